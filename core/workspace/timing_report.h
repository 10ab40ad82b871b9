// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <QtCore/QJsonObject>

#include "launch/timing_comparison.h"
#include "text/error.h"

namespace hawk::workspace {

/// A timing with what a reader needs to repeat it. The window copies and the terminal prints the same texts.
struct TimingReport {
    std::string kernel;
    std::int64_t samples = 0; ///< of one launch
    launch::Timing timing;
    std::optional<launch::TimingComparison> comparison; ///< with a baseline
};

enum class TimingForm { text, markdown, csv, json };
std::string_view nameOf(TimingForm form); ///< `text`, `markdown`, `csv`, `json`
std::optional<TimingForm> timingFormFromName(std::string_view name);

/// `0.90 of the baseline's median, 95 % interval 0.89 to 0.91: faster`; where nothing can be said, why.
std::string spellComparison(const launch::TimingComparison& comparison);

/// Two lines, what disturbed it, one per fact of the environment, and the comparison.
std::string timingText(const TimingReport& report);
/// A table with one row, the comparison, and the environment as a list.
std::string timingMarkdown(const TimingReport& report);
/// A header and a row for each report. Times in seconds, spread as a fraction; the last columns are the facts
/// of the environments, named `environment.cpu` and so on. Fields are quoted as in RFC 4180.
std::string timingCsv(std::span<const TimingReport> reports);
/// All figures, every sample and the environment; what loadTiming() reads.
QJsonObject timingFacts(const TimingReport& report);
/// One of the four, without a line's end after the last line.
std::string spellTiming(const TimingReport& report, TimingForm form);

} // namespace hawk::workspace
