// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// From the last key to what it means: diagnostics, generated text, a compiled kernel.

#include <format>

#include "edited_file.h"
#include "interaction.h"
#include "stopwatch.h"

namespace hawk::bench {

namespace {

using workspace::Builds;
using workspace::Documents;
using workspace::KernelView;

std::unexpected<Error> wrong(const std::string& what)
{
    return text::internalError("bench-wrong-result", what);
}

/// Waits for the analysis of the newest revision.
Result<double> waitForAnalysis(workspace::Workspace& workspace, const EditedFile& file, Stopwatch& watch)
{
    const QObject scope;
    QObject::connect(&workspace.documents(), &Documents::analysed, &scope, [&] {
        if (file.analysis()->revision == file.revision())
            watch.stop();
    });
    return watch.wait("The analysis");
}

/// By turns a name that does not exist, which must be told at its place, and a number, which repairs it.
Result<Series> diagnostics(GuiContext& context, int goal, int kernels, int lines, LatencyGoal limits)
{
    auto made = makeWorkspace(std::format("{}/diagnostics{}", context.scratch, goal));
    if (!made)
        return std::unexpected(made.error());
    workspace::Workspace& workspace = **made;
    EditedFile file(workspace, kernels, lines);
    Stopwatch watch;
    watch.begin();
    file.type("2.5");
    if (const auto first = waitForAnalysis(workspace, file, watch); !first)
        return std::unexpected(first.error());

    Series series{.goal = goal,
                  .what = std::format("last key to diagnostics, {} lines, {} kernels", lines, kernels),
                  .limits = limits};
    for (unsigned event = 0; event < context.eventsOr(200); ++event) {
        const bool isBroken = event % 2 == 0;
        watch.begin();
        file.type(isBroken ? "nobody" : "2.5");
        const auto taken = waitForAnalysis(workspace, file, watch);
        if (!taken)
            return std::unexpected(taken.error());
        const auto found = file.analysis()->module.diagnostics;
        if (found.size() != (isBroken ? 1u : 0u))
            return wrong(std::format("{} diagnostics were found after a key", found.size()));
        if (isBroken && file.text().substr(found[0].range.begin, 6) != "nobody")
            return wrong("A diagnostic stands at the wrong place.");
        series.values.push_back(*taken);
    }
    return series;
}

Result<Series> generatedText(GuiContext& context)
{
    auto made = makeWorkspace(context.scratch + "/text");
    if (!made)
        return std::unexpected(made.error());
    workspace::Workspace& workspace = **made;
    EditedFile file(workspace, 1, 200);
    workspace.builds().setWanted(KernelView::host, true);
    Stopwatch watch;
    const QObject scope;
    QObject::connect(&workspace.builds(), &Builds::textChanged, &scope, [&](KernelView view) {
        const auto text = workspace.builds().text(view);
        if (view == KernelView::host && text && text->revision == file.revision())
            watch.stop();
    });
    Series series{.goal = 6, .what = "last key to generated C++, 200 lines", .limits = {90, 200}};
    for (unsigned event = 0; event <= context.eventsOr(200); ++event) {
        const std::string number = std::format("{}.5", 1000 + event);
        watch.begin();
        file.type(number);
        const auto taken = watch.wait("The generated text");
        if (!taken)
            return std::unexpected(taken.error());
        if (!workspace.builds().text(KernelView::host)->text.contains(number))
            return wrong("The generated text lacks the number that was typed.");
        if (event > 0)
            series.values.push_back(*taken);
    }
    return series;
}

Result<Series> compiledKernel(GuiContext& context)
{
    auto made = makeWorkspace(context.scratch + "/miss");
    if (!made)
        return std::unexpected(made.error());
    workspace::Workspace& workspace = **made;
    EditedFile file(workspace, 1, 12);
    workspace.builds().setPolicy(workspace::BuildPolicy::onPause);
    Stopwatch watch;
    const QObject scope;
    QObject::connect(&workspace.builds(), &Builds::buildFinished, &scope, [&](const auto& report) {
        if (report->revision == file.revision())
            watch.stop();
    });
    Series series{.goal = 21,
                  .what = "last key to compiled kernel, miss, C++",
                  .limits = {200, 500},
                  .note =
                      "Device code by NVRTC is not measured: the window compiles it with nvcc, on request."};
    for (unsigned event = 0; event <= context.eventsOr(200); ++event) {
        watch.begin();
        file.type(std::format("{}.5", 1000 + event));
        const auto taken = watch.wait("The compiled kernel");
        if (!taken)
            return std::unexpected(taken.error());
        const auto report = workspace.builds().lastBuild();
        if (report->error)
            return std::unexpected(*report->error);
        if (report->built->artifact.outcome != compile::Outcome::miss)
            return wrong("A kernel that nobody compiled before was no miss.");
        if (event > 0)
            series.values.push_back(*taken);
    }
    return series;
}

Result<std::vector<Series>> run(GuiContext& context)
{
    std::vector<Series> all;
    for (const auto& measure : {
             +[](GuiContext& c) { return diagnostics(c, 4, 1, 200, {60, 150}); },
             +[](GuiContext& c) { return diagnostics(c, 5, 500, 10'000, {150, 400}); },
             +[](GuiContext& c) { return generatedText(c); },
             +[](GuiContext& c) { return compiledKernel(c); },
         }) {
        auto series = measure(context);
        if (!series)
            return std::unexpected(series.error());
        all.push_back(*std::move(series));
    }
    return all;
}

constexpr int goals[] = {4, 5, 6, 21};

} // namespace

const InteractionGroup typingGroup{goals, run};

} // namespace hawk::bench
