// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/range.h"
#include "trace/trace.h"

namespace hawk::assist {

enum class SymbolKind : std::uint8_t {
    kernel, ///< a function that the tracer took for a kernel
    function,
    classType,
    imported, ///< by an import statement; Symbol::target says what
    parameter,
    moduleName, ///< assigned at module level
    local,
    loopVariable ///< a target of `for`, also in a comprehension
};
std::string_view nameOf(SymbolKind kind);

/// One name of one scope, with every place where it stands.
struct Symbol {
    std::string name;
    SymbolKind kind = SymbolKind::local;
    std::uint32_t scope = 0; ///< that binds it; index into Symbols::scopes()
    std::optional<std::uint32_t> body; ///< the scope that a function or class opens
    std::vector<text::Range> bindings; ///< ascending; the first one is the definition
    std::vector<text::Range> occurrences; ///< ascending, bindings among them
    std::string target; ///< of an import: the dotted name of what was imported
    bool hasAlias = false; ///< of an import with `as`
    const syntax::Expr* annotation = nullptr; ///< of a parameter; lives as long as the module's tree
};

/// A region in which names are looked up: the module, a function, a class, a lambda or a comprehension.
struct Scope {
    text::Range range; ///< from its parameters or first target on
    std::optional<std::uint32_t> parent; ///< none for the module
    bool isClass = false; ///< whose names its functions do not see
};

/// The text of a name with its whole dotted meaning, for names that come from a module.
struct DottedName {
    text::Range range; ///< of the last word alone
    std::string path; ///< `hawk.math.sin`
};

/// Who is meant by each name of a file, by Python's rules of scope. Names that Python provides belong to no
/// symbol. Immutable; cost linear in the text.
class Symbols
{
public:
    explicit Symbols(const trace::Module& module);

    const std::vector<Symbol>& all() const { return m_symbols; }
    const std::vector<Scope>& scopes() const { return m_scopes; }
    const std::vector<DottedName>& dottedNames() const { return m_dottedNames; } ///< ascending

    /// The symbol whose name stands at the offset or ends there; null when none does.
    const Symbol* at(std::uint32_t offset) const;
    const DottedName* dottedNameAt(std::uint32_t offset) const;
    /// What a name may mean that is written at the offset: inner scopes first, each name once.
    std::vector<const Symbol*> visibleAt(std::uint32_t offset) const;

private:
    friend class ScopeBuilder;

    struct Occurrence {
        text::Range range;
        std::uint32_t symbol = 0;
    };

    std::vector<Symbol> m_symbols;
    std::vector<Scope> m_scopes;
    std::vector<DottedName> m_dottedNames;
    std::vector<Occurrence> m_occurrences; ///< ascending
};

} // namespace hawk::assist
