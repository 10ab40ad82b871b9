// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/gradient_launch.h"

#include "eval/evaluator.h"

namespace hawk::diff {

using data::Array;

Result<LaunchResults> launchKernel(const ir::Kernel& kernel, const LaunchArguments& arguments,
                                   std::int64_t samples, const process::JobContext& job)
{
    data::BindRequest request{
        .signature = kernel.signature, .sampleCount = samples, .masks = data::Masks::madeFresh};
    for (const data::Slot& slot : kernel.signature.slots) {
        const auto found = arguments.find(slot.name);
        if (found == arguments.end())
            continue;
        data::Argument argument = found->second;
        // A written plane that is given takes the results, and the next launch needs what was in it.
        if (const auto* array = std::get_if<Array>(&argument.value); array != nullptr && slot.isWritten())
            argument.value = array->contiguousCopy();
        request.arguments.emplace(slot.name, std::move(argument));
    }
    auto bound = bindArguments(request);
    if (!bound)
        return std::unexpected(bound.error());
    if (auto done = eval::evaluate(kernel, *bound, 0, bound->sampleCount, job); !done)
        return std::unexpected(done.error());
    finishBinding(*bound);
    LaunchResults results;
    for (const auto& [name, array] : bound->results) {
        if (array.dtype() != data::Dtype::float64)
            continue;
        const Array whole = array.contiguousCopy();
        results[name] = {whole.values<double>().begin(), whole.values<double>().end()};
    }
    return results;
}

} // namespace hawk::diff
