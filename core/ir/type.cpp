// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/type.h"

#include <format>

namespace hawk::ir {

static std::string spellShape(const Shape& shape)
{
    if (shape.rank == 1)
        return std::format("Vector[{}]", shape.extents[0]);
    return std::format("Matrix[{}, {}]", shape.extents[0], shape.extents[1]);
}

static std::string spellElement(Element element)
{
    switch (element) {
    case Element::boolean:
        return "a condition";
    case Element::index:
        return "Index";
    case Element::int32:
        return "Int32";
    case Element::uint32:
        return "UInt32";
    case Element::real:
        break;
    }
    return "Scalar";
}

std::string spell(const Type& type)
{
    switch (type.tag) {
    case Tag::quaternion:
        return "Quat";
    case Tag::luFactor:
        return "an LU factor";
    case Tag::choleskyFactor:
        return "a Cholesky factor";
    case Tag::eighFactor:
        return "an eigenvalue factor";
    case Tag::none:
        break;
    }
    if (type.isScalar())
        return spellElement(type.element);
    if (type.element == Element::real)
        return spellShape(type.shape);
    return spellShape(type.shape)
        + (type.element == Element::boolean ? " of conditions" : " of " + spellElement(type.element));
}

} // namespace hawk::ir
