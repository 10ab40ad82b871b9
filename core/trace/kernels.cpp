// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/kernels.h"

#include <algorithm>
#include <iterator>

#include "ir/branch_counts.h"
#include "trace/check_body.h"
#include "trace/check_masks.h"
#include "trace/commits.h"
#include "trace/dispatches.h"
#include "trace/finishes.h"
#include "trace/grid_lanes.h"
#include "trace/kernel_body.h"
#include "trace/planes.h"
#include "trace/reductions.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

Range fullRange(const FunctionStmt& definition)
{
    return definition.decorators.empty() ? definition.range
                                         : cover(definition.decorators.front().range, definition.range);
}

void bindParameters(Frame& body, const std::vector<DeclaredParameter>& parameters)
{
    for (const DeclaredParameter& declared : parameters) {
        if (!declared.isNamed)
            continue;
        if (!declared.parameter) {
            body.scope->bind(declared.name, Unknown{});
            continue;
        }
        if (declared.isTable() || declared.isKeyed() || declared.isGrid()) {
            body.scope->bind(declared.name, planeValue(body, declared));
            continue;
        }
        ir::Op op = ir::Op::input;
        if (declared.parameter->role == data::Role::uniform)
            op = ir::Op::uniform;
        else if (declared.isMutable())
            op = ir::Op::prior;
        body.scope->bind(
            declared.name,
            body.traced(body.builder().leaf(op, std::string(declared.name), declared.type, declared.range)));
    }
}

bool isAccepted(const DeclaredParameter& declared)
{
    return declared.parameter.has_value();
}

std::vector<data::Parameter> acceptedParameters(std::vector<DeclaredParameter> parameters)
{
    std::vector<data::Parameter> accepted;
    for (DeclaredParameter& declared : parameters) {
        if (!declared.isGrid())
            accepted.push_back(std::move(*declared.parameter));
    }
    return accepted;
}

/// Evaluates the body and finishes the kernel; nothing when anything was refused.
std::optional<ir::Kernel> traceDefinition(Frame& frame, const FunctionStmt& definition,
                                          const KernelRequest& request)
{
    Session& session = frame.session;
    Reporter& reporter = session.reporter;
    const std::size_t before = reporter.count();
    const std::vector<DeclaredParameter> parameters = declareParameters(frame, definition, *request.kind);

    auto locals = boundNames(definition.body);
    for (const DeclaredParameter& declared : parameters) {
        if (declared.isNamed)
            locals.insert(declared.name);
    }
    Frame body{session, std::make_shared<Scope>(Scope::Kind::body, frame.scope, std::move(locals))};
    KernelState state{
        .serial = ++session.lastSerial, .name = std::string(definition.name), .kind = request.kind.get()};
    for (const DeclaredParameter& declared : parameters) {
        if (declared.isMask() && declared.isNamed)
            state.masks.push_back(declared.name);
    }
    state.grid = gridOf(frame, parameters);
    state.definition = &definition;
    state.parameters = &parameters;
    session.kernel = &state;
    session.steps = 0;
    session.stepLimit = session.limits.steps;
    session.isExhausted = false;

    checkBody(body, definition.name, definition.body, parameters);
    checkMasks(body, *request.kind, definition.body, parameters);
    checkResult(body, definition, parameters);
    std::optional<ir::Kernel> kernel;
    if (!session.hasBrokenSyntax(definition.range)) {
        bindParameters(body, parameters);
        ReturnedValues returned = traceBody(body, definition, parameters);
        std::vector<ir::Sink> sinks;
        bool isComplete = returned.isComplete && std::ranges::all_of(parameters, isAccepted);
        if (!session.isExhausted)
            isComplete = commitPlanes(body, definition, parameters, sinks) && isComplete;
        std::vector<ir::Sink> finish;
        isComplete = commitFinish(body, definition, parameters, finish) && isComplete;
        if (!reporter.hasFaultFrom(before) && isComplete && sinks.empty() && finish.empty()
            && returned.sinks.empty())
            body.refuse(refusals::noOutput, definition.nameRange, {std::string(definition.name)});
        isComplete = checkSharedSinks(body, definition, sinks, returned.sinks) && isComplete;
        if (!reporter.hasFaultFrom(before) && isComplete) {
            ir::KernelParts parts{.name = std::string(definition.name),
                                  .parameters = acceptedParameters(parameters),
                                  .sinks = std::move(sinks),
                                  .sourceName = session.source.name(),
                                  .range = fullRange(definition)};
            for (ir::Sink& sink : returned.sinks) {
                parts.returned.push_back(sink.slot);
                parts.sinks.push_back(std::move(sink));
            }
            parts.returns = std::move(returned.tree);
            parts.grid = state.grid;
            parts.totals = std::move(state.totals);
            std::ranges::move(finish, std::back_inserter(parts.sinks));
            parts.guards = guardsOf(*request.kind, parameters);
            parts.dispatches = std::move(state.dispatches);
            parts.reductions = std::move(state.reductions);
            parts.ownDerivative = request.hasJump ? "the width of `jump`" : std::string();
            parts.primitives = session.primitiveRules;
            if (request.timeStep) {
                parts.time = request.time->name;
                parts.timeStep = request.timeStep->name;
            }
            ir::Kernel finished = ir::finish(state.builder, std::move(parts));
            if (checkTotals(frame, finished) && checkDispatches(frame, finished)
                && checkRequest(frame, request, finished))
                kernel = takeSteps(frame, ir::withBranchCounts(std::move(finished)), request.steps);
        }
    }
    session.kernel = nullptr;
    session.isExhausted = false;
    return kernel;
}

} // namespace

bool refuseInsideKernel(Frame& frame, Range place)
{
    if (frame.session.kernel == nullptr)
        return false;
    frame.refuse(unsupported::helperStatement, place, {"a kernel made while another one is traced"});
    return true;
}

Value traceKernel(Frame& frame, const FunctionStmt& definition, const KernelRequest& request)
{
    Session& session = frame.session;
    if (refuseInsideKernel(frame, definition.nameRange))
        return Unknown{};
    const std::uint64_t spent = session.steps;
    const std::uint64_t stepLimit = session.stepLimit;
    TracedKernel traced{.name = std::string(definition.name),
                        .range = fullRange(definition),
                        .nameRange = definition.nameRange,
                        .kernel = {}};
    const std::size_t before = session.reporter.count();
    if (definition.isAsync)
        frame.refuse(refusals::notAFunction, definition.nameRange,
                     {std::string(definition.name), "an `async def`"});
    else
        traced.kernel = traceDefinition(frame, definition, request);
    for (text::Diagnostic& diagnostic : session.reporter.takeFrom(before))
        session.kernelDiagnostics.push_back(std::move(diagnostic));
    session.steps = spent;
    session.stepLimit = stepLimit;
    session.kernels.push_back(std::move(traced));
    return KernelObject{session.kernels.size() - 1, std::string(definition.name)};
}

} // namespace hawk::trace
