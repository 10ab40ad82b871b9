// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "text/error.h"

namespace hawk::fuzz {

/// One way to make a value of a type: a text with holes. `{real}` stands for a value of that type, `{number}`
/// and `{int}` for literals, `{0|2|5}` for one of these texts.
struct Production {
    std::string text;
    std::vector<std::string> planes; ///< the kinds of planes among its holes
};

/// Parameters that are no values: `{table}` in a text stands for the name of one. Without such a parameter
/// the text cannot be used.
struct PlaneKind {
    std::string name;
    std::string annotation;
};

/// What values can be made of. Read from a file whose lines are `TYPE = TEXT`, the first text of a type being
/// its simplest, or `KIND : ANNOTATION` for planes.
class Grammar
{
public:
    /// Internal error: a file that cannot be read, a line without a sign, a hole of a type that nothing
    /// makes.
    static Result<Grammar> read(const std::string& path);

    const std::vector<Production>& of(std::string_view type) const
    {
        return m_productions.find(type)->second;
    }
    /// In the order of the file.
    const std::vector<std::string>& types() const { return m_types; }
    const std::vector<PlaneKind>& planes() const { return m_planes; }
    bool isPlane(std::string_view hole) const;

private:
    /// Finds the planes among the holes; false for a hole that nothing makes.
    bool complete(Production& production) const;

    std::map<std::string, std::vector<Production>, std::less<>> m_productions;
    std::vector<std::string> m_types;
    std::vector<PlaneKind> m_planes;
};

/// A part of a production's text: plain, or what stands between a pair of braces.
struct Piece {
    std::string_view text;
    bool isHole = false;
};
std::vector<Piece> piecesOf(std::string_view text);

inline constexpr std::string_view numberHole = "number";
inline constexpr std::string_view integerHole = "int";

} // namespace hawk::fuzz
