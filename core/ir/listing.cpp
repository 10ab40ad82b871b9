// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/listing.h"

#include <format>

#include "ir/guards.h"

namespace hawk::ir {

namespace {

std::string spellLiteral(const Literal& literal)
{
    if (const auto* real = std::get_if<double>(&literal))
        return std::format("{}", *real);
    if (const auto* integer = std::get_if<std::int64_t>(&literal))
        return std::format("{}", *integer);
    if (const auto* boolean = std::get_if<bool>(&literal))
        return *boolean ? "true" : "false";
    return {};
}

std::string spellSlot(const data::Slot& slot)
{
    const std::string axes = slot.axes.empty() ? std::string() : " [" + spell(slot.axes) + "]";
    return std::format("  slot {} {}: {}{}{}", data::nameOf(slot.role), slot.name,
                       spell({slot.element, slot.shape, slot.tag}), axes,
                       slot.startValue == data::StartValue::read ? ", start value read" : "");
}

/// `t %3 where %1, not %2 : Scalar`
std::string spellRead(const Node& node)
{
    std::string out = std::format(" {} %{}", node.leaf, indexOf(node.operands[0]));
    for (std::size_t i = 1; i < node.operands.size(); ++i)
        out += std::format("{}{}%{}", i == 1 ? " where " : ", ", isInverted(node, i - 1) ? "not " : "",
                           indexOf(node.operands[i]));
    out += " : " + spell(node.type);
    return node.name.empty() ? out : out + "  # " + node.name;
}

std::string spellNode(const Node& node, std::size_t index)
{
    std::string out = std::format("  %{} = {}", index, info(node.op).name);
    if (node.op == Op::at)
        return out + spellRead(node);
    for (NodeId operand : node.operands)
        out += std::format(" %{}", indexOf(operand));
    if (!node.leaf.empty())
        out += " " + node.leaf;
    if (const std::string literal = spellLiteral(node.literal); !literal.empty())
        out += " " + literal;
    out += " : " + spell(node.type);
    if (!node.name.empty() && node.name != node.leaf)
        out += "  # " + node.name;
    return out;
}

} // namespace

/// The head of a loop stands before its body, its end in the place of its node.
std::string spellLoopHead(const Loop& loop)
{
    const std::string index = loop.index ? std::format("%{} = ", indexOf(*loop.index)) : std::string();
    std::string out = std::format("  loop {}{} by {}, {} times", index, loop.start, loop.step, loop.trips);
    for (const Carry& carry : loop.carries)
        out += std::format(", %{} from %{}", indexOf(carry.placeholder), indexOf(carry.initial));
    return out;
}

std::string spellLoopEnd(const Loop& loop)
{
    std::string out = std::format("  %{} = end of loop:", indexOf(loop.node));
    for (const Carry& carry : loop.carries)
        out += std::format(" %{} to %{}", indexOf(carry.placeholder), indexOf(carry.next));
    return out;
}

std::string spellExit(const Loop& loop)
{
    std::string out = std::format("  leave where %{}:", indexOf(*loop.leaves));
    for (const Carry& carry : loop.carries)
        out += std::format(" %{} is %{}", indexOf(carry.placeholder), indexOf(carry.atExit));
    return out;
}

static std::string_view verbOf(const Sink& sink)
{
    switch (sink.form) {
    case SinkForm::ownColumn:
    case SinkForm::store:
        return "store";
    case SinkForm::rows:
        return data::nameOf(sink.reduction);
    case SinkForm::add:
        return "add";
    case SinkForm::setBits:
        return "set bits";
    case SinkForm::finish:
        break;
    }
    return "finish";
}

MappedListing mappedListing(const Kernel& kernel)
{
    MappedListing listing;
    const auto add = [&](const std::string& line, text::Range origin) {
        listing.text += line + '\n';
        listing.origins.push_back(origin);
    };
    add(std::format("kernel {}  digest {}", kernel.name, kernel.digest.substr(0, 12)), {});
    for (const data::Slot& slot : kernel.signature.slots)
        add(spellSlot(slot), {});
    if (!kernel.signature.grid.empty())
        add("  grid " + spell(kernel.signature.grid), {});
    for (const std::string& guard : kernel.guards)
        add(std::format("  skip where {}", guard), {});
    if (kernel.steps.kind != StepKind::single)
        add(std::format("  steps {}",
                        kernel.steps.kind == StepKind::fixed ? std::to_string(kernel.steps.count)
                                                             : std::string(data::fusedSteps)),
            {});
    std::string indent;
    for (std::size_t i = 0; i < kernel.nodes.size(); ++i) {
        const Node& node = kernel.nodes[i];
        for (const Loop& loop : kernel.loops) {
            if (loop.leaves && indexOf(loop.exitPoint) == i)
                add(indent + spellExit(loop), loop.origin);
        }
        for (const Loop& loop : kernel.loops) {
            if (indexOf(loop.firstBodyNode) == i) {
                add(indent + spellLoopHead(loop), loop.origin);
                indent += "  ";
            }
        }
        if (node.op == Op::loop) {
            indent.resize(indent.size() - 2);
            add(indent + spellLoopEnd(kernel.loop(*node.loop)), node.origin);
        } else {
            add(indent + spellNode(node, i), node.origin);
        }
    }
    for (const Sink& sink : kernel.sinks) {
        const std::string place = sink.key ? std::format("[%{}]", indexOf(*sink.key)) : std::string();
        const std::string every = sink.loop
            ? std::format(" in every iteration of the loop %{}", indexOf(kernel.loop(*sink.loop).node))
            : std::string();
        const std::string kept = sink.companion.empty() ? std::string() : " keeping " + sink.companion;
        add(std::format("  {} {}{} = %{}{}{}", verbOf(sink), sink.slot, place, indexOf(sink.value), kept,
                        every),
            sink.origin);
    }
    return listing;
}

std::string listing(const Kernel& kernel)
{
    return mappedListing(kernel).text;
}

} // namespace hawk::ir
