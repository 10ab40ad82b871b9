// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// One core behind window and terminal: each action of the window either names the command line that does the
// same, or stands in a list here with the reason why a terminal has nothing like it.

#include <QAction>
#include <QProcess>
#include <QRegularExpression>

#include "common/action.h"
#include "shell/main_window.h"
#include "support/gui_test.h"
#include "support/test_window.h"

using namespace Qt::StringLiterals;
using namespace hawk;

namespace {

struct Reason {
    QLatin1StringView ids; ///< an id, or what ids begin with when it ends in a dot
    const char* why;
};

/// Actions without a verb.
constexpr Reason reasons[] = {
    {"bundle.build"_L1, "the button of a form; bundle.export has the verb"},
    {"bundle.closeForm"_L1, "a terminal has no form to close"},
    {"bundle.copyPath"_L1, "the path is what the terminal was given"},
    {"bundle.openFolder"_L1, "a terminal is in a folder already"},
    {"bundle.stop"_L1, "Ctrl+C stops a verb"},
    {"build.stop"_L1, "Ctrl+C stops a verb"},
    {"build.target"_L1, "opens the choice that --target makes"},
    {"cache.cancelClear"_L1, "Ctrl+C stops a verb"},
    {"cache.confirmClear"_L1, "answers a question of cache.clear, which has the verb"},
    {"cache.copyCommand"_L1, "copies the command that was run"},
    {"cache.undoClear"_L1, "lasts until the window closes; a verb ends at once"},
    {"edit."_L1, "text is edited with an editor"},
    {"file."_L1, "files are made, opened and saved with an editor"},
    {"generated.copy"_L1, "the terminal's own copy"},
    {"generated.find"_L1, "grep"},
    {"generated.findNext"_L1, "grep"},
    {"generated.findPrevious"_L1, "grep"},
    {"generated.goToLine"_L1, "a pager"},
    {"generated.jumpBack"_L1, "moves the caret"},
    {"generated.pin"_L1, "keeps a text to compare with; hawk show --diff takes both as files"},
    {"generated.resetZoom"_L1, "the terminal's own font"},
    {"generated.selectAll"_L1, "the terminal's own selection"},
    {"generated.zoomIn"_L1, "the terminal's own font"},
    {"generated.zoomOut"_L1, "the terminal's own font"},
    {"help.keys"_L1, "a verb has no keys"},
    {"kernel."_L1, "chooses what FILE:KERNEL names"},
    {"log."_L1, "the terminal's own scroll back"},
    {"message."_L1, "answers what the window asks"},
    {"problems.copy"_L1, "the terminal's own copy"},
    {"problems.goTo"_L1, "moves the caret"},
    {"results.copy"_L1, "the terminal's own copy"},
    {"run.stop"_L1, "Ctrl+C stops a verb"},
    {"timing.resetZoom"_L1, "of the chart"},
    {"timing.unpin"_L1, "leaves out --baseline"},
    {"view."_L1, "what is seen where in the window"},
};

const Reason* reasonFor(const QString& id)
{
    for (const Reason& reason : reasons)
        if (reason.ids.endsWith(u'.') ? id.startsWith(reason.ids) : id == reason.ids)
            return &reason;
    return nullptr;
}

QString helpOf(const QStringList& verb)
{
    QProcess program;
    program.setProcessChannelMode(QProcess::MergedChannels);
    program.start(QStringLiteral(HAWK_PROGRAM), verb + QStringList{u"--help"_s});
    if (!program.waitForFinished(30'000) || program.exitCode() != 0)
        return {};
    return QString::fromUtf8(program.readAll());
}

/// Every action of the window with an id: those of the menus, and those that only a button, a message or a
/// form offers.
QList<QAction*> actionsOf(ui::MainWindow& window)
{
    QList<QAction*> actions = window.registry().actions();
    static const QRegularExpression id(u"^[a-z]+(\\.[A-Za-z0-9_]+){1,2}$"_s);
    for (QAction* action : window.findChildren<QAction*>(id))
        if (!actions.contains(action))
            actions.append(action);
    return actions;
}

/// What a usage line says must be given: `-d` of `FILE[:KERNEL]… -d DIR [options]`.
QStringList requiredOptions(const QString& help)
{
    static const QRegularExpression usage(u"Usage: (.*)"_s), inBrackets(u"\\[[^\\]]*\\]"_s),
        option(u"(?:^| )(--?[a-z][a-z-]*)"_s);
    QString line = usage.match(help).captured(1).remove(inBrackets);
    QStringList options;
    for (const auto& match : option.globalMatch(line))
        options.append(match.captured(1));
    return options;
}

/// `hawk cache clear --all FILE` -> `cache`, `clear`: the lower-case words after the program.
QStringList verbWords(const QString& command)
{
    QStringList words;
    for (const QString& word : command.split(u' ', Qt::SkipEmptyParts).mid(1)) {
        if (word.startsWith(u'-') || word.front().isUpper())
            break;
        words.append(word);
    }
    return words;
}

} // namespace

class GuiPairsTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void everyActionHasAVerbOrAReason()
    {
        gui::TestWindow window;
        QVERIFY(window->registry().actions().size() > 60);
        QStringList faults;
        QSet<QString> usedReasons;
        for (const QAction* action : actionsOf(window.get())) {
            const QString id = action->objectName();
            const Reason* reason = reasonFor(id);
            if (reason)
                usedReasons.insert(reason->ids);
            if (ui::verbOf(*action).isEmpty() && !reason)
                faults.append(id + u" has neither a verb nor a reason to have none"_s);
            if (!ui::verbOf(*action).isEmpty() && reason && reason->ids == id)
                faults.append(id + u" has a verb and a reason to have none"_s);
        }
        for (const Reason& reason : reasons)
            if (!usedReasons.contains(reason.ids))
                faults.append(u"there is a reason for %1, but no such action"_s.arg(reason.ids));
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }

    void theButtonOfAnEmptyPanelNamesTheVerbOfItsMenu_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<QString>("menu");
        QTest::newRow("build") << u"cache.build"_s << u"build.kernel"_s;
        QTest::newRow("run") << u"results.run"_s << u"run.once"_s;
    }

    void theButtonOfAnEmptyPanelNamesTheVerbOfItsMenu()
    {
        QFETCH(QString, button);
        QFETCH(QString, menu);
        gui::TestWindow window;
        const auto* offered = window->findChild<QAction*>(button);
        QVERIFY(offered && window.action(menu));
        QCOMPARE(ui::verbOf(*offered), ui::verbOf(*window.action(menu)));
    }

    void everyVerbExists()
    {
        gui::TestWindow window;
        QMap<QString, QString> help;
        QStringList faults, pairs;
        for (const QAction* action : actionsOf(window.get())) {
            const QString command = ui::verbOf(*action);
            if (command.isEmpty())
                continue;
            pairs.append(u"%1 = %2"_s.arg(action->objectName(), command));
            if (!command.startsWith(u"hawk "_s)) {
                faults.append(u"%1: '%2' does not begin with 'hawk '"_s.arg(action->objectName(), command));
                continue;
            }
            const QString verb = verbWords(command).join(u' ');
            if (!help.contains(verb))
                help.insert(verb, helpOf(verbWords(command)));
            const QString text = help.value(verb);
            if (text.isEmpty())
                faults.append(u"%1: 'hawk %2 --help' fails"_s.arg(action->objectName(), verb));
            for (const QString& option : requiredOptions(text))
                if (!command.split(u' ').contains(option))
                    faults.append(u"%1: '%2' lacks %3"_s.arg(action->objectName(), command, option));
            for (const QString& word : command.split(u' '))
                if (word.startsWith(u'-') && word != u"--version"_s && !text.contains(word))
                    faults.append(
                        u"%1: 'hawk %2 --help' does not name %3"_s.arg(action->objectName(), verb, word));
        }
        qInfo("%s", qPrintable(pairs.join(u'\n')));
        QVERIFY(pairs.size() > 15);
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiPairsTest>(argc, argv);
}

#include "tst_gui_pairs.moc"
