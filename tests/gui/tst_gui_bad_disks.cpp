// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Disks that are full and folders that refuse to be written, also to root: whatever the window writes, the
// old file stays whole, no half file is left, one message says why, and the work goes on when there is room.

#include <QFile>

#include "common/inline_message.h"
#include "editor/code_editor.h"
#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "panels/results_panel.h"
#include "shell/dock_area.h"
#include "shell/main_window.h"
#include "shell/notice_stack.h"
#include "shell/settings_file.h"
#include "shell/workbench.h"
#include "support/gui_test.h"
#include "support/test_disk.h"
#include "support/test_window.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using gui::TestDisk;
using workspace::DocumentId;

namespace {

constexpr int patience = 60'000;

/// The texts of all messages that are seen.
QStringList messages(const QWidget& window)
{
    QStringList texts;
    for (const auto* message : window.findChildren<ui::InlineMessage*>())
        if (message->isVisible())
            texts.append(message->text());
    return texts;
}

bool waitForMessage(const QWidget& window, const QString& words)
{
    return QTest::qWaitFor([&] { return messages(window).join(u'\n').contains(words); }, patience);
}

/// More than is left on a full disk.
const QString longLine = u"# "_s + QString(5000, u'x') + u'\n';

} // namespace

class GuiBadDisksTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void aKernelOnAFullDisk()
    {
        if (!gui::whyNoDisks().isEmpty())
            QSKIP(qPrintable(gui::whyNoDisks()));
        gui::TestWindow window;
        const TestDisk disk(window.workspace().pathOf(u"disk"_s));
        disk.write(u"k.py"_s, "x = 1\n");
        const DocumentId id = window.workspace().open(disk.pathOf(u"k.py"_s));
        QTRY_VERIFY(window->tabs().page(id) && window->tabs().page(id)->isLoaded());
        ui::CodeEditor& editor = window->tabs().page(id)->editor();
        disk.fill();
        editor.setFocus();
        editor.insertPlainText(longLine);
        gui::TestWindow::press(QKeySequence::Save);
        QVERIFY(waitForMessage(window.get(), u"[file-unwritable]"_s));
        QCOMPARE(messages(window.get()).size(), 1);
        for (const QString& words :
             {disk.pathOf(u"k.py"_s), u"No space left on device"_s, u"Free some space"_s})
            QVERIFY2(messages(window.get()).front().contains(words),
                     qPrintable(messages(window.get()).front()));
        QCOMPARE(disk.read(u"k.py"_s), "x = 1\n");
        QCOMPARE(disk.names(), QStringList{u"k.py"_s});
        QVERIFY(window.workspace()->documents().facts(id).isModified);
        QCOMPARE(editor.toPlainText(), longLine + u"x = 1\n"_s);

        disk.makeRoom();
        gui::TestWindow::press(QKeySequence::Save);
        QTRY_VERIFY(!window.workspace()->documents().facts(id).isModified);
        QTRY_COMPARE(messages(window.get()), QStringList());
        QCOMPARE(disk.read(u"k.py"_s), (longLine + u"x = 1\n"_s).toUtf8());
        QVERIFY(window.settle());
    }

    void unsavedTextsOnAFullDisk()
    {
        if (!gui::whyNoDisks().isEmpty())
            QSKIP(qPrintable(gui::whyNoDisks()));
        gui::TestWindow window;
        const TestDisk disk(window.workspace().pathOf(u"state"_s));
        const DocumentId id = window.openExample();
        QTRY_VERIFY(window->tabs().page(id) && window->tabs().page(id)->isLoaded());
        ui::CodeEditor& editor = window->tabs().page(id)->editor();
        disk.fill();
        editor.insertPlainText(longLine);
        window.workspace()->documents().keepUnsaved();
        QVERIFY(waitForMessage(window.get(), u"[file-unwritable]"_s));
        QVERIFY(waitForMessage(window.get(), u"cannot be kept against a crash"_s));
        QVERIFY(window.settle());
        QCOMPARE(messages(window.get()).size(), 1);
        QVERIFY2(messages(window.get()).front().contains(u"No space left on device"_s),
                 qPrintable(messages(window.get()).front()));
        QVERIFY(window.workspace()->documents().facts(id).isModified);
        QVERIFY(editor.toPlainText().startsWith(longLine));
        const QStringList left = disk.names();
        QVERIFY2(left.filter(u".part"_s).isEmpty(), qPrintable(left.join(u' ')));

        disk.makeRoom();
        editor.insertPlainText(u"# more\n"_s);
        QTRY_COMPARE_WITH_TIMEOUT(messages(window.get()), QStringList(), patience);
        QVERIFY(window.settle());
    }

    void resultsOnAFullDisk()
    {
        if (!gui::whyNoDisks().isEmpty())
            QSKIP(qPrintable(gui::whyNoDisks()));
        gui::TestWindow window;
        const TestDisk disk(window.workspace().pathOf(u"disk"_s));
        QVERIFY(window.openExample() != DocumentId::none);
        window.workspace()->launches().setSampleCount(10'000);
        QVERIFY(window.workspace().run(workspace::RunKind::once));
        const auto report = window.workspace()->launches().last();
        QVERIFY2(report->result, report->error ? report->error->message.c_str() : "");
        window->docks().show(u"results"_s);
        for (const QString& name : {u"y.npy"_s, u"y.csv"_s})
            disk.write(name, "old");
        disk.fill();
        auto* panel = window->findChild<ui::ResultsPanel*>();
        for (const QString& name : {u"y.npy"_s, u"y.csv"_s}) {
            panel->saveTo(disk.pathOf(name));
            QVERIFY(waitForMessage(*panel, disk.pathOf(name)));
            QCOMPARE(messages(*panel).size(), 1);
            for (const QString& words :
                 {u"No space left on device"_s, u"Free some space"_s, u"[file-unwritable]"_s})
                QVERIFY2(messages(*panel).front().contains(words), qPrintable(messages(*panel).front()));
            QCOMPARE(disk.read(name), "old");
        }
        QCOMPARE(disk.names(), QStringList({u"y.csv"_s, u"y.npy"_s}));
        QVERIFY(window.settle());
    }

    void settingsThatCannotBeKept_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"read-only", "full", "below a file"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }

    void settingsThatCannotBeKept()
    {
        QFETCH(QString, what);
        const bool needsDisk = what != u"below a file"_s;
        if (needsDisk && !gui::whyNoDisks().isEmpty())
            QSKIP(qPrintable(gui::whyNoDisks()));
        const QTemporaryDir folder;
        const QString place = folder.filePath(u"place"_s);
        std::optional<TestDisk> disk;
        if (!needsDisk)
            QVERIFY(QFile(place).open(QFile::WriteOnly));
        else
            disk.emplace(place);
        if (what == u"full"_s)
            disk->fill();
        else if (needsDisk)
            disk->set(TestDisk::Access::readOnly);
        const QString file = place + u"/hawk-workbench/settings.ini"_s;
        const QString kernel = folder.filePath(u"affine.py"_s);
        QVERIFY(QFile::copy(gui::examplePath(u"affine.py"_s), kernel));

        ui::Workbench program({file, folder.filePath(u"state"_s)}, {.files = {kernel}});
        program.start();
        QVERIFY(waitForMessage(program.window(), u"[settings-not-kept]"_s));
        ui::Preferences preferences = program.settings().preferences();
        preferences.threads = 3;
        program.settings().setPreferences(preferences);
        QCOMPARE(messages(program.window()).size(), 1);
        QVERIFY2(messages(program.window()).front().contains(file),
                 qPrintable(messages(program.window()).front()));
        QCOMPARE(program.settings().preferences().threads, 3);
        QCOMPARE(program.settings().value(u"run/threads"_s, QMetaType::Int).toInt(), 3);
        QTRY_VERIFY(program.window().tabs().currentPage()
                    && program.window().tabs().currentPage()->isLoaded());

        if (what == u"full"_s)
            disk->makeRoom();
        else if (needsDisk)
            disk->set(TestDisk::Access::readWrite);
        else
            QVERIFY(QFile::remove(place) && QDir().mkpath(place));
        program.settings().write();
        QCOMPARE(messages(program.window()), QStringList());
        QCOMPARE(QSettings(file, QSettings::IniFormat).value(u"run/threads"_s).toInt(), 3);
        QTRY_VERIFY_WITH_TIMEOUT(program.workspace().jobs().running().empty(), patience);
    }
};

int main(int argc, char** argv)
{
    gui::enterOwnMounts(argv);
    return gui::runGuiTest<GuiBadDisksTest>(argc, argv);
}

#include "tst_gui_bad_disks.moc"
