// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/arithmetic.h"

#include <algorithm>
#include <cmath>

namespace hawk::diff {

namespace {

/// Operations that have infinite or undefined results for some finite operands.
bool hasPoles(Op op)
{
    switch (op) {
    case Op::divide:
    case Op::power:
    case Op::fmod:
    case Op::remainder:
    case Op::sqrt:
    case Op::rsqrt:
    case Op::log:
    case Op::log2:
    case Op::log10:
    case Op::log1p:
    case Op::asin:
    case Op::acos:
    case Op::acosh:
    case Op::atanh:
        return true;
    default:
        return false;
    }
}

bool isReal(const Type& type)
{
    return type.element == ir::Element::real;
}

} // namespace

bool isRegularOperation(const ir::Node& node, bool hasRegularOperands)
{
    if (!isReal(node.type))
        return true;
    if (const auto* value = std::get_if<double>(&node.literal))
        return std::isfinite(*value);
    return hasRegularOperands && !hasPoles(node.op);
}

NodeId Arithmetic::zero(const Type& type)
{
    const NodeId scalar = number(0.0);
    return type.isScalar() ? scalar : make(Op::splat, Type::real(type.shape), {scalar});
}

NodeId Arithmetic::plain(NodeId id)
{
    const Type type = this->type(id);
    if (type.tag == data::Tag::none)
        return id;
    std::vector<NodeId> parts;
    for (std::uint32_t k = 0; k < type.shape.count(); ++k)
        parts.push_back(component(id, k));
    return assembled(std::move(parts), type.shape);
}

NodeId Arithmetic::apply(Op op, std::vector<NodeId> operands)
{
    return plain(m_builder.apply(op, std::move(operands), m_origin));
}

NodeId Arithmetic::multiply(NodeId a, NodeId b)
{
    const auto left = constantOf(a);
    const auto right = constantOf(b);
    if (left && right)
        return number(*left * *right);
    if (right == 1.0)
        return a;
    if (left == 1.0)
        return b;
    return apply(Op::multiply, {a, b});
}

NodeId Arithmetic::choose(NodeId condition, NodeId whenTrue, NodeId whenFalse)
{
    const data::Shape shape = type(whenTrue).isScalar() ? type(whenFalse).shape : type(whenTrue).shape;
    const data::Shape whole = type(condition).isScalar() ? shape : type(condition).shape;
    const auto spread = [&](NodeId id) {
        return type(id).shape == whole ? id : make(Op::splat, Type::real(whole), {id});
    };
    return make(Op::select, Type::real(whole), {condition, spread(whenTrue), spread(whenFalse)});
}

NodeId Arithmetic::make(Op op, Type type, std::vector<NodeId> operands, ir::Literal literal)
{
    return m_builder.add(
        {.op = op, .type = type, .operands = std::move(operands), .literal = literal, .origin = m_origin});
}

NodeId Arithmetic::component(NodeId vector, std::uint32_t k)
{
    return m_builder.component(vector, k, m_origin);
}

NodeId Arithmetic::assembled(std::vector<NodeId> parts, data::Shape shape)
{
    return make(Op::vec, Type::real(shape), std::move(parts));
}

NodeId Arithmetic::transposed(NodeId matrix)
{
    const data::Shape shape = type(matrix).shape;
    return make(Op::transpose, Type::real(data::Shape::matrix(shape.extents[1], shape.extents[0])), {matrix});
}

NodeId Arithmetic::maskedWhere(NodeId condition, NodeId x)
{
    const NodeId masked = choose(condition, x, zero(type(x)));
    setMasked(masked);
    return masked;
}

NodeId Arithmetic::maskedUnless(NodeId condition, NodeId x)
{
    const NodeId masked = choose(condition, zero(type(x)), x);
    setMasked(masked);
    return masked;
}

NodeId Arithmetic::scaled(NodeId x, NodeId factor)
{
    const NodeId product = multiply(x, factor);
    if (constantOf(factor) || (isRegular(factor) && !isMasked(x)))
        return product;
    return choose(apply(Op::notEqual, {x, number(0.0)}), product, zero(type(product)));
}

NodeId Arithmetic::quotient(NodeId x, NodeId divisor)
{
    const NodeId result = divide(x, divisor);
    if (isNonzero(divisor) && isRegular(divisor))
        return result;
    return choose(apply(Op::notEqual, {x, number(0.0)}), result, zero(type(result)));
}

NodeId Arithmetic::factorFor(NodeId x, NodeId factor)
{
    if (isRegular(factor) && !isMasked(x))
        return factor;
    const NodeId size = type(x).isScalar() ? x : sum(apply(Op::abs, {x}));
    return choose(apply(Op::notEqual, {size, number(0.0)}), factor, zero(type(factor)));
}

bool Arithmetic::isMasked(NodeId id)
{
    if (const auto known = m_masked.find(id); known != m_masked.end())
        return known->second;
    const ir::Node& node = m_builder.node(id);
    const auto isMaskedOperand = [this](NodeId operand) { return isMasked(operand); };
    bool isMaskedNode = false;
    if (node.op == Op::add || node.op == Op::subtract)
        isMaskedNode = std::ranges::all_of(node.operands, isMaskedOperand);
    else if (isReal(node.type) && ir::info(node.op).opClass != ir::OpClass::loop)
        isMaskedNode = std::ranges::any_of(node.operands, isMaskedOperand);
    m_masked.emplace(id, isMaskedNode);
    return isMaskedNode;
}

bool Arithmetic::isRegular(NodeId id)
{
    if (const auto known = m_regular.find(id); known != m_regular.end())
        return known->second;
    const ir::Node& node = m_builder.node(id);
    bool isRegularNode = false;
    if (node.op == Op::divide)
        isRegularNode =
            isNonzero(node.operands[1]) && isRegular(node.operands[0]) && isRegular(node.operands[1]);
    else
        isRegularNode = isRegularOperation(
            node, std::ranges::all_of(node.operands, [this](NodeId operand) { return isRegular(operand); }));
    m_regular.emplace(id, isRegularNode);
    return isRegularNode;
}

/// Known without a value: a number other than zero, a positive number and a square, an exponential.
bool Arithmetic::isNonzero(NodeId id)
{
    if (const auto value = constantOf(id))
        return *value != 0.0;
    const ir::Node& node = m_builder.node(id);
    switch (node.op) {
    case Op::cosh:
        return true;
    case Op::hypot:
        return isNonzero(node.operands[0]) || isNonzero(node.operands[1]);
    case Op::add: {
        const ir::Node& square = m_builder.node(node.operands[1]);
        const auto first = constantOf(node.operands[0]);
        return first && *first > 0.0 && square.op == Op::multiply && square.operands[0] == square.operands[1];
    }
    default:
        return false;
    }
}

std::optional<double> Arithmetic::constantOf(NodeId id) const
{
    const auto* value = std::get_if<double>(&m_builder.node(id).literal);
    return value != nullptr ? std::optional(*value) : std::nullopt;
}

} // namespace hawk::diff
