// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace hawk::fuzz {

/// How many kernels have what, by marks in their texts.
class Census
{
public:
    void add(const std::string& text);
    /// A line for each feature.
    std::string spell() const;

private:
    struct Feature {
        std::string_view name;
        std::string_view mark;
    };
    static constexpr Feature features[] = {
        {"with tables", ": Table["},
        {"with reads at other places", ".at("},
        {"with a grid", ": Grid["},
        {"with stores by key", "hawk.scatter("},
        {"with results over all samples", "\"s0\": hawk."},
        {"with a kind", "Shared"},
        {"with dispatch", "dispatch("},
        {"with matrices", "mat("},
        {"with quaternions", "quat"},
        {"with solutions of linear systems", "solve("},
        {"with inverses", "inv("},
        {"with eigenvalues", "eigh("},
        {"with random draws", "random"},
        {"that finish", "terminated = "},
        {"with loops", "for v"},
        {"with breaks", "break"},
        {"with helpers", "def helper"},
        {"with planes that go on", ": Mutable["},
    };

    std::array<std::uint64_t, std::size(features)> m_counts{};
};

} // namespace hawk::fuzz
