// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lineview/line_view.h"

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Theme>

#include "common/code_font.h"
#include "lineview/line_view_accessible.h"
#include "lineview/line_view_actions.h"
#include "lineview/marked_scroll_bar.h"

namespace hawk::ui {

static constexpr int smallestSize = 4;
static constexpr int largestSize = 64;

LineView::LineView(Highlighting& highlighting, QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_highlighting(highlighting)
    , m_rows(textFont())
    , m_bar(new MarkedScrollBar(this))
    , m_actions(new LineViewActions(*this))
{
    installLineViewAccessibility();
    setVerticalScrollBar(m_bar);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setCursor(Qt::IBeamCursor);
    // Every pixel is painted by us.
    viewport()->setAutoFillBackground(false);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    updateColours();
    updateScrollBars();
    connect(&m_highlighting, &Highlighting::themeChanged, this, &LineView::updateColours);
    connect(&m_search, &LineSearch::finished, this, &LineView::takeMatches);
}

LineView::~LineView() = default;

QFont LineView::textFont() const
{
    QFont font = codeFont();
    font.setPointSizeF(std::clamp<qreal>(font.pointSizeF() + m_zoom, smallestSize, largestSize));
    return font;
}

void LineView::updateColours()
{
    m_colours = coloursFor(palette());
    m_rows.use(m_highlighting.definition(m_language), m_highlighting.theme());
    viewport()->update();
}

void LineView::setText(LineText text)
{
    const RowShift shift(this->text(), text);
    const int height = m_rows.metrics().height;
    const int top = firstVisibleRow();
    const int rest = verticalScrollBar()->value() - top * height;
    const LineSelection moved{shift.map(m_selection.anchor), shift.map(m_selection.position)};

    m_rows.setText(std::move(text), shift.commonFirst());
    m_linked.clear();
    m_signs.clear();
    m_widest = 0;
    m_goalX.reset();
    m_found = {};
    updateScrollBars();
    verticalScrollBar()->setValue(shift.map(top) * height + rest);
    setSelection(moved, Told::silently);
    updateMarks();
    searchAgain();
    viewport()->update();
    tellTextReplaced(*this);
}

void LineView::append(QStringView added)
{
    const bool wasAtEnd = verticalScrollBar()->value() == verticalScrollBar()->maximum();
    m_rows.append(added);
    updateScrollBars();
    if (wasAtEnd)
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    updateMarks();
    searchAgain();
    viewport()->update();
}

void LineView::setLanguage(TextLanguage language)
{
    if (m_language == language)
        return;
    m_language = language;
    updateColours();
}

void LineView::setMargin(Margin margin)
{
    m_margin = margin;
    updateScrollBars();
    viewport()->update();
}

void LineView::setLinkedRows(std::vector<int> rows)
{
    if (m_linked == rows)
        return;
    m_linked = std::move(rows);
    m_bar->setMarks(MarkedScrollBar::Mark::linked, m_linked, text().rowCount());
    viewport()->update();
}

void LineView::setSigns(std::vector<RowSign> signs)
{
    m_signs = std::move(signs);
    m_signs.resize(m_signs.empty() ? 0 : static_cast<std::size_t>(text().rowCount()));
    updateMarks();
    updateScrollBars();
    viewport()->update();
}

void LineView::setStaleWord(const QString& word)
{
    if (m_staleWord == word)
        return;
    m_staleWord = word;
    viewport()->update();
}

void LineView::updateMarks()
{
    const int rows = text().rowCount();
    std::vector<int> added;
    std::vector<int> removed;
    for (std::size_t row = 0; row < m_signs.size(); ++row) {
        if (m_signs[row].change == RowSign::Change::added)
            added.push_back(static_cast<int>(row));
        else if (m_signs[row].change == RowSign::Change::removed)
            removed.push_back(static_cast<int>(row));
    }
    std::vector<int> found(m_found.matches.size());
    std::ranges::transform(m_found.matches, found.begin(),
                           [this](const LineMatch& match) { return text().rowAt(match.begin); });
    m_bar->setMarks(MarkedScrollBar::Mark::linked, m_linked, rows);
    m_bar->setMarks(MarkedScrollBar::Mark::found, found, rows);
    m_bar->setMarks(MarkedScrollBar::Mark::added, added, rows);
    m_bar->setMarks(MarkedScrollBar::Mark::removed, removed, rows);
}

void LineView::select(const LineSelection& selection)
{
    setSelection(selection, Told::silently);
    reveal(caretRow());
    revealCaret();
}

void LineView::setSelection(const LineSelection& selection, Told told)
{
    const LineSelection before = m_selection;
    m_selection = {std::clamp<qsizetype>(selection.anchor, 0, text().size()),
                   std::clamp<qsizetype>(selection.position, 0, text().size())};
    m_isCaretShown = true;
    m_actions->copy->setEnabled(!m_selection.isEmpty());
    viewport()->update();
    if (before != m_selection)
        Q_EMIT selectionChanged();
    if (before.position != m_selection.position)
        tellCaretMoved(*this);
    if (told == Told::asReader)
        Q_EMIT caretMoved(caretRow());
}

void LineView::setHovered(std::optional<int> row)
{
    if (m_hovered == row)
        return;
    m_hovered = row;
    Q_EMIT rowHovered(row);
}

QString LineView::selectedText() const
{
    return text().text().sliced(m_selection.begin(), m_selection.end() - m_selection.begin());
}

void LineView::copy() const
{
    if (!m_selection.isEmpty())
        QGuiApplication::clipboard()->setText(selectedText());
}

void LineView::selectAll()
{
    setSelection({0, text().size()}, Told::silently);
}

void LineView::setZoom(int points)
{
    const qreal normal = codeFont().pointSizeF();
    const int top = firstVisibleRow();
    m_zoom =
        std::clamp(points, smallestSize - static_cast<int>(normal), largestSize - static_cast<int>(normal));
    m_rows.setFont(textFont());
    m_widest = 0;
    updateScrollBars();
    verticalScrollBar()->setValue(top * m_rows.metrics().height);
    viewport()->update();
}

void LineView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    placeBar();
    updateScrollBars();
}

void LineView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        updateColours();
    else if (event->type() == QEvent::LanguageChange)
        m_actions->retranslate();
    else if (event->type() == QEvent::FontChange)
        setZoom(m_zoom);
    QAbstractScrollArea::changeEvent(event);
}

} // namespace hawk::ui
