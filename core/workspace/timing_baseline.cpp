// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/timing_baseline.h"

#include <algorithm>
#include <cstdint>
#include <format>
#include <utility>
#include <vector>

#include <QJsonDocument>

#include "data/replacement_file.h"
#include "text/sealed_json.h"
#include "text/whole_file.h"

namespace hawk::workspace {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t largestTimingFile = std::size_t{64} << 20;
constexpr std::uint64_t largestCount = std::uint64_t{1} << 53;

std::unexpected<Error> malformed(const std::string& path)
{
    return text::refused("baseline-malformed", std::format("`{}` is no timing that can be a baseline.", path),
                         "Make one with `hawk run … --save-baseline FILE`.");
}

} // namespace

Result<void> saveTiming(const std::string& path, const TimingReport& report)
{
    return data::replaceFile(path, spellTiming(report, TimingForm::json) + "\n");
}

Result<TimingReport> loadTiming(const std::string& path)
{
    const auto text = text::readWholeFile(path, largestTimingFile);
    if (!text)
        return std::unexpected(text.error());
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(*text));
    if (!document.isObject())
        return malformed(path);
    text::JsonReader reader(document.object());
    TimingReport report{.kernel = reader.text("kernel"_L1),
                        .samples = static_cast<std::int64_t>(reader.count("samples"_L1, largestCount))};
    std::vector<double> seconds;
    for (const QJsonValue& value : reader.list("seconds"_L1))
        seconds.push_back(value.toDouble());
    reader.require(!seconds.empty() && std::ranges::all_of(seconds, [](double value) { return value > 0; }));
    const double rate = reader.number("gigabytesPerSecond"_L1);
    const std::uint64_t launches = reader.count("launchesPerRepetition"_L1, largestCount);
    const std::uint64_t threads = reader.count("threads"_L1, 1U << 20);
    if (!reader.isGood())
        return malformed(path);
    report.timing = launch::summarize(std::move(seconds), launches, 0);
    report.timing.gigabytesPerSecond = rate;
    report.timing.threads = static_cast<unsigned>(threads);
    if (document.object().contains("otherWork"_L1)) {
        report.timing.otherWork = reader.number("otherWork"_L1);
        report.timing.processors = static_cast<unsigned>(reader.count("processors"_L1, 1U << 20));
        if (!reader.isGood())
            return malformed(path);
    }
    const QJsonObject environment = document.object().value("environment"_L1).toObject();
    for (auto fact = environment.begin(); fact != environment.end(); ++fact)
        report.timing.environment.emplace_back(fact.key().toStdString(), fact->toString().toStdString());
    return report;
}

Result<launch::TimingComparison> compareWithBaseline(const TimingReport& baseline, const TimingReport& now)
{
    if (baseline.kernel != now.kernel || baseline.samples != now.samples)
        return text::refused(
            "baseline-other-work",
            std::format("The baseline is of `{}` over {} samples, this timing of `{}` over {}.",
                        baseline.kernel, baseline.samples, now.kernel, now.samples),
            "Compare timings of the same kernel over the same number of samples.");
    return launch::compareTimings(baseline.timing, now.timing);
}

} // namespace hawk::workspace
