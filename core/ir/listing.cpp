// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/listing.h"

#include <format>

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
    return std::format("  slot {} {}: {}{}", data::nameOf(slot.role), slot.name,
                       spell({slot.element, slot.shape, slot.tag}),
                       slot.startValue == data::StartValue::read ? ", start value read" : "");
}

std::string spellNode(const Node& node, std::size_t index)
{
    std::string out = std::format("  %{} = {}", index, info(node.op).name);
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
    for (std::size_t i = 0; i < kernel.nodes.size(); ++i)
        add(spellNode(kernel.nodes[i], i), kernel.nodes[i].origin);
    for (const Sink& sink : kernel.sinks)
        add(std::format("  store {} = %{}", sink.slot, indexOf(sink.value)), sink.origin);
    return listing;
}

std::string listing(const Kernel& kernel)
{
    return mappedListing(kernel).text;
}

} // namespace hawk::ir
