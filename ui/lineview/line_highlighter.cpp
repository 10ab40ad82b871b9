// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lineview/line_highlighter.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Theme>

namespace hawk::ui {

static constexpr qsizetype longestColoured = 10'000;

void LineHighlighter::use(const KSyntaxHighlighting::Definition& newDefinition,
                          const KSyntaxHighlighting::Theme& newTheme)
{
    m_charFormats.clear();
    // States do not depend on colours.
    if (newDefinition != definition())
        m_states.clear();
    setDefinition(newDefinition);
    setTheme(newTheme);
}

void LineHighlighter::keepFirst(int rows)
{
    // What follows the kept rows begins in a known state.
    if (m_states.size() > static_cast<std::size_t>(rows) + 1)
        m_states.resize(static_cast<std::size_t>(rows) + 1);
}

bool LineHighlighter::knows(int row) const
{
    return !definition().isValid() || row == 0 || static_cast<std::size_t>(row) < m_states.size();
}

void LineHighlighter::advance(const LineText& text, int row, std::chrono::microseconds budget)
{
    const auto end = std::chrono::steady_clock::now() + budget;
    if (m_states.empty())
        m_states.emplace_back();
    m_wantsFormats = false;
    while (!knows(row) && std::chrono::steady_clock::now() < end) {
        const auto last = static_cast<int>(m_states.size()) - 1;
        m_states.push_back(pass(text.row(last), m_states.back()));
    }
}

LineLayout::Formats LineHighlighter::formats(const LineText& text, int row)
{
    if (!definition().isValid())
        return {};
    m_formats.clear();
    m_wantsFormats = true;
    const bool isKnown = static_cast<std::size_t>(row) < m_states.size();
    pass(text.row(row), isKnown ? m_states[static_cast<std::size_t>(row)] : KSyntaxHighlighting::State());
    return std::move(m_formats);
}

KSyntaxHighlighting::State LineHighlighter::pass(QStringView row, const KSyntaxHighlighting::State& state)
{
    return row.size() > longestColoured ? state : highlightLine(row, state);
}

void LineHighlighter::applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format)
{
    if (m_wantsFormats && length > 0 && !format.isDefaultTextStyle(theme()))
        m_formats.append({offset, length, charFormat(format)});
}

const QTextCharFormat& LineHighlighter::charFormat(const KSyntaxHighlighting::Format& format)
{
    const auto [place, isNew] = m_charFormats.try_emplace(format.id());
    if (isNew) {
        QTextCharFormat& made = place->second;
        if (format.hasTextColor(theme()))
            made.setForeground(format.textColor(theme()));
        if (format.isBold(theme()))
            made.setFontWeight(QFont::Bold);
        if (format.isItalic(theme()))
            made.setFontItalic(true);
        if (format.isUnderline(theme()))
            made.setFontUnderline(true);
    }
    return place->second;
}

} // namespace hawk::ui
