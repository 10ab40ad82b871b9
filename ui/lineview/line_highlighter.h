// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <unordered_map>
#include <vector>

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/State>
#include <QTextCharFormat>

#include "lineview/line_layout.h"
#include "lineview/line_text.h"

namespace hawk::ui {

/// Colours of rows. The state in which a row begins follows from all rows before it; states are found from
/// the top as far as they are needed and kept. Rows of more than 10,000 characters are left plain.
class LineHighlighter : private KSyntaxHighlighting::AbstractHighlighter
{
public:
    /// Forgets the states unless the definition is the same. An invalid one colours nothing.
    void use(const KSyntaxHighlighting::Definition& definition, const KSyntaxHighlighting::Theme& theme);
    /// The states of the first rows stay, because these rows stayed.
    void keepFirst(int rows);

    /// Whether the state in which the row begins is known.
    bool knows(int row) const;
    /// Works towards knowing `row`, for about `budget`.
    void advance(const LineText& text, int row, std::chrono::microseconds budget);
    /// The formats of a row. Taken for the first row of a text when its state is not known yet.
    LineLayout::Formats formats(const LineText& text, int row);

private:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format) override;
    KSyntaxHighlighting::State pass(QStringView row, const KSyntaxHighlighting::State& state);
    const QTextCharFormat& charFormat(const KSyntaxHighlighting::Format& format);

    std::vector<KSyntaxHighlighting::State> m_states; ///< [row]: in which it begins
    std::unordered_map<int, QTextCharFormat> m_charFormats; ///< by the format's number
    LineLayout::Formats m_formats;
    bool m_wantsFormats = false;
};

} // namespace hawk::ui
