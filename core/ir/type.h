// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "data/element.h"
#include "data/signature.h"

namespace hawk::ir {

using data::Element;
using data::Shape;
using data::Tag;

/// The type of a value: what one component is, the extents, and the tag (docs/semantics.md "Types").
struct Type {
    Element element = Element::real;
    Shape shape;
    Tag tag = Tag::none;

    static Type real(Shape shape = {}) { return {Element::real, shape, Tag::none}; }
    static Type boolean(Shape shape = {}) { return {Element::boolean, shape, Tag::none}; }
    static Type index() { return {Element::index, {}, Tag::none}; }

    bool isScalar() const { return shape.isScalar(); }
    Type withElement(Element other) const { return {other, shape, Tag::none}; }
    Type component() const { return {element, {}, Tag::none}; }
    friend bool operator==(const Type&, const Type&) = default;
};

/// As the author writes it: `Scalar`, `Vector[3]`, `Index`, `Quat`, `Matrix[2, 3]`; a boolean is `a
/// condition`, `Vector[3] of conditions`; an index vector `Vector[3] of Index`.
std::string spell(const Type& type);

} // namespace hawk::ir
