// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/helper_statements.h"

#include <algorithm>

#include "trace/assignments.h"
#include "trace/calls.h"
#include "trace/classes.h"
#include "trace/deletions.h"
#include "trace/expressions.h"
#include "trace/imports.h"
#include "trace/kernels.h"
#include "trace/kinds.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"
#include "trace/try_statements.h"

namespace hawk::trace {

namespace {

using enum Ending::Kind;

std::optional<bool> decide(Frame& frame, const Expr& condition)
{
    const Value value = evaluate(frame, condition);
    const auto truth = truthOf(value);
    if (!truth && !value.isUnknown())
        frame.refuse(refusals::truthValue, condition.range, {describe(frame, value)});
    return truth;
}

Ending executeIf(Frame& frame, const IfStmt& statement)
{
    const auto truth = decide(frame, *statement.condition);
    if (!truth)
        return {aborted};
    return executeSuite(frame, *truth ? statement.body : statement.otherwise);
}

/// True when the loop goes on; else `ending` tells how its statement ends.
bool goesOn(Ending& ending)
{
    if (ending.kind == normal || ending.kind == continued)
        return true;
    if (ending.kind == left)
        ending.kind = normal;
    return false;
}

Ending executeFor(Frame& frame, const ForStmt& statement)
{
    const Value iterable = evaluate(frame, *statement.iterable);
    const auto items = itemsOf(frame, iterable, statement.iterable->range);
    if (!items)
        return {aborted};
    for (const Value& item : *items) {
        if (!spend(frame, statement.head))
            return {aborted};
        assignTarget(frame, *statement.target, item, statement.iterable->range);
        Ending ending = executeSuite(frame, statement.body);
        if (!goesOn(ending))
            return ending;
    }
    return executeSuite(frame, statement.otherwise);
}

Ending executeWhile(Frame& frame, const WhileStmt& statement)
{
    for (;;) {
        const auto truth = spend(frame, statement.head) ? decide(frame, *statement.condition) : std::nullopt;
        if (!truth)
            return {aborted};
        if (!*truth)
            return executeSuite(frame, statement.otherwise);
        Ending ending = executeSuite(frame, statement.body);
        if (!goesOn(ending))
            return ending;
    }
}

bool shareNames(Frame& frame, const NamesStmt& statement)
{
    return std::ranges::all_of(statement.names,
                               [&](const NameExpr* name) { return frame.scope->shareWithOuter(name->name); });
}

} // namespace

Ending executeSuite(Frame& frame, Suite suite)
{
    for (const Stmt* statement : suite) {
        Ending ending = executeStatement(frame, *statement);
        if (ending.kind != normal)
            return ending;
    }
    return {};
}

Ending executeStatement(Frame& frame, const Stmt& statement)
{
    if (!spend(frame, statement.head))
        return {aborted};
    switch (statement.kind) {
    case StmtKind::expression:
        evaluate(frame, *as<ExpressionStmt>(statement).value);
        return {};
    case StmtKind::assign:
        executeAssign(frame, as<AssignStmt>(statement));
        return {};
    case StmtKind::augmentedAssign:
        executeAugmented(frame, as<AugmentedAssignStmt>(statement));
        return {};
    case StmtKind::annotatedAssign:
        executeAnnotated(frame, as<AnnotatedAssignStmt>(statement));
        return {};
    case StmtKind::return_: {
        const Expr* value = as<ReturnStmt>(statement).value;
        return {returned, value != nullptr ? evaluate(frame, *value) : Value(None{})};
    }
    case StmtKind::if_:
        return executeIf(frame, as<IfStmt>(statement));
    case StmtKind::for_:
        if (!statement.isAsync)
            return executeFor(frame, as<ForStmt>(statement));
        break;
    case StmtKind::while_:
        return executeWhile(frame, as<WhileStmt>(statement));
    case StmtKind::break_:
        return {left};
    case StmtKind::continue_:
        return {continued};
    case StmtKind::pass:
        return {};
    case StmtKind::function:
        defineFunction(frame, as<FunctionStmt>(statement));
        return {};
    case StmtKind::class_:
        if (defineKindClass(frame, as<ClassStmt>(statement))
            || definePlainClass(frame, as<ClassStmt>(statement)))
            return {};
        break;
    case StmtKind::import:
        executeImport(frame, as<ImportStmt>(statement));
        return {};
    case StmtKind::importFrom:
        executeImportFrom(frame, as<ImportFromStmt>(statement));
        return {};
    case StmtKind::try_:
        return executeTry(frame, as<TryStmt>(statement));
    case StmtKind::assert_:
        return executeAssert(frame, as<SimpleStmt>(statement));
    case StmtKind::delete_:
        executeDelete(frame, as<SimpleStmt>(statement));
        return {};
    case StmtKind::raise:
        return executeRaise(frame, as<SimpleStmt>(statement));
    case StmtKind::nonlocal:
        if (shareNames(frame, as<NamesStmt>(statement)))
            return {};
        break;
    case StmtKind::error:
        return {aborted};
    default:
        break;
    }
    frame.refuse(unsupported::helperStatement, statement.head, {std::string(describe(statement))});
    return {aborted};
}

Value executeHelper(Frame& frame, Suite body)
{
    Ending ending = executeSuite(frame, body);
    if (ending.kind == returned)
        return std::move(ending.value);
    return ending.kind == aborted ? Value(Unknown{}) : Value(None{});
}

} // namespace hawk::trace
