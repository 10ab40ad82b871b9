// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/forward.h"

#include <algorithm>

#include "diff/cross_sample.h"

namespace hawk::diff {

using ir::Carry;
using ir::Loop;
using ir::LoopId;
using ir::Node;

namespace {

/// The place of a node that the forward walk has come to.
class PushforwardSite final : public Pushforward
{
public:
    PushforwardSite(const Node& at, Derivation& derivation, const ForwardWalk& walk, NodeId result)
        : Pushforward(at, derivation.math)
        , m_derivation(derivation)
        , m_walk(walk)
        , m_result(result)
    { }

    NodeId operand(std::size_t i) const override { return m_derivation.copy(node.operands[i]); }
    NodeId result() const override { return m_result; }
    bool isActive(std::size_t i) const override { return m_walk.tangent(node.operands[i]).has_value(); }
    NodeId tangent(std::size_t i) const override { return *m_walk.tangent(node.operands[i]); }

private:
    Derivation& m_derivation;
    const ForwardWalk& m_walk;
    NodeId m_result;
};

} // namespace

void ForwardWalk::copied(NodeId id)
{
    m_derivation.noteCopy(id);
    if (!m_derivation.activity(id) || m_derivation.refusal)
        return;
    const Node& node = m_derivation.node(id);
    m_derivation.math.setOrigin(node.origin);
    const NodeId copy = m_derivation.copy(id);
    if (readsPlane(node))
        m_tangents[id] = m_derivation.tangentOf(node);
    else if (node.op == Op::loopValue || node.op == Op::recorded)
        m_tangents[id] = carried(node, copy);
    else if (node.op == Op::total)
        m_tangents[id] = m_derivation.totalOf(node, tangentOrZero(node.operands.front()));
    else if (node.op == Op::primitive)
        pushByOwnRule(id);
    else if (m_derivation.ruleFor(node) != nullptr)
        m_tangents[id] = ruled(node, copy);
}

void ForwardWalk::pushByOwnRule(NodeId id)
{
    const Node& node = m_derivation.node(id);
    std::map<std::string, NodeId> tangents;
    for (std::size_t i = 1; i < node.operands.size(); ++i)
        tangents.emplace("dot" + std::to_string(i - 1), tangentOrZero(node.operands[i]));
    if (const auto tangent = m_derivation.ownRule(node, tangents))
        m_tangents[id] = tangent->front();
}

NodeId ForwardWalk::ruled(const Node& node, NodeId copy)
{
    Arithmetic& math = m_derivation.math;
    const Rule& rule = *findRule(node.op);
    PushforwardSite site(node, m_derivation, *this, copy);
    if (rule.forward != nullptr)
        return rule.forward(site);
    std::optional<NodeId> total;
    for (std::size_t i = 0; i < node.operands.size(); ++i) {
        if (!site.isActive(i))
            continue;
        const NodeId share = rule.share(site, i, site.tangent(i));
        total = total ? math.add(*total, share) : share;
    }
    if (math.type(*total).shape != node.type.shape)
        return math.make(Op::splat, Type::real(node.type.shape), {*total});
    return *total;
}

std::int64_t ForwardWalk::positionOfTangent(const Loop& loop, std::size_t carry) const
{
    const auto isActive = [&](const Carry& before) { return m_derivation.activity(before.placeholder); };
    return static_cast<std::int64_t>(loop.carries.size())
        + std::ranges::count_if(std::span(loop.carries).first(carry), isActive);
}

NodeId ForwardWalk::carried(const Node& node, NodeId copy)
{
    const Loop& loop = m_derivation.primal.loop(*m_derivation.node(node.operands.front()).loop);
    const auto carry = static_cast<std::size_t>(std::get<std::int64_t>(node.literal));
    return m_derivation.math.make(node.op, Type::real(node.type.shape),
                                  m_derivation.builder.node(copy).operands, positionOfTangent(loop, carry));
}

void ForwardWalk::opened(LoopId id, LoopId copy)
{
    for (const Carry& carry : m_derivation.primal.loop(id).carries) {
        m_derivation.noteCopy(carry.placeholder);
        if (m_derivation.activity(carry.placeholder))
            m_tangents[carry.placeholder] =
                m_derivation.builder.carry(copy, "dot_" + carry.name, tangentOrZero(carry.initial));
    }
}

void ForwardWalk::closing(LoopId id, std::vector<NodeId>& nexts, std::vector<NodeId>& exits)
{
    for (const Carry& carry : m_derivation.primal.loop(id).carries) {
        if (!m_derivation.activity(carry.placeholder))
            continue;
        nexts.push_back(tangentOrZero(carry.next));
        exits.push_back(tangentOrZero(carry.atExit));
    }
}

void deriveForward(Derivation& derivation)
{
    ForwardWalk walk(derivation);
    derivation.copy.copyAll(walk);
    for (const ir::Sink& sink : storingSinks(derivation.primal)) {
        if (!isReal(derivation.primal, sink) || derivation.refusal)
            continue;
        const auto tangent = walk.tangent(sink.value);
        const NodeId value = tangent ? *tangent : derivation.math.zero(derivation.node(sink.value).type);
        if (sink.isShared())
            storeTangent(derivation, sink, value);
        else
            derivation.store({.slot = derivation.names(sink.slot), .origin = sink.origin}, value);
    }
}

} // namespace hawk::diff
