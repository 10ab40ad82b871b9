// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <format>
#include <string>
#include <vector>

#include "ir/guards.h"
#include "trace/trace.h"

/// Kernel texts of the tests, traced and spelled in a few words.
namespace hawk::tests {

inline trace::Module traceText(const std::string& text)
{
    return trace::traceModule(syntax::parse(text::SourceText(text, "test.py")));
}

/// A kernel `k` with the given parameters and body lines, below the usual imports.
inline trace::Module traceBody(const std::string& parameters, const std::string& body,
                               const std::string& above = {})
{
    std::string text =
        "import hawk\nimport hawk.math as m\nfrom hawk import Mutable, Param, Scalar, Vector, kernel\n";
    text += above + "\n@kernel\ndef k(" + parameters + "):\n";
    std::size_t begin = 0;
    while (begin < body.size()) {
        const std::size_t end = std::min(body.find('\n', begin), body.size());
        text += "    " + body.substr(begin, end - begin) + "\n";
        begin = end + 1;
    }
    return traceText(text);
}

/// The codes and messages, one a line: what a failing test shows.
inline std::string faults(const trace::Module& module)
{
    std::string out;
    for (const text::Diagnostic& diagnostic : module.diagnostics) {
        out += std::format("{} line {}: {}\n", diagnostic.code(),
                           module.tree.source().position(diagnostic.range.begin).line, diagnostic.message());
    }
    return out;
}

/// A value as a nested expression: `add(mul(a, x), 2)`.
inline std::string spell(const ir::Kernel& kernel, ir::NodeId id)
{
    const ir::Node& node = kernel.node(id);
    if (node.op == ir::Op::at) {
        std::string read = node.leaf + "[" + spell(kernel, node.operands[0]);
        for (std::size_t i = 1; i < node.operands.size(); ++i)
            read += std::format("{}{}{}", i == 1 ? " if " : ", ", ir::isInverted(node, i - 1) ? "not " : "",
                                spell(kernel, node.operands[i]));
        return read + "]";
    }
    if (!node.leaf.empty())
        return (node.op == ir::Op::prior ? "start " : "") + node.leaf;
    if (node.op == ir::Op::constant) {
        if (const auto* boolean = std::get_if<bool>(&node.literal))
            return *boolean ? "true" : "false";
        if (const auto* integer = std::get_if<std::int64_t>(&node.literal))
            return std::format("{}i", *integer);
        return std::format("{}", std::get<double>(node.literal));
    }
    std::string out(ir::info(node.op).name);
    if (const auto* position = std::get_if<std::int64_t>(&node.literal))
        out += std::format("[{}]", *position);
    out += "(";
    for (std::size_t i = 0; i < node.operands.size(); ++i)
        out += (i == 0 ? "" : ", ") + spell(kernel, node.operands[i]);
    return out + ")";
}

/// The stores of the only kernel, `y = add(x, 1); …`, or its faults.
inline std::string stores(const trace::Module& module)
{
    if (module.kernels.empty() || !module.kernels.back().kernel)
        return faults(module);
    const ir::Kernel& kernel = *module.kernels.back().kernel;
    std::string out;
    for (const ir::Sink& sink : kernel.sinks)
        out += (out.empty() ? "" : "; ") + sink.slot + " = " + spell(kernel, sink.value);
    return out;
}

inline std::string slotsOf(const trace::Module& module)
{
    if (module.kernels.empty() || !module.kernels.back().kernel)
        return faults(module);
    std::string out;
    for (const data::Slot& slot : module.kernels.back().kernel->signature.slots) {
        out += std::format("{}{} {}{}", out.empty() ? "" : ", ", data::nameOf(slot.role), slot.name,
                           slot.startValue == data::StartValue::read ? " (start)" : "");
    }
    return out;
}

} // namespace hawk::tests
