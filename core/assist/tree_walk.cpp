// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "assist/tree_walk.h"

namespace hawk::assist {

using namespace syntax;

namespace {

class Parts
{
public:
    explicit Parts(const ExprVisitor& visit) : m_visit(visit) { }

    void operator()(const Expr* expression) const
    {
        if (expression != nullptr)
            m_visit(*expression);
    }
    void operator()(std::span<const Expr* const> expressions) const
    {
        for (const Expr* expression : expressions)
            (*this)(expression);
    }
    void operator()(std::span<const Argument> arguments) const
    {
        for (const Argument& argument : arguments)
            (*this)(argument.value);
    }
    void operator()(const ParameterList* list) const
    {
        if (list == nullptr)
            return;
        for (const Parameter& parameter : list->parameters) {
            (*this)(parameter.annotation);
            (*this)(parameter.defaultValue);
        }
    }

private:
    const ExprVisitor& m_visit;
};

} // namespace

void forEachPart(const Expr& expression, const ExprVisitor& visit)
{
    const Parts part(visit);
    switch (expression.kind) {
    case ExprKind::error:
    case ExprKind::name:
    case ExprKind::number:
    case ExprKind::string:
    case ExprKind::constant:
    case ExprKind::lambda:
    case ExprKind::comprehension:
        return;
    case ExprKind::formatted:
        return part(as<FormattedExpr>(expression).parts);
    case ExprKind::unary:
        return part(as<UnaryExpr>(expression).operand);
    case ExprKind::binary:
        part(as<BinaryExpr>(expression).left);
        return part(as<BinaryExpr>(expression).right);
    case ExprKind::boolean:
        return part(as<BooleanExpr>(expression).operands);
    case ExprKind::compare:
        part(as<CompareExpr>(expression).first);
        for (const CompareExpr::Link& link : as<CompareExpr>(expression).links)
            part(link.operand);
        return;
    case ExprKind::call:
        part(as<CallExpr>(expression).callee);
        return part(as<CallExpr>(expression).arguments);
    case ExprKind::attribute:
        return part(as<AttributeExpr>(expression).object);
    case ExprKind::subscript:
        part(as<SubscriptExpr>(expression).object);
        return part(as<SubscriptExpr>(expression).index);
    case ExprKind::slice:
        part(as<SliceExpr>(expression).lower);
        part(as<SliceExpr>(expression).upper);
        return part(as<SliceExpr>(expression).step);
    case ExprKind::tuple:
    case ExprKind::list:
    case ExprKind::set:
        return part(as<SequenceExpr>(expression).items);
    case ExprKind::dict:
        for (const DictExpr::Item& item : as<DictExpr>(expression).items) {
            part(item.key);
            part(item.value);
        }
        return;
    case ExprKind::conditional:
        part(as<ConditionalExpr>(expression).whenTrue);
        part(as<ConditionalExpr>(expression).condition);
        return part(as<ConditionalExpr>(expression).whenFalse);
    case ExprKind::starred:
        return part(as<StarredExpr>(expression).value);
    case ExprKind::named:
        part(as<NamedExpr>(expression).target);
        return part(as<NamedExpr>(expression).value);
    case ExprKind::await:
    case ExprKind::yield:
        return part(as<KeywordExpr>(expression).value);
    }
}

void forEachPartOfComprehension(const ComprehensionExpr& comprehension, const ExprVisitor& visit)
{
    const Parts part(visit);
    part(comprehension.key);
    part(comprehension.element);
    for (const ComprehensionExpr::Clause& clause : comprehension.clauses) {
        part(clause.target);
        part(clause.iterable);
        part(clause.conditions);
    }
}

void forEachExpression(const Stmt& statement, const ExprVisitor& visit)
{
    const Parts part(visit);
    switch (statement.kind) {
    case StmtKind::error:
    case StmtKind::break_:
    case StmtKind::continue_:
    case StmtKind::pass:
    case StmtKind::import:
    case StmtKind::importFrom:
        return;
    case StmtKind::expression:
        return part(as<ExpressionStmt>(statement).value);
    case StmtKind::assign:
        part(as<AssignStmt>(statement).targets);
        return part(as<AssignStmt>(statement).value);
    case StmtKind::augmentedAssign:
        part(as<AugmentedAssignStmt>(statement).target);
        return part(as<AugmentedAssignStmt>(statement).value);
    case StmtKind::annotatedAssign:
        part(as<AnnotatedAssignStmt>(statement).target);
        part(as<AnnotatedAssignStmt>(statement).annotation);
        return part(as<AnnotatedAssignStmt>(statement).value);
    case StmtKind::return_:
        return part(as<ReturnStmt>(statement).value);
    case StmtKind::if_:
        return part(as<IfStmt>(statement).condition);
    case StmtKind::for_:
        part(as<ForStmt>(statement).target);
        return part(as<ForStmt>(statement).iterable);
    case StmtKind::while_:
        return part(as<WhileStmt>(statement).condition);
    case StmtKind::function:
        for (const Decorator& decorator : as<FunctionStmt>(statement).decorators)
            part(decorator.expression);
        part(as<FunctionStmt>(statement).parameters);
        return part(as<FunctionStmt>(statement).returns);
    case StmtKind::class_:
        for (const Decorator& decorator : as<ClassStmt>(statement).decorators)
            part(decorator.expression);
        return part(as<ClassStmt>(statement).arguments);
    case StmtKind::try_:
        for (const TryStmt::Handler& handler : as<TryStmt>(statement).handlers)
            part(handler.type);
        return;
    case StmtKind::with:
        for (const WithStmt::Item& item : as<WithStmt>(statement).items) {
            part(item.context);
            part(item.target);
        }
        return;
    case StmtKind::raise:
    case StmtKind::assert_:
    case StmtKind::delete_:
    case StmtKind::typeAlias:
        return part(as<SimpleStmt>(statement).values);
    case StmtKind::global:
    case StmtKind::nonlocal:
        for (const NameExpr* name : as<NamesStmt>(statement).names)
            part(name);
        return;
    case StmtKind::match:
        part(as<MatchStmt>(statement).subject);
        for (const MatchStmt::Case& one : as<MatchStmt>(statement).cases)
            part(one.guard);
        return;
    }
}

void forEachSuite(const Stmt& statement, const std::function<void(Suite)>& visit)
{
    switch (statement.kind) {
    case StmtKind::if_:
        visit(as<IfStmt>(statement).body);
        return visit(as<IfStmt>(statement).otherwise);
    case StmtKind::for_:
        visit(as<ForStmt>(statement).body);
        return visit(as<ForStmt>(statement).otherwise);
    case StmtKind::while_:
        visit(as<WhileStmt>(statement).body);
        return visit(as<WhileStmt>(statement).otherwise);
    case StmtKind::function:
        return visit(as<FunctionStmt>(statement).body);
    case StmtKind::class_:
        return visit(as<ClassStmt>(statement).body);
    case StmtKind::try_:
        visit(as<TryStmt>(statement).body);
        for (const TryStmt::Handler& handler : as<TryStmt>(statement).handlers)
            visit(handler.body);
        visit(as<TryStmt>(statement).otherwise);
        return visit(as<TryStmt>(statement).finally);
    case StmtKind::with:
        return visit(as<WithStmt>(statement).body);
    case StmtKind::match:
        for (const MatchStmt::Case& one : as<MatchStmt>(statement).cases)
            visit(one.body);
        return;
    default:
        return;
    }
}

} // namespace hawk::assist
