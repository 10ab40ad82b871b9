// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "run_probe.h"

#include <algorithm>
#include <filesystem>
#include <format>

#include <QJsonArray>

#include "build_options.h"
#include "eval/probe.h"
#include "plane_output.h"
#include "qt_text.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;

namespace {

/// `affine.py:9`; without a place for what no line of the file computes.
std::string spellPlace(const text::SourceText& source, text::Range range)
{
    if (range.isEmpty())
        return {};
    return std::format("{}:{}", std::filesystem::path(source.nameAt(range.begin)).filename().string(),
                       source.position(range.begin).line);
}

std::string spellTimes(std::uint64_t times)
{
    return times == 1 ? std::string()
        : times == 0  ? std::string("  not computed: the sample left the loop before")
                      : std::format("  the last of {} times", times);
}

void printText(Console& console, const text::SourceText& source, const eval::Probe& probe)
{
    std::size_t width = 0;
    for (const eval::ProbedValue& value : probe.values)
        width = std::max(width, spellPlace(source, value.origin).size());
    for (const eval::ProbedValue& value : probe.values) {
        const std::string what = value.times == 0 ? value.name + ":" : spellValue(value.name, value.value);
        console.print(std::format("{:<{}}  {}{}", spellPlace(source, value.origin), width, what,
                                  spellTimes(value.times)));
    }
}

QJsonObject facts(const text::SourceText& source, const eval::ProbedValue& value)
{
    QJsonObject facts = value.times == 0 ? QJsonObject() : allFacts(value.value);
    facts.insert(u"name"_s, toQt(value.name));
    facts.insert(u"times"_s, static_cast<qint64>(value.times));
    if (!value.origin.isEmpty()) {
        const text::LineColumn begin = source.position(value.origin.begin);
        facts.insert(u"file"_s, toQt(source.nameAt(value.origin.begin)));
        facts.insert(u"line"_s, static_cast<qint64>(begin.line));
        facts.insert(u"column"_s, static_cast<qint64>(begin.column));
    }
    return facts;
}

} // namespace

void declareProbeOption(QCommandLineParser& parser)
{
    parser.addOption(
        {u"probe"_s,
         u"Compute sample N alone, without a compiler, and print its named values with their lines."_s,
         u"N"_s});
}

Result<void> probeSample(Invocation& invocation, const ModuleInput& input, data::BindRequest request)
{
    for (const char* other : {"output", "until-done", "worker", "time", "threads"}) {
        if (invocation.isSet(other))
            return text::usageError("usage-probe",
                                    std::format("`--probe` launches nothing, and takes no `--{}`.", other),
                                    std::format("Leave out --{}, or --probe.", other));
    }
    if (input.kernels.size() != 1)
        return text::usageError(
            "usage-probe",
            std::format("`--probe` takes one kernel, and this step has {}.", input.kernels.size()),
            "Name one kernel, as in FILE:KERNEL.");
    const auto sample = integerOption(invocation, "probe", 0, 0, std::int64_t{1} << 40);
    if (!sample)
        return std::unexpected(sample.error());
    const ir::Kernel& kernel = input.kernels.front();
    request.signature = kernel.signature;
    const auto bound = data::bindArguments(request);
    if (!bound)
        return std::unexpected(bound.error());
    const auto probe = eval::probe(kernel, *bound, *sample, invocation.job);
    if (!probe)
        return std::unexpected(probe.error());
    Console& console = invocation.console;
    if (console.isJson()) {
        QJsonArray values;
        for (const eval::ProbedValue& value : probe->values)
            values.append(facts(input.source(), value));
        console.print(QJsonObject{{u"kernel"_s, toQt(kernel.name)},
                                  {u"sample"_s, static_cast<qint64>(*sample)},
                                  {u"samples"_s, static_cast<qint64>(bound->sampleCount)},
                                  {u"skipped"_s, probe->isSkipped},
                                  {u"values"_s, values}});
        return {};
    }
    for (const std::string& note : bound->notes)
        console.say(note);
    console.print(std::format("{}: sample {} of {}{}", kernel.name, *sample, bound->sampleCount,
                              probe->isSkipped ? ", which its mask skips" : ""));
    printText(console, input.source(), *probe);
    return {};
}

} // namespace hawk::cli
