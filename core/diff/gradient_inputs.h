// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>

#include "diff/check_gradient.h"
#include "diff/gradient_launch.h"

namespace hawk::diff {

struct GradientInputs {
    std::int64_t samples = 0;
    LaunchArguments arguments; ///< real planes and numbers as doubles
};

enum class DrawnMasks { skipNothing, skipSome /* about one sample in four */ };

/// What the options give, and drawn values for everything else that the kernel reads. `samples` is what holds
/// where neither the options nor the inputs say a count; an open axis of a grid is made long enough for it.
/// Refused: "gradient-no-data" for a plane that has no count of its own.
Result<GradientInputs> drawInputs(const ir::Kernel& primal, const GradientOptions& options,
                                  std::int64_t samples, DrawnMasks masks);

/// Zeros for each component and sample.
data::Array realPlane(const data::Shape& shape, std::int64_t samples);

} // namespace hawk::diff
