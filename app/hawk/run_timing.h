// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>

#include "verb.h"
#include "workspace/timing_report.h"

namespace hawk::cli {

/// What `--time` and the options that imply it ask for.
struct TimingOptions {
    bool isWanted = false;
    workspace::TimingForm form = workspace::TimingForm::text;
    std::optional<std::string> saveTo;
    std::optional<workspace::TimingReport> baseline;
};

void declareTimingOptions(QCommandLineParser& parser);

/// Reads the baseline. Found before anything is compiled: a form that is none, a baseline of another kernel,
/// a file that cannot be written.
Result<TimingOptions> readTimingOptions(const Invocation& invocation, const std::string& kernel);

/// How the launch is to be timed; nothing where it is not.
std::optional<launch::TimingRequest> timingRequest(const TimingOptions& options);

/// Adds the comparison with the baseline, and saves the timing where that is asked for.
Result<workspace::TimingReport> completeTiming(workspace::TimingReport report, const TimingOptions& options);

} // namespace hawk::cli
