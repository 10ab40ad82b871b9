// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ir/kernel.h"

namespace hawk::ir {

/// The same kernel with its means over all samples as sums of terms that are divided by the number of samples
/// each. Launchers of bundles know sums alone; such a mean differs from one that is divided at last by the
/// rounding of the terms. Gets a digest of its own when there is such a mean.
Kernel withDividedMeans(Kernel kernel);

} // namespace hawk::ir
