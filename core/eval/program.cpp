// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/program.h"

#include <cstring>
#include <format>

#include "eval/loop_stores.h"
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
    case ir::OpClass::gather:
        return addGather(compiler, node);
    case ir::OpClass::product:
        return addProduct(compiler, node);
    case ir::OpClass::linear:
        return addLinear(compiler, node);
    case ir::OpClass::structural:
        break;
    }
    return addStructural(compiler, node);
}

static std::optional<std::uint32_t> planeOf(const data::BoundArguments& arguments, std::string_view name)
{
    const auto slot = arguments.signature.findSlot(name);
    return slot ? std::optional(static_cast<std::uint32_t>(*slot)) : std::nullopt;
}

static Instruction storeOf(NodeCompiler& compiler, const ir::Sink& sink, std::uint32_t plane)
{
    const data::BoundArguments& arguments = compiler.arguments();
    if (sink.form == ir::SinkForm::finish) {
        return {.run = finishFunction(),
                .operands = {compiler.operand(sink.value)},
                .plane = plane,
                .counter = *planeOf(arguments, data::finishedCount)};
    }
    const data::Slot& target = arguments.signature.slots[plane];
    if (sink.key) {
        const data::Dtype dtype = compiler.dtypeOf(target.element);
        return {.run =
                    sink.companion.empty() ? keyedFunction(sink.form, dtype) : compensatedAddFunction(dtype),
                .count = target.shape.count(),
                .operands = {compiler.operandAs(sink.value, target.element),
                             compiler.operandAs(*sink.key, data::Element::index)},
                .plane = plane,
                .counter = planeOf(arguments, sink.companion).value_or(0)};
    }
    return {.run = storeFunction(compiler.dtypeOf(target.element)),
            .count = target.shape.count(),
            .operands = {compiler.operandAs(sink.value, target.element)},
            .plane = plane};
}

static std::int64_t stepCount(const ir::Kernel& kernel, const Program& program,
                              const data::BoundArguments& arguments)
{
    if (kernel.steps.kind != ir::StepKind::automatic)
        return kernel.steps.count;
    std::int64_t count = 0;
    std::memcpy(&count, program.planes[*planeOf(arguments, data::fusedSteps)].data, sizeof(count));
    return count;
}

Result<Program> compileProgram(const ir::Kernel& kernel, const data::BoundArguments& arguments)
{
    if (arguments.slots.size() != arguments.signature.slots.size())
        return text::internalError("eval-binding",
                                   std::format("The binding of kernel {} is incomplete.", kernel.name));
    NodeCompiler compiler(kernel, arguments);
    Program& program = compiler.program();
    for (std::size_t i = 0; i < arguments.slots.size(); ++i)
        program.planes.push_back({arguments.slots[i].data, arguments.slots[i].length, arguments.length(i)});
    LoopStores loopStores(compiler);
    for (std::size_t i = 0; i < kernel.nodes.size(); ++i) {
        const ir::Node& node = kernel.nodes[i];
        addLoopEdges(compiler, static_cast<ir::NodeId>(i));
        if (node.op == ir::Op::loop)
            loopStores.addIteration(*node.loop);
        if (!addNode(compiler, node)) {
            return text::internalError("eval-operation",
                                       std::format("Kernel {} uses {} on {}, which has no meaning.",
                                                   kernel.name, info(node.op).name, spell(node.type)));
        }
    }
    const auto unbound = [&](const std::string& name) {
        return text::internalError(
            "eval-binding", std::format("Kernel {} works on {}, which is not bound.", kernel.name, name));
    };
    std::vector<std::string_view> cells;
    if (kernel.finish() != nullptr)
        cells.push_back(data::finishedCount);
    if (kernel.steps.kind == ir::StepKind::automatic)
        cells.push_back(data::fusedSteps);
    for (std::string_view cell : cells) {
        if (!planeOf(arguments, cell))
            return unbound(std::string(cell));
    }
    if (!loopStores.addStores())
        return unbound("a plane that a loop stores into");
    for (const ir::Sink& sink : kernel.sinks) {
        if (sink.loop)
            continue;
        const auto plane = planeOf(arguments, sink.slot);
        if (!plane)
            return unbound(sink.slot);
        if (sink.form == ir::SinkForm::rows)
            program.rows.push_back({.cell = compiler.operandAs(sink.value, data::Element::real).cell,
                                    .op = sink.reduction,
                                    .plane = *plane,
                                    .companion = planeOf(arguments, sink.companion)});
        else
            program.store.push_back(storeOf(compiler, sink, *plane));
    }
    for (const std::string& guard : kernel.guards) {
        const auto plane = planeOf(arguments, guard);
        if (!plane)
            return unbound(guard);
        program.guards.push_back(*plane);
    }
    program.stepCount = stepCount(kernel, program, arguments);
    return std::move(program);
}

} // namespace hawk::eval
