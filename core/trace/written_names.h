// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "syntax/parser.h"
#include "text/diagnostic.h"

namespace hawk::trace {

/// How a file writes the names of hawk, as its imports say: for repairs that need one more of them.
class WrittenNames
{
public:
    explicit WrittenNames(const syntax::SyntaxTree& tree);

    struct Spelling {
        std::string text; ///< `land`, `m.land`, `hawk.math.land`
        std::optional<text::TextEdit> import; ///< a line that brings the name, where it is missing
    };
    /// Nothing when the file uses the name for something else, or imports nothing of hawk.
    std::optional<Spelling> spell(std::string_view module, std::string_view name) const;

private:
    struct Alias {
        std::string module;
        std::string name; ///< empty: the module itself
        std::string written;
    };
    void readImport(const syntax::ImportStmt& statement);
    void readImportFrom(const syntax::ImportFromStmt& statement);
    void addModule(std::string_view module, std::string_view written);

    std::vector<Alias> m_aliases;
    std::unordered_set<std::string_view> m_bound;
    std::optional<std::uint32_t> m_importEnd; ///< behind the last import of hawk
    syntax::SyntaxTree m_tree;
};

} // namespace hawk::trace
