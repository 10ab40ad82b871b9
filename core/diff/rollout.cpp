// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/rollout.h"

#include <algorithm>

#include "diff/derivation.h"
#include "diff/forward.h"
#include "diff/lineage.h"
#include "diff/refusals.h"
#include "diff/step_function.h"
#include "ir/marks.h"
#include "ir/stepped.h"

namespace hawk::diff {

using ir::Kernel;
using ir::Sink;

Outcome<Kernel> deriveStep(const Kernel& primal, const Request& request)
{
    const Kernel kernel = ir::differentiable(primal);
    if (samplesMeet(kernel))
        return refuse(refusals::stepMeets, "step_vjp", kernel);
    StartValues starts;
    StepFunction function(kernel, starts);
    for (const Sink& sink : storingSinks(kernel))
        function.give(isState(kernel, sink) ? sink.slot + "_next" : sink.slot, function(sink.value),
                      sink.origin);
    if (function.givesNothing())
        return refuse(refusals::onlyFinishes, "step_vjp", kernel);
    return derive(function.finish(kernel.name, function.parameters(), kernel.guards), request);
}

Outcome<Kernel> carryTangents(const Kernel& primal, const std::optional<std::vector<std::string>>& wrt)
{
    const Kernel kernel = ir::differentiable(primal);
    constexpr std::string_view transform = "step_jvp";
    if (samplesMeet(kernel))
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
                          .reductions = kernel.reductions,
                          .primitives = kernel.primitives,
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
    made.derived = derivedFrom(Direction::forward, kernel, inputs);
    std::string name = made.name;
    return kernel.steps.kind == ir::StepKind::single
        ? made
        : ir::withSteps(std::move(made), kernel.steps, std::move(name));
}

Outcome<Kernel> guardKernel(const Kernel& primal)
{
    const Kernel kernel = ir::differentiable(primal);
    const auto events = eventsOf(kernel, "guard_kernel");
    if (!events)
        return std::unexpected(events.error());
    StartValues starts;
    StepFunction function(kernel, starts);
    function.giveEvents(*events);
    return function.finish(kernel.name + "_guard", function.parameters(), kernel.guards);
}

} // namespace hawk::diff
