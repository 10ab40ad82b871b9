// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "run_timing.h"

#include <format>

#include "workspace/save_results.h"
#include "workspace/timing_baseline.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;

void declareTimingOptions(QCommandLineParser& parser)
{
    parser.addOptions({
        {u"time"_s, u"Time the launch. The three options below do so too."_s},
        {u"timing-format"_s,
         u"Print the timing as text (default), markdown, csv or json; all but text print nothing else."_s,
         u"FORM"_s, u"text"_s},
        {u"save-baseline"_s, u"Write the timing to a file, to compare with later."_s, u"FILE"_s},
        {u"baseline"_s,
         u"Compare with a saved timing of the same conditions: ratio, 95 % interval and verdict."_s,
         u"FILE"_s},
    });
}

Result<TimingOptions> readTimingOptions(const Invocation& invocation, const std::string& kernel)
{
    TimingOptions options{.isWanted = invocation.isSet("time") || invocation.isSet("timing-format")
                              || invocation.isSet("save-baseline") || invocation.isSet("baseline")};
    const std::string name = invocation.value("timing-format");
    const auto form = workspace::timingFormFromName(name);
    if (!form)
        return text::usageError("usage-timing-format", std::format("`{}` is no form of a timing.", name),
                                "Write --timing-format text, markdown, csv or json.");
    options.form = *form;
    if (invocation.isSet("save-baseline")) {
        options.saveTo = invocation.value("save-baseline");
        if (auto checked = workspace::checkOutputFiles({{.plane = "timing", .file = *options.saveTo}});
            !checked)
            return std::unexpected(checked.error());
    }
    if (invocation.isSet("baseline")) {
        auto baseline = workspace::loadTiming(invocation.value("baseline"));
        if (!baseline)
            return std::unexpected(baseline.error());
        if (baseline->kernel != kernel)
            return text::refused("baseline-other-work",
                                 std::format("The baseline `{}` is of `{}`, this run is of `{}`.",
                                             invocation.value("baseline"), baseline->kernel, kernel),
                                 "Compare timings of the same kernel over the same number of samples.");
        options.baseline = *std::move(baseline);
    }
    return options;
}

std::optional<launch::TimingRequest> timingRequest(const TimingOptions& options)
{
    if (!options.isWanted)
        return std::nullopt;
    launch::TimingRequest request;
    // What is compared is measured for longer: more of what else happens on the machine falls into it.
    if (options.saveTo || options.baseline)
        request.minimumSeconds = 1.0;
    return request;
}

Result<workspace::TimingReport> completeTiming(workspace::TimingReport report, const TimingOptions& options)
{
    if (options.baseline) {
        const auto comparison = workspace::compareWithBaseline(*options.baseline, report);
        if (!comparison)
            return std::unexpected(comparison.error());
        report.comparison = *comparison;
    }
    if (options.saveTo) {
        if (auto saved = workspace::saveTiming(*options.saveTo, report); !saved)
            return std::unexpected(saved.error());
    }
    return report;
}

} // namespace hawk::cli
