// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/kernel.h"

#include <format>

namespace hawk::ir {

std::string_view nameOf(AccessClass access)
{
    switch (access) {
    case AccessClass::sampleLocal:
        return "sample_local";
    case AccessClass::crossSampleRead:
        return "cross_sample_read";
    case AccessClass::crossSampleWrite:
        break;
    }
    return "cross_sample_write";
}

std::vector<std::uint32_t> countUses(const Kernel& kernel)
{
    std::vector<std::uint32_t> uses(kernel.nodes.size());
    for (const Node& node : kernel.nodes) {
        for (NodeId operand : node.operands)
            ++uses[indexOf(operand)];
    }
    for (const Sink& sink : kernel.sinks)
        ++uses[indexOf(sink.value)];
    return uses;
}

static std::string spellLiteral(const Literal& literal)
{
    if (const auto* real = std::get_if<double>(&literal))
        return std::format("{}", *real);
    if (const auto* integer = std::get_if<std::int64_t>(&literal))
        return std::format("{}", *integer);
    if (const auto* boolean = std::get_if<bool>(&literal))
        return *boolean ? "true" : "false";
    return {};
}

std::string listing(const Kernel& kernel)
{
    std::string out = std::format("kernel {}  digest {}\n", kernel.name, kernel.digest.substr(0, 12));
    for (const data::Slot& slot : kernel.signature.slots) {
        out += std::format("  slot {} {}: {}{}\n", data::nameOf(slot.role), slot.name,
                           spell({slot.element, slot.shape, slot.tag}),
                           slot.startValue == data::StartValue::read ? ", start value read" : "");
    }
    for (std::size_t i = 0; i < kernel.nodes.size(); ++i) {
        const Node& node = kernel.nodes[i];
        out += std::format("  %{} = {}", i, info(node.op).name);
        for (NodeId operand : node.operands)
            out += std::format(" %{}", indexOf(operand));
        if (!node.leaf.empty())
            out += " " + node.leaf;
        if (const std::string literal = spellLiteral(node.literal); !literal.empty())
            out += " " + literal;
        out += " : " + spell(node.type);
        if (!node.name.empty() && node.name != node.leaf)
            out += "  # " + node.name;
        out += "\n";
    }
    for (const Sink& sink : kernel.sinks)
        out += std::format("  store {} = %{}\n", sink.slot, indexOf(sink.value));
    return out;
}

} // namespace hawk::ir
