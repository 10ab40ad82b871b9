// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/dead_carries.h"

#include <algorithm>

#include "ir/digest.h"

namespace hawk::diff {

using ir::Carry;
using ir::Kernel;
using ir::Loop;
using ir::LoopId;
using ir::Node;
using ir::NodeId;
using ir::Op;

namespace {

/// Which nodes, carries and loops something follows from that a kernel stores.
class Needs
{
public:
    explicit Needs(const Kernel& kernel) : m_kernel(kernel), m_nodes(kernel.nodes.size())
    {
        for (const Loop& loop : kernel.loops)
            m_carries.emplace_back(loop.carries.size());
        m_loops.resize(kernel.loops.size());
        for (const ir::Sink& sink : kernel.sinks) {
            needNode(sink.value);
            if (sink.key)
                needNode(*sink.key);
            if (sink.loop)
                needLoop(*sink.loop);
        }
        while (!m_waiting.empty()) {
            const NodeId id = m_waiting.back();
            m_waiting.pop_back();
            follow(kernel.node(id));
        }
    }

    bool node(NodeId id) const { return m_nodes[indexOf(id)]; }
    bool carry(std::size_t loop, std::size_t carry) const { return m_carries[loop][carry]; }
    bool loop(std::size_t loop) const { return m_loops[loop]; }
    bool all() const
    {
        return std::ranges::all_of(m_carries,
                                   [](const auto& ofLoop) { return std::ranges::all_of(ofLoop, isTrue); });
    }

private:
    static bool isTrue(bool value) { return value; }

    void needNode(NodeId id)
    {
        if (m_nodes[indexOf(id)])
            return;
        m_nodes[indexOf(id)] = true;
        m_waiting.push_back(id);
    }

    void follow(const Node& node)
    {
        if (node.region)
            needLoop(*node.region);
        switch (node.op) {
        case Op::loop:
            return; // what it needs its carries say
        case Op::carry:
            return needCarry(*node.loop, std::get<std::int64_t>(node.literal));
        case Op::loopValue:
        case Op::recorded:
            needCarry(*m_kernel.node(node.operands.front()).loop, std::get<std::int64_t>(node.literal));
            break;
        default:
            break;
        }
        for (NodeId operand : node.operands)
            needNode(operand);
    }

    void needCarry(LoopId id, std::int64_t position)
    {
        const auto carry = static_cast<std::size_t>(position);
        if (m_carries[indexOf(id)][carry])
            return;
        m_carries[indexOf(id)][carry] = true;
        const Carry& values = m_kernel.loop(id).carries[carry];
        for (NodeId value : {values.placeholder, values.initial, values.next, values.atExit})
            needNode(value);
        needLoop(id);
    }

    /// A loop that runs needs to know when it ends, and a carry.
    void needLoop(LoopId id)
    {
        if (m_loops[indexOf(id)])
            return;
        m_loops[indexOf(id)] = true;
        const Loop& loop = m_kernel.loop(id);
        needNode(loop.node);
        if (loop.leaves)
            needNode(*loop.leaves);
        if (std::ranges::none_of(m_carries[indexOf(id)], isTrue))
            needCarry(id, 0);
        if (loop.parent)
            needLoop(*loop.parent);
    }

    const Kernel& m_kernel;
    std::vector<bool> m_nodes;
    std::vector<std::vector<bool>> m_carries; ///< by loop
    std::vector<bool> m_loops;
    std::vector<NodeId> m_waiting;
};

/// Moves what is needed to new numbers.
class Removal
{
public:
    Removal(Kernel& kernel, const Needs& needs) : m_kernel(kernel), m_needs(needs) { }

    void run()
    {
        number();
        moveLoops();
        moveNodes();
        for (ir::Sink& sink : m_kernel.sinks) {
            sink.value = moved(sink.value);
            if (sink.key)
                sink.key = moved(*sink.key);
            renumber(sink.loop);
        }
        dropSlots();
    }

private:
    NodeId moved(NodeId id) const { return m_ids[indexOf(id)]; }
    void renumber(std::optional<LoopId>& id) const
    {
        if (id)
            id = m_loopIds[indexOf(*id)];
    }

    /// A node that is dropped has the number of the next one that is not.
    void number()
    {
        std::uint32_t next = 0;
        for (std::size_t i = 0; i < m_kernel.nodes.size(); ++i) {
            m_ids.push_back(static_cast<NodeId>(next));
            next += m_needs.node(static_cast<NodeId>(i)) ? 1 : 0;
        }
        std::uint32_t nextLoop = 0;
        for (std::size_t i = 0; i < m_kernel.loops.size(); ++i) {
            m_loopIds.push_back(static_cast<LoopId>(nextLoop));
            nextLoop += m_needs.loop(i) ? 1 : 0;
            std::int64_t position = 0;
            auto& positions = m_positions.emplace_back();
            for (std::size_t j = 0; j < m_kernel.loops[i].carries.size(); ++j) {
                positions.push_back(position);
                position += m_needs.carry(i, j) ? 1 : 0;
            }
        }
    }

    void moveLoops()
    {
        std::vector<Loop> loops;
        for (std::size_t i = 0; i < m_kernel.loops.size(); ++i) {
            if (!m_needs.loop(i))
                continue;
            Loop loop = m_kernel.loops[i];
            std::vector<Carry> carries;
            for (std::size_t j = 0; j < loop.carries.size(); ++j) {
                if (!m_needs.carry(i, j))
                    continue;
                Carry carry = loop.carries[j];
                for (NodeId Carry::* value :
                     {&Carry::placeholder, &Carry::initial, &Carry::next, &Carry::atExit})
                    carry.*value = moved(carry.*value);
                carries.push_back(std::move(carry));
            }
            loop.carries = std::move(carries);
            loop.firstBodyNode = loop.carries.front().placeholder;
            loop.exitPoint = moved(loop.exitPoint);
            loop.node = moved(loop.node);
            if (loop.leaves)
                loop.leaves = moved(*loop.leaves);
            if (loop.index)
                loop.index = m_needs.node(*loop.index) ? std::optional(moved(*loop.index)) : std::nullopt;
            renumber(loop.parent);
            loops.push_back(std::move(loop));
        }
        m_loops = std::move(loops);
    }

    void moveNodes()
    {
        std::vector<Node> nodes;
        for (std::size_t i = 0; i < m_kernel.nodes.size(); ++i) {
            if (!m_needs.node(static_cast<NodeId>(i)))
                continue;
            Node node = m_kernel.nodes[i];
            if (node.op == Op::carry)
                node.literal = m_positions[indexOf(*node.loop)][positionOf(node)];
            else if (node.op == Op::loopValue || node.op == Op::recorded)
                node.literal =
                    m_positions[indexOf(*m_kernel.node(node.operands.front()).loop)][positionOf(node)];
            else if (node.op == Op::loop)
                std::erase_if(node.operands, [&](NodeId id) { return !m_needs.node(id); });
            for (NodeId& operand : node.operands)
                operand = moved(operand);
            renumber(node.loop);
            renumber(node.region);
            nodes.push_back(std::move(node));
        }
        m_kernel.nodes = std::move(nodes);
        m_kernel.loops = std::move(m_loops);
    }

    static std::size_t positionOf(const Node& node)
    {
        return static_cast<std::size_t>(std::get<std::int64_t>(node.literal));
    }

    /// Inputs that no node reads any more are not bound.
    void dropSlots()
    {
        auto& slots = m_kernel.signature.slots;
        std::erase_if(slots, [&](const data::Slot& slot) {
            const bool isInput = slot.source == data::SlotSource::parameter
                && slot.role != data::Role::mutablePlane && slot.role != data::Role::terminated;
            return isInput && !std::ranges::contains(m_kernel.nodes, slot.name, &Node::leaf)
                && !std::ranges::contains(m_kernel.sinks, slot.name, &ir::Sink::slot);
        });
        m_kernel.signature.arrange();
    }

    Kernel& m_kernel;
    const Needs& m_needs;
    std::vector<NodeId> m_ids;
    std::vector<LoopId> m_loopIds;
    std::vector<std::vector<std::int64_t>> m_positions; ///< of carries, by loop
    std::vector<Loop> m_loops;
};

} // namespace

Kernel withoutDeadCarries(Kernel kernel)
{
    const Needs needs(kernel);
    if (needs.all())
        return kernel;
    Removal(kernel, needs).run();
    if (std::ranges::none_of(kernel.nodes, [](const Node& node) { return node.op == Op::at; })
        && kernel.access == ir::AccessClass::crossSampleRead)
        kernel.access = ir::AccessClass::sampleLocal;
    kernel.digest = ir::digestOf(kernel);
    return kernel;
}

} // namespace hawk::diff
