// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cmath>
#include <filesystem>
#include <format>
#include <fstream>

#include "cold_cases.h"
#include "example.h"
#include "measures.h"
#include "process/program.h"

namespace hawk::bench {

namespace {

Result<std::vector<double>> resultOf(const ColdCase& example, const LoadedKernel& kernel,
                                     const launch::KernelObject& object)
{
    const auto bound = data::bindArguments({.signature = kernel.built.plan.signature,
                                            .arguments = example.arguments(),
                                            .masks = data::Masks::madeFresh});
    if (!bound)
        return std::unexpected(bound.error());
    launch::ThreadPool pool(1);
    if (auto done = launch::launch(object, launch::ArgumentBlock(*bound), *bound, pool); !done)
        return std::unexpected(done.error());
    const auto values = bound->results.at(std::string(example.result))
                            .values<double>()
                            .first(static_cast<std::size_t>(bound->sampleCount));
    return std::vector<double>(values.begin(), values.end());
}

Result<void> checkValues(const ColdCase& example, double number, const std::vector<double>& values)
{
    const auto arguments = example.arguments();
    const auto planeOf = [&](std::string_view name) {
        return std::get<data::Array>(arguments.at(std::string(name)).value).values<double>();
    };
    const auto first = planeOf(example.first);
    const auto second = planeOf(example.second);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double expected = example.expected(number, first[i], second[i]);
        if (!(std::abs(values[i] - expected) <= example.tolerance * std::max(1.0, std::abs(expected))))
            return text::internalError("bench-wrong-result",
                                       std::format("{} gives {} for sample {}, which should be {}.",
                                                   example.name, values[i], i, expected));
    }
    return {};
}

/// What a person types to compile the text alone: the product's command without what it reports for the
/// cache.
std::vector<std::string> bareCommand(const std::vector<std::string>& command)
{
    std::vector<std::string> out;
    for (std::size_t i = 0; i < command.size(); ++i) {
        const std::string& word = command[i];
        if (word == "-MF")
            ++i;
        else if (word != "-MD" && !word.starts_with("-Wl,--dependency-file="))
            out.push_back(word);
    }
    return out;
}

/// One case: in each round the product builds a new kernel, and the compiler alone gets the text of the
/// newest one, plain and after some headers.
class ColdBuild
{
public:
    ColdBuild(const Context& context, const ColdCase& example)
        : m_context(context)
        , m_example(example)
        , m_text(exampleText(m_example.name + ".py"))
        , m_folder(context.scratch + "/bare-" + m_example.name)
    { }

    Result<std::vector<Line>> run();

private:
    Result<void> nextKernel();
    Result<double> product();
    Result<double> compiler(std::string_view headers);
    std::vector<Line> lines(const Rounds& rounds) const;
    std::string phases() const;

    const Context& m_context;
    const ColdCase& m_example;
    std::string m_text;
    std::string m_folder;
    int m_round = 0;
    std::optional<LoadedKernel> m_kernel; ///< the newest
    std::vector<double> m_values; ///< what it computes
    double m_seconds = 0.0; ///< what it took
    std::vector<double> m_compilerSeconds, m_loadSeconds;
};

/// A kernel that never was, built by the product in a session of its own, as in a new process.
Result<void> ColdBuild::nextKernel()
{
    const int edit = 5000 + ++m_round;
    std::string text = m_text;
    const std::size_t place = text.find(m_example.constant);
    if (place == std::string::npos)
        return text::internalError("bench-example",
                                   std::format("The text of {} has changed.", m_example.name));
    text.replace(place, m_example.constant.size(),
                 std::vformat(m_example.replacement, std::make_format_args(edit)));
    std::optional<Result<LoadedKernel>> loaded;
    m_seconds = secondsOf([&] {
        compile::Session session(m_context.settings);
        loaded.emplace(loadKernel(text, m_example.name + ".py", session));
    });
    if (!*loaded)
        return std::unexpected(loaded->error());
    m_kernel.emplace(**std::move(loaded));
    if (m_kernel->built.artifact.outcome != compile::Outcome::miss)
        return text::internalError(
            "bench-not-cold", "A new kernel was not compiled and stored: " + m_kernel->built.artifact.reason);
    auto values = resultOf(m_example, *m_kernel, m_kernel->object);
    if (!values)
        return std::unexpected(values.error());
    m_values = *std::move(values);
    if (const double part = m_kernel->built.artifact.seconds / m_seconds; !(part > 0.0 && part <= 1.0))
        return text::internalError("bench-wrong-result",
                                   std::format("The compiler is said to be {} of a cold build.", part));
    m_compilerSeconds.push_back(m_kernel->built.artifact.seconds);
    m_loadSeconds.push_back(m_kernel->loadSeconds);
    return checkValues(m_example, edit * 1e-4, m_values);
}

Result<double> ColdBuild::product()
{
    if (const auto made = nextKernel(); !made)
        return std::unexpected(made.error());
    return m_seconds;
}

Result<double> ColdBuild::compiler(std::string_view headers)
{
    const compile::Artifact& artifact = m_kernel->built.artifact;
    std::filesystem::remove_all(m_folder);
    std::filesystem::create_directories(m_folder);
    std::ofstream(m_folder + '/' + m_kernel->built.unit.fileName)
        << headers << m_kernel->built.unit.text << std::flush;
    const auto run = process::runProgram({.arguments = bareCommand(artifact.commandLine),
                                          .environment = m_context.environment,
                                          .workingDirectory = m_folder});
    if (!run)
        return std::unexpected(run.error());
    if (!run->succeeded())
        return text::internalError("bench-compiler", "The compiler alone failed: " + run->errors);
    const std::string name = std::filesystem::path(artifact.object).filename().string();
    const auto object =
        launch::KernelObject::load(std::format("{}/{}", m_folder, name), m_kernel->built.plan.entry());
    if (!object)
        return std::unexpected(object.error());
    const auto values = resultOf(m_example, *m_kernel, *object);
    if (!values)
        return std::unexpected(values.error());
    if (*values != m_values)
        return text::internalError("bench-wrong-result",
                                   "The compiler alone made other numbers of " + m_example.name + '.');
    return std::chrono::duration<double>(run->wall).count();
}

std::string ColdBuild::phases() const
{
    return std::format("its compiler {}, load {}", spellSeconds(figureOf(m_compilerSeconds).median),
                       spellSeconds(figureOf(m_loadSeconds).median));
}

std::vector<Line> ColdBuild::lines(const Rounds& rounds) const
{
    const auto& ours = rounds.of(0);
    const auto& bare = rounds.of(1);
    const Noise noise = isNoisy(bare) ? Noise::noisy : Noise::quiet;
    const auto spelled = [](const std::vector<double>& seconds) {
        return spellSeconds(figureOf(seconds).median);
    };
    Line ratio{.what = std::format("cold build of {} / bare g++", m_example.title),
               .figure = ratioOf(ours, bare),
               .goal = {Goal::Kind::atMost, 1.3},
               .details = std::format("ours {} ({}), g++ {}", spelled(ours), phases(), spelled(bare)),
               .noise = noise};
    Line inTime{.what = std::format("cold build of {}", m_example.title),
                .figure = scaled(figureOf(ours), 1e3),
                .unit = Unit::milliseconds,
                .weight = Weight::information,
                .noise = noise};
    if (m_example.milliseconds) {
        inTime.goal = {Goal::Kind::atMost, *m_example.milliseconds};
        inTime.details = "the goal is for the reference hardware";
    }
    std::vector<Line> lines = {std::move(ratio), std::move(inTime)};
    if (m_example.isShort()) {
        const auto& withHeaders = rounds.of(2);
        lines.push_back({.what = std::format("g++ with four headers / cold build of {}", m_example.title),
                         .figure = ratioOf(withHeaders, ours),
                         .goal = {Goal::Kind::atLeast, 4.0},
                         .details = std::format("g++ with <cmath> <vector> <algorithm> <thread> {}, ours {}",
                                                spelled(withHeaders), spelled(ours)),
                         .noise = noise});
    }
    return lines;
}

Result<std::vector<Line>> ColdBuild::run()
{
    constexpr std::string_view none;
    constexpr std::string_view headers =
        "#include <cmath>\n#include <vector>\n#include <algorithm>\n#include <thread>\n";
    std::vector<Arm> arms = {{"product", [this] { return product(); }},
                             {"g++", [this] { return compiler(none); }}};
    if (m_example.isShort())
        arms.push_back({"g++ with headers", [this] { return compiler(headers); }});
    // A first kernel also writes down the compiler's identity, as the first build on a machine does.
    if (const auto first = nextKernel(); !first)
        return std::unexpected(first.error());
    const auto rounds = interleave(arms, m_context.roundsOr(9), 1);
    if (!rounds)
        return std::unexpected(rounds.error());
    return lines(*rounds);
}

Result<std::vector<Line>> run(const Context& context)
{
    std::vector<Line> out;
    for (const ColdCase& example : coldCases()) {
        auto lines = ColdBuild(context, example).run();
        if (!lines)
            return lines;
        std::ranges::move(*lines, std::back_inserter(out));
    }
    return out;
}

} // namespace

const Measure coldMeasure{
    .name = "cold",
    .question = "How long from the text of a kernel to a loaded function, beside the compiler alone?",
    .run = run,
};

} // namespace hawk::bench
