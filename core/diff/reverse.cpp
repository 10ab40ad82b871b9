// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/reverse.h"

#include <algorithm>

#include "diff/refusals.h"

namespace hawk::diff {

using ir::Loop;
using ir::LoopId;
using ir::Node;

namespace {

/// The place of a node that the reverse walk has come to.
class PullbackSite final : public Pullback
{
public:
    PullbackSite(const Node& at, Derivation& derivation, Adjoints& adjoints, NodeId result, NodeId bar)
        : Pullback(at, derivation.math)
        , m_derivation(derivation)
        , m_adjoints(adjoints)
        , m_result(result)
        , m_bar(bar)
    { }

    NodeId operand(std::size_t i) const override { return m_derivation.copy(node.operands[i]); }
    NodeId result() const override { return m_result; }
    bool isActive(std::size_t i) const override { return m_derivation.activity(node.operands[i]); }
    NodeId bar() const override { return m_bar; }
    void give(std::size_t i, NodeId contribution) override
    {
        if (isActive(i))
            m_adjoints.add(node.operands[i], contribution);
    }
    void giveComponent(std::size_t i, std::uint32_t position, NodeId contribution) override
    {
        if (isActive(i))
            m_adjoints.addComponent(node.operands[i], position, contribution);
    }

private:
    Derivation& m_derivation;
    Adjoints& m_adjoints;
    NodeId m_result;
    NodeId m_bar;
};

/// Copies of the primal, and what they say of themselves.
class NotingListener : public CopyListener
{
public:
    explicit NotingListener(ReverseWalk& walk) : m_walk(walk) { }
    void copied(NodeId id) override { m_walk.derivation().noteCopy(id); }
    void opened(LoopId loop, LoopId copy) override { m_walk.loops().opened(loop, copy); }
    void closing(LoopId loop, std::vector<NodeId>& nexts, std::vector<NodeId>& exits) override
    {
        m_walk.loops().closing(loop, nexts, exits);
    }
    void closed(LoopId loop, const std::vector<NodeId>& values) override
    {
        m_walk.loops().closed(loop, values);
    }

private:
    ReverseWalk& m_walk;
};

} // namespace

ReverseWalk::ReverseWalk(Derivation& derivation)
    : m_derivation(derivation)
    , m_loops(derivation)
    , m_gathered(derivation)
{ }

void ReverseWalk::copyPrimal()
{
    NotingListener listener(*this);
    m_derivation.copy.copyAll(listener);
}

void ReverseWalk::copyBody(LoopId loop)
{
    NotingListener listener(*this);
    m_derivation.copy.copyBody(loop, listener);
}

void ReverseWalk::walk(std::size_t first, std::size_t end, std::optional<LoopId> region, Adjoints& adjoints)
{
    const ir::Kernel& primal = m_derivation.primal;
    for (std::size_t i = end; i-- > first;) {
        const auto id = static_cast<NodeId>(i);
        const Node& node = primal.nodes[i];
        if (node.region != region || !m_derivation.copy.isNeeded(id) || m_derivation.refusal)
            continue;
        m_derivation.math.setOrigin(node.origin);
        if (node.op == Op::loop)
            pullLoop(*node.loop, adjoints);
        else if (m_derivation.activity(id) && !isPlaneLeaf(node) && node.op != Op::carry)
            pull(id, adjoints);
    }
}

void ReverseWalk::pull(NodeId id, Adjoints& adjoints)
{
    const Node& node = m_derivation.node(id);
    const auto bar = adjoints.take(id);
    if (!bar)
        return;
    if (node.op == Op::at) {
        m_gathered.add(node, *bar);
        return;
    }
    if (node.op == Op::total) {
        adjoints.add(node.operands.front(), m_derivation.totalOf(node, *bar));
        return;
    }
    if (node.op == Op::loopValue) {
        m_seeds[node.operands.front()][static_cast<std::size_t>(std::get<std::int64_t>(node.literal))] = *bar;
        return;
    }
    if (node.op == Op::recorded) {
        m_derivation.refuse(refusals::reverseOfRecorded, {});
        return;
    }
    const Rule* rule = m_derivation.ruleFor(node);
    if (rule == nullptr)
        return;
    PullbackSite site(node, m_derivation, adjoints, m_derivation.copy(id), *bar);
    if (node.op == Op::primitive) {
        pullByOwnRule(site);
        return;
    }
    if (rule->reverse != nullptr) {
        rule->reverse(site);
        return;
    }
    for (std::size_t operand = 0; operand < node.operands.size(); ++operand) {
        if (site.isActive(operand))
            site.give(operand, rule->share(site, operand, *bar));
    }
}

void ReverseWalk::pullByOwnRule(Pullback& site)
{
    Arithmetic& math = m_derivation.math;
    const NodeId bar = site.bar();
    const auto adjoints = m_derivation.ownRule(site.node, {{"bar", bar}});
    for (std::size_t i = 0; adjoints && i < adjoints->size(); ++i) {
        const NodeId adjoint = (*adjoints)[i];
        site.give(i + 1, math.isMasked(bar) ? math.factorFor(bar, adjoint) : adjoint);
    }
}

void ReverseWalk::storeGradients(Adjoints& adjoints)
{
    const ir::Kernel& primal = m_derivation.primal;
    for (const std::string& name : m_derivation.wrt) {
        const auto isLeaf = [&](const Node& node) { return isPlaneLeaf(node) && node.leaf == name; };
        const auto leaf = std::ranges::find_if(primal.nodes, isLeaf);
        std::optional<NodeId> bar;
        if (leaf != primal.nodes.end())
            bar = adjoints.take(static_cast<NodeId>(leaf - primal.nodes.begin()));
        // A plane that is only read elsewhere, by nothing with an adjoint, has no gradient.
        if (m_gathered.store(name, bar) || leaf == primal.nodes.end())
            continue;
        m_derivation.math.setOrigin(leaf->origin);
        m_derivation.store({.slot = m_derivation.names(name), .origin = leaf->origin},
                           bar ? *bar : m_derivation.math.zero(leaf->type));
    }
}

void deriveReverse(Derivation& derivation)
{
    ReverseWalk walk(derivation);
    const ir::Kernel& primal = derivation.primal;
    walk.copyPrimal();
    Adjoints adjoints(primal, derivation.math);
    for (const ir::Sink& sink : storingSinks(primal)) {
        if (!isReal(primal, sink))
            continue;
        const ir::Type& type = derivation.node(sink.value).type;
        const NodeId seed = sink.isShared()
            ? seedOf(derivation, sink)
            : derivation.input(derivation.names(sink.slot), type, inputRole(type.shape));
        if (derivation.activity(sink.value))
            adjoints.add(sink.value, seed);
    }
    walk.walk(0, primal.nodes.size(), std::nullopt, adjoints);
    walk.storeGradients(adjoints);
}

} // namespace hawk::diff
