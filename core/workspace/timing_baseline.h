// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "launch/timing_comparison.h"
#include "text/error.h"
#include "workspace/timing_report.h"

namespace hawk::workspace {

/// Writes timingFacts(). Errors as data::ReplacementFile's; the old file stays then.
Result<void> saveTiming(const std::string& path, const TimingReport& report);
/// Refused: "baseline-malformed" for a file that saveTiming() did not write, and what readWholeFile()
/// refuses. The figures are computed anew from the samples.
Result<TimingReport> loadTiming(const std::string& path);

/// Compares with a baseline of the same kernel and sample count; refused otherwise ("baseline-other-work").
/// Where other conditions differ (mode, threads, …) the comparison names them and its verdict says nothing.
Result<launch::TimingComparison> compareWithBaseline(const TimingReport& baseline, const TimingReport& now);

} // namespace hawk::workspace
