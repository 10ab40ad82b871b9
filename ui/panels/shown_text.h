// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "lineview/line_view.h"
#include "workspace/documents.h"
#include "workspace/generated_text.h"
#include "workspace/offset_shift.h"
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

/// Carries places between the source that a text was made from and the document as it is now.
class LivePlaces
{
public:
    explicit LivePlaces(workspace::Documents& documents) : m_documents(documents) { }

    /// Whether follow() would have nothing to compare.
    bool isFollowing(const workspace::GeneratedText& text, workspace::DocumentId document) const;
    /// Compares the texts when they differ and either is another than before. Linear in both.
    void follow(const std::shared_ptr<const workspace::GeneratedText>& text, workspace::DocumentId document);
    std::optional<std::uint32_t> toSource(std::uint32_t liveOffset) const;
    std::optional<text::Range> toLive(text::Range sourceRange) const;

private:
    workspace::Documents& m_documents;
    std::shared_ptr<const workspace::GeneratedText> m_text;
    std::uint64_t m_revision = 0; ///< of the document
    std::optional<workspace::OffsetShift> m_toSource; ///< absent: the texts are the same
    std::optional<workspace::OffsetShift> m_toLive;
};

} // namespace hawk::ui
