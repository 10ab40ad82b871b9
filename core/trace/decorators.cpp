// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>

#include "trace/calls.h"
#include "trace/expressions.h"
#include "trace/kernels.h"
#include "trace/module_walk.h"
#include "trace/names.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

enum class DecoratorMeaning {
    kernel,
    refused, ///< reported now or earlier: what the function would be is unknown
    foreign ///< a decorator of Python
};

bool isIn(std::string_view name, std::initializer_list<std::string_view> names)
{
    return std::ranges::find(names, name) != names.end();
}

void checkKind(Frame& frame, const Value& value, Range place, std::string_view kernel)
{
    if (!value.isUnknown() && !value.is<None>())
        frame.refuse(refusals::badKind, place, {describe(frame, value), std::string(kernel)});
}

/// The keywords of `@hawk.kernel(…)`: checked, and what they say about steps.
StepRequest readArguments(Frame& frame, const Arguments& arguments, std::string_view kernel)
{
    StepRequest steps;
    for (const Arguments::Named& argument : arguments.named) {
        if (argument.name == "steps") {
            steps = {readSteps(frame, argument.value, argument.place, kernel), argument.place};
        } else if (argument.name == "kind") {
            checkKind(frame, argument.value, argument.place, kernel);
        } else if (argument.name == "group") {
            const auto* count = argument.value.get<Integer>();
            if (argument.value.is<std::string>() || (count != nullptr && *count > 1))
                frame.refuse(unsupported::decoratorArguments, argument.place, {argument.name});
            else if ((count == nullptr || *count < 1) && !argument.value.isUnknown())
                frame.refuse(refusals::badDecoratorArgument, argument.place,
                             {argument.name, std::string(kernel), represent(argument.value)});
        } else if (isIn(argument.name, {"time", "time_step", "jump"})) {
            frame.refuse(unsupported::decoratorArguments, argument.place, {argument.name});
        } else {
            frame.refuse(refusals::unknownDecoratorArgument, argument.place,
                         {argument.name, std::string(kernel)});
        }
    }
    return steps;
}

Arguments evaluateNamed(Frame& frame, const CallExpr& call)
{
    Arguments arguments;
    for (const Argument& argument : call.arguments) {
        Value value = evaluate(frame, *argument.value);
        if (!argument.name.empty())
            arguments.named.push_back({std::string(argument.name), std::move(value), argument.range});
    }
    return arguments;
}

/// The kernel whose name begins a decorator: `@hawk.kernel` below a kernel called `hawk`.
const KernelObject* kernelAtStart(Frame& frame, const Expr& expression)
{
    const Expr* start = &expression;
    while (start->kind == ExprKind::attribute)
        start = as<AttributeExpr>(*start).object;
    if (start->kind != ExprKind::name)
        return nullptr;
    const Value* value = frame.scope->find(as<NameExpr>(*start).name);
    return value != nullptr ? value->get<KernelObject>() : nullptr;
}

/// Takes back the reports about decorators at module level that only tell that Python is needed; whether any
/// is left, or the decorators were refused without a report, because of a fault above.
bool isFaultOfDecorators(Session& session, std::size_t first)
{
    if (session.kernel != nullptr || session.reporter.count() == first)
        return true;
    std::vector<text::Diagnostic> found = session.reporter.takeFrom(first);
    std::erase_if(found, [](const text::Diagnostic& report) { return !holdsForDecorators(report.rule); });
    for (text::Diagnostic& report : found)
        session.reporter.add(std::move(report));
    return !found.empty();
}

DecoratorMeaning readDecorator(Frame& frame, const Expr& expression, std::string_view function,
                               StepRequest& steps)
{
    const bool isCall = expression.kind == ExprKind::call;
    const Expr& written = isCall ? *as<CallExpr>(expression).callee : expression;
    if (const KernelObject* kernel = kernelAtStart(frame, written)) {
        frame.refuse(refusals::kernelAsDecorator, expression.range,
                     {kernel->name, frame.session.textOf(expression.range)});
        return DecoratorMeaning::refused;
    }
    const Value value = evaluate(frame, written);
    if (value.isUnknown())
        return DecoratorMeaning::refused;
    const auto* name = value.get<HawkName>();
    if (name == nullptr)
        return DecoratorMeaning::foreign;
    if (name->row->meaning == Meaning::decorator) {
        if (isCall)
            steps = readArguments(frame, evaluateNamed(frame, as<CallExpr>(expression)), function);
        return DecoratorMeaning::kernel;
    }
    if (name->row->rule != nullptr)
        frame.refuse(*name->row->rule, expression.range, {frame.session.textOf(written.range)});
    return name->row->rule != nullptr ? DecoratorMeaning::refused : DecoratorMeaning::foreign;
}

} // namespace

void defineFunction(Frame& frame, const FunctionStmt& definition)
{
    Session& session = frame.session;
    const std::size_t before = session.reporter.count();
    bool isKernel = false;
    bool isRefused = false;
    bool isForeign = false;
    StepRequest steps;
    for (const Decorator& decorator : definition.decorators) {
        const DecoratorMeaning meaning = readDecorator(frame, *decorator.expression, definition.name, steps);
        isKernel = isKernel || meaning == DecoratorMeaning::kernel;
        isRefused = isRefused || meaning == DecoratorMeaning::refused;
        isForeign = isForeign || meaning == DecoratorMeaning::foreign;
    }
    if (isKernel) {
        std::vector<text::Diagnostic> ofDecorators = session.reporter.takeFrom(before);
        const Value kernel = traceKernel(frame, definition, steps);
        if (!ofDecorators.empty() && kernel.is<KernelObject>())
            session.kernels.back().kernel.reset();
        for (text::Diagnostic& diagnostic : ofDecorators)
            session.kernelDiagnostics.push_back(std::move(diagnostic));
        frame.scope->bind(definition.name, kernel);
        return;
    }
    if (isRefused && isFaultOfDecorators(session, before)) {
        // Most likely a kernel: it is listed, and its use elsewhere is silent.
        if (session.kernel == nullptr) {
            session.kernels.push_back({.name = std::string(definition.name),
                                       .range = definition.range,
                                       .nameRange = definition.nameRange,
                                       .kernel = {}});
        }
        frame.scope->bind(definition.name, Unknown{});
        return;
    }
    if (isForeign || isRefused || definition.isAsync)
        frame.scope->bind(definition.name, Opaque{definition.nameRange, &refusals::driverName});
    else
        frame.scope->bind(definition.name, makeFunction(frame, definition));
}

Value callDecorator(Frame& frame, const Arguments& arguments, Range call)
{
    if (arguments.positional.empty())
        return frame.refuse(unsupported::pythonFunction, call, {"hawk.kernel(…) without a function"});
    const Value& target = arguments.positional[0];
    if (target.isUnknown())
        return Unknown{};
    const auto* function = target.get<Function>();
    if (function == nullptr || function->data->definition == nullptr) {
        const std::string what = function != nullptr ? "a lambda" : describe(frame, target);
        return frame.refuse(refusals::notAFunction, arguments.places[0],
                            {frame.session.textOf(arguments.places[0]), what});
    }
    StepRequest steps;
    if (frame.session.kernel == nullptr)
        steps = readArguments(frame, arguments, function->data->name);
    Frame around{frame.session, function->data->closure};
    return traceKernel(around, *function->data->definition, steps);
}

} // namespace hawk::trace
