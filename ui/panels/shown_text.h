// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "lineview/line_view.h"
#include "workspace/generated_text.h"
#include "workspace/text_comparison.h"

namespace hawk::ui {

/// What the panel of generated text shows: a text, or its comparison with an older one. Knows which rows
/// belong to which part of the kernel.
struct ShownText {
    std::shared_ptr<const workspace::GeneratedText> text;
    std::shared_ptr<const workspace::GeneratedText> base; ///< null: no comparison
    std::shared_ptr<const workspace::TextComparison> comparison;

    LineText lines() const;
    std::vector<RowSign> signs() const;
    /// Rows that came from the kernel line with this offset of the text's own source.
    std::vector<int> rowsFrom(std::uint32_t kernelOffset) const;
    /// In the text's own source; nothing where the row came from no part of the kernel.
    std::optional<text::Range> kernelRange(int row) const;
    /// The first row of what computes the kernel, behind the heading and the declarations; nothing when no
    /// row is linked.
    std::optional<int> firstKernelRow() const;
    friend bool operator==(const ShownText&, const ShownText&) = default;
};

} // namespace hawk::ui
