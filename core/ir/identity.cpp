// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/identity.h"

#include <bit>

namespace hawk::ir {

std::uint64_t bitsOf(const Literal& literal)
{
    if (const auto* real = std::get_if<double>(&literal))
        return std::bit_cast<std::uint64_t>(*real);
    if (const auto* integer = std::get_if<std::int64_t>(&literal))
        return static_cast<std::uint64_t>(*integer);
    if (const auto* boolean = std::get_if<bool>(&literal))
        return *boolean ? 1u : 0u;
    return 0;
}

void addIdentity(std::vector<std::uint64_t>& key, const Node& node)
{
    key.insert(key.end(),
               {static_cast<std::uint64_t>(node.op), static_cast<std::uint64_t>(node.type.element),
                node.type.shape.rank, node.type.shape.extents[0], node.type.shape.extents[1],
                static_cast<std::uint64_t>(node.type.tag), node.literal.index(), bitsOf(node.literal),
                node.leaf.size()});
    key.insert(key.end(), node.leaf.begin(), node.leaf.end());
}

} // namespace hawk::ir
