// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/scope.h"

#include <algorithm>

#include "trace/tree_names.h"

namespace hawk::trace {

Scope::Scope(Kind kind, std::shared_ptr<Scope> around, std::unordered_set<std::string_view> locals)
    : m_kind(kind)
    , m_around(std::move(around))
    , m_locals(std::move(locals))
{ }

const Value* Scope::findOwn(std::string_view name) const
{
    const auto found = m_names.find(name);
    return found == m_names.end() ? nullptr : &found->second;
}

const Value* Scope::find(std::string_view name) const
{
    for (const Scope* scope = this; scope != nullptr; scope = scope->m_around.get()) {
        if (const Value* value = scope->findOwn(name))
            return value;
        if (scope->m_locals.contains(name))
            return nullptr;
    }
    return nullptr;
}

bool Scope::shareWithOuter(std::string_view name)
{
    for (Scope* scope = m_around.get(); scope != nullptr && scope->m_kind != Kind::module;
         scope = scope->m_around.get()) {
        const auto further = scope->m_shared.find(name);
        if (further != scope->m_shared.end() || scope->m_locals.contains(name)
            || scope->findOwn(name) != nullptr) {
            m_shared[name] = further != scope->m_shared.end() ? further->second : scope;
            m_locals.erase(name);
            return true;
        }
    }
    return false;
}

const Scope* Scope::sharedScope(std::string_view name) const
{
    const auto found = m_shared.find(name);
    return found == m_shared.end() ? nullptr : found->second;
}

void Scope::bind(std::string_view name, Value value)
{
    if (const auto shared = m_shared.find(name); shared != m_shared.end()) {
        shared->second->bind(name, std::move(value));
        return;
    }
    m_names.insert_or_assign(name, std::move(value));
}

namespace {

enum class Items { leftOut, counted };

void addNames(const Expr& target, Items items, std::unordered_set<std::string_view>& names)
{
    switch (target.kind) {
    case ExprKind::name:
        names.insert(as<NameExpr>(target).name);
        break;
    case ExprKind::starred:
        addNames(*as<StarredExpr>(target).value, items, names);
        break;
    case ExprKind::tuple:
    case ExprKind::list:
        for (const Expr* item : as<SequenceExpr>(target).items)
            addNames(*item, items, names);
        break;
    case ExprKind::subscript:
        if (items == Items::counted)
            addNames(*as<SubscriptExpr>(target).object, items, names);
        break;
    default:
        break;
    }
}

std::string_view firstPart(std::string_view dotted)
{
    return dotted.substr(0, dotted.find('.'));
}

void collect(Suite suite, Items items, std::unordered_set<std::string_view>& names);

void collect(const Stmt& statement, Items items, std::unordered_set<std::string_view>& names)
{
    switch (statement.kind) {
    case StmtKind::assign:
        for (const Expr* target : as<AssignStmt>(statement).targets)
            addNames(*target, items, names);
        break;
    case StmtKind::augmentedAssign:
        addNames(*as<AugmentedAssignStmt>(statement).target, items, names);
        break;
    case StmtKind::annotatedAssign:
        addNames(*as<AnnotatedAssignStmt>(statement).target, items, names);
        break;
    case StmtKind::if_:
        collect(as<IfStmt>(statement).body, items, names);
        collect(as<IfStmt>(statement).otherwise, items, names);
        break;
    case StmtKind::for_:
        addNames(*as<ForStmt>(statement).target, items, names);
        collect(as<ForStmt>(statement).body, items, names);
        collect(as<ForStmt>(statement).otherwise, items, names);
        break;
    case StmtKind::while_:
        collect(as<WhileStmt>(statement).body, items, names);
        collect(as<WhileStmt>(statement).otherwise, items, names);
        break;
    case StmtKind::function:
        names.insert(as<FunctionStmt>(statement).name);
        break;
    case StmtKind::class_:
        names.insert(as<ClassStmt>(statement).name);
        break;
    case StmtKind::import:
        for (const ImportName& name : as<ImportStmt>(statement).names)
            names.insert(name.alias.empty() ? firstPart(name.name) : name.alias);
        break;
    case StmtKind::importFrom:
        for (const ImportName& name : as<ImportFromStmt>(statement).names)
            names.insert(name.alias.empty() ? name.name : name.alias);
        break;
    case StmtKind::try_: {
        const auto& attempt = as<TryStmt>(statement);
        collect(attempt.body, items, names);
        for (const TryStmt::Handler& handler : attempt.handlers) {
            if (!handler.name.empty())
                names.insert(handler.name);
            collect(handler.body, items, names);
        }
        collect(attempt.otherwise, items, names);
        collect(attempt.finally, items, names);
        break;
    }
    case StmtKind::with:
        for (const WithStmt::Item& item : as<WithStmt>(statement).items) {
            if (item.target != nullptr)
                addNames(*item.target, items, names);
        }
        collect(as<WithStmt>(statement).body, items, names);
        break;
    case StmtKind::match:
        for (const MatchStmt::Case& branch : as<MatchStmt>(statement).cases)
            collect(branch.body, items, names);
        break;
    default:
        break;
    }
}

void collect(Suite suite, Items items, std::unordered_set<std::string_view>& names)
{
    for (const Stmt* statement : suite)
        collect(*statement, items, names);
}

} // namespace

bool hasYield(Suite body)
{
    const auto isYield = [](const Expr* value) { return value != nullptr && value->kind == ExprKind::yield; };
    return std::ranges::any_of(body, [&](const Stmt* statement) {
        switch (statement->kind) {
        case StmtKind::expression:
            return isYield(as<ExpressionStmt>(*statement).value);
        case StmtKind::assign:
            return isYield(as<AssignStmt>(*statement).value);
        case StmtKind::if_:
            return hasYield(as<IfStmt>(*statement).body) || hasYield(as<IfStmt>(*statement).otherwise);
        case StmtKind::for_:
            return hasYield(as<ForStmt>(*statement).body) || hasYield(as<ForStmt>(*statement).otherwise);
        case StmtKind::while_:
            return hasYield(as<WhileStmt>(*statement).body) || hasYield(as<WhileStmt>(*statement).otherwise);
        case StmtKind::try_: {
            const auto& attempt = as<TryStmt>(*statement);
            return hasYield(attempt.body) || hasYield(attempt.otherwise) || hasYield(attempt.finally)
                || std::ranges::any_of(attempt.handlers, [](const TryStmt::Handler& handler) {
                       return hasYield(handler.body);
                   });
        }
        default:
            return false;
        }
    });
}

std::unordered_set<std::string_view> boundNames(Suite suite)
{
    std::unordered_set<std::string_view> names;
    collect(suite, Items::leftOut, names);
    return names;
}

static std::vector<std::string_view> sorted(const std::unordered_set<std::string_view>& names)
{
    std::vector<std::string_view> list(names.begin(), names.end());
    std::ranges::sort(list);
    return list;
}

std::vector<std::string_view> changedNames(Suite suite)
{
    std::unordered_set<std::string_view> names;
    collect(suite, Items::counted, names);
    return sorted(names);
}

std::vector<std::string_view> changedNames(const Stmt& statement)
{
    std::unordered_set<std::string_view> names;
    collect(statement, Items::counted, names);
    return sorted(names);
}

std::optional<Range> lastAssignment(Suite suite, std::string_view name)
{
    std::optional<Range> last;
    for (const Stmt* statement : suite) {
        if (!std::ranges::contains(changedNames(*statement), name))
            continue;
        last = statement->range;
        if (statement->kind == StmtKind::for_) {
            const auto inner = lastAssignment(as<ForStmt>(*statement).body, name);
            last = inner ? inner : last;
        }
        if (statement->kind != StmtKind::if_)
            continue;
        const auto& branches = as<IfStmt>(*statement);
        const auto inner = lastAssignment(branches.otherwise, name);
        last = inner ? inner : lastAssignment(branches.body, name);
    }
    return last;
}

void addTargetNames(const Expr& target, std::unordered_set<std::string_view>& names)
{
    addNames(target, Items::leftOut, names);
}

} // namespace hawk::trace
