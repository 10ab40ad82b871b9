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
        if (sign != " = " && sign != " ~ ")
            return text::internalError("grammar", std::format("This line is no production: {}", line));
        std::vector<Production>& productions = grammar.m_productions[line.substr(0, typeEnd)];
        if (productions.empty())
            grammar.m_types.push_back(line.substr(0, typeEnd));
        productions.push_back({.text = line.substr(typeEnd + 3),
                               .rounding = sign == " ~ " ? Rounding::inexact : Rounding::exact});
    }
    for (const auto& [type, productions] : grammar.m_productions) {
        for (const Production& production : productions) {
            for (const Piece& piece : piecesOf(production.text)) {
                if (piece.isHole && !isLiteral(piece.text) && !grammar.m_productions.contains(piece.text))
                    return text::internalError(
                        "grammar", std::format("Nothing makes a {}: {}", piece.text, production.text));
            }
        }
    }
    return grammar;
}

} // namespace hawk::fuzz
