// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "assist/scope_builder.h"

#include <algorithm>

#include "assist/tree_walk.h"

namespace hawk::assist {

using namespace syntax;

namespace {

text::Range firstPart(text::Range range, std::string_view name)
{
    return {range.begin, range.begin + static_cast<std::uint32_t>(name.size())};
}

text::Range lastPart(text::Range range, std::string_view name)
{
    return {range.end - static_cast<std::uint32_t>(name.size()), range.end};
}

} // namespace

ScopeBuilder::ScopeBuilder(Symbols& symbols, const trace::Module& module)
    : m_symbols(symbols)
    , m_module(module)
{ }

void ScopeBuilder::build()
{
    const auto size = static_cast<std::uint32_t>(m_module.tree.source().text().size());
    const ScopeId scope = openScope({0, size}, std::nullopt);
    collect(scope, m_module.tree.statements());
    walk(scope, m_module.tree.statements());
    resolveNamedArguments();
}

ScopeBuilder::ScopeId ScopeBuilder::openScope(text::Range range, std::optional<ScopeId> parent, bool isClass)
{
    m_symbols.m_scopes.push_back({range, parent, isClass});
    m_states.emplace_back();
    return static_cast<ScopeId>(m_states.size() - 1);
}

ScopeBuilder::SymbolId ScopeBuilder::bind(ScopeId scope, std::string_view name, SymbolKind kind,
                                          text::Range range)
{
    if (m_states[scope].elsewhere.contains(name)) {
        if (const auto outer = find(m_symbols.m_scopes[scope].parent.value_or(0), name)) {
            m_symbols.m_symbols[*outer].bindings.push_back(range);
            return *outer;
        }
    }
    const auto [place, isNew] =
        m_states[scope].names.try_emplace(name, static_cast<SymbolId>(m_symbols.m_symbols.size()));
    if (isNew)
        m_symbols.m_symbols.push_back({.name = std::string(name), .kind = kind, .scope = scope});
    m_symbols.m_symbols[place->second].bindings.push_back(range);
    return place->second;
}

SymbolKind ScopeBuilder::kindOfName(ScopeId scope) const
{
    return scope == 0 ? SymbolKind::moduleName : SymbolKind::local;
}

SymbolKind ScopeBuilder::kindOfFunction(const FunctionStmt& function) const
{
    return std::ranges::contains(m_module.kernels, function.nameRange, &trace::TracedKernel::nameRange)
        ? SymbolKind::kernel
        : SymbolKind::function;
}

void ScopeBuilder::collect(ScopeId scope, Suite suite)
{
    for (const Stmt* statement : suite)
        collectStatement(scope, *statement);
}

void ScopeBuilder::collectStatement(ScopeId scope, const Stmt& statement)
{
    forEachExpression(statement, [&](const Expr& part) { bindNamedExpressions(scope, part); });
    switch (statement.kind) {
    case StmtKind::function: {
        const auto& function = as<FunctionStmt>(statement);
        const SymbolId id = bind(scope, function.name, kindOfFunction(function), function.nameRange);
        m_symbols.m_symbols[id].occurrences.push_back(function.nameRange);
        return;
    }
    case StmtKind::class_: {
        const auto& type = as<ClassStmt>(statement);
        const SymbolId id = bind(scope, type.name, SymbolKind::classType, type.nameRange);
        m_symbols.m_symbols[id].occurrences.push_back(type.nameRange);
        return;
    }
    case StmtKind::import:
        return collectImport(scope, as<ImportStmt>(statement));
    case StmtKind::importFrom:
        return collectImportFrom(scope, as<ImportFromStmt>(statement));
    case StmtKind::assign:
        for (const Expr* target : as<AssignStmt>(statement).targets)
            bindTarget(scope, *target, kindOfName(scope));
        return;
    case StmtKind::augmentedAssign:
        return bindTarget(scope, *as<AugmentedAssignStmt>(statement).target, kindOfName(scope));
    case StmtKind::annotatedAssign:
        return bindTarget(scope, *as<AnnotatedAssignStmt>(statement).target, kindOfName(scope));
    case StmtKind::for_:
        bindTarget(scope, *as<ForStmt>(statement).target, SymbolKind::loopVariable);
        break;
    case StmtKind::with:
        for (const WithStmt::Item& item : as<WithStmt>(statement).items) {
            if (item.target != nullptr)
                bindTarget(scope, *item.target, kindOfName(scope));
        }
        break;
    case StmtKind::global:
    case StmtKind::nonlocal:
        for (const NameExpr* name : as<NamesStmt>(statement).names)
            m_states[scope].elsewhere.insert(name->name);
        return;
    default:
        break;
    }
    forEachSuite(statement, [&](Suite suite) { collect(scope, suite); });
}

void ScopeBuilder::collectImport(ScopeId scope, const ImportStmt& statement)
{
    for (const ImportName& one : statement.names) {
        const std::string_view first = one.name.substr(0, one.name.find('.'));
        const bool hasAlias = !one.alias.empty();
        const text::Range range = hasAlias ? lastPart(one.range, one.alias) : firstPart(one.range, first);
        const SymbolId id = bind(scope, hasAlias ? one.alias : first, SymbolKind::imported, range);
        Symbol& symbol = m_symbols.m_symbols[id];
        symbol.occurrences.push_back(range);
        symbol.target = hasAlias ? one.name : first;
        symbol.hasAlias = hasAlias;
    }
}

void ScopeBuilder::collectImportFrom(ScopeId scope, const ImportFromStmt& statement)
{
    for (const ImportName& one : statement.names) {
        const bool hasAlias = !one.alias.empty();
        const text::Range range = hasAlias ? lastPart(one.range, one.alias) : firstPart(one.range, one.name);
        const SymbolId id = bind(scope, hasAlias ? one.alias : one.name, SymbolKind::imported, range);
        Symbol& symbol = m_symbols.m_symbols[id];
        symbol.occurrences.push_back(range);
        symbol.target =
            std::string(statement.level, '.') + std::string(statement.module) + '.' + std::string(one.name);
        symbol.hasAlias = hasAlias;
        if (statement.level == 0)
            m_symbols.m_dottedNames.push_back({firstPart(one.range, one.name), symbol.target});
    }
}

void ScopeBuilder::bindTarget(ScopeId scope, const Expr& target, SymbolKind kind)
{
    switch (target.kind) {
    case ExprKind::name:
        bind(scope, as<NameExpr>(target).name, kind, target.range);
        return;
    case ExprKind::tuple:
    case ExprKind::list:
    case ExprKind::starred:
        return forEachPart(target, [&](const Expr& part) { bindTarget(scope, part, kind); });
    default:
        return;
    }
}

void ScopeBuilder::bindNamedExpressions(ScopeId scope, const Expr& expression)
{
    if (expression.kind == ExprKind::named)
        bindTarget(scope, *as<NamedExpr>(expression).target, kindOfName(scope));
    const auto bindParts = [&](const Expr& part) { bindNamedExpressions(scope, part); };
    if (expression.kind == ExprKind::comprehension)
        forEachPartOfComprehension(as<ComprehensionExpr>(expression), bindParts);
    else
        forEachPart(expression, bindParts);
}

void ScopeBuilder::walk(ScopeId scope, Suite suite)
{
    for (const Stmt* statement : suite)
        walkStatement(scope, *statement);
}

void ScopeBuilder::walkStatement(ScopeId scope, const Stmt& statement)
{
    forEachExpression(statement, [&](const Expr& part) { walkExpression(scope, part); });
    if (statement.kind == StmtKind::function)
        return walkFunction(scope, as<FunctionStmt>(statement));
    if (statement.kind == StmtKind::class_) {
        const ScopeId inner = openScope(statement.range, scope, true);
        if (const auto symbol = find(scope, as<ClassStmt>(statement).name))
            m_symbols.m_symbols[*symbol].body = inner;
        collect(inner, as<ClassStmt>(statement).body);
        return walk(inner, as<ClassStmt>(statement).body);
    }
    forEachSuite(statement, [&](Suite suite) { walk(scope, suite); });
}

void ScopeBuilder::walkFunction(ScopeId scope, const FunctionStmt& function)
{
    const ScopeId inner = openScope({function.parameters->range.begin, endOfBody(function)}, scope);
    if (const auto symbol = find(scope, function.name))
        m_symbols.m_symbols[*symbol].body = inner;
    walkParameters(inner, *function.parameters);
    collect(inner, function.body);
    walk(inner, function.body);
}

void ScopeBuilder::walkParameters(ScopeId inner, const ParameterList& list)
{
    for (const Parameter& parameter : list.parameters) {
        if (parameter.name.empty())
            continue;
        const SymbolId id = bind(inner, parameter.name, SymbolKind::parameter, parameter.nameRange);
        m_symbols.m_symbols[id].occurrences.push_back(parameter.nameRange);
        m_symbols.m_symbols[id].annotation = parameter.annotation;
    }
}

void ScopeBuilder::walkExpression(ScopeId scope, const Expr& expression)
{
    switch (expression.kind) {
    case ExprKind::name:
        if (const auto symbol = find(scope, as<NameExpr>(expression).name)) {
            m_symbols.m_symbols[*symbol].occurrences.push_back(expression.range);
            if (const std::string path = pathOf(scope, expression); !path.empty())
                m_symbols.m_dottedNames.push_back({expression.range, path});
        }
        return;
    case ExprKind::attribute:
        if (std::string path = pathOf(scope, expression); !path.empty())
            m_symbols.m_dottedNames.push_back({as<AttributeExpr>(expression).nameRange, std::move(path)});
        break;
    case ExprKind::call:
        walkCall(scope, as<CallExpr>(expression));
        break;
    case ExprKind::comprehension:
        return walkComprehension(scope, as<ComprehensionExpr>(expression));
    case ExprKind::lambda: {
        const auto& lambda = as<LambdaExpr>(expression);
        const ScopeId inner = openScope(expression.range, scope);
        if (lambda.parameters != nullptr) {
            for (const Parameter& parameter : lambda.parameters->parameters) {
                if (parameter.defaultValue != nullptr)
                    walkExpression(scope, *parameter.defaultValue);
            }
            walkParameters(inner, *lambda.parameters);
        }
        return walkExpression(inner, *lambda.body);
    }
    default:
        break;
    }
    forEachPart(expression, [&](const Expr& part) { walkExpression(scope, part); });
}

void ScopeBuilder::walkComprehension(ScopeId scope, const ComprehensionExpr& expression)
{
    const ScopeId inner = openScope(expression.range, scope);
    for (const ComprehensionExpr::Clause& clause : expression.clauses)
        bindTarget(inner, *clause.target, SymbolKind::loopVariable);
    bool isFirst = true;
    for (const ComprehensionExpr::Clause& clause : expression.clauses) {
        walkExpression(inner, *clause.target);
        walkExpression(isFirst ? scope : inner, *clause.iterable);
        for (const Expr* condition : clause.conditions)
            walkExpression(inner, *condition);
        isFirst = false;
    }
    if (expression.key != nullptr)
        walkExpression(inner, *expression.key);
    walkExpression(inner, *expression.element);
}

void ScopeBuilder::walkCall(ScopeId scope, const CallExpr& call)
{
    if (call.callee->kind != ExprKind::name)
        return;
    const auto callee = find(scope, as<NameExpr>(*call.callee).name);
    if (!callee)
        return;
    for (const Argument& argument : call.arguments) {
        if (!argument.name.empty())
            m_namedArguments.push_back({*callee, argument.name, argument.nameRange});
    }
}

std::uint32_t ScopeBuilder::endOfBody(const FunctionStmt& function) const
{
    const text::SourceText& source = m_module.tree.source();
    const std::uint32_t column = source.position(function.head.begin).column;
    const std::uint32_t lastLine = source.position(function.range.end).line;
    std::uint32_t end = source.lineRange(lastLine).end;
    for (std::uint32_t line = lastLine + 1; line <= source.lineCount(); ++line) {
        const std::size_t indentation = source.line(line).find_first_not_of(" \t");
        if (indentation != std::string_view::npos && indentation < column)
            break;
        end = source.lineRange(line).end;
    }
    return end;
}

std::optional<ScopeBuilder::SymbolId> ScopeBuilder::find(ScopeId scope, std::string_view name) const
{
    bool isFirst = true;
    for (std::optional<ScopeId> at = scope; at; at = m_symbols.m_scopes[*at].parent, isFirst = false) {
        if (m_symbols.m_scopes[*at].isClass && !isFirst)
            continue;
        if (const auto found = m_states[*at].names.find(name); found != m_states[*at].names.end())
            return found->second;
    }
    return std::nullopt;
}

std::string ScopeBuilder::pathOf(ScopeId scope, const Expr& expression) const
{
    if (expression.kind == ExprKind::name) {
        const auto symbol = find(scope, as<NameExpr>(expression).name);
        return symbol ? m_symbols.m_symbols[*symbol].target : std::string();
    }
    if (expression.kind != ExprKind::attribute)
        return {};
    const auto& attribute = as<AttributeExpr>(expression);
    const std::string object = pathOf(scope, *attribute.object);
    return object.empty() ? object : object + '.' + std::string(attribute.name);
}

void ScopeBuilder::resolveNamedArguments()
{
    for (const NamedArgument& argument : m_namedArguments) {
        const auto body = m_symbols.m_symbols[argument.callee].body;
        if (!body)
            continue;
        const auto found = m_states[*body].names.find(argument.name);
        if (found == m_states[*body].names.end())
            continue;
        Symbol& parameter = m_symbols.m_symbols[found->second];
        if (parameter.kind == SymbolKind::parameter)
            parameter.occurrences.push_back(argument.range);
    }
}

} // namespace hawk::assist
