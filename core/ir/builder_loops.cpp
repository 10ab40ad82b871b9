// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <unordered_set>

#include "ir/builder.h"
#include "ir/identity.h"

namespace hawk::ir {

namespace {

/// The roots of a loop's body: what is computed up to its exit, and what after it.
struct BodyRoots {
    std::vector<NodeId> beforeExit;
    std::vector<NodeId> afterExit;
};

BodyRoots rootsOf(const LoopRecord& record)
{
    const Loop& loop = record.loop;
    BodyRoots roots;
    for (const Carry& carry : loop.carries)
        roots.beforeExit.push_back(carry.placeholder);
    if (loop.leaves) {
        roots.beforeExit.push_back(*loop.leaves);
        for (const Carry& carry : loop.carries)
            roots.beforeExit.push_back(carry.atExit);
    }
    for (const Carry& carry : loop.carries)
        roots.afterExit.push_back(carry.next);
    roots.afterExit.insert(roots.afterExit.end(), record.stored.begin(), record.stored.end());
    return roots;
}

} // namespace

LoopId Builder::beginLoop(LoopShape shape, text::Range origin)
{
    const auto id = static_cast<LoopId>(m_loops.size());
    m_loops.push_back(
        {.loop = {.start = shape.start, .step = shape.step, .trips = shape.trips, .origin = origin},
         .depth = static_cast<std::uint32_t>(m_openLoops.size())});
    m_openLoops.push_back(id);
    return id;
}

NodeId Builder::loopIndex(LoopId loop, std::string_view name)
{
    LoopRecord& record = m_loops[indexOf(loop)];
    const NodeId id = add({.op = Op::loopIndex,
                           .type = Type::index(),
                           .loop = loop,
                           .name = std::string(name),
                           .origin = record.loop.origin});
    record.loop.index = id;
    record.loop.indexName = name;
    return id;
}

NodeId Builder::carry(LoopId loop, std::string_view name, NodeId initial)
{
    LoopRecord& record = m_loops[indexOf(loop)];
    const NodeId id = add({.op = Op::carry,
                           .type = type(initial),
                           .literal = static_cast<std::int64_t>(record.loop.carries.size()),
                           .loop = loop,
                           .name = std::string(name),
                           .origin = record.loop.origin});
    record.loop.carries.push_back({.name = std::string(name), .placeholder = id, .initial = initial});
    return id;
}

void Builder::setInitial(NodeId carry, NodeId initial)
{
    const Node& node = this->node(carry);
    const auto position = static_cast<std::size_t>(std::get<std::int64_t>(node.literal));
    m_loops[indexOf(*node.loop)].loop.carries[position].initial = initial;
}

void Builder::storeInLoop(NodeId value)
{
    m_loops[indexOf(m_openLoops.back())].stored.push_back(value);
}

std::vector<NodeId> Builder::endLoop(const std::vector<NodeId>& nexts, std::optional<LoopExit> exit)
{
    LoopId id = m_openLoops.back();
    Loop& loop = m_loops[indexOf(id)].loop;
    if (exit)
        loop.leaves = exit->leaves;
    for (std::size_t i = 0; i < loop.carries.size(); ++i) {
        loop.carries[i].next = nexts[i];
        loop.carries[i].atExit = exit ? exit->values[i] : nexts[i];
    }
    collectBody(id);
    m_openLoops.pop_back();
    if (m_loops[indexOf(id)].stored.empty())
        id = m_loopsByKey.emplace(keyOf(m_loops[indexOf(id)]), id).first->second;
    else if (!m_openLoops.empty())
        storeInLoop(m_loops[indexOf(id)].loop.node);

    std::vector<NodeId> values;
    const Loop& closed = m_loops[indexOf(id)].loop;
    for (std::size_t i = 0; i < closed.carries.size(); ++i) {
        values.push_back(add({.op = Op::loopValue,
                              .type = type(closed.carries[i].placeholder),
                              .operands = {closed.node},
                              .literal = static_cast<std::int64_t>(i),
                              .origin = closed.origin}));
    }
    return values;
}

std::optional<LoopId> Builder::deeper(std::optional<LoopId> a, std::optional<LoopId> b) const
{
    if (!a || !b)
        return a ? a : b;
    return loop(*a).depth < loop(*b).depth ? b : a;
}

bool Builder::isInside(NodeId id, LoopId loop) const
{
    auto region = node(id).region;
    while (region && *region != loop)
        region = this->loop(*region).loop.parent;
    return region.has_value();
}

/// Orders the body from its roots, operands before users; adds the node that closes the loop, with what the
/// body takes from outside as operands.
void Builder::collectBody(LoopId id)
{
    struct Frame {
        NodeId id;
        std::size_t next;
    };
    std::vector<NodeId> body;
    std::vector<NodeId> outside;
    std::unordered_set<std::uint32_t> seen;
    std::vector<Frame> stack;
    const auto visit = [&](NodeId node) {
        if (!seen.insert(static_cast<std::uint32_t>(node)).second)
            return;
        if (isInside(node, id))
            stack.push_back({node, 0});
        else
            outside.push_back(node);
    };
    const auto order = [&](const std::vector<NodeId>& roots) {
        for (NodeId root : roots) {
            visit(root);
            while (!stack.empty()) {
                const Node& node = this->node(stack.back().id);
                if (stack.back().next < node.operands.size()) {
                    visit(node.operands[stack.back().next++]);
                    continue;
                }
                if (node.op == Op::loop) {
                    const auto& inner = loop(*node.loop).body;
                    body.insert(body.end(), inner.begin(), inner.end());
                }
                body.push_back(stack.back().id);
                stack.pop_back();
            }
        }
    };
    for (const Carry& carry : loop(id).loop.carries)
        visit(carry.initial);
    const BodyRoots roots = rootsOf(loop(id));
    order(roots.beforeExit);
    const std::size_t exitOffset = body.size();
    order(roots.afterExit);

    const NodeId node = add({.op = Op::loop,
                             .type = Type::boolean(),
                             .operands = std::move(outside),
                             .loop = id,
                             .origin = loop(id).loop.origin});
    LoopRecord& record = m_loops[indexOf(id)];
    record.exitOffset = record.loop.leaves ? exitOffset : body.size();
    record.body = std::move(body);
    record.loop.node = node;
    record.loop.parent = this->node(node).region;
}

/// Everything that decides what a loop computes: nodes of the body by their place in it, others by number.
std::vector<std::uint64_t> Builder::keyOf(const LoopRecord& record) const
{
    std::unordered_map<std::uint32_t, std::uint64_t> places;
    std::unordered_map<std::uint32_t, std::uint64_t> loops;
    std::vector<std::uint64_t> key;
    const auto reference = [&](NodeId id) {
        const auto place = places.find(static_cast<std::uint32_t>(id));
        key.push_back(place == places.end() ? 2 * indexOf(id) : 2 * place->second + 1);
    };
    for (NodeId id : record.body)
        places.emplace(static_cast<std::uint32_t>(id), places.size());
    const auto addLoop = [&](const Loop& loop) {
        key.insert(key.end(),
                   {static_cast<std::uint64_t>(loop.start), static_cast<std::uint64_t>(loop.step), loop.trips,
                    loop.carries.size(), loop.leaves ? 1u : 0u});
        if (loop.leaves)
            reference(*loop.leaves);
        for (const Carry& carry : loop.carries) {
            reference(carry.initial);
            reference(carry.next);
            reference(carry.atExit);
        }
    };
    for (NodeId id : record.body) {
        const Node& node = this->node(id);
        addIdentity(key, node);
        if (node.loop)
            key.push_back(loops.emplace(static_cast<std::uint32_t>(*node.loop), loops.size()).first->second);
        key.push_back(node.operands.size());
        for (NodeId operand : node.operands)
            reference(operand);
        if (node.op == Op::loop)
            addLoop(loop(*node.loop).loop);
    }
    addLoop(record.loop);
    return key;
}

} // namespace hawk::ir
