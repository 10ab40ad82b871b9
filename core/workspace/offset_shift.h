// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "text/range.h"

namespace hawk::workspace {

/// Carries places of a text over to an edited version of it, as far as its begin and its end are the same.
class OffsetShift
{
public:
    /// Linear in what the texts have in common.
    OffsetShift(std::string_view from, std::string_view to);

    /// Nothing for a place in the part that was edited.
    std::optional<std::uint32_t> map(std::uint32_t offset) const;
    /// Nothing for a range that touches the part that was edited.
    std::optional<text::Range> map(text::Range range) const;

private:
    std::uint32_t m_fromSize;
    std::uint32_t m_toSize;
    std::uint32_t m_first = 0; ///< bytes that both begin with
    std::uint32_t m_last = 0; ///< bytes that both end with
};

} // namespace hawk::workspace
