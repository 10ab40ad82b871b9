// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <unordered_map>

#include "common/highlighting.h"
#include "lineview/line_highlighter.h"
#include "lineview/line_layout.h"
#include "lineview/line_text.h"

namespace hawk::ui {

/// Rows laid out and coloured, made when they are asked for and kept while they are likely to be seen again.
class RowCache
{
public:
    explicit RowCache(const QFont& font) : m_metrics(font) { }

    const LineText& text() const { return m_text; }
    const RowMetrics& metrics() const { return m_metrics; }

    /// Keeps what the texts have in common at their begin.
    void setText(LineText text, int commonRows);
    void append(QStringView text);
    void setFont(const QFont& font);
    void use(const KSyntaxHighlighting::Definition& definition, const KSyntaxHighlighting::Theme& theme);

    /// Valid until the next call that changes something or asks for a row.
    const LineLayout& layout(int row);
    /// Finds the right colours up to a row for about `budget`. True when rows were drawn in colours that may
    /// have been wrong and are known now.
    bool settle(int row, std::chrono::microseconds budget);
    bool isSettled(int row) const { return m_highlighter.knows(row); }

private:
    struct Entry {
        LineLayout layout;
        bool isGuess = false; ///< its colours follow from a guess
    };
    LineText m_text;
    RowMetrics m_metrics;
    LineHighlighter m_highlighter;
    std::unordered_map<int, Entry> m_rows;
};

} // namespace hawk::ui
