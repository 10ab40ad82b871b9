// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/timing_report.h"

#include <algorithm>
#include <array>
#include <format>
#include <vector>

#include <QJsonArray>
#include <QJsonDocument>

#include "launch/steadiness.h"
#include "text/sealed_json.h"
#include "workspace/spell_seconds.h"

namespace hawk::workspace {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<std::string_view, 4> formNames = {"text", "markdown", "csv", "json"};

std::string_view plural(std::uint64_t count, std::string_view ending)
{
    return count == 1 ? "" : ending;
}

std::string csvField(std::string_view text)
{
    if (text.find_first_of(",\"\r\n") == std::string_view::npos)
        return std::string(text);
    std::string quoted = "\"";
    for (const char character : text)
        quoted += character == '"' ? "\"\"" : std::string(1, character);
    return quoted + "\"";
}

/// Names of facts in the order in which they first occur.
std::vector<std::string> environmentNames(std::span<const TimingReport> reports)
{
    std::vector<std::string> names;
    for (const TimingReport& report : reports) {
        for (const auto& [name, value] : report.timing.environment) {
            if (!std::ranges::contains(names, name))
                names.push_back(name);
        }
    }
    return names;
}

std::string csvRow(const TimingReport& report, const std::vector<std::string>& names)
{
    const launch::Timing& timing = report.timing;
    std::string row = std::format("{},{},{},{},{},{},{},{},{},{},{}", csvField(report.kernel), report.samples,
                                  timing.median, timing.minimum, timing.p95, timing.mean, timing.spread,
                                  timing.gigabytesPerSecond, timing.threads, timing.samples.size(),
                                  timing.launchesPerSample);
    row += report.comparison ? std::format(",{},{},{},{}", report.comparison->ratio, report.comparison->low,
                                           report.comparison->high, nameOf(report.comparison->verdict))
                             : ",,,,";
    for (const std::string& name : names) {
        const auto fact =
            std::ranges::find(timing.environment, name, [](const auto& one) { return one.first; });
        row += "," + (fact == timing.environment.end() ? "" : csvField(fact->second));
    }
    return row;
}

QString toQt(std::string_view text)
{
    return text::toJsonText(text);
}

} // namespace

std::string_view nameOf(TimingForm form)
{
    return formNames[static_cast<std::size_t>(form)];
}

std::optional<TimingForm> timingFormFromName(std::string_view name)
{
    const auto found = std::ranges::find(formNames, name);
    if (found == formNames.end())
        return std::nullopt;
    return static_cast<TimingForm>(found - formNames.begin());
}

std::string spellComparison(const launch::TimingComparison& comparison)
{
    const std::string figures = std::format("{:.3f} of the baseline's median, 95 % interval {:.3f} to {:.3f}",
                                            comparison.ratio, comparison.low, comparison.high);
    if (comparison.reason.empty())
        return std::format("{}: {}", figures, nameOf(comparison.verdict));
    return std::format("{}: cannot say whether faster or slower, {} ({})", figures,
                       nameOf(comparison.verdict), comparison.reason);
}

/// One repetition has no spread; to print 0 % would claim the opposite.
static std::string spellSpread(const launch::Timing& timing)
{
    return timing.samples.size() > 1 ? std::format("{:.1f} %", timing.spread * 100) : "unknown";
}

std::string timingText(const TimingReport& report)
{
    const launch::Timing& timing = report.timing;
    std::string out =
        std::format("median {}  min {}  p95 {}  spread {}", spellSeconds(timing.median),
                    spellSeconds(timing.minimum), spellSeconds(timing.p95), spellSpread(timing));
    if (timing.gigabytesPerSecond > 0)
        out += std::format("  {:.3g} GB/s", timing.gigabytesPerSecond);
    out += std::format("\n  {} samples, {} thread{}, {} repetitions of {} launch{}", report.samples,
                       timing.threads, plural(timing.threads, "s"), timing.samples.size(),
                       timing.launchesPerSample, plural(timing.launchesPerSample, "es"));
    if (timing.otherWork)
        out += std::format("\n  {:.1f} of {} processors were busy with other programs", *timing.otherWork,
                           timing.processors);
    if (const std::string disturbance = launch::steadinessOf(timing).disturbance; !disturbance.empty())
        out += std::format("\n  disturbed: {}", disturbance);
    for (const auto& [name, value] : timing.environment)
        out += std::format("\n  {}: {}", name, value);
    if (report.comparison)
        out += "\n" + spellComparison(*report.comparison);
    return out;
}

std::string timingMarkdown(const TimingReport& report)
{
    const launch::Timing& timing = report.timing;
    std::string out =
        "| kernel | samples | median | spread | min | p95 | mean | GB/s | threads | repetitions |\n"
        "| :-- | --: | --: | --: | --: | --: | --: | --: | --: | --: |\n";
    const std::string rate =
        timing.gigabytesPerSecond > 0 ? std::format("{:.3g}", timing.gigabytesPerSecond) : "";
    out += std::format("| `{}` | {} | {} | {} | {} | {} | {} | {} | {} | {} x {} |", report.kernel,
                       report.samples, spellSeconds(timing.median), spellSpread(timing),
                       spellSeconds(timing.minimum), spellSeconds(timing.p95), spellSeconds(timing.mean),
                       rate, timing.threads, timing.samples.size(), timing.launchesPerSample);
    if (report.comparison)
        out += "\n\n" + spellComparison(*report.comparison);
    if (!timing.environment.empty())
        out += "\n";
    for (const auto& [name, value] : timing.environment)
        out += std::format("\n- {}: {}", name, value);
    return out;
}

std::string timingCsv(std::span<const TimingReport> reports)
{
    std::string out = "kernel,samples,median,minimum,p95,mean,spread,gigabytesPerSecond,threads,repetitions,"
                      "launchesPerRepetition,ratio,low,high,verdict";
    const std::vector<std::string> names = environmentNames(reports);
    for (const std::string& name : names)
        out += "," + csvField("environment." + name);
    for (const TimingReport& report : reports)
        out += "\n" + csvRow(report, names);
    return out;
}

static QJsonObject comparisonFacts(const launch::TimingComparison& comparison)
{
    QJsonArray changes;
    for (const launch::ConditionChange& change : comparison.changes) {
        changes.append(QJsonObject{{u"name"_s, toQt(change.name)},
                                   {u"baseline"_s, toQt(change.baseline)},
                                   {u"now"_s, toQt(change.now)}});
    }
    return {{u"ratio"_s, comparison.ratio},
            {u"low"_s, comparison.low},
            {u"high"_s, comparison.high},
            {u"verdict"_s, toQt(nameOf(comparison.verdict))},
            {u"resolution"_s, comparison.resolution},
            {u"reason"_s, toQt(comparison.reason)},
            {u"changes"_s, changes}};
}

QJsonObject timingFacts(const TimingReport& report)
{
    const launch::Timing& timing = report.timing;
    QJsonArray seconds;
    for (const double sample : timing.samples)
        seconds.append(sample);
    QJsonObject environment;
    for (const auto& [name, value] : timing.environment)
        environment.insert(toQt(name), toQt(value));
    QJsonObject facts{{u"kernel"_s, toQt(report.kernel)},
                      {u"samples"_s, static_cast<qint64>(report.samples)},
                      {u"median"_s, timing.median},
                      {u"minimum"_s, timing.minimum},
                      {u"p95"_s, timing.p95},
                      {u"mean"_s, timing.mean},
                      {u"spread"_s, timing.spread},
                      {u"gigabytesPerSecond"_s, timing.gigabytesPerSecond},
                      {u"threads"_s, static_cast<qint64>(timing.threads)},
                      {u"repetitions"_s, static_cast<qint64>(timing.samples.size())},
                      {u"launchesPerRepetition"_s, static_cast<qint64>(timing.launchesPerSample)},
                      {u"seconds"_s, seconds},
                      {u"environment"_s, environment}};
    if (timing.otherWork) {
        facts.insert(u"processors"_s, static_cast<qint64>(timing.processors));
        facts.insert(u"otherWork"_s, *timing.otherWork);
    }
    facts.insert(u"disturbance"_s, toQt(launch::steadinessOf(timing).disturbance));
    if (report.comparison)
        facts.insert(u"comparison"_s, comparisonFacts(*report.comparison));
    return facts;
}

std::string spellTiming(const TimingReport& report, TimingForm form)
{
    switch (form) {
    case TimingForm::text:
        return timingText(report);
    case TimingForm::markdown:
        return timingMarkdown(report);
    case TimingForm::csv:
        return timingCsv({&report, 1});
    case TimingForm::json:
        break;
    }
    return QJsonDocument(timingFacts(report)).toJson().trimmed().toStdString();
}

} // namespace hawk::workspace
