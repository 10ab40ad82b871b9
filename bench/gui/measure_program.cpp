// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// The program as it is shipped: how long it takes to its first window, and how much memory it keeps.

#include <format>
#include <fstream>

#include <QFile>
#include <QProcess>

#include "edited_file.h"
#include "interaction.h"
#include "stopwatch.h"

namespace hawk::bench {

namespace {

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

std::unexpected<Error> wrong(const std::string& what)
{
    return text::internalError("bench-wrong-result", what);
}

/// The program with settings of its own.
class Program
{
public:
    Program(const GuiContext& context, const QStringList& arguments)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"QT_LOGGING_RULES"_s, u"qt.widgets.painting=true"_s);
        m_process.setProcessEnvironment(environment);
        m_process.setReadChannel(QProcess::StandardError);
        m_begun = std::chrono::steady_clock::now();
        m_process.start(QString::fromStdString(context.programs) + u"/hawk-workbench"_s, arguments);
    }
    ~Program()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Milliseconds to the first picture that reaches the screen: Qt logs it.
    Result<double> firstWindow()
    {
        while (std::chrono::steady_clock::now() - m_begun < 30s) {
            if (!m_process.canReadLine() && !m_process.waitForReadyRead(100)
                && m_process.state() == QProcess::NotRunning)
                return wrong("hawk-workbench ended before it showed a window.");
            while (m_process.canReadLine()) {
                if (m_process.readLine().contains("Flushing"))
                    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now()
                                                                     - m_begun)
                        .count();
            }
        }
        return wrong("hawk-workbench showed no window in 30 s.");
    }

    /// Resident megabytes, when it has come to rest.
    double memory()
    {
        // What it logs is taken meanwhile, so that it never waits for us.
        const auto end = std::chrono::steady_clock::now() + 5s;
        while (std::chrono::steady_clock::now() < end) {
            m_process.waitForReadyRead(100);
            m_process.readAllStandardError();
        }
        std::ifstream status(std::format("/proc/{}/status", m_process.processId()));
        for (std::string line; std::getline(status, line);)
            if (line.starts_with("VmRSS:"))
                return std::stod(line.substr(6)) / 1024;
        return 0;
    }

private:
    QProcess m_process;
    std::chrono::steady_clock::time_point m_begun;
};

double ownMemory()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmRSS:"))
            return std::stod(line.substr(6)) / 1024;
    return 0;
}

Result<QString> fileOf(const GuiContext& context, int kernels, int lines)
{
    const QString path = QString::fromStdString(std::format("{}/lines{}.py", context.scratch, lines));
    QFile file(path);
    const std::string text = kernelFileText(kernels, lines);
    if (!file.open(QFile::WriteOnly) || file.write(text.data(), std::ssize(text)) != std::ssize(text))
        return wrong("A file could not be written.");
    return path;
}

Result<Series> starts(const GuiContext& context, const QString& file)
{
    Series series{.goal = 13, .what = "start of hawk-workbench to its first window", .limits = {250, 500}};
    for (unsigned event = 0; event <= context.eventsOr(20); ++event) {
        const auto taken = Program(context, {file}).firstWindow();
        if (!taken)
            return std::unexpected(taken.error());
        if (event > 0)
            series.values.push_back(*taken);
    }
    return series;
}

Result<Series> memory(const GuiContext& context, const QString& what, const QString& file, double limit)
{
    Series series{.goal = 18, .what = what.toStdString(), .limits = {limit, {}}, .unit = "MB"};
    for (unsigned event = 0; event < std::min(3u, context.eventsOr(3)); ++event) {
        Program program(context, {file});
        if (const auto shown = program.firstWindow(); !shown)
            return std::unexpected(shown.error());
        series.values.push_back(program.memory());
    }
    return series;
}

/// An hour of typing, at one analysed pause in three seconds, in fast motion.
Result<Series> growth(const GuiContext& context)
{
    auto made = makeWorkspace(context.scratch + "/growth");
    if (!made)
        return std::unexpected(made.error());
    workspace::Workspace& workspace = **made;
    EditedFile file(workspace, 1, 200);
    workspace.builds().setWanted(workspace::KernelView::host, true);
    Stopwatch watch;
    const QObject scope;
    QObject::connect(&workspace.builds(), &workspace::Builds::textChanged, &scope, [&] { watch.stop(); });
    const auto type = [&](int edits) -> Result<void> {
        for (int edit = 0; edit < edits; ++edit) {
            watch.begin();
            file.type(std::format("{}.5", 1000 + edit));
            workspace.documents().analyseNow(file.id());
            if (const auto there = watch.wait("The generated text"); !there)
                return std::unexpected(there.error());
        }
        return {};
    };
    constexpr int hour = 1'200;
    if (const auto warm = type(hour / 2); !warm)
        return std::unexpected(warm.error());
    const double before = ownMemory();
    if (const auto typed = type(hour); !typed)
        return std::unexpected(typed.error());
    return Series{.goal = 18,
                  .what = "growth in an hour of typing, 1,200 analyses",
                  .limits = {{}, 5},
                  .values = {100 * (ownMemory() - before) / before},
                  .unit = "%"};
}

Result<std::vector<Series>> run(GuiContext& context)
{
    const auto small = fileOf(context, 1, 12), large = fileOf(context, 500, 10'000);
    if (!small || !large)
        return std::unexpected(small ? large.error() : small.error());
    std::vector<Series> all;
    for (auto& series :
         {starts(context, *small), memory(context, u"memory, a small file"_s, *small, 90),
          memory(context, u"memory, a file of 10,000 lines"_s, *large, 160), growth(context)}) {
        if (!series)
            return std::unexpected(series.error());
        all.push_back(*series);
    }
    return all;
}

constexpr int goals[] = {13, 18};

} // namespace

const InteractionGroup programGroup{goals, run};

} // namespace hawk::bench
