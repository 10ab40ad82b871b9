// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/lineage.h"

#include <algorithm>
#include <format>
#include <iterator>

namespace hawk::diff {

namespace {

/// Whether a kernel has the name that derivatives get by themselves.
bool hasNameOfItsMaking(const ir::Kernel& kernel)
{
    return kernel.derived
        && kernel.name == std::format("{}_{}", kernel.derived->primal, ir::nameOf(kernel.derived->direction));
}

} // namespace

ir::DerivedFrom derivedFrom(Direction direction, const ir::Kernel& primal, std::vector<std::string> wrt)
{
    ir::DerivedFrom from{
        .direction = direction, .primal = primal.name, .wrt = std::move(wrt), .authored = primal.name};
    from.since = {direction};
    if (hasNameOfItsMaking(primal)) {
        from.authored = primal.derived->authored;
        from.since.insert(from.since.end(), primal.derived->since.begin(), primal.derived->since.end());
    }
    return from;
}

std::unexpected<Refusal> refuse(const text::DiagnosticRule& rule, std::string_view transform,
                                const ir::Kernel& kernel, std::vector<std::string> more)
{
    std::string transforms(transform);
    std::string name = kernel.name;
    if (hasNameOfItsMaking(kernel)) {
        for (const Direction before : kernel.derived->since)
            transforms += std::format(" of {}", ir::nameOf(before));
        name = kernel.derived->authored;
    }
    more.insert(more.begin(), {std::move(transforms), std::move(name)});
    return std::unexpected(Refusal{&rule, std::move(more)});
}

} // namespace hawk::diff
