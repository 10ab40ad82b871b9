// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/guards.h"

#include <algorithm>

namespace hawk::ir {

namespace {

/// What holds wherever a value is needed: conditions in order and each once.
using Need = std::vector<Guard>;

/// Further conditions of a deep chain of choices are left out: a read is then performed more often.
constexpr std::size_t mostGuards = 32;

class GatherGuards
{
public:
    explicit GatherGuards(Kernel& kernel) : m_kernel(kernel), m_needs(kernel.nodes.size()) { }

    void run()
    {
        find();
        for (std::size_t i = 0; i < m_kernel.nodes.size(); ++i) {
            if (m_kernel.nodes[i].op == Op::at && m_needs[i])
                guard(static_cast<NodeId>(i));
        }
    }

    std::vector<Guard> of(NodeId value)
    {
        find();
        Need guards = m_needs[indexOf(value)].value_or(Need());
        std::erase_if(guards,
                      [&](const Guard& guard) { return m_kernel.node(guard.condition).region.has_value(); });
        return guards;
    }

private:
    void find()
    {
        for (const Sink& sink : m_kernel.sinks) {
            addUse(sink.value, {});
            if (sink.key)
                addUse(*sink.key, {});
        }
        for (std::size_t i = m_kernel.nodes.size(); i-- > 0;) {
            if (m_needs[i])
                addOperandUses(m_kernel.nodes[i], *m_needs[i]);
        }
    }

    /// A value with several users is needed where any of them is.
    void addUse(NodeId id, const Need& need)
    {
        std::optional<Need>& known = m_needs[indexOf(id)];
        if (!known) {
            known = need;
            return;
        }
        Need both;
        std::ranges::set_intersection(*known, need, std::back_inserter(both));
        *known = std::move(both);
    }

    void addOperandUses(const Node& node, const Need& need)
    {
        if (node.op == Op::loop)
            return addLoopUses(m_kernel.loop(*node.loop), need);
        const bool isChoice = node.op == Op::select && m_kernel.node(node.operands[0]).type.isScalar();
        for (std::size_t i = 0; i < node.operands.size(); ++i) {
            if (isChoice && i > 0)
                addUse(node.operands[i], with(need, {node.operands[0], i == 2}));
            else
                addUse(node.operands[i], need);
        }
    }

    /// The operands of a loop are uses of its body, which count there.
    void addLoopUses(const Loop& loop, const Need& need)
    {
        for (const Carry& carry : loop.carries) {
            for (NodeId Carry::* value : {&Carry::initial, &Carry::next, &Carry::atExit})
                addUse(carry.*value, need);
        }
        if (loop.leaves)
            addUse(*loop.leaves, need);
    }

    static Need with(Need need, Guard more)
    {
        const auto place = std::ranges::lower_bound(need, more);
        const bool isKnown = place != need.end() && *place == more;
        if (!isKnown && need.size() < mostGuards)
            need.insert(place, more);
        return need;
    }

    bool isAround(std::optional<LoopId> outer, std::optional<LoopId> inner) const
    {
        while (inner && inner != outer)
            inner = m_kernel.loop(*inner).parent;
        return inner == outer;
    }

    void guard(NodeId id)
    {
        Node& read = m_kernel.nodes[indexOf(id)];
        std::int64_t inverted = 0;
        for (const Guard& guard : *m_needs[indexOf(id)]) {
            const Node& condition = m_kernel.node(guard.condition);
            if (guard.condition >= id || !isAround(condition.region, read.region))
                continue;
            if (guard.isInverted)
                inverted |= std::int64_t{1} << (read.operands.size() - 1);
            read.operands.push_back(guard.condition);
            bringInto(read.region, condition.region, guard.condition);
        }
        if (inverted != 0)
            read.literal = inverted;
    }

    /// What a loop needs from outside are its operands.
    void bringInto(std::optional<LoopId> inner, std::optional<LoopId> outer, NodeId value)
    {
        for (; inner != outer; inner = m_kernel.loop(*inner).parent) {
            auto& operands = m_kernel.nodes[indexOf(m_kernel.loop(*inner).node)].operands;
            if (!std::ranges::contains(operands, value))
                operands.push_back(value);
        }
    }

    Kernel& m_kernel;
    std::vector<std::optional<Need>> m_needs; ///< by node; none: not needed at all, as a placeholder
};

} // namespace

void guardGathers(Kernel& kernel)
{
    if (std::ranges::contains(kernel.nodes, Op::at, &Node::op))
        GatherGuards(kernel).run();
}

std::vector<Guard> guardsOf(const Kernel& kernel, NodeId value)
{
    Kernel copy = kernel;
    return GatherGuards(copy).of(value);
}

bool isInverted(const Node& at, std::size_t i)
{
    const auto* inverted = std::get_if<std::int64_t>(&at.literal);
    return inverted != nullptr && (*inverted >> i & 1) != 0;
}

} // namespace hawk::ir
