// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/kernels.h"

#include <algorithm>

#include "trace/check_body.h"
#include "trace/kernel_body.h"
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
        if (!declared.parameter) {
            body.scope->bind(declared.name, Unknown{});
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

/// Why the value stored into a Mutable has another type than declared, as advice.
std::string commitAdvice(const ir::Type& declared, const ir::Type& stored)
{
    if (stored.element == ir::Element::boolean)
        return "Write `where(condition, 1.0, 0.0)`.";
    if (stored.isScalar())
        return "Build the vector with `vec(…)`, one entry for each component.";
    return declared.isScalar() ? "Choose a component, or reduce the vector with `norm`, `dot` or `vsum`."
                               : "Build a vector of the declared width with `vec(…)`.";
}

/// One store at the end of the sample; false after a refusal, here or before.
bool commitPlane(Frame& body, const FunctionStmt& definition, const DeclaredParameter& declared,
                 std::vector<ir::Sink>& sinks)
{
    const std::string name(declared.name);
    const Value value = *body.scope->findOwn(declared.name);
    if (value.isUnknown())
        return false;
    const Range place = lastAssignment(definition.body, declared.name).value_or(declared.range);
    if (!value.is<Traced>() && !value.isNumber()) {
        body.refuse(
            refusals::commitType, place,
            {name, declared.parameter->declaration, describe(body, value), "Store a value or a number."});
        return false;
    }
    const auto* traced = value.get<Traced>();
    const ir::NodeId node = traced != nullptr ? traced->node : body.builder().constant(*asReal(value), place);
    const ir::Type stored = body.builder().type(node);
    if (stored != declared.type) {
        body.refuse(refusals::commitType, place,
                    {name, declared.parameter->declaration, describe(body, value),
                     commitAdvice(declared.type, stored)});
        return false;
    }
    sinks.push_back({name, node, place});
    return true;
}

/// The stores of the Mutables, in signature order; false when one is refused.
bool commitPlanes(Frame& body, const FunctionStmt& definition,
                  const std::vector<DeclaredParameter>& parameters, std::vector<ir::Sink>& sinks)
{
    const std::vector<std::string_view> changed = changedNames(definition.body);
    // Planes that a refused store by key writes are not planes without a store.
    const bool writesByKey = body.session.textOf(definition.range).contains("scatter");
    bool isComplete = true;
    for (const DeclaredParameter& declared : parameters) {
        if (!declared.isMutable())
            continue;
        if (std::ranges::contains(changed, declared.name)) {
            isComplete = commitPlane(body, definition, declared, sinks) && isComplete;
            continue;
        }
        isComplete = false;
        if (!writesByKey) {
            body.refuse(
                refusals::outputNeverAssigned, declared.range,
                {std::string(declared.name), declared.parameter->declaration, ir::spell(declared.type)});
        }
    }
    return isComplete;
}

bool isAccepted(const DeclaredParameter& declared)
{
    return declared.parameter.has_value();
}

std::vector<data::Parameter> acceptedParameters(std::vector<DeclaredParameter> parameters)
{
    std::vector<data::Parameter> accepted;
    for (DeclaredParameter& declared : parameters)
        accepted.push_back(std::move(*declared.parameter));
    return accepted;
}

/// Evaluates the body and finishes the kernel; nothing when anything was refused.
std::optional<ir::Kernel> traceDefinition(Frame& frame, const FunctionStmt& definition)
{
    Session& session = frame.session;
    Reporter& reporter = session.reporter;
    const std::size_t before = reporter.count();
    const std::vector<DeclaredParameter> parameters = declareParameters(frame, definition);

    auto locals = boundNames(definition.body);
    for (const DeclaredParameter& declared : parameters)
        locals.insert(declared.name);
    Frame body{session, std::make_shared<Scope>(Scope::Kind::body, frame.scope, std::move(locals))};
    KernelState state{.serial = ++session.lastSerial, .name = std::string(definition.name)};
    session.kernel = &state;
    session.steps = 0;
    session.stepLimit = session.limits.steps;
    session.isExhausted = false;

    checkBody(body, definition.name, definition.body, parameters);
    std::optional<ir::Kernel> kernel;
    if (!session.hasBrokenSyntax(definition.range)) {
        bindParameters(body, parameters);
        ReturnedValues returned = traceBody(body, definition, parameters);
        std::vector<ir::Sink> sinks;
        bool isComplete = returned.isComplete && std::ranges::all_of(parameters, isAccepted);
        if (!session.isExhausted)
            isComplete = commitPlanes(body, definition, parameters, sinks) && isComplete;
        if (reporter.count() == before && isComplete && sinks.empty() && returned.sinks.empty())
            body.refuse(refusals::noOutput, definition.nameRange, {std::string(definition.name)});
        if (reporter.count() == before && isComplete) {
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
            kernel = ir::finish(state.builder, std::move(parts));
        }
    }
    session.kernel = nullptr;
    session.isExhausted = false;
    return kernel;
}

} // namespace

Value traceKernel(Frame& frame, const FunctionStmt& definition)
{
    Session& session = frame.session;
    if (session.kernel != nullptr)
        return frame.refuse(unsupported::helperStatement, definition.nameRange,
                            {"a kernel made while another one is traced"});
    const std::uint64_t steps = session.steps;
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
        traced.kernel = traceDefinition(frame, definition);
    for (text::Diagnostic& diagnostic : session.reporter.takeFrom(before))
        session.kernelDiagnostics.push_back(std::move(diagnostic));
    session.steps = steps;
    session.stepLimit = stepLimit;
    session.kernels.push_back(std::move(traced));
    return KernelObject{session.kernels.size() - 1, std::string(definition.name)};
}

} // namespace hawk::trace
