// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/written_names.h"

#include <algorithm>

#include "trace/names.h"
#include "trace/scope.h"
#include "trace/tree_names.h"

namespace hawk::trace {

WrittenNames::WrittenNames(const syntax::SyntaxTree& tree)
    : m_bound(boundNames(tree.statements()))
    , m_tree(tree)
{
    for (const Stmt* statement : tree.statements()) {
        if (statement->kind == StmtKind::import)
            readImport(as<ImportStmt>(*statement));
        else if (statement->kind == StmtKind::importFrom)
            readImportFrom(as<ImportFromStmt>(*statement));
    }
}

void WrittenNames::readImport(const ImportStmt& statement)
{
    for (const ImportName& name : statement.names) {
        if (!isHawkModule(name.name))
            continue;
        m_importEnd = statement.range.end;
        if (name.alias.empty())
            addModule("hawk", "hawk");
        else
            addModule(name.name, name.alias);
    }
}

void WrittenNames::readImportFrom(const ImportFromStmt& statement)
{
    if (statement.level > 0 || !isHawkModule(statement.module))
        return;
    m_importEnd = statement.range.end;
    if (statement.isStar)
        m_aliases.push_back({std::string(statement.module), "*", {}});
    for (const ImportName& name : statement.names) {
        const std::string written(name.alias.empty() ? name.name : name.alias);
        if (statement.module == "hawk" && name.name == "math")
            addModule("hawk.math", written);
        else
            m_aliases.push_back({std::string(statement.module), std::string(name.name), written});
    }
}

void WrittenNames::addModule(std::string_view module, std::string_view written)
{
    m_aliases.push_back({std::string(module), {}, std::string(written)});
}

std::optional<WrittenNames::Spelling> WrittenNames::spell(std::string_view module,
                                                          std::string_view name) const
{
    for (const Alias& alias : m_aliases) {
        if (alias.module == module && alias.name == name)
            return Spelling{alias.written, {}};
    }
    for (const Alias& alias : m_aliases) {
        if (alias.module == module && alias.name.empty())
            return Spelling{alias.written + "." + std::string(name), {}};
        if (alias.module == module && alias.name == "*" && !m_bound.contains(name))
            return Spelling{std::string(name), {}};
    }
    for (const Alias& alias : m_aliases) {
        if (alias.module == "hawk" && alias.name.empty() && module.starts_with("hawk."))
            return Spelling{alias.written + std::string(module.substr(4)) + "." + std::string(name), {}};
    }
    if (!m_importEnd || m_bound.contains(name))
        return std::nullopt;
    const std::uint32_t end = m_tree.source().lineAt(*m_importEnd).end;
    return Spelling{
        std::string(name),
        text::TextEdit{{end, end}, "\nfrom " + std::string(module) + " import " + std::string(name)}};
}

} // namespace hawk::trace
