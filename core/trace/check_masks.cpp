// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/check_masks.h"

#include <algorithm>

#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

class MaskCheck
{
public:
    MaskCheck(Frame& frame, const Kind& kind, const std::vector<DeclaredParameter>& parameters)
        : m_frame(frame)
        , m_kind(kind)
        , m_parameters(parameters)
        , m_guards(guardsOf(kind, parameters))
    { }

    void checkSuite(Suite suite)
    {
        for (const Stmt* statement : suite)
            check(*statement);
    }

private:
    const DeclaredParameter* findMask(std::string_view name) const
    {
        const auto found = std::ranges::find(m_parameters, name, &DeclaredParameter::name);
        return found != m_parameters.end() && found->isMask() ? &*found : nullptr;
    }
    bool isMask(std::string_view name) const { return findMask(name) != nullptr; }

    void check(const Stmt& statement)
    {
        switch (statement.kind) {
        case StmtKind::assign:
            return checkAssign(as<AssignStmt>(statement));
        case StmtKind::annotatedAssign:
            if (as<AnnotatedAssignStmt>(statement).value != nullptr)
                checkTarget(*as<AnnotatedAssignStmt>(statement).target, statement.range);
            return;
        case StmtKind::augmentedAssign:
            return checkAugmented(as<AugmentedAssignStmt>(statement));
        case StmtKind::if_:
            checkSuite(as<IfStmt>(statement).body);
            return checkSuite(as<IfStmt>(statement).otherwise);
        case StmtKind::for_: {
            const auto& loop = as<ForStmt>(statement);
            ++m_loops;
            checkTarget(*loop.target, statement.head);
            checkSuite(loop.body);
            --m_loops;
            return;
        }
        default:
            return;
        }
    }

    void checkAssign(const AssignStmt& statement)
    {
        for (const Expr* target : statement.targets) {
            const bool isName = target->kind == ExprKind::name && isMask(as<NameExpr>(*target).name);
            if (isName && statement.targets.size() > 1)
                refuse(refusals::maskForm, *target, statement.range, "in a statement with several targets");
            else
                checkTarget(*target, statement.range);
        }
    }

    void checkAugmented(const AugmentedAssignStmt& statement)
    {
        const Expr& target = *statement.target;
        if (target.kind == ExprKind::name && isMask(as<NameExpr>(target).name))
            refuse(refusals::maskForm, target, statement.range, "by an assignment with an operator");
        else
            checkTarget(target, statement.range);
    }

    void checkTarget(const Expr& target, Range place)
    {
        switch (target.kind) {
        case ExprKind::name:
            return checkFinish(target, place);
        case ExprKind::starred:
            return checkTarget(*as<StarredExpr>(target).value, place);
        case ExprKind::tuple:
        case ExprKind::list:
            for (const Expr* item : as<SequenceExpr>(target).items)
                checkTarget(*item, place);
            return;
        case ExprKind::subscript: {
            const Expr& object = *as<SubscriptExpr>(target).object;
            if (object.kind == ExprKind::name && isMask(as<NameExpr>(object).name))
                refuse(refusals::maskPart, object, target.range);
            return;
        }
        default:
            return;
        }
    }

    void checkFinish(const Expr& target, Range place)
    {
        const std::string_view name = as<NameExpr>(target).name;
        const DeclaredParameter* mask = findMask(name);
        if (mask == nullptr)
            return;
        if (!mask->isNamed)
            refuse(refusals::undeclaredMask, target, place, m_frame.session.kernel->name);
        else if (!std::ranges::contains(m_guards, name) && m_kind.watchedMasks() != GuardForm{}.masks)
            refuse(refusals::maskNotOfKind, target, place, m_kind.name);
        else if (!std::ranges::contains(m_guards, name))
            refuse(refusals::maskNotWatched, target, place);
        else if (m_loops > 0)
            refuse(refusals::maskInLoop, target, place);
        else if (m_isFinished)
            refuse(refusals::maskTwice, target, place);
        m_isFinished = true;
    }

    void refuse(const text::DiagnosticRule& rule, const Expr& mask, Range place, std::string how = {})
    {
        m_frame.refuse(rule, place, {std::string(as<NameExpr>(mask).name), std::move(how)});
    }

    Frame& m_frame;
    const Kind& m_kind;
    const std::vector<DeclaredParameter>& m_parameters;
    std::vector<std::string> m_guards;
    std::size_t m_loops = 0;
    bool m_isFinished = false;
};

} // namespace

void checkMasks(Frame& frame, const Kind& kind, Suite body, const std::vector<DeclaredParameter>& parameters)
{
    MaskCheck(frame, kind, parameters).checkSuite(body);
}

} // namespace hawk::trace
