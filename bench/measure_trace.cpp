// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <filesystem>
#include <format>
#include <fstream>

#include "arms.h"
#include "check.h"
#include "codegen/backend.h"
#include "data/mode_name.h"
#include "measures.h"
#include "plan/launch_plan.h"
#include "process/program.h"
#include "toolchain/toolchain.h"
#include "trace/trace.h"

namespace hawk::bench {

namespace {

constexpr std::size_t wanted = 10;

/// A conformance case as the product takes it: its text, and its kernel as a text for the host's compiler.
struct Traced {
    conformance::Case test;
    codegen::TargetSpec target;
    std::size_t size = 0; ///< operations
    std::string generated;
};

Result<std::string> generatedOf(const conformance::Case& test, const codegen::TargetSpec& target)
{
    const trace::Module module = trace::traceModule(syntax::parse(test.source));
    auto kernel = trace::selectKernel(module, test.kernel);
    if (!kernel)
        return std::unexpected(kernel.error());
    return codegen::generate(plan::planLaunch(*std::move(kernel)), module.tree.source(), target)
        .transform([](codegen::GeneratedUnit unit) { return std::move(unit.text); });
}

/// The kernels with the most operations, whose values in the evaluator are those of their cases.
Result<std::vector<Traced>> largestKernels(const codegen::TargetSpec& target)
{
    std::vector<Traced> all;
    for (const std::string& folder : conformance::caseFolders(HAWK_CONFORMANCE_CASES)) {
        auto test = conformance::readCase(folder);
        if (!test)
            return std::unexpected(test.error());
        if (test->isRefused() || test->isAcceptOnly() || !test->derivatives().empty())
            continue;
        const trace::Module module = trace::traceModule(syntax::parse(test->source));
        const auto kernel = trace::selectKernel(module, test->kernel);
        if (!kernel)
            continue;
        Traced traced{.test = *std::move(test), .target = target, .size = kernel->nodes.size()};
        traced.target.mode = data::modeNamed(traced.test.mode).value_or(data::Mode::float64);
        all.push_back(std::move(traced));
    }
    std::ranges::stable_sort(all, std::greater(), &Traced::size);
    all.resize(std::min(all.size(), wanted));
    for (Traced& traced : all) {
        const auto verdict = conformance::judge(traced.test, conformance::evaluatorEngine());
        if (!verdict.hasPassed())
            return text::internalError("bench-wrong-result", traced.test.name + ": " + spell(verdict));
        auto generated = generatedOf(traced.test, traced.target);
        if (!generated)
            return std::unexpected(generated.error());
        traced.generated = *std::move(generated);
    }
    return all;
}

Result<double> product(const Traced& traced)
{
    std::optional<Result<std::string>> generated;
    const double seconds = secondsOf([&] { generated.emplace(generatedOf(traced.test, traced.target)); });
    if (!*generated || **generated != traced.generated)
        return text::internalError("bench-wrong-result", traced.test.name + " became another text.");
    return seconds;
}

/// The compiler reads the text and stops before it optimises anything.
Result<double> reader(const Traced& traced, const Context& context, const std::vector<std::string>& command)
{
    const std::string file = context.scratch + "/traced.cpp";
    std::ofstream(file) << traced.generated << std::flush;
    std::vector<std::string> arguments = command;
    arguments.insert(arguments.end(), {"-fsyntax-only", file});
    const auto run = process::runProgram({.arguments = std::move(arguments),
                                          .environment = context.environment,
                                          .workingDirectory = context.scratch});
    if (!run)
        return std::unexpected(run.error());
    if (!run->succeeded())
        return text::internalError("bench-compiler", "The compiler refused a text: " + run->errors);
    return std::chrono::duration<double>(run->wall).count();
}

Result<std::vector<Line>> run(const Context& context)
{
    toolchain::Toolchain toolchain(context.settings, {});
    const auto compiler = toolchain.compiler(codegen::CompilerKind::hostCxx);
    if (!compiler)
        return std::unexpected(compiler.error());
    codegen::TargetSpec target;
    target.profile = toolchain.profile().value_or(codegen::Profile::native);
    const auto flags = toolchain.flags(target);
    if (!flags)
        return std::unexpected(flags.error());
    std::vector<std::string> command = compiler->command;
    command.insert(command.end(), flags->begin(), flags->end());

    const auto kernels = largestKernels(target);
    if (!kernels)
        return std::unexpected(kernels.error());
    std::vector<Line> lines;
    for (const Traced& traced : *kernels) {
        const Arm arms[] = {{"product", [&] { return product(traced); }},
                            {"g++", [&] { return reader(traced, context, command); }}};
        const auto rounds = interleave(arms, context.roundsOr(9), 2);
        if (!rounds)
            return std::unexpected(rounds.error());
        const Noise noise = isNoisy(rounds->of(1)) ? Noise::noisy : Noise::quiet;
        const Figure ours = figureOf(rounds->of(0));
        lines.push_back(
            {.what = std::format("tracing and generating {}", traced.test.name),
             .figure = scaled(ours, 1e3),
             .unit = Unit::milliseconds,
             .goal = {Goal::Kind::below, 10.0},
             .details = std::format("{} operations, {} bytes of text", traced.size, traced.generated.size()),
             .noise = noise});
        lines.push_back({.what = std::format("tracing and generating {} / g++ reading it", traced.test.name),
                         .figure = ratioOf(rounds->of(0), rounds->of(1)),
                         .goal = {Goal::Kind::below, 1.0},
                         .details = std::format("ours {}, g++ {}", spellSeconds(ours.median),
                                                spellSeconds(figureOf(rounds->of(1)).median)),
                         .noise = noise});
    }
    return lines;
}

} // namespace

const Measure traceMeasure{
    .name = "trace",
    .question = "How long from the text of a kernel to the text for the compiler?",
    .run = run,
};

} // namespace hawk::bench
