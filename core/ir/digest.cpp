// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/digest.h"

#include <bit>

#include "text/sha256.h"

namespace hawk::ir {

namespace {

void addType(text::Sha256& digest, const Type& type)
{
    digest.number(static_cast<std::uint64_t>(type.element));
    digest.number(type.shape.rank);
    digest.number(type.shape.extents[0]);
    digest.number(type.shape.extents[1]);
    digest.number(static_cast<std::uint64_t>(type.tag));
}

void addAxes(text::Sha256& digest, const std::vector<data::Axis>& axes)
{
    digest.number(axes.size());
    for (const data::Axis& axis : axes) {
        digest.field(axis.label);
        digest.number(axis.extent.value_or(0));
    }
}

void addLoop(text::Sha256& digest, const Loop& loop)
{
    digest.number(static_cast<std::uint64_t>(loop.start));
    digest.number(static_cast<std::uint64_t>(loop.step));
    digest.number(loop.trips);
    digest.number(indexOf(loop.exitPoint));
    digest.number(loop.leaves ? indexOf(*loop.leaves) + 1 : 0);
    digest.number(loop.carries.size());
    for (const Carry& carry : loop.carries) {
        digest.number(indexOf(carry.initial));
        digest.number(indexOf(carry.next));
        digest.number(indexOf(carry.atExit));
    }
}

} // namespace

std::string digestOf(const Kernel& kernel)
{
    text::Sha256 digest;
    digest.field("hawk.workbench.ir/2");
    for (const data::Slot& slot : kernel.signature.slots) {
        digest.field(data::nameOf(slot.role));
        digest.field(slot.name);
        addType(digest, {slot.element, slot.shape, slot.tag});
        digest.number(slot.startValue == data::StartValue::read ? 1 : 0);
        addAxes(digest, slot.axes);
    }
    addAxes(digest, kernel.signature.grid);
    for (const Node& node : kernel.nodes) {
        digest.field(info(node.op).name);
        addType(digest, node.type);
        digest.number(node.operands.size());
        for (NodeId operand : node.operands)
            digest.number(indexOf(operand));
        digest.number(node.literal.index());
        if (const auto* real = std::get_if<double>(&node.literal))
            digest.number(std::bit_cast<std::uint64_t>(*real));
        else if (const auto* integer = std::get_if<std::int64_t>(&node.literal))
            digest.number(static_cast<std::uint64_t>(*integer));
        else if (const auto* boolean = std::get_if<bool>(&node.literal))
            digest.number(*boolean ? 1 : 0);
        digest.field(node.leaf);
        if (node.loop)
            digest.number(indexOf(*node.loop));
    }
    for (const Loop& loop : kernel.loops)
        addLoop(digest, loop);
    for (const Sink& sink : kernel.sinks) {
        digest.field(sink.slot);
        digest.number(indexOf(sink.value));
        digest.number(static_cast<std::uint64_t>(sink.form));
        digest.number(static_cast<std::uint64_t>(sink.reduction));
        digest.number(sink.key ? indexOf(*sink.key) + 1 : 0);
        digest.field(sink.companion);
        if (sink.loop)
            digest.number(indexOf(*sink.loop) + 1);
    }
    for (const data::Total& total : kernel.signature.totals) {
        digest.field(total.name);
        digest.number(total.isMean ? 1 : 0);
    }
    digest.number(kernel.guards.size());
    for (const std::string& guard : kernel.guards)
        digest.field(guard);
    for (const Dispatch& dispatch : kernel.dispatches) {
        digest.field(nameOf(dispatch.policy));
        digest.number(indexOf(dispatch.value));
    }
    for (const Reduction& reduction : kernel.reductions) {
        digest.field(data::nameOf(reduction.op));
        digest.number(reduction.isMean ? 1 : 0);
        digest.number(reduction.keepsLosses ? 1 : 0);
        for (const std::size_t axis : reduction.kept)
            digest.number(axis + 1);
    }
    digest.number(static_cast<std::uint64_t>(kernel.steps.kind));
    digest.number(kernel.steps.count);
    digest.field(nameOf(kernel.access));
    return digest.hex();
}

} // namespace hawk::ir
