// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "assist/imports.h"

#include <algorithm>

namespace hawk::assist {

namespace {

bool isImport(const syntax::Stmt& statement)
{
    return statement.kind == syntax::StmtKind::import || statement.kind == syntax::StmtKind::importFrom;
}

bool isDocumentation(const syntax::Stmt& statement)
{
    return statement.kind == syntax::StmtKind::expression
        && syntax::as<syntax::ExpressionStmt>(statement).value->kind == syntax::ExprKind::string;
}

} // namespace

std::optional<std::string> nameInFile(const Symbols& symbols, std::string_view path)
{
    const Symbol* best = nullptr;
    for (const Symbol& symbol : symbols.all()) {
        const std::string& target = symbol.target;
        const bool fits = symbol.kind == SymbolKind::imported && symbol.scope == 0 && !target.empty()
            && path.starts_with(target) && (path.size() == target.size() || path[target.size()] == '.');
        if (fits && (best == nullptr || target.size() > best->target.size()))
            best = &symbol;
    }
    if (best == nullptr)
        return std::nullopt;
    return best->name + std::string(path.substr(best->target.size()));
}

TextEdit importOf(const syntax::SyntaxTree& tree, std::string_view module, std::string_view name)
{
    std::uint32_t end = 0;
    for (const syntax::Stmt* statement : tree.statements()) {
        if (!isImport(*statement) && !isDocumentation(*statement))
            break;
        end = statement->range.end;
        if (statement->kind != syntax::StmtKind::importFrom)
            continue;
        const auto& from = syntax::as<syntax::ImportFromStmt>(*statement);
        if (from.module == module && from.level == 0 && !from.names.empty()) {
            const std::uint32_t place = from.names.back().range.end;
            return {{place, place}, ", " + std::string(name)};
        }
    }
    const std::string line = "from " + std::string(module) + " import " + std::string(name);
    return end == 0 ? TextEdit{{0, 0}, line + "\n"} : TextEdit{{end, end}, "\n" + line};
}

} // namespace hawk::assist
