// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <format>
#include <optional>

#include "artifact_facts.h"
#include "module_input.h"
#include "plane_output.h"
#include "run_probe.h"
#include "run_timing.h"
#include "verbs.h"
#include "workspace/plane_argument.h"
#include "workspace/run_kernel.h"
#include "workspace/until_done.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;
using workspace::PlaneOutput;

namespace {

struct RunArguments {
    std::vector<workspace::PlaneArgument> planes;
    std::vector<std::string> tables; ///< `@data.csv` without a name
    std::vector<PlaneOutput> outputs;
    std::optional<std::int64_t> samples;
    unsigned threads = 0;
    std::int64_t timeLimitSeconds = 0;
    std::optional<std::uint64_t> untilDone; ///< the limit of steps
};

Result<RunArguments> readArguments(const Invocation& invocation)
{
    RunArguments arguments;
    for (std::size_t i = 1; i < invocation.words.size(); ++i) {
        const std::string& word = invocation.words[i];
        if (word.starts_with('@')) {
            arguments.tables.push_back(word.substr(1));
            continue;
        }
        auto plane = workspace::parsePlaneArgument(word);
        if (!plane)
            return std::unexpected(plane.error());
        arguments.planes.push_back(*std::move(plane));
    }
    for (const std::string& text : invocation.values("output")) {
        auto output = parsePlaneOutput(text);
        if (!output)
            return std::unexpected(output.error());
        arguments.outputs.push_back(*std::move(output));
    }
    const auto samples = integerOption(invocation, "samples", 0, 0, std::int64_t{1} << 40);
    const auto threads = integerOption(invocation, "threads", 0, 1, 1024);
    const auto limit = integerOption(invocation, "time-limit", 0, 1, 86400);
    for (const auto* number : {&samples, &threads, &limit}) {
        if (!*number)
            return std::unexpected(number->error());
    }
    if (invocation.isSet("samples"))
        arguments.samples = *samples;
    arguments.threads = static_cast<unsigned>(*threads);
    arguments.timeLimitSeconds = *limit;
    const auto steps = integerOption(invocation, "max-steps", 1'000'000, 1, std::int64_t{1} << 40);
    if (!steps)
        return std::unexpected(steps.error());
    if (invocation.isSet("until-done"))
        arguments.untilDone = static_cast<std::uint64_t>(*steps);
    else if (invocation.isSet("max-steps"))
        return text::usageError("usage-until-done", "`--max-steps` needs `--until-done`.",
                                "Add --until-done.");
    if (arguments.timeLimitSeconds > 0 && !invocation.isSet("worker"))
        return text::usageError("usage-time-limit",
                                "`--time-limit` needs `--worker`: only another process can be ended.",
                                "Add --worker.");
    return arguments;
}

/// Found before anything is compiled: a plane that is not written, a file that cannot be made.
Result<void> checkOutputs(const std::vector<PlaneOutput>& outputs, const std::vector<ir::Kernel>& kernels)
{
    std::vector<std::string> planes;
    for (const PlaneOutput& output : outputs)
        planes.push_back(output.plane);
    if (auto written = workspace::requireWritten(planes, kernels); !written)
        return written;
    return workspace::checkOutputFiles(outputs);
}

/// What a run gives to its reader.
struct Report {
    const std::vector<workspace::BuiltKernel>& built;
    const workspace::RunResult& result;
    const std::vector<PlaneOutput>& outputs;
    std::optional<workspace::TimingReport> timing;
    workspace::TimingForm form = workspace::TimingForm::text;
};

QJsonObject untilDoneFacts(const workspace::UntilDone& done)
{
    return {{u"status"_s, done.isFinished ? u"finished"_s : u"max-steps"_s},
            {u"launches"_s, static_cast<qint64>(done.launches)},
            {u"launched_steps"_s, static_cast<qint64>(done.launchedSteps)},
            {u"largest_steps"_s, static_cast<qint64>(done.largestSteps)},
            {u"finished_samples"_s, static_cast<qint64>(done.finishedSamples)}};
}

std::string spellUntilDone(const workspace::UntilDone& done, std::int64_t samples)
{
    const std::string status = done.isFinished
        ? "finished"
        : std::format("max-steps, {} of {} samples finished", done.finishedSamples, samples);
    return std::format("{}: {} {}, {} steps launched, at most {} steps of a sample", status, done.launches,
                       done.launches == 1 ? "launch" : "launches", done.launchedSteps, done.largestSteps);
}

void print(Invocation& invocation, const Report& report)
{
    const workspace::RunResult& result = report.result;
    for (const PlaneOutput& output : report.outputs)
        invocation.console.say(writtenLine(output, result.planes.at(output.plane)));
    if (invocation.console.isJson()) {
        QJsonObject planes;
        QJsonObject builds;
        for (const auto& [name, array] : result.planes)
            planes.insert(QString::fromStdString(name), previewFacts(array));
        for (const workspace::BuiltKernel& one : report.built)
            builds.insert(QString::fromStdString(one.plan.kernel), artifactFacts(one.artifact));
        QJsonObject facts{{u"planes"_s, planes},
                          {u"builds"_s, builds},
                          {u"samples"_s, static_cast<qint64>(result.sampleCount)},
                          {u"threads"_s, static_cast<qint64>(result.threads)}};
        if (result.untilDone)
            facts.insert(u"until_done"_s, untilDoneFacts(*result.untilDone));
        if (report.timing)
            facts.insert(u"timing"_s, workspace::timingFacts(*report.timing));
        invocation.console.print(facts);
        return;
    }
    for (const std::string& note : result.notes)
        invocation.console.say(note);
    for (const std::string& name : result.order) {
        // Another form of the timing is for a program or a document: nothing stands before it.
        if (report.form == workspace::TimingForm::text
            && !std::ranges::contains(report.outputs, name, &PlaneOutput::plane))
            invocation.console.print(previewLine(name, result.planes.at(name)));
    }
    if (result.untilDone)
        invocation.console.print(spellUntilDone(*result.untilDone, result.sampleCount));
    if (report.timing)
        invocation.console.print(workspace::spellTiming(*report.timing, report.form));
}

Result<ExitCode> run(Invocation& invocation)
{
    if (auto counted = expectWords(invocation, 1, 10000, "A kernel file"); !counted)
        return std::unexpected(counted.error());
    const auto arguments = readArguments(invocation);
    if (!arguments)
        return std::unexpected(arguments.error());
    auto settings = settingsOf(invocation);
    if (!settings)
        return std::unexpected(settings.error());
    auto input = openKernels(invocation, kernelReference(invocation, invocation.words[0]));
    if (!input)
        return std::unexpected(input.error());
    if (auto checked = checkOutputs(arguments->outputs, input->kernels); !checked)
        return std::unexpected(checked.error());
    if (arguments->untilDone) {
        auto kernels = workspace::untilDoneKernels(std::move(input->kernels));
        if (!kernels)
            return std::unexpected(std::move(kernels.error()));
        input->kernels = *std::move(kernels);
    }

    const data::Signature signature = workspace::stepSignature(input->kernels);
    const auto timing = readTimingOptions(invocation, signature.kernel);
    if (!timing)
        return std::unexpected(timing.error());
    const auto mode = data::modeFromName(invocation.value("mode")).value_or(data::Mode::float64);
    auto planes = workspace::resolveArguments(arguments->planes, arguments->tables, signature, mode,
                                              arguments->samples, invocation.job);
    if (!planes)
        return std::unexpected(planes.error());
    if (invocation.isSet("probe"))
        return probeSample(invocation, *input,
                           {.signature = {},
                            .mode = mode,
                            .arguments = *std::move(planes),
                            .sampleCount = arguments->samples})
            .transform([] { return ExitCode::fine; });

    compile::Session session(*std::move(settings));
    const auto target = targetOf(invocation, invocation.value("target"));
    if (!target)
        return std::unexpected(target.error());
    const auto built =
        workspace::buildForLaunch(input->kernels, input->source(), *target, session, invocation.job);
    if (!built)
        return std::unexpected(built.error());
    workspace::RunRequest request{.kernels = *built,
                                  .arguments = *std::move(planes),
                                  .sampleCount = arguments->samples,
                                  .threads = arguments->threads,
                                  .where = invocation.isSet("worker") ? workspace::Where::worker
                                                                      : workspace::Where::inProcess,
                                  .timing = timingRequest(*timing),
                                  .timeLimit = std::chrono::seconds(arguments->timeLimitSeconds),
                                  .untilDone = arguments->untilDone};
    const auto result = workspace::runKernels(std::move(request), invocation.job);
    if (!result)
        return std::unexpected(result.error());
    if (auto written = workspace::saveResults(arguments->outputs, result->planes, result->sampleCount);
        !written)
        return std::unexpected(written.error());
    Report report{*built, *result, arguments->outputs, std::nullopt, timing->form};
    if (result->timing) {
        auto complete =
            completeTiming({signature.kernel, result->sampleCount, *result->timing, std::nullopt}, *timing);
        if (!complete)
            return std::unexpected(complete.error());
        report.timing = *std::move(complete);
    }
    print(invocation, report);
    return ExitCode::fine;
}

void declare(QCommandLineParser& parser)
{
    declareBuildOptions(parser);
    declareSearchPath(parser);
    parser.addOptions({
        {u"target"_s, u"host (default), or cuda-shim to run the CUDA code on the CPU."_s, u"NAME"_s,
         u"host"_s},
        {{u"o"_s, u"output"_s}, u"Write a plane to a .npy or .csv file."_s, u"PLANE=FILE"_s},
        {{u"n"_s, u"samples"_s},
         u"How many samples: the first N of a longer file. Needed where no file or list says it."_s,
         u"N"_s},
        {u"until-done"_s, u"Launch again and again until every sample has finished."_s},
        {u"max-steps"_s, u"End a run until done after so many steps; 1000000 when left out."_s, u"N"_s},
        {u"threads"_s, u"Threads to run on; all there are when left out."_s, u"N"_s},
        {u"worker"_s,
         u"Launch in another process (HAWK_WORKER): a crash or an endless loop costs only that."_s},
        {u"time-limit"_s, u"End a launch in a worker after so many seconds."_s, u"SECONDS"_s},
    });
    declareProbeOption(parser);
    declareTimingOptions(parser);
}

} // namespace

const Verb runVerb{
    .name = "run",
    .summary = "Launch a kernel over NumPy files, CSV columns, numbers or generated data, with timing.",
    .arguments =
        "FILE[:KERNEL[,KERNEL…]] NAME=VALUE… [@TABLE.csv] [-o PLANE=FILE] [options]\n\n"
        "VALUE: 2.5 | 1,2,3 | @x.npy[:samples_first|:samples_last] | @data.csv:column | constant:2.5 |\n"
        "       linspace:0:1 | uniform:-5:5[:seed] | normal:0:1[:seed]\n\n"
        "A table or a grid takes a list or file with as many values as its axes have places, or values\n"
        "that are generated for them. AXIS=N says how many places an axis has that the kernel leaves open,\n"
        "as in row=480. KERNEL.vjp and KERNEL.jvp are the derivatives of a kernel.",
    .example = "hawk run affine.py x=linspace:0:1 a=2 b=1 -n 1000 -o y=y.npy --time",
    .declare = declare,
    .run = run,
};

} // namespace hawk::cli
