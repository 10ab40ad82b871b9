// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>

#include "ir/builder.h"
#include "ir/digest.h"
#include "ir/guards.h"
#include "ir/kernel_copy.h"

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

/// Nodes and loops of a builder that the sinks reach, with their new numbers.
class Renumbering
{
public:
    Renumbering(const Builder& builder, const std::vector<Sink>& sinks)
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

    NodeId operator()(NodeId id) const { return m_nodes[indexOf(id)]; }
    LoopId operator()(LoopId id) const { return m_loops.at(indexOf(id)); }
    bool isReached(NodeId id) const
    {
        const std::size_t place = indexOf((*this)(id));
        return place < m_order.size() && m_order[place] == id;
    }

    void move(Kernel& kernel) const
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

private:
    void renumber(std::optional<LoopId>& id) const
    {
        if (id)
            id = (*this)(*id);
    }

    Loop loop(const LoopRecord& record) const
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

    const Builder& m_builder;
    std::vector<NodeId> m_order;
    std::vector<NodeId> m_nodes;
    std::unordered_map<std::size_t, LoopId> m_loops;
};

/// The slot of a plane or number that a node reads.
data::Slot slotOf(const std::vector<data::Parameter>& parameters, const Node& node)
{
    data::Slot slot{.role = data::Role::mutablePlane,
                    .name = node.leaf,
                    .element = node.type.element,
                    .shape = node.type.shape,
                    .tag = node.type.tag};
    const auto found = std::ranges::find(parameters, node.leaf, &data::Parameter::name);
    if (found == parameters.end())
        return slot;
    slot.role = found->role;
    // The numbers that the stages of a launch hand on, see stages.h.
    const bool isCell = found->role == data::Role::lookup && node.op == Op::uniform;
    if (isCell) {
        slot.source = data::SlotSource::runner;
        slot.extent = data::SlotExtent::oneCell;
    } else if (found->role == data::Role::lookup) {
        slot.extent = data::SlotExtent::wholeBuffer;
        slot.axes = found->axes;
    }
    return slot;
}

bool isFinished(const Kernel& kernel, const std::string& plane)
{
    return kernel.finish() != nullptr && kernel.finish()->slot == plane;
}

/// Those that sinks reach, each once, in the order of their values.
std::vector<Dispatch> reachedDispatches(const Renumbering& renumbered, std::vector<Dispatch> dispatches)
{
    std::erase_if(dispatches,
                  [&](const Dispatch& dispatch) { return !renumbered.isReached(dispatch.value); });
    for (Dispatch& dispatch : dispatches) {
        dispatch.value = renumbered(dispatch.value);
        dispatch.selector = renumbered(dispatch.selector);
    }
    const auto identity = [](const Dispatch& dispatch) { return std::pair(dispatch.value, dispatch.policy); };
    std::ranges::stable_sort(dispatches, {}, identity);
    const auto [last, end] = std::ranges::unique(dispatches, {}, identity);
    dispatches.erase(last, end);
    return dispatches;
}

/// Numbers the reductions that are read anew, in the order of their first nodes.
std::vector<Reduction> readReductions(std::vector<Node>& nodes, const std::vector<Reduction>& all)
{
    std::vector<Reduction> read;
    for (Node& node : nodes) {
        if (node.op != Op::total)
            continue;
        const Reduction& reduction = all[static_cast<std::size_t>(std::get<std::int64_t>(node.literal))];
        const auto known = std::ranges::find(read, reduction);
        node.literal = static_cast<std::int64_t>(known - read.begin());
        if (known == read.end())
            read.push_back(reduction);
    }
    return read;
}

data::Slot sampleCountSlot()
{
    return {.role = data::Role::nSamples,
            .name = "n_samples",
            .element = Element::index,
            .source = data::SlotSource::runner};
}

void addOnce(std::vector<data::Slot>& slots, data::Slot slot)
{
    if (!std::ranges::contains(slots, slot.name, &data::Slot::name))
        slots.push_back(std::move(slot));
}

/// What a sink binds in which samples meet: the plane, and the one that keeps what its sums lose.
void addSharedSlots(std::vector<data::Slot>& slots, const Sink& sink, const Type& type,
                    data::SlotSource source, const std::vector<data::Parameter>& parameters)
{
    data::Slot slot{.role = sink.form == SinkForm::store ? data::Role::wideOut : data::Role::accumOut,
                    .name = sink.slot,
                    .element = type.element,
                    .shape = type.shape,
                    .tag = type.tag,
                    .source = data::SlotSource::runner,
                    .extent = data::SlotExtent::rows};
    if (sink.key) {
        slot.source = source;
        slot.extent = data::SlotExtent::wholeBuffer;
        slot.axes = sink.axes;
        const auto declared = std::ranges::find(parameters, sink.slot, &data::Parameter::name);
        if (declared != parameters.end()) {
            slot.axes = declared->axes;
            slot.lengthOf = declared->lengthOf;
        }
        // Where the next component begins follows from the number of samples.
        if (!sink.axes.empty() && !sink.axes.front().extent && !type.isScalar())
            addOnce(slots, sampleCountSlot());
    }
    data::Slot companion = slot;
    addOnce(slots, std::move(slot));
    if (sink.companion.empty())
        return;
    companion.name = sink.companion;
    companion.source = data::SlotSource::runner;
    companion.companionOf = sink.slot;
    addOnce(slots, std::move(companion));
}

/// What a sink binds: a plane to store into, or the mask it sets and the counter beside it.
void addSlots(std::vector<data::Slot>& slots, const Sink& sink, const Type& type, data::SlotSource source,
              const std::vector<data::Parameter>& parameters)
{
    if (sink.isShared())
        return addSharedSlots(slots, sink, type, source, parameters);
    if (sink.form == SinkForm::ownColumn) {
        slots.push_back({.role = data::Role::mutablePlane,
                         .name = sink.slot,
                         .element = type.element,
                         .shape = type.shape,
                         .tag = type.tag,
                         .source = source});
        return;
    }
    slots.push_back({.role = data::Role::terminated,
                     .name = sink.slot,
                     .element = Element::boolean,
                     .startValue = data::StartValue::read,
                     .finishing = data::Finishing::yes});
    slots.push_back({.role = data::Role::lookup,
                     .name = std::string(data::finishedCount),
                     .element = Element::uint32,
                     .source = data::SlotSource::runner,
                     .extent = data::SlotExtent::oneCell,
                     .finishing = data::Finishing::yes});
}

Kernel assemble(const Builder& builder, KernelParts parts)
{
    Kernel kernel;
    kernel.name = parts.name;
    kernel.sourceName = std::move(parts.sourceName);
    kernel.range = parts.range;

    const Renumbering renumbered(builder, parts.sinks);
    renumbered.move(kernel);
    kernel.reductions = readReductions(kernel.nodes, parts.reductions);
    for (Sink& sink : parts.sinks) {
        sink.value = renumbered(sink.value);
        if (sink.key)
            sink.key = renumbered(*sink.key);
        if (sink.loop)
            sink.loop = renumbered(*sink.loop);
    }
    kernel.sinks = std::move(parts.sinks);
    guardGathers(kernel);

    auto& slots = kernel.signature.slots;
    for (const Sink& sink : kernel.sinks) {
        const bool isReturned = std::ranges::contains(parts.returned, sink.slot);
        addSlots(slots, sink, kernel.node(sink.value).type,
                 isReturned ? data::SlotSource::returned : data::SlotSource::parameter, parts.parameters);
    }
    for (const Node& node : kernel.nodes) {
        if (node.op == Op::prior) {
            if (const auto slot = kernel.signature.findSlot(node.leaf))
                slots[*slot].startValue = data::StartValue::read;
        } else if (node.op == Op::sampleCount) {
            slots.push_back(sampleCountSlot());
        } else if ((node.op == Op::input || node.op == Op::uniform || node.op == Op::at)
                   && !isFinished(kernel, node.leaf) && !kernel.signature.findSlot(node.leaf)) {
            slots.push_back(slotOf(parts.parameters, node));
        }
        if (node.op == Op::at)
            kernel.access = AccessClass::crossSampleRead;
    }
    if (std::ranges::any_of(kernel.sinks, [](const Sink& sink) { return sink.key.has_value(); }))
        kernel.access = AccessClass::crossSampleWrite;
    if (std::ranges::any_of(parts.totals, &data::Total::isMean) && !kernel.signature.findSlot("n_samples"))
        slots.push_back(sampleCountSlot());
    for (const data::Parameter& parameter : parts.parameters) {
        if (parameter.role == data::Role::terminated && !kernel.signature.findSlot(parameter.name))
            slots.push_back({.role = parameter.role, .name = parameter.name, .element = Element::boolean});
    }
    kernel.signature.kernel = kernel.name;
    kernel.signature.parameters = std::move(parts.parameters);
    kernel.signature.grid = std::move(parts.grid);
    kernel.signature.totals = std::move(parts.totals);
    kernel.signature.arrange();
    kernel.guards = std::move(parts.guards);
    kernel.ownDerivative = std::move(parts.ownDerivative);
    kernel.primitives = std::move(parts.primitives);
    kernel.time = std::move(parts.time);
    kernel.timeStep = std::move(parts.timeStep);
    kernel.dispatches = reachedDispatches(renumbered, std::move(parts.dispatches));
    kernel.signature.returns = std::move(parts.returns);
    kernel.digest = digestOf(kernel);
    return kernel;
}

/// Puts the values of helpers into the places of their calls.
class Unmarking : public CopyListener
{
public:
    explicit Unmarking(KernelCopy& copy) : m_copy(copy) { }
    void copied(NodeId id) override
    {
        const Node& node = m_copy.kernel().node(id);
        if (node.op == Op::primitive)
            m_copy.set(id, m_copy(node.operands.front()));
    }

private:
    KernelCopy& m_copy;
};

} // namespace

Kernel finish(const Builder& builder, KernelParts parts)
{
    KernelParts plain = parts;
    Kernel marked = assemble(builder, std::move(parts));
    if (!std::ranges::contains(marked.nodes, Op::primitive, &Node::op))
        return marked;
    Builder unmarked;
    KernelCopy copy(marked, unmarked, std::vector<bool>(marked.nodes.size(), true));
    Unmarking listener(copy);
    copy.copyAll(listener);
    plain.sinks.clear();
    for (const Sink& sink : marked.sinks)
        plain.sinks.push_back(copy(sink));
    plain.dispatches.clear();
    for (Dispatch dispatch : marked.dispatches) {
        dispatch.value = copy(dispatch.value);
        dispatch.selector = copy(dispatch.selector);
        plain.dispatches.push_back(dispatch);
    }
    plain.reductions = marked.reductions;
    Kernel kernel = assemble(unmarked, std::move(plain));
    kernel.marked = std::make_shared<const Kernel>(std::move(marked));
    return kernel;
}

} // namespace hawk::ir
