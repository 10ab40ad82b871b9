// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/guards.h"

#include <algorithm>

namespace hawk::ir {

namespace {

/// Where a value is needed: all of the conditions together, in order and each once; perhaps not even there.
struct Need {
    std::vector<Guard> guards;
    bool isCertain = true;
};

/// Further conditions of a deep chain of choices are left out: a read is then performed more often.
constexpr std::size_t mostGuards = 32;
/// Behind the bits of the conditions in the literal of a read.
constexpr std::int64_t uncertain = std::int64_t{1} << 62;

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
        std::vector<Guard> guards = m_needs[indexOf(value)].value_or(Need()).guards;
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
        std::vector<Guard> both;
        std::ranges::set_intersection(known->guards, need.guards, std::back_inserter(both));
        // Two users under conditions that differ: the read is needed under either, not under what they share.
        known->isCertain = (known->isCertain && known->guards.size() == both.size())
            || (need.isCertain && need.guards.size() == both.size());
        known->guards = std::move(both);
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
        const auto place = std::ranges::lower_bound(need.guards, more);
        if (place != need.guards.end() && *place == more)
            return need;
        if (need.guards.size() < mostGuards)
            need.guards.insert(place, more);
        else
            need.isCertain = false;
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
        bool isCertain = m_needs[indexOf(id)]->isCertain;
        for (const Guard& guard : m_needs[indexOf(id)]->guards) {
            const Node& condition = m_kernel.node(guard.condition);
            if (guard.condition >= id || !isAround(condition.region, read.region)) {
                isCertain = false;
                continue;
            }
            if (guard.isInverted)
                inverted |= std::int64_t{1} << (read.operands.size() - 1);
            read.operands.push_back(guard.condition);
            bringInto(read.region, condition.region, guard.condition);
        }
        if (!isCertain)
            inverted |= uncertain;
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

bool isCertain(const Node& at)
{
    const auto* literal = std::get_if<std::int64_t>(&at.literal);
    return literal == nullptr || (*literal & uncertain) == 0;
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
