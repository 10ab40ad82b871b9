// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/factor.h"

namespace hawk::ir {

static FactorLayout layout(Tag tag, std::uint32_t size)
{
    const std::uint32_t entries = size * size;
    switch (tag) {
    case Tag::eighFactor:
        return {size, size, 0, size + entries};
    case Tag::luFactor:
        return {size, 0, entries, entries + size};
    default:
        return {size, 0, entries, entries};
    }
}

Type factorType(Op op, std::uint32_t size)
{
    Tag tag = Tag::choleskyFactor;
    if (op == Op::lu)
        tag = Tag::luFactor;
    else if (op == Op::eigh)
        tag = Tag::eighFactor;
    return {Element::real, Shape::vector(layout(tag, size).info + 1), tag};
}

FactorLayout layoutOf(const Type& factor)
{
    std::uint32_t size = 1;
    while (layout(factor.tag, size).info + 1 < factor.shape.count())
        ++size;
    return layout(factor.tag, size);
}

} // namespace hawk::ir
