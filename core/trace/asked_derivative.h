// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "diff/diff.h"
#include "trace/trace.h"

namespace hawk::trace {

/// The name of a derivative that no kernel file has to write: `drag.vjp`, `drag.jvp`.
struct AskedDerivative {
    std::string primal;
    ir::Direction direction{};
    friend bool operator==(const AskedDerivative&, const AskedDerivative&) = default;
};
std::optional<AskedDerivative> askedDerivative(std::string_view name);
std::string nameOf(const AskedDerivative& asked);

/// The derivative by all real inputs of a kernel, as a kernel with the name that a kernel file would give it:
/// `drag_vjp`. Refused as diff::derive refuses. Cost: linear in the kernel.
diff::Outcome<ir::Kernel> deriveKernel(const ir::Kernel& primal, ir::Direction direction);

/// Puts the derivatives that are asked for behind the module's kernels, each under its name as it was asked
/// for and with the place of its primal; where there is none, without a kernel, and a diagnostic at the
/// primal's name says why, unless the primal is refused itself. What is no derivative, or that of a kernel
/// which is not there, is left out.
void addAskedDerivatives(Module& module, const std::vector<std::string>& names);

} // namespace hawk::trace
