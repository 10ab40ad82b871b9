// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "assist/members.h"

namespace hawk::assist {

std::vector<Member> membersOf(const std::optional<ir::Type>& type)
{
    const bool isVector = !type || type->shape.rank == 1;
    const bool isMatrix = !type || type->shape.rank == 2;
    std::vector<Member> members;
    if (isVector)
        members.push_back({"components", "v.components[a:b]", "A part of the vector"});
    if (isMatrix) {
        members.push_back({"columns", "A.columns[j]", "A column as a vector"});
        members.push_back({"rows", "A.rows[i]", "A row as a vector"});
    }
    if (isVector || isMatrix) {
        members.push_back({"max", "v.max()", "The largest entry; a number before NaN"});
        members.push_back({"mean", "v.mean()", "The mean of the entries"});
        members.push_back({"min", "v.min()", "The smallest entry; a number before NaN"});
        members.push_back({"sum", "v.sum()", "The sum of the entries"});
    }
    members.push_back({"at", "x.at(i)", "The value of this plane at another place"});
    return members;
}

} // namespace hawk::assist
