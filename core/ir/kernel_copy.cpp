// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/kernel_copy.h"

namespace hawk::ir {

KernelCopy::KernelCopy(const Kernel& kernel, Builder& builder) : KernelCopy(kernel, builder, kernel.sinks)
{ }

KernelCopy::KernelCopy(const Kernel& kernel, Builder& builder, std::vector<Sink> sinks)
    : m_kernel(kernel)
    , m_builder(builder)
    , m_sinks(std::move(sinks))
    , m_needed(nodesNeededBy(kernel, m_sinks))
    , m_copies(kernel.nodes.size())
    , m_loopCopies(kernel.loops.size())
{
    for (std::size_t i = 0; i < kernel.loops.size(); ++i)
        m_loopAt.emplace(indexOf(kernel.loops[i].firstBodyNode), static_cast<LoopId>(i));
}

Sink KernelCopy::operator()(Sink sink) const
{
    sink.value = (*this)(sink.value);
    if (sink.key)
        sink.key = (*this)(*sink.key);
    if (sink.loop)
        sink.loop = m_loopCopies[indexOf(*sink.loop)];
    return sink;
}

void KernelCopy::copyAll(CopyListener& listener)
{
    copyRange(0, m_kernel.nodes.size(), listener);
}

void KernelCopy::copyBody(LoopId loop, CopyListener& listener)
{
    const Loop& source = m_kernel.loop(loop);
    // The placeholders of the loop itself stand first, and what begins there is the loop.
    std::size_t first = indexOf(source.firstBodyNode);
    while (m_kernel.nodes[first].op == Op::carry && m_kernel.nodes[first].loop == loop)
        ++first;
    copyRange(first, indexOf(source.node), listener);
}

void KernelCopy::copyRange(std::size_t first, std::size_t end, CopyListener& listener)
{
    for (std::size_t i = first; i < end; ++i) {
        if (!m_needed[i])
            continue;
        if (const auto loop = m_loopAt.find(i); loop != m_loopAt.end()) {
            i = copyLoop(loop->second, listener);
            continue;
        }
        const Op op = m_kernel.nodes[i].op;
        if (op == Op::carry || op == Op::loopIndex)
            continue;
        copyNode(static_cast<NodeId>(i));
        listener.copied(static_cast<NodeId>(i));
    }
}

std::size_t KernelCopy::copyLoop(LoopId id, CopyListener& listener)
{
    const Loop& loop = m_kernel.loop(id);
    const LoopId copy = m_builder.beginLoop({loop.start, loop.step, loop.trips}, loop.origin);
    for (const Carry& carry : loop.carries)
        set(carry.placeholder, m_builder.carry(copy, carry.name, (*this)(carry.initial)));
    if (loop.index)
        set(*loop.index, m_builder.loopIndex(copy, loop.indexName));
    m_loopCopies[indexOf(id)] = copy;
    listener.opened(id, copy);
    copyBody(id, listener);
    std::vector<NodeId> nexts;
    std::vector<NodeId> exits;
    for (const Carry& carry : loop.carries) {
        nexts.push_back((*this)(carry.next));
        exits.push_back((*this)(carry.atExit));
    }
    listener.closing(id, nexts, exits);
    for (const Sink& sink : m_sinks) {
        if (sink.loop != id)
            continue;
        m_builder.storeInLoop((*this)(sink.value));
        m_builder.storeInLoop((*this)(*sink.key));
    }
    std::optional<LoopExit> exit;
    if (loop.leaves)
        exit = LoopExit{(*this)(*loop.leaves), std::move(exits)};
    const std::vector<NodeId> values = m_builder.endLoop(nexts, std::move(exit));
    set(loop.node, m_builder.node(values.front()).operands.front());
    listener.closed(id, values);
    return indexOf(loop.node);
}

void KernelCopy::copyNode(NodeId id)
{
    Node node = m_kernel.node(id);
    for (NodeId& operand : node.operands)
        operand = (*this)(operand);
    node.loop.reset();
    // The conditions under which it is read are found anew.
    if (node.op == Op::at) {
        node.operands.resize(1);
        node.literal = {};
    }
    set(id, m_builder.add(std::move(node)));
}

std::vector<bool> nodesNeededBy(const Kernel& kernel, const std::vector<Sink>& sinks)
{
    std::vector<bool> needed(kernel.nodes.size());
    for (const Sink& sink : sinks) {
        needed[indexOf(sink.value)] = true;
        if (sink.key)
            needed[indexOf(*sink.key)] = true;
        if (sink.loop)
            needed[indexOf(outermostLoop(kernel, *sink.loop).node)] = true;
    }
    // Operands stand before their users, bodies before the nodes that close them.
    for (std::size_t i = kernel.nodes.size(); i-- > 0;) {
        const Node& node = kernel.nodes[i];
        if (!needed[i])
            continue;
        for (NodeId operand : node.operands)
            needed[indexOf(operand)] = true;
        if (node.op != Op::loop)
            continue;
        for (std::size_t j = indexOf(kernel.loop(*node.loop).firstBodyNode); j < i; ++j)
            needed[j] = true;
    }
    return needed;
}

} // namespace hawk::ir
