// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// What the log tells of builds and launches, and whether a shell takes the commands in it.

#include <QFile>
#include <QFileInfo>
#include <QProcess>

#include "panels/log_panel.h"
#include "support/gui_test.h"
#include "support/test_workspace.h"
#include "toolchain/command_line.h"
#include "workspace/activity_log.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using workspace::LogEntry;

namespace {

std::vector<LogEntry> logged(gui::TestWorkspace& workspace, LogEntry::Kind kind)
{
    std::vector<LogEntry> found;
    std::ranges::copy_if(workspace->log().entries(), std::back_inserter(found),
                         [kind](const LogEntry& entry) { return entry.kind == kind; });
    return found;
}

std::string commandOf(const workspace::BuildReport& report)
{
    return toolchain::joinCommand(report.built->artifact.commandLine);
}

/// Empty when the shell ends with 0; else what was printed.
QString failureOf(const std::string& command, const QString& folder)
{
    QProcess shell;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"PATH"_s,
                       QFileInfo(QStringLiteral(HAWK_PROGRAM)).absolutePath() + u':'
                           + environment.value(u"PATH"_s));
    shell.setProcessEnvironment(environment);
    shell.setWorkingDirectory(folder);
    shell.setProcessChannelMode(QProcess::MergedChannels);
    shell.start(u"sh"_s, {u"-c"_s, QString::fromStdString(command)});
    if (shell.waitForFinished(60'000) && shell.exitStatus() == QProcess::NormalExit && shell.exitCode() == 0)
        return {};
    return u"it failed: "_s + QString::fromUtf8(shell.readAll());
}

} // namespace

class GuiLogTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void aCompilersCommandCanBeRepeated()
    {
        gui::TestWorkspace workspace;
        const auto report = workspace.build();
        QVERIFY(report && report->built);
        QCOMPARE(report->built->artifact.outcome, compile::Outcome::miss);
        QTRY_VERIFY(std::ranges::contains(logged(workspace, LogEntry::Kind::command), commandOf(*report),
                                          &LogEntry::text));
        // It names its files as they were in the folder that it ran in.
        const QTemporaryDir folder;
        const QFileInfo source(QString::fromStdString(report->built->artifact.source));
        QVERIFY(QFile::copy(source.filePath(), folder.filePath(source.fileName())));
        QCOMPARE(failureOf(commandOf(*report), folder.path()), QString());
        const QFileInfo object(QString::fromStdString(report->built->artifact.object));
        QVERIFY(QFileInfo(folder.filePath(object.fileName())).size() > 0);
    }

    void aHitSaysHowItWasMade()
    {
        gui::TestWorkspace workspace;
        QVERIFY(workspace.build());
        QVERIFY(workspace.settle());
        workspace->log().clear();
        const auto report = workspace.build();
        QVERIFY(report && report->built);
        QCOMPARE(report->built->artifact.outcome, compile::Outcome::hit);
        QVERIFY(workspace.settle());
        QVERIFY(logged(workspace, LogEntry::Kind::command).empty());
        const auto lines = logged(workspace, LogEntry::Kind::information);
        QCOMPARE(lines.size(), std::size_t{1});
        QVERIFY2(lines.front().text.starts_with("affine was taken from the cache and no compiler ran."),
                 lines.front().text.c_str());
        QCOMPARE(lines.front().command, commandOf(*report));
        ui::Highlighting highlighting(QApplication::palette());
        ui::LogPanel panel(workspace.get(), highlighting);
        QCOMPARE(panel.commandAt(0).toStdString(), commandOf(*report));
    }

    void aRunCanBeRepeatedInATerminal()
    {
        gui::TestWorkspace workspace;
        workspace->launches().setSampleCount(1000);
        const auto report = workspace.run(workspace::RunKind::timed);
        QVERIFY(report && report->result);
        QVERIFY(workspace.settle());
        const auto commands = logged(workspace, LogEntry::Kind::command);
        QVERIFY(!commands.empty());
        QVERIFY2(commands.back().text.starts_with("hawk run ") && commands.back().text.ends_with(" --time"),
                 commands.back().text.c_str());
        for (const LogEntry& command : commands)
            QVERIFY2(!command.text.contains("hawk-worker"), command.text.c_str());
        QCOMPARE(failureOf(commands.back().text, workspace.folder()), QString());
    }

    void aTextThatIsNotSavedHasNoCommand()
    {
        gui::TestWorkspace workspace;
        QVERIFY(workspace.build());
        QVERIFY(workspace.settle());
        workspace->documents().setModified(workspace.document(), true);
        workspace->log().clear();
        const auto report = workspace.run(workspace::RunKind::once);
        QVERIFY(report && report->result);
        QVERIFY(workspace.settle());
        QVERIFY(logged(workspace, LogEntry::Kind::command).empty());
        const auto lines = logged(workspace, LogEntry::Kind::information);
        QVERIFY(std::ranges::any_of(lines, [](const LogEntry& line) {
            return line.text.contains("Launching affine from a text that is not saved");
        }));
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiLogTest>(argc, argv);
}

#include "tst_gui_log.moc"
