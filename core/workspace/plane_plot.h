// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "process/job_context.h"
#include "workspace/plane_column.h"

namespace hawk::workspace {

/// Points that look like all samples at a given size in pixels.
struct PlotPoints {
    std::vector<double> x, y;
    std::int64_t sampleCount = 0; ///< of which these points are shown
    std::int64_t skippedCount = 0; ///< samples whose x or y is NaN or infinite
    bool isThinned = false; ///< fewer points than samples
};

/// y over the sample's number. With more than four samples for a pixel column each column keeps its smallest
/// and its largest value, in their order. One pass; a stopped job gives what it has seen.
PlotPoints plotOverSamples(const PlaneColumn& y, std::size_t pixelColumns,
                           const process::JobContext& job = {});

/// y over x, as dots. With many samples one is kept for each pixel that holds any, the outermost among them.
/// Two passes. Both columns
/// need the same count.
PlotPoints plotAgainst(const PlaneColumn& x, const PlaneColumn& y, std::size_t pixelColumns,
                       std::size_t pixelRows, const process::JobContext& job = {});

} // namespace hawk::workspace
