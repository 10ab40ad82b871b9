// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>

#include "trace/math_call.h"
#include "trace/matrix_parts.h"
#include "trace/matrix_product.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

using data::Shape;
using data::Tag;
using ir::NodeId;
using ir::Op;

/// The arguments as vectors of these widths, or nothing after a refusal. A plain vector of 4 components is as
/// good as a quaternion.
std::optional<std::vector<NodeId>> vectorArguments(const MathCall& call, std::vector<std::uint32_t> widths)
{
    std::vector<NodeId> nodes;
    bool fits = true;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const auto node = realArgument(call, i);
        if (!node)
            return std::nullopt;
        fits = fits && call.frame.builder().type(*node).shape == Shape::vector(widths[i]);
        nodes.push_back(*node);
    }
    if (fits)
        return nodes;
    std::string wanted;
    for (std::uint32_t width : widths)
        wanted += (wanted.empty() ? "" : " and ")
            + std::string(width == 4 ? "a quaternion (4 components)" : "a vector of 3 components");
    call.frame.refuse(
        refusals::quaternionFunction, call.range,
        {std::string(call.row.name), wanted, describeArguments(call), std::string(call.row.usage)});
    return std::nullopt;
}

/// Components 1 to 3 of a quaternion.
NodeId vectorPart(const MathCall& call, NodeId quaternion)
{
    std::vector<NodeId> entries;
    for (std::uint32_t k = 1; k < 4; ++k)
        entries.push_back(call.frame.builder().component(quaternion, k, call.range));
    return assembled(call.frame, std::move(entries), Shape::vector(3), call.range);
}

NodeId conjugate(const MathCall& call, NodeId quaternion)
{
    ir::Builder& builder = call.frame.builder();
    std::vector<NodeId> entries = {builder.component(quaternion, 0, call.range)};
    for (std::uint32_t k = 1; k < 4; ++k)
        entries.push_back(
            builder.apply(Op::negate, {builder.component(quaternion, k, call.range)}, call.range));
    return assembled(call.frame, std::move(entries), Shape::vector(4), call.range, Tag::quaternion);
}

Value callMultiply(const MathCall& call)
{
    const auto nodes = vectorArguments(call, {4, 4});
    if (!nodes)
        return Unknown{};
    return call.frame.traced(product(call.frame, Op::quatMultiply, (*nodes)[0], (*nodes)[1], Shape::vector(4),
                                     call.range, Tag::quaternion));
}

Value callConjugate(const MathCall& call)
{
    const auto nodes = vectorArguments(call, {4});
    return nodes ? call.frame.traced(conjugate(call, (*nodes)[0])) : Value(Unknown{});
}

/// The conjugate over the squared norm.
Value callReciprocal(const MathCall& call)
{
    const auto nodes = vectorArguments(call, {4});
    if (!nodes)
        return Unknown{};
    ir::Builder& builder = call.frame.builder();
    const NodeId q = (*nodes)[0];
    const NodeId square =
        builder.add({.op = Op::dot, .type = ir::Type::real(), .operands = {q, q}, .origin = call.range});
    return call.frame.traced(builder.apply(Op::divide, {conjugate(call, q), square}, call.range));
}

/// v + w t + u x t with q = (w, u) and t = 2 u x v (docs/semantics.md "Quaternions"); the quaternion is not
/// normalised.
Value callRotate(const MathCall& call)
{
    const auto nodes = vectorArguments(call, {4, 3});
    if (!nodes)
        return Unknown{};
    ir::Builder& builder = call.frame.builder();
    const NodeId w = builder.component((*nodes)[0], 0, call.range);
    const NodeId u = vectorPart(call, (*nodes)[0]);
    const NodeId v = (*nodes)[1];
    const auto crossed = [&](NodeId a, NodeId b) {
        return product(call.frame, Op::cross, a, b, Shape::vector(3), call.range);
    };
    const NodeId t =
        builder.apply(Op::multiply, {builder.constant(2.0, call.range), crossed(u, v)}, call.range);
    const NodeId moved =
        builder.apply(Op::add, {v, builder.apply(Op::multiply, {w, t}, call.range)}, call.range);
    return call.frame.traced(builder.apply(Op::add, {moved, crossed(u, t)}, call.range));
}

Value callPure(const MathCall& call)
{
    const auto nodes = vectorArguments(call, {3});
    if (!nodes)
        return Unknown{};
    ir::Builder& builder = call.frame.builder();
    std::vector<NodeId> entries = {builder.constant(0.0, call.range)};
    for (std::uint32_t k = 0; k < 3; ++k)
        entries.push_back(builder.component((*nodes)[0], k, call.range));
    return call.frame.traced(
        assembled(call.frame, std::move(entries), Shape::vector(4), call.range, Tag::quaternion));
}

Value callVectorPart(const MathCall& call)
{
    const auto nodes = vectorArguments(call, {4});
    return nodes ? call.frame.traced(vectorPart(call, (*nodes)[0])) : Value(Unknown{});
}

constexpr MathRow table[] = {
    {"quat_mul", callMultiply, 2, Op::quatMultiply, "quat_mul(p, q)"},
    {"quat_conj", callConjugate, 1, Op::negate, "quat_conj(q)"},
    {"quat_recip", callReciprocal, 1, Op::divide, "quat_recip(q)"},
    {"quat_rotate", callRotate, 2, Op::cross, "quat_rotate(q, v)"},
    {"as_pure", callPure, 1, Op::vec, "as_pure(v)"},
    {"as_vec3", callVectorPart, 1, Op::vec, "as_vec3(q)"},
};

} // namespace

std::span<const MathRow> quaternionMathRows()
{
    return table;
}

} // namespace hawk::trace
