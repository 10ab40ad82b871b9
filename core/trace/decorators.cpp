// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>

#include "trace/calls.h"
#include "trace/expressions.h"
#include "trace/kernels.h"
#include "trace/module_walk.h"
#include "trace/names.h"
#include "trace/primitives.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

enum class DecoratorMeaning {
    kernel,
    primitive,
    refused, ///< reported now or earlier: what the function would be is unknown
    foreign ///< a decorator of Python
};

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

/// Whether a call of it gives a kind: `Kind`, or `extend` of one.
bool makesKind(const Value& value)
{
    const auto* name = value.get<HawkName>();
    const auto* method = value.get<BoundMethod>();
    return (name != nullptr && name->row->meaning == Meaning::kind)
        || (method != nullptr && method->object->is<KindObject>());
}

DecoratorMeaning readDecorator(Frame& frame, const Expr& expression, std::string_view function,
                               KernelRequest& request, Value& primitive)
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
    const auto* kind = value.get<KindObject>();
    if (isCall && makesKind(value)) {
        const Value made = evaluate(frame, expression);
        if (const auto* object = made.get<KindObject>())
            request.kind = object->data;
        return made.isUnknown() ? DecoratorMeaning::refused : DecoratorMeaning::kernel;
    }
    if (name == nullptr && kind == nullptr)
        return DecoratorMeaning::foreign;
    if (kind != nullptr || name->row->meaning == Meaning::decorator) {
        if (kind != nullptr)
            request.kind = kind->data;
        if (isCall)
            readArguments(frame, evaluateNamed(frame, as<CallExpr>(expression)), function, request);
        return request.kind != nullptr ? DecoratorMeaning::kernel : DecoratorMeaning::refused;
    }
    if (name->row->meaning == Meaning::primitive) {
        primitive = isCall ? evaluate(frame, expression) : makePrimitive(frame, {}, expression.range);
        return DecoratorMeaning::primitive;
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
    bool isPrimitive = false;
    KernelRequest request;
    Value primitive;
    for (const Decorator& decorator : definition.decorators) {
        const DecoratorMeaning meaning =
            readDecorator(frame, *decorator.expression, definition.name, request, primitive);
        isKernel = isKernel || meaning == DecoratorMeaning::kernel;
        isRefused = isRefused || meaning == DecoratorMeaning::refused;
        isForeign = isForeign || meaning == DecoratorMeaning::foreign;
        isPrimitive = isPrimitive || meaning == DecoratorMeaning::primitive;
    }
    if (isKernel && request.kind != nullptr) {
        std::vector<text::Diagnostic> ofDecorators = session.reporter.takeFrom(before);
        const Value kernel = traceKernel(frame, definition, request);
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
    else if (const auto* object = primitive.get<PrimitiveObject>())
        frame.scope->bind(definition.name, withFunction(*object, makeFunction(frame, definition)));
    else if (isPrimitive)
        frame.scope->bind(definition.name, Unknown{});
    else
        frame.scope->bind(definition.name, makeFunction(frame, definition));
}

Value callDecorator(Frame& frame, KernelRequest request, const Arguments& arguments, Range call)
{
    if (arguments.positional.empty())
        return frame.refuse(unsupported::pythonFunction, call, {"a decorator without a function"});
    const Value& target = arguments.positional[0];
    if (target.isUnknown())
        return Unknown{};
    const auto* function = target.get<Function>();
    if (function == nullptr || function->data->definition == nullptr) {
        const std::string what = function != nullptr ? "a lambda" : describe(frame, target);
        return frame.refuse(refusals::notAFunction, arguments.places[0],
                            {frame.session.textOf(arguments.places[0]), what});
    }
    if (frame.session.kernel == nullptr)
        readArguments(frame, arguments, function->data->name, request);
    if (request.kind == nullptr)
        return Unknown{};
    Frame around{frame.session, function->data->closure};
    return traceKernel(around, *function->data->definition, request);
}

} // namespace hawk::trace
