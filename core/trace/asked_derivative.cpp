// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/asked_derivative.h"

#include "ir/branch_counts.h"
#include "text/identifier.h"

namespace hawk::trace {

std::optional<AskedDerivative> askedDerivative(std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos || !text::isIdentifier(name.substr(0, dot)))
        return std::nullopt;
    for (const ir::Direction direction : {ir::Direction::reverse, ir::Direction::forward}) {
        if (name.substr(dot + 1) == ir::nameOf(direction))
            return AskedDerivative{std::string(name.substr(0, dot)), direction};
    }
    return std::nullopt;
}

std::string nameOf(const AskedDerivative& asked)
{
    return asked.primal + '.' + std::string(ir::nameOf(asked.direction));
}

diff::Outcome<ir::Kernel> deriveKernel(const ir::Kernel& primal, ir::Direction direction)
{
    return diff::derive(
        ir::withoutBranchCounts(primal),
        {.direction = direction, .name = primal.name + '_' + std::string(ir::nameOf(direction)), .wrt = {}});
}

void addAskedDerivatives(Module& module, const std::vector<std::string>& names)
{
    for (const std::string& name : names) {
        const auto asked = askedDerivative(name);
        const TracedKernel* primal = asked ? module.find(asked->primal) : nullptr;
        if (primal == nullptr || module.find(name) != nullptr)
            continue;
        TracedKernel derived{
            .name = name, .range = primal->range, .nameRange = primal->nameRange, .kernel = std::nullopt};
        if (primal->kernel) {
            auto kernel = deriveKernel(*primal->kernel, asked->direction);
            if (kernel)
                derived.kernel = *std::move(kernel);
            else
                module.diagnostics.push_back(text::diagnose(*kernel.error().rule,
                                                            kernel.error().place.value_or(derived.nameRange),
                                                            std::move(kernel.error().arguments)));
        }
        module.kernels.push_back(std::move(derived));
    }
    text::sortByPlace(module.diagnostics);
}

} // namespace hawk::trace
