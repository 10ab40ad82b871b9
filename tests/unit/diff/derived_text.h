// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <format>
#include <string>

#include "diff/check_gradient.h"
#include "diff/diff.h"
#include "trace/trace.h"

/// Kernel texts of the tests and their derivatives.
namespace hawk::tests {

/// The kernel `k` of a text below the usual imports and what stands above it; its first fault where there is
/// none.
inline Result<ir::Kernel> kernelOf(const std::string& text, const std::string& above = {})
{
    const std::string imports =
        "import hawk\nimport hawk.math as m\n"
        "from hawk import (Index, Int32, Matrix, Mutable, Param, Quat, Scalar, Table,\n"
        "                  Terminated, UInt32, Vector, kernel)\n";
    const trace::Module module = trace::traceModule(
        syntax::parse(text::SourceText(imports + above + "\n@kernel\n" + text, "test.py")));
    Result<ir::Kernel> kernel = selectKernel(module, "k");
    if (!kernel && !kernel.error().diagnostics.empty())
        kernel.error().message = kernel.error().diagnostics.front().message();
    return kernel;
}

inline Result<ir::Kernel> derivativeOf(const ir::Kernel& kernel, diff::Direction direction,
                                       std::optional<std::vector<std::string>> wrt = {})
{
    auto derived = diff::derive(kernel,
                                {.direction = direction,
                                 .name = std::format("{}_{}", kernel.name, ir::nameOf(direction)),
                                 .wrt = std::move(wrt)});
    if (derived)
        return *std::move(derived);
    return std::unexpected(diff::errorOf(derived.error()));
}

/// `role name` of every slot, in order, or the refusal.
inline std::string slotsOf(const Result<ir::Kernel>& kernel)
{
    if (!kernel)
        return kernel.error().message;
    std::string out;
    for (const data::Slot& slot : kernel->signature.slots)
        out += std::format("{}{} {}", out.empty() ? "" : ", ", data::nameOf(slot.role), slot.name);
    return out;
}

/// Empty where both derivatives agree with differences at every sample that can be compared; what is wrong
/// else.
inline std::string gradientFault(const Result<ir::Kernel>& kernel, const diff::GradientOptions& options = {})
{
    if (!kernel)
        return kernel.error().message;
    const Result<diff::GradientReport> report = diff::checkGradient(*kernel, options);
    if (!report)
        return report.error().message;
    if (!report->worst || report->compared < 16)
        return std::format("only {} derivatives compared", report->compared);
    const diff::GradientEntry& worst = *report->worst;
    if (worst.error <= diff::gradientTolerance)
        return {};
    return std::format("{} of {}[{}] by {}[{}] = {} at sample {}: {}, difference {}",
                       ir::nameOf(worst.direction), worst.output, worst.outputComponent, worst.input,
                       worst.inputComponent, worst.inputValue, worst.sample, worst.derivative,
                       worst.difference);
}

} // namespace hawk::tests
