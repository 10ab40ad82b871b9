// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "ir/kernel.h"
#include "text/error.h"

namespace hawk::fuzz {

/// What came out of comparing the derivatives of a kernel with each other and with differences of its values.
struct DerivativeReport {
    std::uint64_t products = 0; ///< samples, or whole launches, whose two products were compared
    std::uint64_t differences = 0; ///< of these, how many were compared with differences as well
    std::optional<std::string> disagreement;
};

/// For a direction `dot` of all real inputs and weights `bar` of all real outputs, both drawn, the number
/// <bar, J dot> is computed by `jvp`, by `vjp` as <bar J, dot>, and from values of the kernel a little before
/// and behind along the direction: for each sample, or for all together where samples read or write in
/// common. How far rounding may part them is measured with operations moved a little (eval::evaluateMoved).
/// Where a number is not finite, or the differences do not converge, as beside a kink, nothing is compared.
///
/// Refused: a kernel without a derivative.
Result<DerivativeReport> checkDerivatives(const ir::Kernel& primal, std::uint64_t dataSeed);

} // namespace hawk::fuzz
