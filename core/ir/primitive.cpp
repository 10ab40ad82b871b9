// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/primitive.h"

#include "ir/branch_counts.h"

namespace hawk::ir {

std::string primitiveCall(const std::string& name, const std::vector<Type>& arguments)
{
    std::string call = name + "(";
    for (std::size_t i = 0; i < arguments.size(); ++i)
        call += (i == 0 ? "" : ", ") + spell(arguments[i]);
    return call + ")";
}

Kernel differentiable(const Kernel& kernel)
{
    if (kernel.marked == nullptr)
        return withoutBranchCounts(kernel);
    Kernel marked = *kernel.marked;
    marked.name = kernel.name;
    marked.signature.kernel = kernel.name;
    marked.steps = kernel.steps;
    return marked;
}

} // namespace hawk::ir
