// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/renumbering.h"

#include <algorithm>

namespace hawk::ir {

namespace {

/// The node of the loop around a loop that stands in no other.
NodeId outermostNode(const Builder& builder, LoopId id)
{
    const Loop* loop = &builder.loop(id).loop;
    while (loop->parent)
        loop = &builder.loop(*loop->parent).loop;
    return loop->node;
}

/// Depth-first from the sinks, operands before users; an explicit stack, since chains can be long. The body
/// of a loop comes right before the loop's own node, after what it needs from outside.
std::vector<NodeId> emissionOrder(const Builder& builder, const std::vector<Sink>& sinks)
{
    struct Frame {
        NodeId id;
        std::size_t next;
    };
    std::vector<NodeId> order;
    std::vector<bool> seen(builder.size());
    std::vector<Frame> stack;
    const auto visit = [&](NodeId id) {
        if (seen[indexOf(id)])
            return;
        seen[indexOf(id)] = true;
        stack.push_back({id, 0});
    };
    std::vector<NodeId> roots;
    for (const Sink& sink : sinks) {
        if (sink.loop) {
            roots.push_back(outermostNode(builder, *sink.loop));
            continue;
        }
        if (sink.key)
            roots.push_back(*sink.key);
        roots.push_back(sink.value);
    }
    for (NodeId root : roots) {
        visit(root);
        while (!stack.empty()) {
            const NodeId id = stack.back().id;
            const Node& node = builder.node(id);
            if (stack.back().next < node.operands.size()) {
                visit(node.operands[stack.back().next++]);
                continue;
            }
            if (node.op == Op::loop) {
                const auto& body = builder.loop(*node.loop).body;
                order.insert(order.end(), body.begin(), body.end());
            }
            order.push_back(id);
            stack.pop_back();
        }
    }
    return order;
}

} // namespace

Renumbering::Renumbering(const Builder& builder, const std::vector<Sink>& sinks)
    : m_builder(builder)
    , m_order(emissionOrder(builder, sinks))
    , m_nodes(builder.size())
{
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        m_nodes[indexOf(m_order[i])] = static_cast<NodeId>(i);
        const Node& node = builder.node(m_order[i]);
        if (node.op == Op::loop)
            m_loops.emplace(indexOf(*node.loop), static_cast<LoopId>(m_loops.size()));
    }
}

bool Renumbering::isReached(NodeId id) const
{
    const std::size_t place = indexOf((*this)(id));
    return place < m_order.size() && m_order[place] == id;
}

void Renumbering::move(Kernel& kernel) const
{
    kernel.loops.resize(m_loops.size());
    kernel.nodes.reserve(m_order.size());
    for (NodeId id : m_order) {
        Node node = m_builder.node(id);
        for (NodeId& operand : node.operands)
            operand = (*this)(operand);
        renumber(node.loop);
        renumber(node.region);
        if (node.op == Op::loop)
            kernel.loops[indexOf(*node.loop)] = loop(m_builder.loop(*m_builder.node(id).loop));
        kernel.nodes.push_back(std::move(node));
    }
}

void Renumbering::renumber(std::optional<LoopId>& id) const
{
    if (id)
        id = (*this)(*id);
}

Loop Renumbering::loop(const LoopRecord& record) const
{
    Loop loop = record.loop;
    renumber(loop.parent);
    for (Carry& carry : loop.carries) {
        for (NodeId Carry::* value : {&Carry::placeholder, &Carry::initial, &Carry::next, &Carry::atExit})
            carry.*value = (*this)(carry.*value);
    }
    if (loop.leaves)
        loop.leaves = (*this)(*loop.leaves);
    loop.node = (*this)(loop.node);
    loop.firstBodyNode = loop.carries.front().placeholder;
    const bool endsThere = record.exitOffset == record.body.size();
    loop.exitPoint = endsThere ? loop.node : (*this)(record.body[record.exitOffset]);
    if (loop.index) {
        const bool isUsed = std::ranges::contains(record.body, *record.loop.index);
        loop.index = isUsed ? std::optional((*this)(*record.loop.index)) : std::nullopt;
    }
    return loop;
}

} // namespace hawk::ir
