// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/builder.h"

#include <algorithm>

#include "ir/identity.h"
#include "ir/terms.h"

namespace hawk::ir {

namespace {

void mix(std::size_t& seed, std::size_t value)
{
    seed ^= value + 0x9e3779b97f4a7c15u + (seed << 6) + (seed >> 2);
}

std::size_t hashOf(const Node& node)
{
    std::size_t seed = static_cast<std::size_t>(node.op);
    mix(seed, static_cast<std::size_t>(node.type.element));
    mix(seed, node.type.shape.rank + 4u * node.type.shape.count());
    for (NodeId operand : node.operands)
        mix(seed, indexOf(operand));
    mix(seed, node.literal.index());
    mix(seed, bitsOf(node.literal));
    mix(seed, std::hash<std::string>{}(node.leaf));
    mix(seed, node.loop ? indexOf(*node.loop) + 1 : 0);
    return seed;
}

bool isSame(const Node& a, const Node& b)
{
    return a.op == b.op && a.type == b.type && a.operands == b.operands && a.leaf == b.leaf
        && a.loop == b.loop && a.literal.index() == b.literal.index()
        && bitsOf(a.literal) == bitsOf(b.literal);
}

/// Which operations on quaternions and scalars give a quaternion (docs/semantics.md "Quaternions").
bool keepsTag(Op op, std::size_t taggedCount, std::size_t shapedCount)
{
    switch (op) {
    case Op::add:
    case Op::subtract:
    case Op::negate:
        return taggedCount > 0 && taggedCount == shapedCount;
    case Op::multiply:
    case Op::divide:
        return taggedCount == 1 && shapedCount == 1;
    default:
        return false;
    }
}

} // namespace

NodeId Builder::add(Node node)
{
    if (node.op == Op::at) { // its conditions are known to finish() alone
        node.operands.resize(1);
        node.literal = {};
    }
    const std::size_t hash = hashOf(node);
    const auto [first, last] = m_byHash.equal_range(hash);
    for (auto it = first; it != last; ++it) {
        if (isSame(m_nodes[indexOf(it->second)], node))
            return it->second;
    }
    node.region = node.op == Op::loopIndex || node.op == Op::carry ? node.loop : std::nullopt;
    for (NodeId operand : node.operands)
        node.region = deeper(node.region, this->node(operand).region);
    const auto id = static_cast<NodeId>(m_nodes.size());
    m_nodes.push_back(std::move(node));
    m_hasHelperName.push_back(false);
    m_byHash.emplace(hash, id);
    return id;
}

NodeId Builder::constant(double value, text::Range origin)
{
    return add({.op = Op::constant, .type = Type::real(), .literal = value, .origin = origin});
}

NodeId Builder::constant(bool value, text::Range origin)
{
    return add({.op = Op::constant, .type = Type::boolean(), .literal = value, .origin = origin});
}

NodeId Builder::constantIndex(std::int64_t value, text::Range origin)
{
    return add({.op = Op::constant, .type = Type::index(), .literal = value, .origin = origin});
}

NodeId Builder::constant(std::int64_t value, Element element, text::Range origin)
{
    return add({.op = Op::constant, .type = Type{element}, .literal = value, .origin = origin});
}

NodeId Builder::converted(NodeId id, Element element, text::Range origin)
{
    const Type type = this->type(id);
    if (type.element == element)
        return id;
    return add({.op = Op::convert, .type = type.withElement(element), .operands = {id}, .origin = origin});
}

NodeId Builder::leaf(Op op, std::string name, Type type, text::Range origin)
{
    Node node{.op = op, .type = type, .origin = origin};
    node.name = name;
    node.leaf = std::move(name);
    return add(std::move(node));
}

NodeId Builder::apply(Op op, std::vector<NodeId> operands, text::Range origin)
{
    Type type{Element::boolean, {}, Tag::none};
    std::size_t shapedCount = 0;
    std::size_t taggedCount = 0;
    for (NodeId operand : operands) {
        const Type& part = this->type(operand);
        if (!part.isScalar()) {
            type.shape = part.shape;
            ++shapedCount;
        }
        taggedCount += part.tag == Tag::quaternion ? 1 : 0;
        type.element = std::max(type.element, part.element);
    }
    if (keepsTag(op, taggedCount, shapedCount))
        type.tag = Tag::quaternion;
    if (info(op).opClass == OpClass::predicate)
        type.element = Element::boolean;
    return add({.op = op, .type = type, .operands = std::move(operands), .origin = origin});
}

NodeId Builder::component(NodeId vector, std::uint32_t position, text::Range origin)
{
    // Replaced components are known, and the others are those of the vector before.
    while (node(vector).op == Op::setComponent) {
        if (std::get<std::int64_t>(node(vector).literal) == position)
            return node(vector).operands[1];
        vector = node(vector).operands[0];
    }
    const Node& source = node(vector);
    if (source.op == Op::vec)
        return source.operands[position];
    if (source.op == Op::splat)
        return source.operands[0];
    if (source.op == Op::transpose)
        return component(source.operands[0], beforeTransposing(source.type.shape, position), origin);
    return add({.op = Op::component,
                .type = source.type.component(),
                .operands = {vector},
                .literal = static_cast<std::int64_t>(position),
                .origin = origin});
}

void Builder::nameValue(NodeId id, std::string_view name, NameStrength strength)
{
    Node& node = m_nodes[indexOf(id)];
    const bool isWeak = m_hasHelperName[indexOf(id)];
    if (!node.name.empty() && !(isWeak && strength == NameStrength::body))
        return;
    node.name = name;
    m_hasHelperName[indexOf(id)] = strength == NameStrength::helper;
}

} // namespace hawk::ir
