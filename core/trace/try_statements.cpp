// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/try_statements.h"

#include <algorithm>

#include "trace/expressions.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

using enum Ending::Kind;

struct Exception {
    const text::DiagnosticRule* rule;
    std::string_view name;
};

constexpr Exception exceptions[] = {
    {&faults::badOperands, "TypeError"},          {&faults::badOperand, "TypeError"},
    {&faults::zeroDivision, "ZeroDivisionError"}, {&faults::mathDomain, "ValueError"},
    {&faults::indexRange, "IndexError"},          {&faults::noSuchKey, "KeyError"},
    {&faults::notIndexable, "TypeError"},         {&faults::unpackCount, "ValueError"},
    {&faults::notIterable, "TypeError"},          {&faults::notCallable, "TypeError"},
    {&faults::missingArgument, "TypeError"},      {&faults::extraArguments, "TypeError"},
    {&faults::unknownArgument, "TypeError"},      {&faults::doubledArgument, "TypeError"},
    {&faults::noAttribute, "AttributeError"},     {&faults::unhashable, "TypeError"},
    {&faults::assertionFails, "AssertionError"},  {&refusals::undefinedName, "NameError"},
};

std::string_view callName(const Expr& expression)
{
    if (expression.kind == ExprKind::call)
        return callName(*as<CallExpr>(expression).callee);
    return expression.kind == ExprKind::name ? as<NameExpr>(expression).name : std::string_view();
}

/// The exception that Python would raise; empty for what it would not.
std::string_view nameOf(const text::Diagnostic& fault, const Stmt& statement)
{
    if (fault.rule == &faults::raised && statement.kind == StmtKind::raise
        && !as<SimpleStmt>(statement).values.empty())
        return callName(*as<SimpleStmt>(statement).values.front());
    const auto* row = std::ranges::find(exceptions, fault.rule, &Exception::rule);
    return row == std::end(exceptions) ? std::string_view() : row->name;
}

bool catches(const Expr* type, std::string_view name)
{
    if (type == nullptr)
        return true;
    if (type->kind == ExprKind::tuple)
        return std::ranges::any_of(as<SequenceExpr>(*type).items,
                                   [&](const Expr* item) { return catches(item, name); });
    const std::string_view written = callName(*type);
    const bool isLookup = name == "IndexError" || name == "KeyError";
    return written == name || written == "Exception" || written == "BaseException"
        || (written == "LookupError" && isLookup)
        || (written == "ArithmeticError" && name == "ZeroDivisionError");
}

bool isSimple(const Stmt& statement)
{
    return statement.kind == StmtKind::expression || statement.kind == StmtKind::assign
        || statement.kind == StmtKind::augmentedAssign || statement.kind == StmtKind::annotatedAssign
        || statement.kind == StmtKind::return_ || statement.kind == StmtKind::assert_
        || statement.kind == StmtKind::raise;
}

/// The handler of what a statement reported; null when it stays a fault.
const TryStmt::Handler* handlerOf(const TryStmt& statement, const Stmt& failed, const text::Diagnostic& fault)
{
    const bool isHere = fault.range.begin >= failed.range.begin && fault.range.end <= failed.range.end;
    const std::string_view name = isHere && isSimple(failed) ? nameOf(fault, failed) : std::string_view();
    if (name.empty())
        return nullptr;
    const auto found = std::ranges::find_if(statement.handlers, [&](const TryStmt::Handler& handler) {
        return !handler.isGroup && catches(handler.type, name);
    });
    return found == statement.handlers.end() ? nullptr : &*found;
}

} // namespace

Ending executeTry(Frame& frame, const TryStmt& statement)
{
    Reporter& reporter = frame.session.reporter;
    Ending ending;
    const TryStmt::Handler* handler = nullptr;
    for (const Stmt* each : statement.body) {
        const std::size_t before = reporter.count();
        ending = executeStatement(frame, *each);
        if (reporter.hasFaultFrom(before)) {
            std::vector<text::Diagnostic> found = reporter.takeFrom(before);
            handler = handlerOf(statement, *each, found.front());
            if (handler == nullptr) {
                for (text::Diagnostic& diagnostic : found)
                    reporter.add(std::move(diagnostic));
                return {aborted};
            }
            break;
        }
        if (ending.kind != normal)
            break;
    }
    if (handler != nullptr) {
        if (!handler->name.empty())
            frame.scope->bind(handler->name, Opaque{handler->range, &refusals::driverName});
        ending = executeSuite(frame, handler->body);
    } else if (ending.kind == normal) {
        ending = executeSuite(frame, statement.otherwise);
    }
    Ending last = executeSuite(frame, statement.finally);
    return last.kind == normal ? std::move(ending) : std::move(last);
}

Ending executeAssert(Frame& frame, const SimpleStmt& statement)
{
    const Expr& condition = *statement.values.front();
    const Value value = evaluate(frame, condition);
    const auto truth = truthOf(value);
    if (!truth && !value.isUnknown())
        frame.refuse(refusals::truthValue, condition.range, {describe(frame, value)});
    else if (truth && !*truth)
        frame.refuse(faults::assertionFails, statement.range, {frame.session.textOf(condition.range)});
    return truth && *truth ? Ending{} : Ending{aborted};
}

Ending executeRaise(Frame& frame, const SimpleStmt& statement)
{
    frame.refuse(faults::raised, statement.range, {frame.session.textOf(statement.range)});
    return {aborted};
}

} // namespace hawk::trace
