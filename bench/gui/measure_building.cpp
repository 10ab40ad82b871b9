// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// Builds that are there already, and builds that are stopped.

#include <filesystem>
#include <format>
#include <fstream>
#include <sstream>

#include <QCoreApplication>
#include <QDir>
#include <QThread>

#include "edited_file.h"
#include "interaction.h"
#include "stopwatch.h"

namespace hawk::bench {

namespace {

using namespace std::chrono_literals;
using workspace::Builds;
using workspace::Documents;

std::unexpected<Error> wrong(const std::string& what)
{
    return text::internalError("bench-wrong-result", what);
}

double millisecondsSince(std::chrono::steady_clock::time_point begun)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count();
}

/// Builds the selection.
Result<double> build(workspace::Workspace& workspace)
{
    Stopwatch watch;
    const QObject scope;
    QObject::connect(&workspace.builds(), &Builds::buildFinished, &scope, [&] { watch.stop(); });
    watch.begin();
    workspace.builds().build();
    return watch.wait("The build");
}

Result<Series> warmBuild(GuiContext& context)
{
    auto made = makeWorkspace(context.scratch + "/hit");
    if (!made)
        return std::unexpected(made.error());
    workspace::Workspace& workspace = **made;
    const EditedFile file(workspace, 1, 12);
    Stopwatch analysed;
    const QObject scope;
    QObject::connect(&workspace.documents(), &Documents::analysed, &scope, [&] { analysed.stop(); });
    analysed.begin();
    if (const auto first = analysed.wait("The analysis"); !first)
        return std::unexpected(first.error());
    Series series{.goal = 7, .what = "warm build, hit, to ready", .limits = {20, 80}};
    for (unsigned event = 0; event <= context.eventsOr(200); ++event) {
        const auto taken = build(workspace);
        if (!taken)
            return std::unexpected(taken.error());
        const auto report = workspace.builds().lastBuild();
        if (report->error)
            return std::unexpected(*report->error);
        if (event > 0 && report->built->artifact.outcome != compile::Outcome::hit)
            return wrong("A kernel that was built before was no hit.");
        if (event > 0)
            series.values.push_back(*taken);
    }
    return series;
}

/// Every process below this one that has not ended.
std::vector<int> descendants()
{
    std::map<int, std::vector<int>> children;
    for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
        const std::string name = entry.path().filename().string();
        if (name.find_first_not_of("0123456789") != std::string::npos)
            continue;
        std::ifstream file(entry.path() / "stat");
        std::stringstream text;
        text << file.rdbuf();
        const std::string stat = text.str();
        // The name in parentheses may hold anything.
        const std::size_t end = stat.rfind(") ");
        if (end == std::string::npos || stat[end + 2] == 'Z')
            continue;
        children[std::atoi(stat.c_str() + end + 4)].push_back(std::stoi(name));
    }
    std::vector<int> found{static_cast<int>(QCoreApplication::applicationPid())};
    for (std::size_t i = 0; i < found.size(); ++i)
        std::ranges::copy(children[found[i]], std::back_inserter(found));
    found.erase(found.begin());
    return found;
}

bool isGone(int process)
{
    std::ifstream file(std::format("/proc/{}/stat", process));
    std::string text;
    return !std::getline(file, text) || text.contains(") Z ");
}

bool isEmpty(const QString& folder)
{
    return QDir(folder).isEmpty(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden | QDir::System);
}

/// A build that takes long is started and stopped as soon as its compiler works.
Result<std::vector<Series>> cancelled(GuiContext& context)
{
    auto made = makeWorkspace(context.scratch + "/cancel");
    if (!made)
        return std::unexpected(made.error());
    workspace::Workspace& workspace = **made;
    EditedFile file(workspace, 1, 4000);
    Stopwatch watch;
    const QObject scope;
    QObject::connect(&workspace.documents(), &Documents::analysed, &scope, [&] { watch.stop(); });
    watch.begin();
    file.type("2.5");
    if (const auto first = watch.wait("The analysis"); !first)
        return std::unexpected(first.error());

    Series gone{.goal = 8, .what = "cancel to processes and files gone", .limits = {50, 250}};
    Series free{.goal = 9, .what = "cancel to window free", .limits = {16, 50}};
    for (unsigned event = 0; event < context.eventsOr(50); ++event) {
        workspace.builds().build();
        std::vector<int> processes;
        const auto patience = std::chrono::steady_clock::now() + 30s;
        // A driver and the compiler proper.
        while (processes.size() < 2 && std::chrono::steady_clock::now() < patience) {
            settle(5ms);
            processes = descendants();
        }
        if (processes.size() < 2)
            return wrong("The compiler of a build did not start, or was too fast to be seen.");
        const auto begun = std::chrono::steady_clock::now();
        workspace.builds().cancel();
        QCoreApplication::processEvents();
        free.values.push_back(millisecondsSince(begun));
        while (!(std::ranges::all_of(processes, isGone) && isEmpty(QDir::tempPath()))) {
            if (std::chrono::steady_clock::now() > patience)
                return wrong("Processes or temporary files of a stopped build stay.");
            QCoreApplication::processEvents();
            QThread::sleep(200us);
        }
        gone.values.push_back(millisecondsSince(begun));
        settle(20ms);
    }
    return std::vector{std::move(gone), std::move(free)};
}

Result<std::vector<Series>> run(GuiContext& context)
{
    auto warm = warmBuild(context);
    if (!warm)
        return std::unexpected(warm.error());
    auto stopped = cancelled(context);
    if (!stopped)
        return std::unexpected(stopped.error());
    stopped->insert(stopped->begin(), *std::move(warm));
    return stopped;
}

constexpr int goals[] = {7, 8, 9};

} // namespace

const InteractionGroup buildingGroup{goals, run};

} // namespace hawk::bench
