// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <vector>

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QElapsedTimer>

#include "common/colours.h"
#include "common/highlighting.h"
#include "lineview/line_search.h"
#include "lineview/row_cache.h"
#include "lineview/text_walk.h"

namespace hawk::ui {

class LineViewActions;
class MarkedScrollBar;
class SearchBar;

/// What a diff says of a row, told by a sign in the margin and by a tint.
struct RowSign {
    enum class Change { none, added, removed };
    Change change = Change::none;
    int number = 0; ///< line number to show; 0: none
    friend bool operator==(const RowSign&, const RowSign&) = default;
};

/// Read-only text of any length: only visible rows are laid out, so that 200,000 of them are shown in some
/// ten milliseconds. Selection by mouse and keyboard, copy, find, colours, tints. Rows count from 0. All
/// members are to be called in the window's thread.
class LineView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    enum class Margin { numbers, none };

    explicit LineView(Highlighting& highlighting, QWidget* parent = nullptr);
    ~LineView() override;

    /// Replaces the text. What is visible and chosen stays in place as far as the old text's begin or end are
    /// those of the new one. Tints and signs go.
    void setText(LineText text);
    /// Adds at the end; keeps showing the end if that was in view.
    void append(QStringView text);
    const LineText& text() const { return m_rows.text(); }
    void setLanguage(TextLanguage language);
    /// Whether line numbers are shown; signs are in any case.
    void setMargin(Margin margin);

    /// Tints rows and marks them at the scroll bar; ascending.
    void setLinkedRows(std::vector<int> rows);
    const std::vector<int>& linkedRows() const { return m_linked; }
    /// One per row, or none at all for a text that is no diff.
    void setSigns(std::vector<RowSign> signs);
    /// A word such as "out of date" with hatching over the text; empty: neither.
    void setStaleWord(const QString& word);
    const QString& staleWord() const { return m_staleWord; }

    /// Scrolls as little as needed to have the row in view, with some rows around it.
    void reveal(int row);
    /// Makes it the first row in view, as far as there are enough rows after it.
    void scrollTo(int row);
    /// Puts the caret at the row's first character, and reveals it.
    void goTo(int row);
    int caretRow() const { return text().rowAt(m_selection.position); }
    const LineSelection& selection() const { return m_selection; }
    void select(const LineSelection& selection);
    QString selectedText() const;
    int firstVisibleRow() const;
    int lastVisibleRow() const;
    /// Of a row's cell in the viewport; outside of it where the row is not in view.
    QRect rowRect(int row) const;
    /// Of the character at an offset, in the viewport.
    QRect characterRect(qsizetype offset) const;
    qsizetype offsetAt(QPoint viewportPoint) const;

    void copy() const;
    void selectAll();
    /// Opens the bar with the selected words in it.
    void openFind();
    void openGoTo();
    void closeBar();
    void search(const LineQuery& query);
    void findNext();
    void findPrevious();
    const std::vector<LineMatch>& matches() const { return m_found.matches; }
    /// Points added to the size of the fixed font; 0 resets.
    void setZoom(int points);
    int zoom() const { return m_zoom; }

    /// Copy, select all, find, go to line, zoom.
    LineViewActions& viewActions() const { return *m_actions; }
    /// Shown in the context menu above the view's own.
    void addContextActions(const QList<QAction*>& actions) { m_contextActions += actions; }

Q_SIGNALS:
    /// Nothing when the mouse leaves.
    void rowHovered(std::optional<int> row);
    /// The reader moved the caret, possibly within the row.
    void caretMoved(int row);
    /// Enter or a double click.
    void rowActivated(int row);
    void selectionChanged();
    /// A search ended, or the found place changed: number of the chosen match from 1, or 0.
    void searchTold(const hawk::ui::LineMatches& result, int current);

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    enum class Keep { nothing, anchor };
    enum class Told { silently, asReader };
    enum class Unit { character, word, row };

    // line_view.cpp
    QFont textFont() const;
    void updateColours();
    void updateMarks();
    void setSelection(const LineSelection& selection, Told told);
    void setHovered(std::optional<int> row);

    // line_view_places.cpp
    void updateScrollBars();
    int marginWidth() const;
    int numberOf(int row) const;
    void revealCaret();

    // line_view_paint.cpp
    void paintRow(QPainter& painter, int row);
    void paintMargin(QPainter& painter, int row);
    void paintStale(QPainter& painter);
    QColor tintOf(int row) const;
    LineLayout::Formats overlaysOf(int row) const;

    // line_view_input.cpp
    void moveTo(qsizetype offset, Keep keep);
    void moveRows(int rows, Keep keep);
    bool moveByKey(QKeyEvent* event);
    LineSelection around(qsizetype offset, Unit unit) const;
    void dragTo(QPoint point);

    // line_view_find.cpp
    enum class Step { none, here, next, previous };
    SearchBar& bar();
    void searchAgain();
    void takeMatches(const LineMatches& result);
    void choose(Step step);
    void tellSearch();
    int currentMatch() const;
    void placeBar();

    Highlighting& m_highlighting;
    TextLanguage m_language = TextLanguage::plain;
    Margin m_margin = Margin::numbers;
    int m_zoom = 0; ///< before what is made with its font
    mutable RowCache m_rows; ///< lays out what a question needs
    Colours m_colours;
    LineSelection m_selection;
    std::optional<qreal> m_goalX; ///< where moving up and down wants to be
    std::optional<int> m_hovered;
    qreal m_widest = 0; ///< of the rows seen so far
    std::vector<int> m_linked;
    std::vector<RowSign> m_signs;
    QString m_staleWord;
    MarkedScrollBar* m_bar;
    LineViewActions* m_actions;
    QList<QAction*> m_contextActions;

    QBasicTimer m_settleTimer;
    QBasicTimer m_blinkTimer;
    QBasicTimer m_dragTimer;
    bool m_isCaretShown = true;
    Unit m_dragUnit = Unit::character;
    LineSelection m_dragOrigin;
    QElapsedTimer m_sinceDoubleClick;
    QPoint m_lastPress;

    SearchBar* m_searchBar = nullptr;
    LineSearch m_search;
    LineQuery m_query;
    LineMatches m_found;
    Step m_stepDue = Step::none; ///< asked for while the search runs
};

} // namespace hawk::ui
