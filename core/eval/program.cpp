// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/program.h"

#include <format>

#include "eval/node_compiler.h"

namespace hawk::eval {

static bool addNode(NodeCompiler& compiler, const ir::Node& node)
{
    switch (info(node.op).opClass) {
    case ir::OpClass::leaf:
        return addLeaf(compiler, node);
    case ir::OpClass::loop:
        return addLoopNode(compiler, node);
    case ir::OpClass::elementwise:
    case ir::OpClass::integer:
        return addElementwise(compiler, node);
    case ir::OpClass::random:
        return addRandom(compiler, node);
    case ir::OpClass::predicate:
        return addPredicate(compiler, node);
    case ir::OpClass::choice:
        return addChoice(compiler, node);
    case ir::OpClass::structural:
        break;
    }
    return addStructural(compiler, node);
}

Result<Program> compileProgram(const ir::Kernel& kernel, const data::BoundArguments& arguments)
{
    if (arguments.slots.size() != arguments.signature.slots.size())
        return text::internalError("eval-binding",
                                   std::format("The binding of kernel {} is incomplete.", kernel.name));
    NodeCompiler compiler(kernel, arguments);
    Program& program = compiler.program();
    for (const data::BoundSlot& slot : arguments.slots)
        program.planes.push_back({slot.data, slot.length});
    for (std::size_t i = 0; i < kernel.nodes.size(); ++i) {
        const ir::Node& node = kernel.nodes[i];
        addLoopEdges(compiler, static_cast<ir::NodeId>(i));
        if (!addNode(compiler, node)) {
            return text::internalError("eval-operation",
                                       std::format("Kernel {} uses {} on {}, which has no meaning.",
                                                   kernel.name, info(node.op).name, spell(node.type)));
        }
    }
    for (const ir::Sink& sink : kernel.sinks) {
        const auto slot = arguments.signature.findSlot(sink.slot);
        if (!slot)
            return text::internalError(
                "eval-binding",
                std::format("Kernel {} writes {}, which is not bound.", kernel.name, sink.slot));
        const data::Slot& target = arguments.signature.slots[*slot];
        program.store.push_back({.run = storeFunction(compiler.dtypeOf(target.element)),
                                 .count = target.shape.count(),
                                 .operands = {compiler.operandAs(sink.value, target.element)},
                                 .plane = static_cast<std::uint32_t>(*slot)});
    }
    return std::move(program);
}

} // namespace hawk::eval
