// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/backend.h"

#include <algorithm>
#include <array>
#include <format>

#include "codegen/backends/cuda/cuda_backend.h"
#include "codegen/backends/host/host_backend.h"
#include "codegen/backends/shim/shim_backend.h"

namespace hawk::codegen {

std::span<const Backend> backends()
{
    static const std::array all = {hostBackend, cudaBackend, shimBackend};
    return all;
}

Result<const Backend*> findBackend(std::string_view id)
{
    const auto found = std::ranges::find(backends(), id, &Backend::id);
    if (found != backends().end())
        return &*found;
    std::string known;
    for (const Backend& backend : backends())
        known += std::format("{}`{}`", known.empty() ? "" : ", ", backend.id);
    return text::usageError("R155", std::format("There is no target `{}`.", id),
                            std::format("Choose one of {}.", known));
}

Result<GeneratedUnit> generate(const plan::LaunchPlan& plan, const text::SourceText& source,
                               const TargetSpec& target)
{
    return findBackend(target.backend).and_then([&](const Backend* backend) {
        return backend->emit(plan, source, target);
    });
}

} // namespace hawk::codegen
