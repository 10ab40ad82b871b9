// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/code_editor.h"

#include <algorithm>

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Theme>
#include <QMimeData>
#include <QPointer>
#include <QScrollBar>
#include <QTextBlock>

#include "common/code_font.h"
#include "editor/editor_gutter.h"

namespace hawk::ui {

namespace {

constexpr int tabColumns = 8; // as Python counts them
constexpr int manyLines = 1000; // more than any screen has

} // namespace

CodeEditor::CodeEditor(Highlighting& highlighting, TextLanguage language, QWidget* parent)
    : QPlainTextEdit(parent)
    , m_highlighting(highlighting)
    , m_language(language)
    , m_gutter(new EditorGutter(*this))
{
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    m_highlighter.setDefinition(highlighting.definition(language));

    connect(&m_edit, &SlicedEdit::finished, this, [this] {
        setReadOnly(m_wasReadOnly);
        verticalScrollBar()->setValue(m_scrollAnchor.block().firstLineNumber());
        m_scrollAnchor = {};
        Q_EMIT textApplied();
    });
    connect(&m_highlighting, &Highlighting::themeChanged, this, &CodeEditor::restyle);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &CodeEditor::caretChanged);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& area, int dy) {
        m_gutter->follow(area, dy);
        if (dy != 0 || area.contains(viewport()->rect()))
            viewChanged();
    });
    connect(this, &QPlainTextEdit::blockCountChanged, this, &CodeEditor::placeGutter);

    updateFont();
    attach(document(), {});
    restyle();
}

CodeEditor::~CodeEditor()
{
    // The document outlives this object's members and would tell them of its end.
    document()->disconnect(this);
    m_highlighter.setDocument(nullptr);
}

void CodeEditor::attach(QTextDocument* document, std::vector<std::uint32_t> lineSizes)
{
    m_bytes.setDocument(document, std::move(lineSizes));
    m_marks.set({});
    m_linked.clear();
    m_dimmed.clear();
    m_names.clear();
    m_matches.clear();
    m_brackets.reset();
    connect(document, &QTextDocument::contentsChange, this, &CodeEditor::follow);
    m_highlighter.setDocument(document);
}

void CodeEditor::setText(const QString& text)
{
    adopt(prepareDocument(text, look()));
}

DocumentLook CodeEditor::look() const
{
    return {font(), document()->defaultTextOption()};
}

void CodeEditor::adopt(PreparedDocument prepared)
{
    const QPointer old = document();
    old->disconnect(this);
    QTextDocument* adopted = prepared.document.release();
    adopted->setParent(this);
    // The zoom may have changed on the way.
    if (adopted->defaultFont() != font())
        adopted->setDefaultFont(font());
    // Each change of the width takes time for every line, so the width is right before the lines come.
    setVerticalScrollBarPolicy(adopted->blockCount() > manyLines ? Qt::ScrollBarAlwaysOn
                                                                 : Qt::ScrollBarAsNeeded);
    placeGutter(adopted->blockCount());
    // Before the caret moves into it, which is told.
    attach(adopted, std::move(prepared.lineSizes));
    setDocument(adopted);
    viewChanged();
    Q_EMIT documentReplaced();
    // The first document belongs to the base class, which deleted it.
    if (old)
        old->deleteLater();
}

void CodeEditor::applyText(const QString& text)
{
    applyReplacements(replacementsFor(ui::plainText(*document()), text));
}

void CodeEditor::applyReplacements(std::vector<Replacement> replacements)
{
    Q_ASSERT(!isApplying());
    m_scrollAnchor = QTextCursor(firstVisibleBlock());
    m_wasReadOnly = isReadOnly();
    setReadOnly(true);
    m_edit.start(document(), std::move(replacements));
}

std::string CodeEditor::utf8Text() const
{
    return ui::utf8Text(*document());
}

// A step may be made of many edits, and each of them moves every cursor there is.
void CodeEditor::undo()
{
    setExtraSelections({});
    QPlainTextEdit::undo();
    formatVisible();
}

void CodeEditor::redo()
{
    setExtraSelections({});
    QPlainTextEdit::redo();
    formatVisible();
}

void CodeEditor::follow(int position, int removed, int added)
{
    // Colours change the look only.
    if (!removed && !added)
        return;
    m_bytes.follow(position, added);
    m_marks.move(position, removed, added);
    for (std::vector<TextSpan>* spans : {&m_linked, &m_dimmed, &m_matches}) {
        for (TextSpan& span : *spans)
            span = moved(span, position, removed, added);
    }
    keepFewNames();
    for (NameSpan& name : m_names)
        name.span = moved(name.span, position, removed, added);
    Q_EMIT textEdited();
}

void CodeEditor::caretChanged()
{
    m_brackets = matchBracket(*document(), textCursor().position());
    const int block = textCursor().blockNumber();
    updateBlocks(std::min(block, m_caretBlock), std::max(block, m_caretBlock));
    m_caretBlock = block;
    // A bracket may be anywhere in view.
    viewport()->update();
    m_gutter->update();
    Q_EMIT caretMoved(m_bytes.offset(textCursor().position()));
}

void CodeEditor::viewChanged()
{
    const auto [first, last] = visibleBlocks();
    m_highlighter.setVisible(first, last);
    formatVisible();
}

void CodeEditor::setZoom(int percent)
{
    percent = std::clamp(percent, 50, 400);
    if (std::exchange(m_zoom, percent) != percent)
        updateFont();
}

void CodeEditor::updateFont()
{
    QFont font = codeFont();
    font.setPointSizeF(std::max(4.0, font.pointSizeF() * m_zoom / 100.0));
    setFont(font);
    setTabStopDistance(tabColumns * fontMetrics().horizontalAdvance(u' '));
    setCursorWidth(std::max(1, fontMetrics().height() / 12));
    placeGutter(blockCount());
}

void CodeEditor::restyle()
{
    m_highlighter.setColours(m_highlighting.theme(), palette().color(QPalette::Base));
    viewport()->update();
    m_gutter->update();
    formatVisible();
}

void CodeEditor::placeGutter(int lines)
{
    const int width = m_gutter->preferredWidth(lines);
    setViewportMargins(width, 0, 0, 0);
    const QRect area = contentsRect();
    m_gutter->setGeometry(area.left(), area.top(), width, area.height());
}

void CodeEditor::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    placeGutter(blockCount());
    viewChanged();
}

void CodeEditor::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    switch (event->type()) {
    case QEvent::PaletteChange:
        restyle();
        break;
    case QEvent::ApplicationFontChange:
        updateFont();
        break;
    default:
        break;
    }
}

bool CodeEditor::canInsertFromMimeData(const QMimeData* source) const
{
    // Dropped files are opened by whoever holds the editor.
    return source->hasText() && !source->hasUrls();
}

} // namespace hawk::ui
