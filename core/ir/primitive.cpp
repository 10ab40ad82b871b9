// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/primitive.h"

namespace hawk::ir {

std::string primitiveCall(const std::string& name, const std::vector<Type>& arguments)
{
    std::string call = name + "(";
    for (std::size_t i = 0; i < arguments.size(); ++i)
        call += (i == 0 ? "" : ", ") + spell(arguments[i]);
    return call + ")";
}

} // namespace hawk::ir
