// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

namespace hawk::codegen {

/// Gives every value of one generated text a name of its own, as near to the author's as C++ allows. Names of
/// the C++ language, macros of the compilers' headers and those in `reserved` are never given.
class Names
{
public:
    explicit Names(std::span<const std::string_view> reserved);

    /// `wanted` as an ASCII identifier, with `_2`, `_3`… when that is taken.
    std::string unique(std::string_view wanted);
    /// Names for the components of one value: the name itself for a scalar (`count` 0), else `wanted_0`,
    /// `wanted_1`…, all of them free.
    std::vector<std::string> uniqueComponents(std::string_view wanted, std::uint32_t count);

private:
    bool isFree(const std::string& name) const;

    std::unordered_set<std::string> m_taken;
    /// The next number to try for each base and count of components.
    std::map<std::pair<std::string, std::uint32_t>, std::uint32_t> m_attempts;
};

} // namespace hawk::codegen
