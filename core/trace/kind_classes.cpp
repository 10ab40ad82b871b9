// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>

#include "trace/assignments.h"
#include "trace/expressions.h"
#include "trace/kind_parts.h"
#include "trace/names.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

using Lineage = std::vector<std::shared_ptr<const Kind>>;

/// Python's order of resolution: each class before its bases, and bases in the order in which every class
/// names them; nothing when two classes contradict each other.
std::optional<Lineage> mergeLineages(std::vector<Lineage> lists)
{
    Lineage merged;
    for (;;) {
        std::erase_if(lists, [](const Lineage& list) { return list.empty(); });
        if (lists.empty())
            return merged;
        const auto waits = [&](const auto& candidate) {
            return std::ranges::any_of(lists, [&](const Lineage& list) {
                return std::ranges::contains(list.begin() + 1, list.end(), candidate);
            });
        };
        const auto next =
            std::ranges::find_if(lists, [&](const Lineage& list) { return !waits(list.front()); });
        if (next == lists.end())
            return std::nullopt;
        merged.push_back(next->front());
        for (Lineage& list : lists) {
            if (list.front() == merged.back())
                list.erase(list.begin());
        }
    }
}

/// What stands between the parentheses of a class.
struct ClassHead {
    Lineage bases; ///< those that are named
    bool isKind = false;
    bool isRefused = false; ///< a base was refused before
};

ClassHead readBases(Frame& frame, const ClassStmt& statement)
{
    const std::size_t before = frame.session.reporter.count();
    ClassHead head;
    for (const Argument& argument : statement.arguments) {
        if (!argument.name.empty() || argument.value->kind == ExprKind::starred)
            continue;
        const Value base = evaluate(frame, *argument.value);
        const auto* name = base.get<HawkName>();
        const auto* kind = base.get<KindObject>();
        const bool isReported = frame.session.reporter.count() > before;
        head.isRefused = head.isRefused || (base.isUnknown() && !isReported);
        head.isKind =
            head.isKind || kind != nullptr || (name != nullptr && name->row->meaning == Meaning::kindBase);
        if (kind != nullptr)
            head.bases.push_back(kind->data);
    }
    frame.session.reporter.takeFrom(before);
    return head;
}

class ClassReader
{
public:
    ClassReader(Frame& frame, const ClassStmt& statement)
        : m_frame(frame)
        , m_inner{frame.session, std::make_shared<Scope>(Scope::Kind::helper, frame.scope)}
        , m_statement(statement)
        , m_kind{.name = std::string(statement.name), .isClass = true}
    { }

    Value run(const Lineage& bases)
    {
        readArguments();
        takeOver(bases);
        for (const Stmt* statement : m_statement.body)
            readMember(*statement);
        if (m_isComplete && !checkGuard(m_frame, m_kind, m_statement.head))
            m_isComplete = false;
        return m_isComplete ? Value(KindObject{std::make_shared<const Kind>(std::move(m_kind))})
                            : Value(Unknown{});
    }

private:
    void refuse(const text::DiagnosticRule& rule, std::vector<std::string> arguments)
    {
        m_frame.refuse(rule, m_statement.head, std::move(arguments));
        m_isComplete = false;
    }

    void readArguments()
    {
        bool hasSlug = false;
        for (const Argument& argument : m_statement.arguments) {
            if (argument.name.empty())
                continue;
            const Value value = evaluate(m_frame, *argument.value);
            if (argument.name != "slug") {
                refuse(refusals::badKindArgument,
                       {m_kind.name, "`" + m_frame.session.textOf(argument.range) + "`"});
                continue;
            }
            const auto* slug = value.get<std::string>();
            hasSlug = value.isUnknown() || (slug != nullptr && !slug->empty());
        }
        if (!hasSlug)
            refuse(refusals::badSlug, {m_kind.name});
    }

    void takeOver(const Lineage& bases)
    {
        std::vector<Lineage> lists;
        for (const auto& base : bases) {
            if (!base->isClass)
                return refuse(refusals::badBase, {m_kind.name, "`" + base->name + "`, which is no class"});
            lists.push_back({base});
            lists.back().insert(lists.back().end(), base->bases.begin(), base->bases.end());
        }
        lists.push_back(bases);
        auto lineage = mergeLineages(std::move(lists));
        if (!lineage)
            return refuse(refusals::badBase, {m_kind.name, "these classes in this order"});
        m_kind.bases = *std::move(lineage);
        for (auto base = m_kind.bases.rbegin(); base != m_kind.bases.rend(); ++base) {
            for (const KindEntry& entry : (*base)->vocabulary)
                m_isComplete = addEntry(m_frame, m_kind, entry, m_statement.head) && m_isComplete;
        }
    }

    void readMember(const Stmt& statement)
    {
        switch (statement.kind) {
        case StmtKind::pass:
        case StmtKind::error:
            return;
        case StmtKind::expression: {
            const ExprKind kind = as<ExpressionStmt>(statement).value->kind;
            if (kind == ExprKind::string || kind == ExprKind::constant)
                return;
            break;
        }
        case StmtKind::annotatedAssign:
            return readDeclared(as<AnnotatedAssignStmt>(statement));
        case StmtKind::assign:
            return readAssigned(as<AssignStmt>(statement));
        case StmtKind::function:
            return refuseMember(as<FunctionStmt>(statement).name);
        case StmtKind::class_:
            return refuseMember(as<ClassStmt>(statement).name);
        default:
            break;
        }
        refuse(refusals::badMember, {m_kind.name, m_frame.session.textOf(statement.head)});
    }

    void refuseMember(std::string_view name)
    {
        if (!name.starts_with('_'))
            refuse(refusals::badMember, {m_kind.name, std::string(name)});
    }

    void readDeclared(const AnnotatedAssignStmt& statement)
    {
        if (statement.target->kind != ExprKind::name)
            return refuse(refusals::badMember,
                          {m_kind.name, m_frame.session.textOf(statement.target->range)});
        const std::string_view name = as<NameExpr>(*statement.target).name;
        if (name.starts_with('_'))
            return;
        Session& session = m_frame.session;
        const std::size_t before = session.reporter.count();
        const Value value =
            evaluateAnnotation(m_inner, *statement.annotation, refusals::unresolvedEntry, name);
        auto entry = readEntry(m_inner, m_kind, name, value, session.textOf(statement.annotation->range),
                               statement.range);
        // What is said about the class as a whole stands at its first line.
        for (text::Diagnostic& diagnostic : session.reporter.takeFrom(before)) {
            if (diagnostic.rule == &refusals::badEntry || diagnostic.rule == &refusals::unresolvedEntry)
                diagnostic.range = m_statement.head;
            session.reporter.add(std::move(diagnostic));
        }
        m_isComplete =
            entry && addEntry(m_frame, m_kind, *std::move(entry), m_statement.head) && m_isComplete;
    }

    void readAssigned(const AssignStmt& statement)
    {
        const Expr& target = *statement.targets.front();
        const std::string_view name =
            target.kind == ExprKind::name ? as<NameExpr>(target).name : std::string_view();
        if (statement.targets.size() == 1 && isKindField(name)) {
            const Value value = evaluate(m_inner, *statement.value);
            m_isComplete = setField(m_frame, m_kind, name, value, m_statement.head) && m_isComplete;
        } else if (name.starts_with('_')) {
            executeAssign(m_inner, statement);
        } else {
            refuse(refusals::badMember, {m_kind.name, m_frame.session.textOf(target.range)});
        }
    }

    Frame& m_frame;
    Frame m_inner; ///< where the members of the class are known
    const ClassStmt& m_statement;
    Kind m_kind;
    bool m_isComplete = true;
};

} // namespace

bool defineKindClass(Frame& frame, const ClassStmt& statement)
{
    const ClassHead head = readBases(frame, statement);
    if (!head.isKind && !head.isRefused)
        return false;
    frame.scope->bind(statement.name,
                      head.isRefused ? Value(Unknown{}) : ClassReader(frame, statement).run(head.bases));
    return true;
}

} // namespace hawk::trace
