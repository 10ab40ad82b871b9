// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>

#include "trace/calls.h"
#include "trace/expressions.h"
#include "trace/helper_statements.h"
#include "trace/lost_values.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

/// The scope of a call costs the time of so many steps.
constexpr std::uint64_t stepsPerCall = 16;

std::vector<Value> evaluateDefaults(Frame& frame, const syntax::ParameterList& parameters)
{
    std::vector<Value> defaults;
    for (const Parameter& parameter : parameters.parameters) {
        defaults.emplace_back();
        if (parameter.defaultValue == nullptr)
            continue;
        const std::size_t before = frame.session.reporter.count();
        defaults.back() = evaluate(frame, *parameter.defaultValue);
        const auto* fault = frame.session.reporter.firstFaultFrom(before);
        if (fault != nullptr && defaults.back().isUnknown())
            defaults.back() =
                lostValue({fault, 1}, parameter.defaultValue->range, parameter.defaultValue->range);
    }
    return defaults;
}

/// Binds arguments to parameters as Python does; false after a refusal.
class Binder
{
public:
    Binder(Frame& caller, const FunctionData& function, const Arguments& arguments, Range call, Scope& scope)
        : m_caller(caller)
        , m_function(function)
        , m_arguments(arguments)
        , m_call(call)
        , m_scope(scope)
    { }

    bool bind()
    {
        std::vector<Value> rest;
        std::size_t next = 0;
        bool hasRest = false;
        const auto parameters = m_function.parameters->parameters;
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            const Parameter& parameter = parameters[i];
            switch (parameter.passing) {
            case ParameterPassing::positionalOnly:
            case ParameterPassing::ordinary:
                if (next < m_arguments.positional.size())
                    m_scope.bind(parameter.name, m_arguments.positional[next++]);
                else if (!bindNamed(parameter, i))
                    return false;
                break;
            case ParameterPassing::keywordOnly:
                if (!bindNamed(parameter, i))
                    return false;
                break;
            case ParameterPassing::variadic:
                hasRest = true;
                rest.assign(m_arguments.positional.begin() + static_cast<std::ptrdiff_t>(next),
                            m_arguments.positional.end());
                next = m_arguments.positional.size();
                m_scope.bind(parameter.name, makeTuple(std::move(rest)));
                break;
            case ParameterPassing::variadicKeyword:
                bindRemainingNames(parameter);
                break;
            }
        }
        if (next < m_arguments.positional.size() && !hasRest) {
            m_caller.refuse(
                faults::extraArguments, m_call,
                {m_function.name, std::to_string(next), std::to_string(m_arguments.positional.size())});
            return false;
        }
        return checkNames();
    }

private:
    bool bindNamed(const Parameter& parameter, std::size_t position)
    {
        const auto* named = parameter.passing == ParameterPassing::positionalOnly
            ? nullptr
            : m_arguments.find(parameter.name);
        if (named != nullptr) {
            m_scope.bind(parameter.name, named->value);
        } else if (parameter.defaultValue != nullptr) {
            m_scope.bind(parameter.name, m_function.defaults[position]);
        } else {
            m_caller.refuse(faults::missingArgument, m_call, {m_function.name, std::string(parameter.name)});
            return false;
        }
        return true;
    }

    bool isParameter(std::string_view name) const
    {
        return std::ranges::any_of(m_function.parameters->parameters, [&](const Parameter& parameter) {
            const bool isNameable = parameter.passing == ParameterPassing::ordinary
                || parameter.passing == ParameterPassing::keywordOnly;
            return isNameable && parameter.name == name;
        });
    }

    void bindRemainingNames(const Parameter& parameter)
    {
        Dict rest{std::make_shared<DictData>(DictData{{}, m_caller.session.branch})};
        for (const Arguments::Named& named : m_arguments.named) {
            if (!isParameter(named.name))
                rest.data->items.emplace_back(Value(named.name), named.value);
        }
        m_collectsNames = true;
        m_scope.bind(parameter.name, rest);
    }

    bool checkNames() const
    {
        const auto parameters = m_function.parameters->parameters;
        for (const Arguments::Named& named : m_arguments.named) {
            if (!isParameter(named.name)) {
                if (m_collectsNames)
                    continue;
                m_caller.refuse(faults::unknownArgument, named.place, {m_function.name, named.name});
                return false;
            }
            const auto found = std::ranges::find(parameters, named.name, &Parameter::name);
            const bool isGivenByPosition = found->passing == ParameterPassing::ordinary
                && static_cast<std::size_t>(found - parameters.begin()) < m_arguments.positional.size();
            if (isGivenByPosition) {
                m_caller.refuse(faults::doubledArgument, named.place, {m_function.name, named.name});
                return false;
            }
        }
        return true;
    }

    Frame& m_caller;
    const FunctionData& m_function;
    const Arguments& m_arguments;
    Range m_call;
    Scope& m_scope;
    bool m_collectsNames = false;
};

/// Keeps the call on the reporter's list while a helper runs.
class CallGuard
{
public:
    CallGuard(Reporter& reporter, Range call) : m_reporter(reporter) { m_reporter.enterCall(call); }
    ~CallGuard() { m_reporter.leaveCall(); }
    CallGuard(const CallGuard&) = delete;
    CallGuard& operator=(const CallGuard&) = delete;

private:
    Reporter& m_reporter;
};

} // namespace

Function makeFunction(Frame& frame, const FunctionStmt& definition)
{
    FunctionData data;
    data.name = definition.name;
    data.parameters = definition.parameters;
    data.definition = &definition;
    data.closure = frame.session.capture(frame.scope);
    data.defaults = evaluateDefaults(frame, *definition.parameters);
    data.range = definition.range;
    return {std::make_shared<const FunctionData>(std::move(data))};
}

Function makeLambda(Frame& frame, const LambdaExpr& lambda)
{
    FunctionData data;
    data.name = "lambda";
    data.parameters = lambda.parameters;
    data.body = lambda.body;
    data.closure = frame.session.capture(frame.scope);
    data.defaults = evaluateDefaults(frame, *lambda.parameters);
    data.range = lambda.range;
    return {std::make_shared<const FunctionData>(std::move(data))};
}

Value callFunction(Frame& frame, const Function& function, const Arguments& arguments, Range call)
{
    const FunctionData& data = *function.data;
    Session& session = frame.session;
    if (!spend(frame, call, stepsPerCall))
        return Unknown{};
    if (session.reporter.callDepth() >= session.limits.callDepth) {
        session.isExhausted = true;
        return frame.refuse(unsupported::recursionLimit, call, {data.name});
    }
    std::unordered_set<std::string_view> locals;
    if (data.definition != nullptr)
        locals = boundNames(data.definition->body);
    for (const Parameter& parameter : data.parameters->parameters)
        locals.insert(parameter.name);
    Frame inner{session, std::make_shared<Scope>(Scope::Kind::helper, data.closure, std::move(locals))};
    inner.scope->setBranch(session.branch);
    if (!Binder(frame, data, arguments, call, *inner.scope).bind())
        return Unknown{};
    const CallGuard guard(session.reporter, call);
    if (data.body != nullptr)
        return evaluate(inner, *data.body);
    if (!hasYield(data.definition->body))
        return executeHelper(inner, data.definition->body);
    // A generator runs at once: what goes through it later finds all of its values.
    inner.scope->collectYields();
    if (executeHelper(inner, data.definition->body).isUnknown())
        return Unknown{};
    return newList(session, std::move(*inner.scope->yielded()));
}

} // namespace hawk::trace
