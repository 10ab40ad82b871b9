// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>

#include "lineview/line_view.h"
#include "lineview/marked_scroll_bar.h"
#include "lineview/search_bar.h"

namespace hawk::ui {

/// More chosen text than this is not what somebody looks for.
static constexpr qsizetype longestQuery = 200;

SearchBar& LineView::bar()
{
    if (!m_searchBar) {
        m_searchBar = new SearchBar(this);
        connect(m_searchBar, &SearchBar::queryChanged, this, [this] {
            if (m_searchBar->purpose() == SearchBar::Purpose::find)
                search(m_searchBar->query());
        });
        connect(m_searchBar, &SearchBar::nextWanted, this, &LineView::findNext);
        connect(m_searchBar, &SearchBar::previousWanted, this, &LineView::findPrevious);
        connect(m_searchBar, &SearchBar::closeWanted, this, &LineView::closeBar);
        connect(m_searchBar, &SearchBar::lineWanted, this, [this](int line) {
            goTo(line - 1);
            closeBar();
        });
    }
    return *m_searchBar;
}

void LineView::openFind()
{
    const QString chosen = selectedText();
    const bool isWords = chosen.size() <= longestQuery && !chosen.contains(u'\n') && !chosen.contains(u'\r');
    bar().open(SearchBar::Purpose::find, isWords ? chosen : QString());
    placeBar();
    search(bar().query());
}

void LineView::openGoTo()
{
    bar().open(SearchBar::Purpose::goTo, QString::number(caretRow() + 1));
    placeBar();
}

void LineView::closeBar()
{
    if (!m_searchBar || !m_searchBar->isVisible())
        return;
    m_searchBar->hide();
    placeBar();
    // The query stays for F3; what was found is no longer shown.
    m_found = {};
    updateMarks();
    setFocus(Qt::OtherFocusReason);
    viewport()->update();
}

void LineView::placeBar()
{
    const bool isShown = m_searchBar && m_searchBar->isVisible();
    const int height = isShown ? m_searchBar->sizeHint().height() : 0;
    if (viewportMargins().bottom() != height)
        setViewportMargins(0, 0, 0, height);
    if (isShown) {
        const QRect view = viewport()->geometry();
        m_searchBar->setGeometry(view.left(), view.bottom() + 1, view.width(), height);
    }
}

void LineView::search(const LineQuery& query)
{
    m_query = query;
    m_stepDue = Step::here;
    m_search.start(text(), m_query);
}

void LineView::searchAgain()
{
    if (!m_query.pattern.isEmpty() && m_searchBar && m_searchBar->isVisible())
        m_search.start(text(), m_query);
}

void LineView::takeMatches(const LineMatches& result)
{
    m_found = result;
    updateMarks();
    viewport()->update();
    choose(std::exchange(m_stepDue, Step::none));
}

void LineView::findNext()
{
    choose(Step::next);
}

void LineView::findPrevious()
{
    choose(Step::previous);
}

void LineView::choose(Step step)
{
    if (step != Step::none && step != Step::here && m_found.matches.empty() && !m_query.pattern.isEmpty()) {
        // After the bar was closed the matches are not kept.
        if (m_stepDue == Step::none && !m_search.isRunning()) {
            m_search.start(text(), m_query);
            m_stepDue = step;
            return;
        }
    }
    if (m_search.isRunning()) {
        m_stepDue = step;
        return;
    }
    const std::vector<LineMatch>& matches = m_found.matches;
    if (step != Step::none && !matches.empty()) {
        auto match = std::ranges::lower_bound(
            matches,
            step == Step::next ? std::max(m_selection.end(), m_selection.begin()) : m_selection.begin(), {},
            &LineMatch::begin);
        if (step == Step::previous)
            match = match == matches.begin() ? std::prev(matches.end()) : std::prev(match);
        else if (match == matches.end())
            match = matches.begin();
        select({match->begin, match->begin + match->length});
    }
    tellSearch();
}

int LineView::currentMatch() const
{
    const auto match = std::ranges::lower_bound(m_found.matches, m_selection.begin(), {}, &LineMatch::begin);
    const bool isChosen = match != m_found.matches.end() && match->begin == m_selection.begin()
        && match->begin + match->length == m_selection.end();
    return isChosen ? static_cast<int>(match - m_found.matches.begin()) + 1 : 0;
}

void LineView::tellSearch()
{
    if (m_searchBar && m_searchBar->isVisible())
        m_searchBar->tell(m_found, currentMatch());
    Q_EMIT searchTold(m_found, currentMatch());
}

} // namespace hawk::ui
