// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "grammar.h"

#include <algorithm>
#include <format>
#include <fstream>

namespace hawk::fuzz {

namespace {

bool isLiteral(std::string_view hole)
{
    return hole == numberHole || hole == integerHole || hole.contains('|');
}

} // namespace

std::vector<Piece> piecesOf(std::string_view text)
{
    std::vector<Piece> pieces;
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        pieces.push_back({.text = text.substr(0, open)});
        if (open == std::string_view::npos)
            break;
        const std::size_t close = text.find('}', open);
        pieces.push_back({.text = text.substr(open + 1, close - open - 1), .isHole = true});
        text.remove_prefix(std::min(close, text.size() - 1) + 1);
    }
    return pieces;
}

bool Grammar::isPlane(std::string_view hole) const
{
    return std::ranges::contains(m_planes, hole, &PlaneKind::name);
}

bool Grammar::complete(Production& production) const
{
    for (const Piece& piece : piecesOf(production.text)) {
        if (!piece.isHole || isLiteral(piece.text) || m_productions.contains(piece.text))
            continue;
        if (!isPlane(piece.text))
            return false;
        production.planes.emplace_back(piece.text);
    }
    return true;
}

Result<Grammar> Grammar::read(const std::string& path)
{
    Grammar grammar;
    std::ifstream file(path);
    if (!file)
        return text::internalError("grammar", std::format("'{}' cannot be read.", path));
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.starts_with('#'))
            continue;
        const std::size_t typeEnd = line.find(' ');
        const std::string_view sign = std::string_view(line).substr(std::min(typeEnd, line.size()), 3);
        if (sign == " : ") {
            grammar.m_planes.push_back(
                {.name = line.substr(0, typeEnd), .annotation = line.substr(typeEnd + 3)});
            continue;
        }
        if (sign != " = ")
            return text::internalError("grammar", std::format("This line is no production: {}", line));
        std::vector<Production>& productions = grammar.m_productions[line.substr(0, typeEnd)];
        if (productions.empty())
            grammar.m_types.push_back(line.substr(0, typeEnd));
        productions.push_back({.text = line.substr(typeEnd + 3)});
    }
    for (auto& [type, productions] : grammar.m_productions) {
        for (Production& production : productions) {
            if (!grammar.complete(production))
                return text::internalError("grammar",
                                           std::format("Nothing makes all of: {}", production.text));
        }
    }
    return grammar;
}

} // namespace hawk::fuzz
