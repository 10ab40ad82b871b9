// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>
#include <optional>

#include "arms.h"
#include "large_file.h"
#include "measures.h"
#include "trace/trace.h"

namespace hawk::bench {

namespace {

constexpr int kernels = 500;
constexpr int edited = 250; ///< the kernel in which something is typed

/// The file with another number in one kernel, or with a name there that nothing defines.
struct Edit {
    std::string text;
    std::optional<std::uint32_t> faultyLine;
};

Edit numberEdit(int round)
{
    Edit edit{.text = largeFile(kernels)};
    const std::size_t kernel = edit.text.find(std::format("def kernel_{}(", edited));
    const std::string_view number = "9.81";
    edit.text.replace(edit.text.find(number, kernel), number.size(), std::format("9.{}", 800 + round));
    return edit;
}

Edit faultyEdit(int round)
{
    Edit edit = numberEdit(round);
    const std::size_t kernel = edit.text.find(std::format("def kernel_{}(", edited));
    const std::string_view name = "* speed * velocity[1]";
    const std::size_t place = edit.text.find(name, kernel);
    edit.text.replace(place, name.size(), "* sped * velocity[1]");
    edit.faultyLine = static_cast<std::uint32_t>(std::ranges::count(edit.text.substr(0, place), '\n')) + 1;
    return edit;
}

Result<void> check(const Edit& edit, const trace::Module& module)
{
    const auto fail = [](std::string what) {
        return text::internalError("bench-wrong-result", "After an edit of the large file " + what);
    };
    if (module.kernels.size() != kernels)
        return fail(std::format("{} kernels are found.", module.kernels.size()));
    if (std::ssize(module.diagnostics) != (edit.faultyLine ? 1 : 0))
        return fail(std::format("{} faults are found.", module.diagnostics.size()));
    if (!edit.faultyLine)
        return {};
    const auto line = module.tree.source().position(module.diagnostics.front().range.begin).line;
    if (line != *edit.faultyLine)
        return fail(std::format("the fault is found in line {}, not {}.", line, *edit.faultyLine));
    return {};
}

/// What the job behind an edit does with the text that it is given.
Result<double> analysed(const Edit& edit)
{
    std::optional<trace::Module> module;
    const double seconds = secondsOf(
        [&] { module.emplace(trace::traceModule(syntax::parse({std::string(edit.text), "kernels.py"}))); });
    if (const auto checked = check(edit, *module); !checked)
        return std::unexpected(checked.error());
    return seconds;
}

Result<double> parsed(const Edit& edit)
{
    std::optional<syntax::SyntaxTree> tree;
    return secondsOf([&] { tree.emplace(syntax::parse({std::string(edit.text), "kernels.py"})); });
}

Result<std::vector<Line>> run(const Context& context)
{
    int round = 0;
    const Arm arms[] = {{"another number", [&] { return analysed(numberEdit(++round)); }},
                        {"a wrong name", [&] { return analysed(faultyEdit(++round)); }},
                        {"the parser alone", [&] { return parsed(numberEdit(++round)); }}};
    const auto rounds = interleave(arms, context.roundsOr(15), 2);
    if (!rounds)
        return std::unexpected(rounds.error());
    const auto& parser = rounds->of(2);
    const Noise noise = isNoisy(parser) ? Noise::noisy : Noise::quiet;
    std::vector<Line> lines;
    for (const std::size_t arm : {0uz, 1uz}) {
        const auto& ours = rounds->of(arm);
        lines.push_back({.what = std::format("diagnostics after {}", arms[arm].name),
                         .figure = scaled(figureOf(ours), 1e3),
                         .unit = Unit::milliseconds,
                         .goal = {Goal::Kind::below, 60.0},
                         .details = std::format("10,000 lines, {} kernels", kernels),
                         .noise = noise});
        lines.push_back({.what = std::format("diagnostics after {} / the parser alone", arms[arm].name),
                         .figure = ratioOf(ours, parser),
                         .weight = Weight::information,
                         .details = std::format("the parser {}", spellSeconds(figureOf(parser).median)),
                         .noise = noise});
    }
    return lines;
}

} // namespace

const Measure editMeasure{
    .name = "edit",
    .question = "How long until a file of 10,000 lines is judged after an edit?",
    .run = run,
};

} // namespace hawk::bench
