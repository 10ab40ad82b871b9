// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "assist/symbols.h"
#include "syntax/tree.h"

namespace hawk::assist {

/// Fills the symbols of a file in one walk over its tree: on entering a scope its bindings are collected
/// first, since a name may be used above the place that binds it.
class ScopeBuilder
{
public:
    ScopeBuilder(Symbols& symbols, const trace::Module& module);
    void build();

private:
    using ScopeId = std::uint32_t;
    using SymbolId = std::uint32_t;

    /// A name before `=` in a call, which means a parameter of the function that is called.
    struct NamedArgument {
        SymbolId callee = 0;
        std::string_view name;
        text::Range range;
    };
    struct ScopeState {
        std::map<std::string_view, SymbolId> names;
        std::set<std::string_view> elsewhere; ///< global and nonlocal ones
    };

    ScopeId openScope(text::Range range, std::optional<ScopeId> parent, bool isClass = false);
    SymbolId bind(ScopeId scope, std::string_view name, SymbolKind kind, text::Range range);
    void collect(ScopeId scope, syntax::Suite suite);
    void collectStatement(ScopeId scope, const syntax::Stmt& statement);
    void collectImport(ScopeId scope, const syntax::ImportStmt& statement);
    void collectImportFrom(ScopeId scope, const syntax::ImportFromStmt& statement);
    void bindTarget(ScopeId scope, const syntax::Expr& target, SymbolKind kind);
    void bindNamedExpressions(ScopeId scope, const syntax::Expr& expression);

    void walk(ScopeId scope, syntax::Suite suite);
    void walkStatement(ScopeId scope, const syntax::Stmt& statement);
    void walkFunction(ScopeId scope, const syntax::FunctionStmt& function);
    void walkParameters(ScopeId inner, const syntax::ParameterList& list);
    void walkExpression(ScopeId scope, const syntax::Expr& expression);
    void walkComprehension(ScopeId scope, const syntax::ComprehensionExpr& expression);
    void walkCall(ScopeId scope, const syntax::CallExpr& call);

    /// The end of a function whose last lines may be broken: of the lines below that stand deeper than it.
    std::uint32_t endOfBody(const syntax::FunctionStmt& function) const;
    std::optional<SymbolId> find(ScopeId scope, std::string_view name) const;
    /// The dotted meaning of `m.sin`; empty when its first word comes from no module.
    std::string pathOf(ScopeId scope, const syntax::Expr& expression) const;
    SymbolKind kindOfFunction(const syntax::FunctionStmt& function) const;
    SymbolKind kindOfName(ScopeId scope) const;
    void resolveNamedArguments();

    Symbols& m_symbols;
    const trace::Module& m_module;
    std::vector<ScopeState> m_states; ///< parallel to the scopes
    std::vector<NamedArgument> m_namedArguments;
};

} // namespace hawk::assist
