// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/guards.h"

#include <algorithm>
#include <compare>

namespace hawk::ir {

namespace {

struct Guard {
    NodeId condition{};
    bool isInverted = false;
    friend auto operator<=>(const Guard&, const Guard&) = default;
};
/// All of them together, in order and each once.
using Guards = std::vector<Guard>;

/// Further conditions of a deep chain of choices are left out: a read is then performed more often.
constexpr std::size_t mostGuards = 32;

class GatherGuards
{
public:
    explicit GatherGuards(Kernel& kernel) : m_kernel(kernel), m_needs(kernel.nodes.size()) { }

    void run()
    {
        for (const Sink& sink : m_kernel.sinks)
            addUse(sink.value, {});
        for (std::size_t i = m_kernel.nodes.size(); i-- > 0;) {
            if (m_needs[i])
                addOperandUses(m_kernel.nodes[i], *m_needs[i]);
        }
        for (std::size_t i = 0; i < m_kernel.nodes.size(); ++i) {
            if (m_kernel.nodes[i].op == Op::at && m_needs[i])
                guard(static_cast<NodeId>(i));
        }
    }

private:
    /// A value with several users is needed where any of them is.
    void addUse(NodeId id, const Guards& guards)
    {
        std::optional<Guards>& needs = m_needs[indexOf(id)];
        if (!needs) {
            needs = guards;
            return;
        }
        Guards both;
        std::ranges::set_intersection(*needs, guards, std::back_inserter(both));
        needs = std::move(both);
    }

    void addOperandUses(const Node& node, const Guards& guards)
    {
        if (node.op == Op::loop)
            return addLoopUses(m_kernel.loop(*node.loop), guards);
        const bool isChoice = node.op == Op::select && m_kernel.node(node.operands[0]).type.isScalar();
        for (std::size_t i = 0; i < node.operands.size(); ++i) {
            if (isChoice && i > 0)
                addUse(node.operands[i], with(guards, {node.operands[0], i == 2}));
            else
                addUse(node.operands[i], guards);
        }
    }

    /// The operands of a loop are uses of its body, which count there.
    void addLoopUses(const Loop& loop, const Guards& guards)
    {
        for (const Carry& carry : loop.carries) {
            for (NodeId Carry::* value : {&Carry::initial, &Carry::next, &Carry::atExit})
                addUse(carry.*value, guards);
        }
        if (loop.leaves)
            addUse(*loop.leaves, guards);
    }

    static Guards with(Guards guards, Guard more)
    {
        const auto place = std::ranges::lower_bound(guards, more);
        if (guards.size() < mostGuards && (place == guards.end() || *place != more))
            guards.insert(place, more);
        return guards;
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
    std::vector<std::optional<Guards>> m_needs; ///< by node; none: not needed at all, as a placeholder
};

} // namespace

void guardGathers(Kernel& kernel)
{
    if (std::ranges::contains(kernel.nodes, Op::at, &Node::op))
        GatherGuards(kernel).run();
}

bool isInverted(const Node& at, std::size_t i)
{
    const auto* inverted = std::get_if<std::int64_t>(&at.literal);
    return inverted != nullptr && (*inverted >> i & 1) != 0;
}

} // namespace hawk::ir
