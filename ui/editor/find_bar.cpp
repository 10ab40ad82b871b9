// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/find_bar.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include "common/colours.h"
#include "common/icons.h"
#include "editor/code_editor.h"

namespace hawk::ui {

FindBar::FindBar(CodeEditor& editor, QWidget* parent)
    : QWidget(parent)
    , m_editor(editor)
    , m_pattern(new QLineEdit(this))
    , m_replacement(new QLineEdit(this))
    , m_case(makeToggle(QStringLiteral("Aa")))
    , m_words(makeToggle(QStringLiteral("|ab|")))
    , m_expression(makeToggle(QStringLiteral(".*")))
    , m_previous(makeButton(QStringLiteral("up"), &FindBar::findPrevious))
    , m_next(makeButton(QStringLiteral("down"), &FindBar::findNext))
    , m_close(makeButton(QStringLiteral("close"), &FindBar::close))
    , m_replaceOne(makeButton({}, &FindBar::replaceOne))
    , m_replaceAll(makeButton({}, &FindBar::replaceAll))
    , m_replaceRow(new QWidget(this))
    , m_count(new QLabel(this))
{
    auto* findRow = new QHBoxLayout;
    findRow->setSpacing(8);
    findRow->addWidget(m_pattern, 1);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_case, m_words, m_expression, m_previous, m_next, m_count})
        findRow->addWidget(widget);
    findRow->addWidget(m_close);
    auto* replaceRow = new QHBoxLayout(m_replaceRow);
    replaceRow->setContentsMargins(0, 0, 0, 0);
    replaceRow->setSpacing(8);
    replaceRow->addWidget(m_replacement, 1);
    replaceRow->addWidget(m_replaceOne);
    replaceRow->addWidget(m_replaceAll);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addLayout(findRow);
    layout->addWidget(m_replaceRow);

    m_search.setDocument(editor.document());
    connect(&editor, &CodeEditor::documentReplaced, this,
            [this] { m_search.setDocument(m_editor.document()); });
    connect(m_pattern, &QLineEdit::textChanged, this, &FindBar::queryChanged);
    connect(&m_search, &TextSearch::changed, this, &FindBar::searched);
    connect(&editor, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (isVisible())
            tell();
    });
    retranslate();
    hide();
}

QToolButton* FindBar::makeToggle(const QString& text)
{
    auto* button = new QToolButton(this);
    button->setText(text);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::toggled, this, &FindBar::queryChanged);
    return button;
}

QToolButton* FindBar::makeButton(const QString& iconName, void (FindBar::*clicked)())
{
    auto* button = new QToolButton(this);
    if (!iconName.isEmpty()) {
        button->setIcon(icon(iconName));
        button->setAutoRaise(true);
    }
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, clicked);
    return button;
}

void FindBar::retranslate()
{
    const auto name = [](QWidget* widget, const QString& text) {
        widget->setAccessibleName(text);
        widget->setToolTip(text);
    };
    setAccessibleName(tr("Find and replace"));
    m_pattern->setPlaceholderText(tr("Find"));
    name(m_pattern, tr("Text to find"));
    m_replacement->setPlaceholderText(tr("Replace with"));
    name(m_replacement, tr("Replacement"));
    name(m_case, tr("Match upper and lower case"));
    name(m_words, tr("Whole words only"));
    name(m_expression, tr("Regular expression"));
    name(m_previous, tr("Previous match (Shift+F3)"));
    name(m_next, tr("Next match (F3)"));
    name(m_close, tr("Close (Esc)"));
    m_replaceOne->setText(tr("Replace"));
    m_replaceAll->setText(tr("Replace all"));
    tell();
}

void FindBar::open(Purpose purpose)
{
    const QTextCursor cursor = m_editor.textCursor();
    m_origin = cursor.selectionStart();
    m_replaceRow->setVisible(purpose == Purpose::replace && !m_editor.isReadOnly());
    const QString selected = cursor.selectedText();
    show();
    if (!selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator) && !m_expression->isChecked())
        m_pattern->setText(selected);
    m_pattern->selectAll();
    m_pattern->setFocus(Qt::ShortcutFocusReason);
}

void FindBar::close()
{
    hide();
    m_editor.setFocus();
}

void FindBar::tell()
{
    const QString text = statement();
    if (m_count->text() != text) {
        m_count->setText(text);
        m_count->setAccessibleName(text);
        restyle();
    }
}

void FindBar::restyle()
{
    const bool isBad = !m_search.query().pattern.isEmpty() && m_search.isComplete()
        && m_search.matches().empty() && m_replaced < 0;
    const Colours colours = coloursFor(palette());
    QPalette own = palette();
    own.setColor(QPalette::WindowText, isBad ? colours.error : colours.dimmed);
    m_count->setPalette(own);
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        return close();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_replacement->hasFocus() && event->modifiers() == Qt::NoModifier)
            return replaceOne();
        if (event->modifiers() == Qt::ShiftModifier)
            return findPrevious();
        return findNext();
    default:
        QWidget::keyPressEvent(event);
    }
}

void FindBar::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_editor.setFindMatches(m_search.matches());
}

void FindBar::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_editor.setFindMatches({});
}

void FindBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        restyle();
}

} // namespace hawk::ui
