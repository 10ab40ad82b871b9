// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "syntax/tree.h"

#include <array>
#include <cstddef>

namespace hawk::syntax {

std::string_view spellingOf(Operator op)
{
    // In the order of the enumeration.
    static constexpr std::array<std::string_view, 29> spellings{
        "+", "-",   "*",   "/",  "//", "%",  "**", "@",  "&",  "|",  "^",  "<<",     ">>", "-",     "+",
        "~", "not", "and", "or", "<",  "<=", ">",  ">=", "==", "!=", "is", "is not", "in", "not in"};
    static_assert(spellings.size() == static_cast<std::size_t>(Operator::notIn) + 1);
    return spellings[static_cast<std::size_t>(op)];
}

std::string_view describe(const Stmt& statement)
{
    switch (statement.kind) {
    case StmtKind::error:
        return "unreadable line";
    case StmtKind::expression:
        return "expression";
    case StmtKind::assign:
        return "assignment";
    case StmtKind::augmentedAssign:
        return "augmented assignment";
    case StmtKind::annotatedAssign:
        return "annotated assignment";
    case StmtKind::return_:
        return "return";
    case StmtKind::if_:
        return "if";
    case StmtKind::for_:
        return statement.isAsync ? "async for" : "for";
    case StmtKind::while_:
        return "while";
    case StmtKind::break_:
        return "break";
    case StmtKind::continue_:
        return "continue";
    case StmtKind::pass:
        return "pass";
    case StmtKind::function:
        return statement.isAsync ? "async def" : "def";
    case StmtKind::class_:
        return "class";
    case StmtKind::import:
        return "import";
    case StmtKind::importFrom:
        return "from import";
    case StmtKind::try_:
        return "try";
    case StmtKind::with:
        return statement.isAsync ? "async with" : "with";
    case StmtKind::raise:
        return "raise";
    case StmtKind::assert_:
        return "assert";
    case StmtKind::delete_:
        return "del";
    case StmtKind::global:
        return "global";
    case StmtKind::nonlocal:
        return "nonlocal";
    case StmtKind::match:
        return "match";
    case StmtKind::typeAlias:
        return "type";
    }
    return "statement";
}

} // namespace hawk::syntax
