// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/check_gradient.h"

#include <algorithm>
#include <cmath>
#include <format>

#include "diff/check_launch.h"
#include "diff/check_samples.h"
#include "ir/stepped.h"

namespace hawk::diff {

namespace {

Result<ir::Kernel> derivativeOf(const ir::Kernel& primal, Direction direction, const GradientOptions& options)
{
    auto kernel = derive(primal,
                         {.direction = direction,
                          .name = std::format("{}_{}", primal.name, ir::nameOf(direction)),
                          .wrt = options.wrt});
    if (kernel)
        return *std::move(kernel);
    return std::unexpected(errorOf(kernel.error()));
}

/// Whether samples of a kernel read numbers of other samples, and not of tables alone, or write in common.
bool isCheckedByLaunches(const ir::Kernel& primal)
{
    const auto isTable = [&](const std::string& plane) {
        return primal.signature.slots[*primal.signature.findSlot(plane)].isWholeBuffer();
    };
    return primal.hasSharedSinks() || std::ranges::any_of(primal.nodes, [&](const ir::Node& node) {
               return node.op == ir::Op::total || (node.op == ir::Op::at && !isTable(node.leaf));
           });
}

} // namespace

void GradientReport::note(bool isTrusted, GradientEntry entry, double derivative, double size)
{
    if (!isTrusted) {
        ++skipped;
        return;
    }
    entry.derivative = derivative;
    entry.error = std::abs(derivative - entry.difference) / std::max(size, std::abs(derivative));
    if (!std::isfinite(entry.error))
        entry.error = std::numeric_limits<double>::infinity();
    ++compared;
    if (!worst || entry.error > worst->error)
        worst = std::move(entry);
}

Result<GradientReport> checkGradient(const ir::Kernel& kernel, const GradientOptions& options,
                                     const process::JobContext& job)
{
    const ir::Kernel primal = ir::withSteps(kernel, {}, kernel.name);
    auto forward = derivativeOf(primal, Direction::forward, options);
    if (!forward)
        return std::unexpected(forward.error());
    auto reverse = derivativeOf(primal, Direction::reverse, options);
    if (!reverse)
        return std::unexpected(reverse.error());
    return isCheckedByLaunches(primal) ? checkLaunches(primal, *forward, *reverse, options, job)
                                       : checkSamples(primal, *forward, *reverse, options, job);
}

} // namespace hawk::diff
