// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "tree_invariants.h"

#include <format>
#include <vector>

namespace hawk::syntax::test {

namespace {

class Walk
{
public:
    explicit Walk(const SyntaxTree& tree) : m_tree(tree) { }

    std::string run()
    {
        const auto size = static_cast<std::uint32_t>(m_tree.source().text().size());
        suite(m_tree.statements(), {0, size});
        while (m_fault.empty() && !m_waiting.empty()) {
            const Waiting next = m_waiting.back();
            m_waiting.pop_back();
            children(*next.expr, next.expr->range);
        }
        if (m_fault.empty() && m_hasError && m_tree.diagnostics().empty())
            m_fault = "an error node without a diagnostic";
        for (const auto& diagnostic : m_tree.diagnostics())
            inside(diagnostic.range, {0, size}, "diagnostic");
        return m_fault;
    }

private:
    struct Waiting {
        const Expr* expr;
    };

    void inside(Range inner, Range outer, std::string_view what)
    {
        if (m_fault.empty()
            && (inner.begin > inner.end || inner.begin < outer.begin || inner.end > outer.end))
            m_fault = std::format("{} at {}..{} is not inside {}..{}", what, inner.begin, inner.end,
                                  outer.begin, outer.end);
    }

    void add(const Expr* expr, Range parent)
    {
        if (expr == nullptr)
            return;
        m_hasError = m_hasError || expr->kind == ExprKind::error;
        inside(expr->range, parent, std::format("expression of kind {}", static_cast<int>(expr->kind)));
        m_waiting.push_back({expr});
    }

    template <class List>
    void addAll(const List& list, Range parent)
    {
        for (const auto* expr : list)
            add(expr, parent);
    }

    void arguments(std::span<const Argument> list, Range parent)
    {
        for (const Argument& argument : list) {
            inside(argument.range, parent, "argument");
            add(argument.value, argument.range);
        }
    }

    void parameters(const ParameterList* list, Range parent)
    {
        if (list == nullptr)
            return;
        inside(list->range, parent, "parameter list");
        for (const Parameter& parameter : list->parameters) {
            inside(parameter.range, list->range, "parameter");
            inside(parameter.nameRange, parameter.range, "name of a parameter");
            add(parameter.annotation, parameter.range);
            add(parameter.defaultValue, parameter.range);
        }
    }

    void children(const Expr& e, Range r)
    {
        switch (e.kind) {
        case ExprKind::formatted:
            addAll(as<FormattedExpr>(e).parts, r);
            break;
        case ExprKind::unary:
            add(as<UnaryExpr>(e).operand, r);
            break;
        case ExprKind::binary:
            add(as<BinaryExpr>(e).left, r);
            add(as<BinaryExpr>(e).right, r);
            break;
        case ExprKind::boolean:
            addAll(as<BooleanExpr>(e).operands, r);
            break;
        case ExprKind::compare:
            add(as<CompareExpr>(e).first, r);
            for (const auto& link : as<CompareExpr>(e).links)
                add(link.operand, r);
            break;
        case ExprKind::call:
            add(as<CallExpr>(e).callee, r);
            arguments(as<CallExpr>(e).arguments, r);
            break;
        case ExprKind::attribute:
            add(as<AttributeExpr>(e).object, r);
            break;
        case ExprKind::subscript:
            add(as<SubscriptExpr>(e).object, r);
            add(as<SubscriptExpr>(e).index, r);
            break;
        case ExprKind::slice:
            add(as<SliceExpr>(e).lower, r);
            add(as<SliceExpr>(e).upper, r);
            add(as<SliceExpr>(e).step, r);
            break;
        case ExprKind::tuple:
        case ExprKind::list:
        case ExprKind::set:
            addAll(as<SequenceExpr>(e).items, r);
            break;
        case ExprKind::dict:
            for (const auto& item : as<DictExpr>(e).items) {
                add(item.key, r);
                add(item.value, r);
            }
            break;
        case ExprKind::lambda:
            parameters(as<LambdaExpr>(e).parameters, r);
            add(as<LambdaExpr>(e).body, r);
            break;
        case ExprKind::conditional:
            add(as<ConditionalExpr>(e).condition, r);
            add(as<ConditionalExpr>(e).whenTrue, r);
            add(as<ConditionalExpr>(e).whenFalse, r);
            break;
        case ExprKind::starred:
            add(as<StarredExpr>(e).value, r);
            break;
        case ExprKind::comprehension:
            add(as<ComprehensionExpr>(e).key, r);
            add(as<ComprehensionExpr>(e).element, r);
            for (const auto& clause : as<ComprehensionExpr>(e).clauses) {
                add(clause.target, r);
                add(clause.iterable, r);
                addAll(clause.conditions, r);
            }
            break;
        case ExprKind::named:
            add(as<NamedExpr>(e).value, r);
            break;
        case ExprKind::await:
        case ExprKind::yield:
            add(as<KeywordExpr>(e).value, r);
            break;
        default:
            break;
        }
    }

    void suite(Suite statements, Range parent)
    {
        std::uint32_t last = parent.begin;
        for (const Stmt* statement : statements) {
            inside(statement->range, {last, parent.end}, "statement");
            inside(statement->head, statement->range, "head");
            last = statement->range.end;
            stmt(*statement, statement->range);
        }
    }

    void stmt(const Stmt& s, Range r)
    {
        switch (s.kind) {
        case StmtKind::error:
            m_hasError = true;
            break;
        case StmtKind::expression:
            add(as<ExpressionStmt>(s).value, r);
            break;
        case StmtKind::assign:
            addAll(as<AssignStmt>(s).targets, r);
            add(as<AssignStmt>(s).value, r);
            break;
        case StmtKind::augmentedAssign:
            add(as<AugmentedAssignStmt>(s).target, r);
            add(as<AugmentedAssignStmt>(s).value, r);
            break;
        case StmtKind::annotatedAssign:
            add(as<AnnotatedAssignStmt>(s).target, r);
            add(as<AnnotatedAssignStmt>(s).annotation, r);
            add(as<AnnotatedAssignStmt>(s).value, r);
            break;
        case StmtKind::return_:
            add(as<ReturnStmt>(s).value, r);
            break;
        case StmtKind::if_:
            add(as<IfStmt>(s).condition, s.head);
            suite(as<IfStmt>(s).body, r);
            suite(as<IfStmt>(s).otherwise, r);
            break;
        case StmtKind::for_:
            add(as<ForStmt>(s).target, s.head);
            add(as<ForStmt>(s).iterable, s.head);
            suite(as<ForStmt>(s).body, r);
            suite(as<ForStmt>(s).otherwise, r);
            break;
        case StmtKind::while_:
            add(as<WhileStmt>(s).condition, s.head);
            suite(as<WhileStmt>(s).body, r);
            suite(as<WhileStmt>(s).otherwise, r);
            break;
        case StmtKind::function:
            for (const Decorator& decorator : as<FunctionStmt>(s).decorators)
                add(decorator.expression, decorator.range);
            parameters(as<FunctionStmt>(s).parameters, s.head);
            add(as<FunctionStmt>(s).returns, s.head);
            suite(as<FunctionStmt>(s).body, r);
            break;
        case StmtKind::class_:
            for (const Decorator& decorator : as<ClassStmt>(s).decorators)
                add(decorator.expression, decorator.range);
            arguments(as<ClassStmt>(s).arguments, s.head);
            suite(as<ClassStmt>(s).body, r);
            break;
        case StmtKind::try_:
            suite(as<TryStmt>(s).body, r);
            for (const auto& handler : as<TryStmt>(s).handlers) {
                inside(handler.range, r, "handler");
                add(handler.type, handler.range);
                suite(handler.body, handler.range);
            }
            suite(as<TryStmt>(s).otherwise, r);
            suite(as<TryStmt>(s).finally, r);
            break;
        case StmtKind::with:
            for (const auto& item : as<WithStmt>(s).items) {
                add(item.context, s.head);
                add(item.target, s.head);
            }
            suite(as<WithStmt>(s).body, r);
            break;
        case StmtKind::raise:
        case StmtKind::assert_:
        case StmtKind::delete_:
        case StmtKind::typeAlias:
            addAll(as<SimpleStmt>(s).values, r);
            break;
        case StmtKind::match:
            add(as<MatchStmt>(s).subject, s.head);
            for (const auto& one : as<MatchStmt>(s).cases) {
                inside(one.range, r, "case");
                inside(one.pattern, one.range, "pattern");
                add(one.guard, one.range);
                suite(one.body, one.range);
            }
            break;
        default:
            break;
        }
    }

    const SyntaxTree& m_tree;
    std::vector<Waiting> m_waiting;
    std::string m_fault;
    bool m_hasError = false;
};

} // namespace

std::string brokenInvariant(const SyntaxTree& tree)
{
    return Walk(tree).run();
}

std::string definitions(const SyntaxTree& tree)
{
    std::string out;
    for (const Stmt* statement : tree.statements()) {
        if (statement->kind == StmtKind::function)
            out.append(out.empty() ? "" : " ").append(as<FunctionStmt>(*statement).name);
        else if (statement->kind == StmtKind::class_)
            out.append(out.empty() ? "" : " ").append(as<ClassStmt>(*statement).name);
    }
    return out;
}

} // namespace hawk::syntax::test
