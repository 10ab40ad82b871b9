// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/terms.h"

#include <array>

namespace hawk::ir {

namespace {

/// Row `row` of a matrix of `inner` columns times column `column` of one of `columns` columns.
std::vector<Term> rowByColumn(std::uint32_t row, std::uint32_t column, std::uint32_t inner,
                              std::uint32_t columns)
{
    std::vector<Term> terms;
    for (std::uint32_t i = 0; i < inner; ++i)
        terms.push_back({row * inner + i, i * columns + column});
    return terms;
}

std::vector<Term> crossTerms(std::uint32_t component)
{
    const std::uint32_t next = (component + 1) % 3;
    const std::uint32_t last = (component + 2) % 3;
    return {{next, last}, {last, next, true}};
}

/// The Hamilton product with the real part first.
std::vector<Term> quaternionTerms(std::uint32_t component)
{
    static constexpr std::array<std::array<Term, 4>, 4> table = {{
        {{{0, 0}, {1, 1, true}, {2, 2, true}, {3, 3, true}}},
        {{{0, 1}, {1, 0}, {2, 3}, {3, 2, true}}},
        {{{0, 2}, {1, 3, true}, {2, 0}, {3, 1}}},
        {{{0, 3}, {1, 2}, {2, 1, true}, {3, 0}}},
    }};
    return {table[component].begin(), table[component].end()};
}

} // namespace

std::vector<Term> terms(const Kernel& kernel, const Node& node, std::uint32_t component)
{
    const Shape& left = kernel.node(node.operands[0]).type.shape;
    const Shape& right = kernel.node(node.operands[1]).type.shape;
    switch (node.op) {
    case Op::matrixVector:
        return rowByColumn(component, 0, left.extents[1], 1);
    case Op::matrixMatrix:
        return rowByColumn(component / right.extents[1], component % right.extents[1], left.extents[1],
                           right.extents[1]);
    case Op::outer:
        return {{component / right.extents[0], component % right.extents[0]}};
    case Op::cross:
        return crossTerms(component);
    case Op::quatMultiply:
        return quaternionTerms(component);
    default:
        return {};
    }
}

std::uint32_t beforeTransposing(const Shape& transposed, std::uint32_t position)
{
    const std::uint32_t row = position / transposed.extents[1];
    const std::uint32_t column = position % transposed.extents[1];
    return column * transposed.extents[0] + row;
}

} // namespace hawk::ir
