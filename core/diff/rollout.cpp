// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/rollout.h"

#include <algorithm>
#include <format>

#include "diff/derivation.h"
#include "diff/forward.h"
#include "diff/refusals.h"
#include "ir/stepped.h"

namespace hawk::diff {

using ir::Kernel;
using ir::Node;
using ir::Sink;
using ir::SinkForm;

namespace {

std::unexpected<Refusal> refuse(const text::DiagnosticRule& rule, std::string_view transform,
                                const Kernel& kernel, std::vector<std::string> more = {})
{
    more.insert(more.begin(), {std::string(transform), kernel.name});
    return std::unexpected(Refusal{&rule, std::move(more)});
}

/// Puts inputs into the places of launch-start values.
class StartValues : public CopyListener
{
public:
    StartValues(KernelCopy& copy, ir::Builder& builder) : m_copy(copy), m_builder(builder) { }

    void copied(NodeId id) override
    {
        const Node& node = m_copy.kernel().node(id);
        if (node.op == Op::prior)
            m_copy.set(id, m_builder.leaf(Op::input, node.leaf, node.type, node.origin));
    }

private:
    KernelCopy& m_copy;
    ir::Builder& m_builder;
};

/// Parameters of a function of the values before a step: written planes become inputs.
std::vector<data::Parameter> inputsOf(const Kernel& kernel)
{
    std::vector<data::Parameter> parameters = kernel.signature.parameters;
    for (data::Parameter& parameter : parameters) {
        parameter.slot.reset();
        if (parameter.role != data::Role::mutablePlane)
            continue;
        parameter.role = inputRole(parameter.shape);
        parameter.declaration = ir::spell({parameter.element, parameter.shape});
    }
    return parameters;
}

/// A function of the values before a step: a copy of the kernel, of which some values are returned.
struct StepFunction {
    explicit StepFunction(const Kernel& step)
        : kernel(step)
        , copy(step, builder, std::vector<bool>(step.nodes.size(), true))
    {
        StartValues starts(copy, builder);
        copy.copyAll(starts);
    }

    void give(std::string slot, NodeId value, text::Range origin)
    {
        sinks.push_back({.slot = std::move(slot), .value = value, .origin = origin});
    }

    Kernel finish(std::string name)
    {
        ir::KernelParts parts{.name = std::move(name),
                              .parameters = inputsOf(kernel),
                              .sinks = std::move(sinks),
                              .guards = kernel.guards,
                              .ownDerivative = kernel.ownDerivative,
                              .grid = kernel.signature.grid,
                              .sourceName = kernel.sourceName,
                              .range = kernel.range};
        for (const Sink& sink : parts.sinks)
            parts.returned.push_back(sink.slot);
        return ir::finish(builder, std::move(parts));
    }

    const Kernel& kernel;
    ir::Builder builder;
    KernelCopy copy;
    std::vector<Sink> sinks;
};

bool isState(const Kernel& kernel, const Sink& sink)
{
    return std::ranges::contains(kernel.signature.parameters, sink.slot, &data::Parameter::name);
}

/// The comparisons that a condition joins by `or`; false where it holds something else.
bool collectComparisons(const Kernel& kernel, NodeId condition, std::vector<NodeId>& comparisons)
{
    const Node& node = kernel.node(condition);
    const auto isRealOperand = [&](NodeId id) { return kernel.node(id).type.element == ir::Element::real; };
    switch (node.op) {
    case Op::logicalOr:
        return collectComparisons(kernel, node.operands[0], comparisons)
            && collectComparisons(kernel, node.operands[1], comparisons);
    case Op::less:
    case Op::lessEqual:
    case Op::greater:
    case Op::greaterEqual:
        comparisons.push_back(condition);
        return std::ranges::any_of(node.operands, isRealOperand);
    default:
        return false;
    }
}

} // namespace

Outcome<Kernel> deriveStep(const Kernel& kernel, const Request& request)
{
    if (kernel.hasSharedSinks())
        return refuse(refusals::stepMeets, "step_vjp", kernel);
    StepFunction function(kernel);
    for (const Sink& sink : storingSinks(kernel))
        function.give(isState(kernel, sink) ? sink.slot + "_next" : sink.slot, function.copy(sink.value),
                      sink.origin);
    if (function.sinks.empty())
        return refuse(refusals::onlyFinishes, "step_vjp", kernel);
    return derive(function.finish(kernel.name), request);
}

Outcome<Kernel> carryTangents(const Kernel& kernel, const std::optional<std::vector<std::string>>& wrt)
{
    constexpr std::string_view transform = "step_jvp";
    if (kernel.hasSharedSinks())
        return refuse(refusals::stepMeets, transform, kernel);
    if (!kernel.ownDerivative.empty())
        return refuse(refusals::ownDerivative, transform, kernel, {kernel.ownDerivative});
    std::vector<std::string> inputs = differentiableInputs(kernel);
    for (const std::string& name : wrt.value_or(std::vector<std::string>{})) {
        if (!std::ranges::contains(inputs, name))
            return refuse(refusals::unknownInput, transform, kernel,
                          {name, "Name inputs with real numbers that it reads."});
    }
    const auto isCarried = [&](const std::string& name) {
        return std::ranges::contains(kernel.sinks, name, &Sink::slot);
    };
    std::erase_if(inputs, [&](const std::string& name) {
        return wrt && !isCarried(name) && !std::ranges::contains(*wrt, name);
    });
    const Request request{.direction = Direction::forward, .name = kernel.name + "_jvp"};
    Derivation derivation(kernel, request, inputs);
    ForwardWalk walk(derivation);
    derivation.copy.copyAll(walk);
    if (derivation.refusal)
        return std::unexpected(std::move(*derivation.refusal));

    ir::KernelParts parts{.name = request.name,
                          .parameters = kernel.signature.parameters,
                          .sinks = storingSinks(kernel),
                          .guards = kernel.guards,
                          .grid = kernel.signature.grid,
                          .sourceName = kernel.sourceName,
                          .range = kernel.range};
    for (Sink& sink : parts.sinks)
        sink.value = derivation.copy(sink.value);
    for (const Sink& sink : storingSinks(kernel)) {
        if (!isReal(kernel, sink))
            continue;
        parts.sinks.push_back({.slot = derivation.names(sink.slot),
                               .value = walk.tangentOrZero(sink.value),
                               .origin = sink.origin});
    }
    if (const Sink* finish = kernel.finish()) {
        parts.sinks.push_back(*finish);
        parts.sinks.back().value = derivation.copy(finish->value);
    }
    std::ranges::move(derivation.planes, std::back_inserter(parts.parameters));
    Kernel made = ir::finish(derivation.builder, std::move(parts));
    orderParameters(made.signature);
    made.derived = ir::DerivedFrom{Direction::forward, kernel.name, inputs};
    std::string name = made.name;
    return kernel.steps.kind == ir::StepKind::single
        ? made
        : ir::withSteps(std::move(made), kernel.steps, std::move(name));
}

Outcome<Kernel> guardKernel(const Kernel& kernel)
{
    constexpr std::string_view transform = "guard_kernel";
    if (kernel.finish() == nullptr)
        return refuse(refusals::finishesNothing, transform, kernel);
    std::vector<NodeId> comparisons;
    if (!collectComparisons(kernel, kernel.finish()->value, comparisons))
        return refuse(refusals::notAnEvent, transform, kernel, {kernel.finish()->slot});
    StepFunction function(kernel);
    Arithmetic math(function.builder);
    for (NodeId comparison : comparisons) {
        const Node& node = kernel.node(comparison);
        const bool isBelow = node.op == Op::less || node.op == Op::lessEqual;
        const NodeId left = function.copy(node.operands[isBelow ? 0 : 1]);
        const NodeId right = function.copy(node.operands[isBelow ? 1 : 0]);
        math.setOrigin(node.origin);
        function.give(std::format("event_g{}", function.sinks.size()), math.subtract(left, right),
                      node.origin);
    }
    return function.finish(kernel.name + "_guard");
}

} // namespace hawk::diff
