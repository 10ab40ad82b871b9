// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <chrono>
#include <format>

#include <QFile>
#include <QTemporaryDir>

#include "artifact_facts.h"
#include "bundle/bundle.h"
#include "syntax/parser.h"
#include "trace/trace.h"
#include "verbs.h"
#include "workspace/plane_argument.h"
#include "workspace/run_kernel.h"
#include "workspace/timing_report.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;

namespace {

/// The main job on one example, in a cache of its own so that the first build is a real one.
class Demo
{
public:
    Demo(Invocation& invocation, toolchain::Settings settings, const std::string& folder)
        : m_invocation(invocation)
        , m_settings(std::move(settings))
        , m_folder(folder)
    {
        m_settings.cacheDirectory = {m_folder + "/cache", toolchain::Origin::argument, {}};
    }

    Result<void> run()
    {
        for (const auto step : {&Demo::readKernel, &Demo::buildTwice, &Demo::timeLaunch,
                                &Demo::compileForCuda, &Demo::exportBundle, &Demo::showCache}) {
            if (auto done = (this->*step)(); !done)
                return done;
        }
        return {};
    }

private:
    void heading(std::string_view text)
    {
        m_invocation.console.print(std::format("\n{}. {}", ++m_step, text));
    }
    void line(std::string_view text) { m_invocation.console.print(std::format("   {}", text)); }

    Result<void> readKernel()
    {
        QFile file(u":/examples/affine.py"_s);
        if (!file.open(QIODevice::ReadOnly))
            return text::internalError("demo-example", "The example affine.py is not part of this program.");
        m_source = text::SourceText(file.readAll().toStdString(), "affine.py");
        const trace::Module module = trace::traceModule(syntax::parse(m_source));
        auto kernel = trace::selectKernel(module, "");
        if (!kernel)
            return std::unexpected(kernel.error());
        m_kernel = *std::move(kernel);
        heading("A kernel: one sample, as text");
        m_invocation.console.print(m_source.text());
        return {};
    }

    Result<void> buildTwice()
    {
        heading("Built for this CPU, then again by a second session");
        for (int round = 0; round < 2; ++round) {
            compile::Session session(m_settings);
            const auto target = workspace::resolveTarget({}, session, m_invocation.job);
            if (!target)
                return std::unexpected(target.error());
            const auto start = std::chrono::steady_clock::now();
            auto built = workspace::buildKernel(*m_kernel, m_source, *target, session, m_invocation.job);
            const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
            if (!built)
                return std::unexpected(built.error());
            line(std::format("{}  (kernel text to object: {})", spellOutcome(built->artifact),
                             spellSeconds(taken.count())));
            m_built = *std::move(built);
        }
        return {};
    }

    Result<void> timeLaunch()
    {
        heading("Launched over a million samples");
        const std::int64_t samples = 1'000'000;
        auto arguments =
            workspace::resolveArguments({{"x", "uniform:-5:5:7"}, {"a", "1.7"}, {"b", "-0.4"}}, {},
                                        m_built->plan.signature, data::Mode::float64, samples);
        if (!arguments)
            return std::unexpected(arguments.error());
        const auto result = workspace::runKernels({.kernels = {*m_built},
                                                   .arguments = *std::move(arguments),
                                                   .sampleCount = samples,
                                                   .timing = launch::TimingRequest{}},
                                                  m_invocation.job);
        if (!result)
            return std::unexpected(result.error());
        for (const std::string& name : result->order)
            line(previewOf(name, *result));
        line(workspace::timingText({m_built->plan.kernel, samples, *result->timing, {}}));
        return {};
    }

    static std::string previewOf(const std::string& name, const workspace::RunResult& result)
    {
        const auto values = result.planes.at(name).values<double>();
        return std::format("{} = {} {} {} …", name, values[0], values[1], values[2]);
    }

    Result<void> compileForCuda()
    {
        heading("The same kernel as CUDA, compiled without a GPU");
        compile::Session session(m_settings);
        const auto target = workspace::resolveTarget({.backend = "cuda"}, session, m_invocation.job);
        if (!target) {
            line("left out: " + target.error().message);
            return {};
        }
        const auto built = workspace::buildKernel(*m_kernel, m_source, *target, session, m_invocation.job);
        if (!built)
            return std::unexpected(built.error());
        m_hasDevice = true;
        line(std::format("{} for {}: {}", built->artifact.format, target->architecture,
                         spellOutcome(built->artifact)));
        return {};
    }

    Result<void> exportBundle()
    {
        heading("Exported as a bundle that other programs load");
        compile::Session session(m_settings);
        bundle::BundleRequest request{.members = {{m_built->plan, m_source}},
                                      .directory = m_folder + "/bundle",
                                      .targets = {"host"},
                                      .target = m_built->target};
        if (m_hasDevice) {
            request.targets.insert(request.targets.begin(), "cuda");
            const auto device = workspace::resolveTarget({.backend = "cuda"}, session, m_invocation.job);
            if (!device)
                return std::unexpected(device.error());
            request.target.architecture = device->architecture;
        }
        const auto built = bundle::buildBundle(request, session, m_invocation.job);
        if (!built)
            return std::unexpected(built.error());
        for (const bundle::Entry& entry : built->entries)
            line(std::format("{} ({}): {}", entry.artifact, entry.target, entry.hit ? "hit" : "compiled"));
        std::string files;
        for (const std::string& file : built->files)
            files += " " + file;
        line("files:" + files);
        return {};
    }

    Result<void> showCache()
    {
        heading("The cache");
        const auto stats = compile::Session(m_settings).storeStats();
        if (!stats)
            return std::unexpected(stats.error());
        line(std::format("{} requests = {} hits + {} misses + {} failures + {} bypassed", stats->requests,
                         stats->hits, stats->misses, stats->failures, stats->bypassed));
        return {};
    }

    Invocation& m_invocation;
    toolchain::Settings m_settings;
    std::string m_folder;
    text::SourceText m_source;
    std::optional<ir::Kernel> m_kernel;
    std::optional<workspace::BuiltKernel> m_built;
    bool m_hasDevice = false;
    int m_step = 0;
};

Result<ExitCode> run(Invocation& invocation)
{
    if (auto counted = expectWords(invocation, 0, 0, "Nothing"); !counted)
        return std::unexpected(counted.error());
    auto settings = settingsOf(invocation);
    if (!settings)
        return std::unexpected(settings.error());
    QTemporaryDir folder;
    if (!folder.isValid())
        return text::environmentError(
            "no-temporary-folder", "No temporary folder can be made: " + folder.errorString().toStdString(),
            "Set TMPDIR to a folder with space that you may write.");
    invocation.console.print("The main job of Hawk Workbench, on the example affine.py.");
    if (auto done = Demo(invocation, *std::move(settings), folder.path().toStdString()).run(); !done)
        return std::unexpected(done.error());
    invocation.console.print(
        "\nNext: `hawk check FILE.py` on a kernel of your own; `hawk --help` lists the verbs.");
    return ExitCode::fine;
}

} // namespace

const Verb demoVerb{
    .name = "demo",
    .summary = "Do the main job on an example: build, hit, time, CUDA, bundle, cache figures.",
    .arguments = "[options]",
    .example = "hawk demo",
    .declare = declareBuildOptions,
    .run = run,
};

} // namespace hawk::cli
