// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/check_body.h"

#include <algorithm>

#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

ReturnForm returnFormOf(Suite body)
{
    const bool isValue = !body.empty() && body.back()->kind == StmtKind::return_
        && as<ReturnStmt>(*body.back()).value != nullptr;
    return isValue ? ReturnForm::value : ReturnForm::nothing;
}

bool isReturnGuard(const Stmt& statement)
{
    if (statement.kind != StmtKind::if_)
        return false;
    const auto& guard = as<IfStmt>(statement);
    const bool endsInReturn = !guard.body.empty() && guard.body.back()->kind == StmtKind::return_;
    return endsInReturn && guard.otherwise.empty() && as<ReturnStmt>(*guard.body.back()).value == nullptr;
}

bool isRangeCall(const Expr& expression)
{
    if (expression.kind != ExprKind::call)
        return false;
    const auto& call = as<CallExpr>(expression);
    const bool isNamedRange =
        call.callee->kind == ExprKind::name && as<NameExpr>(*call.callee).name == "range";
    const bool arePositional = std::ranges::all_of(call.arguments, [](const Argument& argument) {
        return argument.name.empty() && argument.value->kind != ExprKind::starred;
    });
    return isNamedRange && arePositional && !call.arguments.empty() && call.arguments.size() <= 3;
}

bool endsInBreak(const Stmt& statement)
{
    const auto* branch = statement.kind == StmtKind::if_ ? &as<IfStmt>(statement) : nullptr;
    return branch != nullptr && !branch->body.empty() && branch->body.back()->kind == StmtKind::break_;
}

namespace {

class BodyCheck
{
public:
    BodyCheck(Frame& frame, std::string_view kernel, Suite body,
              const std::vector<DeclaredParameter>& parameters)
        : m_frame(frame)
        , m_kernel(kernel)
        , m_body(body)
        , m_parameters(parameters)
        , m_form(returnFormOf(body))
    { }

    void run() { checkSuite(m_body); }

private:
    void checkSuite(Suite suite)
    {
        for (const Stmt* statement : suite)
            check(*statement);
    }

    void check(const Stmt& statement)
    {
        if (statement.isAsync && statement.kind != StmtKind::function)
            return refuseStatement(statement);
        switch (statement.kind) {
        case StmtKind::error:
        case StmtKind::pass:
            return;
        case StmtKind::expression:
            return checkStandingAlone(as<ExpressionStmt>(statement));
        case StmtKind::assign:
            checkExpression(m_frame, *as<AssignStmt>(statement).value);
            for (const Expr* target : as<AssignStmt>(statement).targets)
                checkTarget(*target);
            return;
        case StmtKind::augmentedAssign:
            checkExpression(m_frame, *as<AugmentedAssignStmt>(statement).value);
            return checkTarget(*as<AugmentedAssignStmt>(statement).target);
        case StmtKind::annotatedAssign:
            if (const Expr* value = as<AnnotatedAssignStmt>(statement).value)
                checkExpression(m_frame, *value);
            return checkTarget(*as<AnnotatedAssignStmt>(statement).target);
        case StmtKind::return_:
            return checkReturn(as<ReturnStmt>(statement));
        case StmtKind::if_:
            return checkIf(as<IfStmt>(statement));
        case StmtKind::for_:
            return checkFor(as<ForStmt>(statement));
        case StmtKind::while_:
            m_frame.refuse(refusals::whileLoop, statement.head);
            return;
        case StmtKind::continue_:
            m_frame.refuse(refusals::continueStatement, statement.range);
            return;
        case StmtKind::break_:
            m_frame.refuse(refusals::misplacedBreak, statement.range,
                           {m_loops == 0 ? "is in no loop" : "is not in one of the two accepted forms"});
            return;
        default:
            return refuseStatement(statement);
        }
    }

    void refuseStatement(const Stmt& statement)
    {
        m_frame.refuse(refusals::statementNotSupported, statement.head, {std::string(describe(statement))});
    }

    void checkStandingAlone(const ExpressionStmt& statement)
    {
        if (m_loops > 0 && statement.value->kind == ExprKind::call)
            m_frame.refuse(refusals::callDroppedInLoop, statement.range);
        checkExpression(m_frame, *statement.value);
    }

    bool isParameter(std::string_view name) const
    {
        return std::ranges::any_of(
            m_parameters, [&](const DeclaredParameter& parameter) { return parameter.name == name; });
    }

    void checkTarget(const Expr& target)
    {
        switch (target.kind) {
        case ExprKind::name:
            checkExpression(m_frame, target);
            if (as<NameExpr>(target).name == "terminated" && !isParameter("terminated"))
                m_frame.refuse(refusals::undeclaredMask, target.range, {"terminated", std::string(m_kernel)});
            return;
        case ExprKind::attribute:
            m_frame.refuse(refusals::attributeStore, target.range, {m_frame.session.textOf(target.range)});
            return;
        case ExprKind::starred:
            return checkTarget(*as<StarredExpr>(target).value);
        case ExprKind::tuple:
        case ExprKind::list:
            for (const Expr* item : as<SequenceExpr>(target).items)
                checkTarget(*item);
            return;
        case ExprKind::subscript:
            return checkSubscriptTarget(as<SubscriptExpr>(target));
        default:
            return checkExpression(m_frame, target);
        }
    }

    void checkSubscriptTarget(const SubscriptExpr& target)
    {
        const bool isWhole = target.index->kind == ExprKind::constant
            && as<ConstantExpr>(*target.index).value == ConstantExpr::Value::ellipsis;
        if (isWhole) {
            const std::string name = m_frame.session.textOf(target.object->range);
            const bool isPlane = std::ranges::any_of(m_parameters, [&](const DeclaredParameter& parameter) {
                return parameter.name == name && (parameter.isMutable() || !parameter.parameter);
            });
            m_frame.refuse(isPlane ? refusals::oldWholeStore : refusals::undeclaredStore, target.range,
                           {name});
            return;
        }
        checkExpression(m_frame, *target.object);
        checkExpression(m_frame, *target.index);
    }

    void checkReturn(const ReturnStmt& statement)
    {
        const bool isLast = !m_body.empty() && m_body.back() == &statement;
        if (statement.value != nullptr)
            checkExpression(m_frame, *statement.value);
        if (isLast)
            return;
        if (statement.value != nullptr || m_form == ReturnForm::value)
            m_frame.refuse(refusals::earlyReturn, statement.range);
        else
            m_frame.refuse(refusals::earlyBareReturn, statement.range);
    }

    void checkIf(const IfStmt& statement)
    {
        checkExpression(m_frame, *statement.condition);
        const bool isTopLevel =
            std::ranges::find(m_body, static_cast<const Stmt*>(&statement)) != m_body.end();
        const bool isGuard = isTopLevel && m_form == ReturnForm::nothing && isReturnGuard(statement);
        checkSuite(isGuard ? statement.body.first(statement.body.size() - 1) : statement.body);
        checkSuite(statement.otherwise);
    }

    static bool isAssignment(const Stmt& statement)
    {
        return statement.kind == StmtKind::assign || statement.kind == StmtKind::augmentedAssign
            || statement.kind == StmtKind::annotatedAssign;
    }

    void checkExit(const IfStmt& statement, bool isSecond)
    {
        checkExpression(m_frame, *statement.condition);
        if (isSecond)
            m_frame.refuse(refusals::secondBreak, statement.head);
        const Stmt& leave = *statement.body.back();
        if (!statement.otherwise.empty()) {
            m_frame.refuse(refusals::misplacedBreak, leave.range, {"stands in an `if` that has an `else`"});
            checkSuite(statement.otherwise);
        }
        for (const Stmt* before : statement.body.first(statement.body.size() - 1)) {
            if (isAssignment(*before))
                check(*before);
            else
                m_frame.refuse(refusals::misplacedBreak, before->head,
                               {"follows a statement that is no assignment"});
        }
    }

    void checkFor(const ForStmt& statement)
    {
        if (!statement.otherwise.empty())
            m_frame.refuse(refusals::loopElse, statement.head);
        if (statement.target->kind != ExprKind::name)
            m_frame.refuse(refusals::loopTarget, statement.head,
                           {m_frame.session.textOf(statement.target->range)});
        else if (!isRangeCall(*statement.iterable))
            m_frame.refuse(refusals::loopIterable, statement.head,
                           {m_frame.session.textOf(statement.iterable->range)});
        checkExpression(m_frame, *statement.iterable);
        ++m_loops;
        bool hasBreak = false;
        for (const Stmt* inner : statement.body) {
            if (!endsInBreak(*inner)) {
                check(*inner);
                continue;
            }
            checkExit(as<IfStmt>(*inner), hasBreak);
            hasBreak = true;
        }
        checkSuite(statement.otherwise);
        --m_loops;
    }

    Frame& m_frame;
    std::string_view m_kernel;
    Suite m_body;
    const std::vector<DeclaredParameter>& m_parameters;
    ReturnForm m_form;
    std::size_t m_loops = 0;
};

} // namespace

void checkBody(Frame& frame, std::string_view kernel, Suite body,
               const std::vector<DeclaredParameter>& parameters)
{
    BodyCheck(frame, kernel, body, parameters).run();
}

} // namespace hawk::trace
