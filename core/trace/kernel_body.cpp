// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/kernel_body.h"

#include <algorithm>

#include "trace/assignments.h"
#include "trace/check_body.h"
#include "trace/choice.h"
#include "trace/expressions.h"
#include "trace/loops.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

class BodyTracer
{
public:
    BodyTracer(Frame& frame, const FunctionStmt& definition, const std::vector<DeclaredParameter>& parameters)
        : m_frame(frame)
        , m_definition(definition)
        , m_parameters(parameters)
        , m_form(returnFormOf(definition.body))
    { }

    ReturnedValues run()
    {
        traceTopLevel(m_definition.body);
        return std::move(m_returned);
    }

private:
    enum class Level { top, branch };

    void traceTopLevel(Suite suite)
    {
        for (std::size_t i = 0; i < suite.size(); ++i) {
            const Stmt& statement = *suite[i];
            if (m_form == ReturnForm::nothing && isReturnGuard(statement)) {
                const auto& guard = as<IfStmt>(statement);
                traceBranches(guard, guard.body.first(guard.body.size() - 1), suite.subspan(i + 1),
                              Level::top);
                return;
            }
            trace(statement);
        }
    }

    void traceSuite(Suite suite)
    {
        for (const Stmt* statement : suite)
            trace(*statement);
    }

    void trace(const Stmt& statement)
    {
        if (!spend(m_frame, statement.head))
            return;
        switch (statement.kind) {
        case StmtKind::expression:
            evaluate(m_frame, *as<ExpressionStmt>(statement).value);
            return;
        case StmtKind::assign:
            return executeAssign(m_frame, as<AssignStmt>(statement));
        case StmtKind::augmentedAssign:
            return executeAugmented(m_frame, as<AugmentedAssignStmt>(statement));
        case StmtKind::annotatedAssign:
            return executeAnnotated(m_frame, as<AnnotatedAssignStmt>(statement));
        case StmtKind::return_:
            return traceReturnStatement(as<ReturnStmt>(statement));
        case StmtKind::if_: {
            const auto& branch = as<IfStmt>(statement);
            return traceBranches(branch, branch.body, branch.otherwise, Level::branch);
        }
        case StmtKind::for_:
            ++m_frame.session.kernel->loops;
            traceLoop(m_frame, as<ForStmt>(statement), [this](Suite suite) { traceSuite(suite); });
            --m_frame.session.kernel->loops;
            return;
        default:
            // Refused by the check of the body: what it would bind is unknown from here on.
            for (std::string_view name : changedNames(statement))
                m_frame.scope->bind(name, Unknown{});
            return;
        }
    }

    void traceReturnStatement(const ReturnStmt& statement)
    {
        const bool isLast = m_definition.body.back() == &statement;
        if (isLast && statement.value != nullptr)
            m_returned = traceReturn(m_frame, m_definition, statement, m_parameters);
    }

    /// One branch in a state of its own; gives the names it leaves and puts the state back.
    Scope::Names traceBranch(Suite suite, Level level, bool isDead)
    {
        const Scope::Names before = m_frame.scope->names();
        const bool wasDead = m_frame.session.isDead;
        m_frame.session.isDead = wasDead || isDead;
        if (level == Level::top)
            traceTopLevel(suite);
        else
            traceSuite(suite);
        m_frame.session.isDead = wasDead;
        Scope::Names after = m_frame.scope->names();
        m_frame.scope->restore(before);
        return after;
    }

    void traceBranches(const IfStmt& statement, Suite body, Suite otherwise, Level otherwiseLevel)
    {
        Session& session = m_frame.session;
        const Value decision = evaluate(m_frame, *statement.condition);
        const Condition condition = asCondition(m_frame, decision, statement.condition->range);
        const std::uint32_t outerBranch = session.branch;
        const auto enter = [&](bool isTaken) {
            if (!condition.known || !isTaken)
                session.branch = ++session.lastBranch;
        };
        ++session.kernel->branches;
        enter(condition.known == true);
        const Scope::Names whenTrue = traceBranch(body, Level::branch, condition.known == false);
        session.branch = outerBranch;
        enter(condition.known == false);
        const Scope::Names whenFalse = traceBranch(otherwise, otherwiseLevel, condition.known == true);
        session.branch = outerBranch;
        --session.kernel->branches;
        std::vector<std::string_view> names = changedNames(body);
        for (std::string_view name : changedNames(otherwise)) {
            if (!std::ranges::contains(names, name))
                names.push_back(name);
        }
        for (std::string_view name : names)
            merge(statement, condition, name, whenTrue, whenFalse);
    }

    void merge(const IfStmt& statement, const Condition& condition, std::string_view name,
               const Scope::Names& whenTrue, const Scope::Names& whenFalse)
    {
        const auto a = whenTrue.find(name);
        const auto b = whenFalse.find(name);
        if (a == whenTrue.end() && b == whenFalse.end())
            return;
        // What only a loop of a branch bound is no name of the branches.
        const bool isLocalWhenTrue = a == whenTrue.end() || isLoopLocal(a->second);
        const bool isLocalWhenFalse = b == whenFalse.end() || isLoopLocal(b->second);
        if (isLocalWhenTrue && isLocalWhenFalse) {
            m_frame.scope->bind(name, a == whenTrue.end() ? b->second : a->second);
            return;
        }
        if (a == whenTrue.end() || b == whenFalse.end()) {
            m_frame.refuse(refusals::oneBranchName, statement.head, {std::string(name)});
            m_frame.scope->bind(name, Unknown{});
            return;
        }
        if (!condition.known && (isLocalWhenTrue || isLocalWhenFalse)) {
            m_frame.scope->bind(name, isLocalWhenTrue ? a->second : b->second);
            return;
        }
        const Value merged =
            choose(m_frame, condition, a->second, b->second, MergeRule::branches, name, statement.head);
        if (const auto* traced = merged.get<Traced>())
            m_frame.builder().nameValue(traced->node, name);
        m_frame.scope->bind(name, merged);
    }

    Frame& m_frame;
    const FunctionStmt& m_definition;
    const std::vector<DeclaredParameter>& m_parameters;
    ReturnForm m_form;
    ReturnedValues m_returned;
};

} // namespace

ReturnedValues traceBody(Frame& frame, const FunctionStmt& definition,
                         const std::vector<DeclaredParameter>& parameters)
{
    return BodyTracer(frame, definition, parameters).run();
}

} // namespace hawk::trace
