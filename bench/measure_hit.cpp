// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>
#include <fstream>

#include "example.h"
#include "measures.h"
#include "process/program.h"

namespace hawk::bench {

namespace {

/// Runs a program to its end and gives its wall time; a wrong exit code or missing output is an error.
Result<double> secondsOfProgram(const process::ProgramRequest& request, std::string_view expectedOutput)
{
    const auto run = process::runProgram(request);
    if (!run)
        return std::unexpected(run.error());
    if (!run->succeeded() || run->output.find(expectedOutput) == std::string::npos)
        return text::internalError("bench-program",
                                   std::format("'{}' did not do what was expected:\n{}{}",
                                               request.arguments.front(), run->output, run->errors));
    return std::chrono::duration<double>(run->wall).count();
}

Result<std::vector<Line>> run(const Context& context)
{
    const std::string kernel = context.scratch + "/affine.py";
    std::ofstream(kernel) << exampleText("affine.py") << std::flush;
    process::Environment environment = context.environment;
    environment.set("HAWK_CACHE_DIR", context.settings.cacheDirectory.value);
    const process::ProgramRequest hit{
        .arguments = {context.programs + "/hawk", "show", kernel, "--what", "key", "--quiet"},
        .environment = environment};
    const process::ProgramRequest start{.arguments = {context.programs + "/bench-qtcore-start"},
                                        .environment = environment};
    if (const auto built = secondsOfProgram(hit, {}); !built)
        return std::unexpected(built.error());

    const Arm arms[] = {{"hit", [&] { return secondsOfProgram(hit, "hit, no compiler started"); }},
                        {"start", [&] { return secondsOfProgram(start, {}); }}};
    const auto rounds = interleave(arms, context.roundsOr(60), 5);
    if (!rounds)
        return std::unexpected(rounds.error());
    return std::vector<Line>{
        {.what = "hit in a new process / start with QtCore only",
         .figure = ratioOf(rounds->of(0), rounds->of(1)),
         .goal = {Goal::Kind::atMost, 3.0},
         .details = std::format("`hawk show affine.py --what key` {}, a program that only starts QtCore {}",
                                spellSeconds(figureOf(rounds->of(0)).median),
                                spellSeconds(figureOf(rounds->of(1)).median)),
         .noise = isNoisy(rounds->of(1)) ? Noise::noisy : Noise::quiet}};
}

} // namespace

const Measure hitMeasure{
    .name = "hit",
    .question = "What does a new process need for a kernel that is in the cache?",
    .run = run,
};

} // namespace hawk::bench
