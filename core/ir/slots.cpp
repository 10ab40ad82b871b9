// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/slots.h"

#include <algorithm>

namespace hawk::ir {

namespace {

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

} // namespace

std::vector<data::Slot> slotsOf(const Kernel& kernel, const KernelParts& parts)
{
    std::vector<data::Slot> slots;
    for (const Sink& sink : kernel.sinks) {
        const bool isReturned = std::ranges::contains(parts.returned, sink.slot);
        addSlots(slots, sink, kernel.node(sink.value).type,
                 isReturned ? data::SlotSource::returned : data::SlotSource::parameter, parts.parameters);
    }
    for (const Node& node : kernel.nodes) {
        if (node.op == Op::prior) {
            const auto slot = std::ranges::find(slots, node.leaf, &data::Slot::name);
            if (slot != slots.end())
                slot->startValue = data::StartValue::read;
        } else if (node.op == Op::sampleCount) {
            addOnce(slots, sampleCountSlot());
        } else if ((node.op == Op::input || node.op == Op::uniform || node.op == Op::at)
                   && !isFinished(kernel, node.leaf)) {
            addOnce(slots, slotOf(parts.parameters, node));
        }
    }
    if (std::ranges::any_of(parts.totals, &data::Total::isMean))
        addOnce(slots, sampleCountSlot());
    for (const data::Parameter& parameter : parts.parameters) {
        if (parameter.role == data::Role::terminated)
            addOnce(slots, {.role = parameter.role, .name = parameter.name, .element = Element::boolean});
    }
    return slots;
}

} // namespace hawk::ir
