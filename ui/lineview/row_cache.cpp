// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lineview/row_cache.h"

namespace hawk::ui {

/// Several screens.
static constexpr std::size_t mostRows = 1000;

void RowCache::setText(LineText text, int commonRows)
{
    m_text = std::move(text);
    m_highlighter.keepFirst(commonRows);
    std::erase_if(m_rows, [&](const auto& row) { return row.first >= commonRows; });
}

void RowCache::append(QStringView text)
{
    const int last = m_text.rowCount() - 1;
    m_text.append(text);
    m_highlighter.keepFirst(last);
    m_rows.erase(last);
}

void RowCache::setFont(const QFont& font)
{
    m_metrics = RowMetrics(font);
    m_rows.clear();
}

void RowCache::use(const KSyntaxHighlighting::Definition& definition, const KSyntaxHighlighting::Theme& theme)
{
    m_highlighter.use(definition, theme);
    m_rows.clear();
}

const LineLayout& RowCache::layout(int row)
{
    const auto found = m_rows.find(row);
    if (found != m_rows.end())
        return found->second.layout;
    if (m_rows.size() >= mostRows)
        m_rows.clear();
    const bool isGuess = !m_highlighter.knows(row);
    Entry entry{LineLayout(m_text.row(row), m_metrics, m_highlighter.formats(m_text, row)), isGuess};
    return m_rows.emplace(row, std::move(entry)).first->second.layout;
}

bool RowCache::settle(int row, std::chrono::microseconds budget)
{
    m_highlighter.advance(m_text, row, budget);
    return std::erase_if(
               m_rows,
               [&](const auto& entry) { return entry.second.isGuess && m_highlighter.knows(entry.first); })
        > 0;
}

} // namespace hawk::ui
