// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// Kernels that crash or never end, a compiler that is not there, a state folder that cannot be made: one
// message in the window that says what is wrong, nothing lost, and the window goes on.

#include <QFile>

#include "common/inline_message.h"
#include "editor/code_editor.h"
#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "launch/free_memory.h"
#include "shell/cache_badge.h"
#include "shell/dock_area.h"
#include "shell/main_window.h"
#include "support/gui_test.h"
#include "support/test_window.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using workspace::DocumentId;

namespace {

/// Settings with a compiler that puts `statement` in front of what a kernel does for its samples.
QByteArray spoiling(const QTemporaryDir& folder, const QByteArray& statement)
{
    QFile script(folder.filePath(u"spoiling"_s));
    if (!script.open(QFile::WriteOnly))
        qFatal("a script cannot be written");
    script.write("#!/bin/sh\nset -e\ncase \"$*\" in *affine.cpp*) ;; *) exec g++ \"$@\" ;; esac\n"
                 "mkdir spoilt\nsed 's|^    if (count <= 0)|    "
                 + statement
                 + " if (count <= 0)|' affine.cpp > spoilt/affine.cpp\n"
                   "cd spoilt\ng++ \"$@\"\ncd ..\nmv spoilt/*.so spoilt/*.d .\nrm -r spoilt\n");
    script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return "[build]\npolicy=request\nhostCompiler=" + script.fileName().toUtf8() + "\n[run]\ntimeLimit=1\n";
}

/// The texts of all messages that are seen.
QStringList messages(gui::TestWindow& window)
{
    QStringList texts;
    for (const auto* message : window.get().findChildren<ui::InlineMessage*>())
        if (message->isVisible())
            texts.append(message->text());
    return texts;
}

} // namespace

class GuiBadInputTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void aKernelThatCrashes()
    {
        const QTemporaryDir folder;
        gui::TestWindow window(spoiling(folder, "*(volatile int*)0 = 0;"));
        QVERIFY(window.openExample() != DocumentId::none);
        run(window, u"kernel-crashed"_s);
        QVERIFY(window.workspace()->launches().isSuspect());
        goesOn(window);
    }

    void aKernelThatNeverEnds()
    {
        const QTemporaryDir folder;
        gui::TestWindow window(spoiling(folder, "for (volatile int i = 0; i < 1;) { }"));
        QVERIFY(window.openExample() != DocumentId::none);
        run(window, u"kernel-time-limit"_s);
        QVERIFY(window.workspace()->launches().isSuspect());
        goesOn(window);
    }

    void aKernelThatNeverEndsIsStopped()
    {
        const QTemporaryDir folder;
        const QByteArray settings =
            spoiling(folder, "for (volatile int i = 0; i < 1;) { }").replace("timeLimit=1", "timeLimit=0");
        gui::TestWindow window(settings);
        QVERIFY(window.openExample() != DocumentId::none);
        QVERIFY(window.workspace().build());
        gui::TestWindow::press(Qt::Key_F5);
        auto& launches = window.workspace()->launches();
        QTRY_VERIFY(launches.isRunning());
        QTest::qWait(500);
        QVERIFY(launches.isRunning());
        gui::TestWindow::press(Qt::Key_F5, Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!launches.isRunning() && launches.last(), 10'000);
        QVERIFY(launches.last()->error);
        QCOMPARE(QString::fromStdString(launches.last()->error->code), u"cancelled"_s);
        QVERIFY(!launches.isSuspect());
        goesOn(window);
    }

    void aKernelThatEatsMemory()
    {
        const QTemporaryDir folder;
        // One page of each piece is touched: the limit is met long before any memory is short.
        gui::TestWindow window(spoiling(folder, "for (;;) *(volatile char*)__builtin_malloc(33554432) = 1;")
                                   .replace("timeLimit=1", "timeLimit=0"));
        QVERIFY(window.openExample() != DocumentId::none);
        run(window, u"kernel-out-of-memory"_s);
        QVERIFY(window.workspace()->launches().isSuspect());
        goesOn(window);
    }

    void moreSamplesThanMemory()
    {
        gui::TestWindow window;
        QVERIFY(window.openExample() != DocumentId::none);
        window.workspace()->launches().setSampleCount(1'000'000'000'000);
        run(window, u"out-of-memory"_s);
        QVERIFY(!window.workspace()->launches().isSuspect());
        window.workspace()->launches().setSampleCount(1000);
        gui::TestWindow::press(Qt::Key_F5);
        QTRY_VERIFY_WITH_TIMEOUT(window.workspace()->launches().last()->result, 60'000);
        QTRY_COMPARE(messages(window), QStringList());
        goesOn(window);
    }

    void moreResultsThanMemory()
    {
        gui::TestWindow window;
        const QString wide = QStringList(512, u"x"_s).join(u", "_s);
        const QByteArray text = "from hawk import Scalar, kernel\nfrom hawk.math import "
                                "vec\n\n\n@kernel\ndef wide(x: Scalar):\n    y = vec("
            + wide.toLatin1() + ")\n    return y\n";
        QVERIFY(window.workspace().open(window.workspace().write(u"wide.py"_s, text)) != DocumentId::none);
        // The inputs fit; the result would take twice what is free.
        const auto samples = static_cast<std::int64_t>(launch::freeMemory() / (256 * sizeof(double)));
        window.workspace()->launches().setSampleCount(samples);
        run(window, u"out-of-memory"_s);
        QVERIFY2(messages(window).front().contains(u"`y`"_s), qPrintable(messages(window).front()));
        goesOn(window);
    }

    void aCompilerThatIsNotThere()
    {
        gui::TestWindow window("[build]\npolicy=request\nhostCompiler=/nowhere/g++\n");
        QVERIFY(window.openExample() != DocumentId::none);
        gui::TestWindow::press(QKeySequence(u"Ctrl+B"_s));
        const auto* badge = window->findChild<ui::CacheBadge*>();
        QTRY_COMPARE(badge->text(), u"failed"_s);
        QVERIFY2(badge->toolTip().contains(u"/nowhere/g++"_s), qPrintable(badge->toolTip()));
        run(window, QString::fromStdString(window.workspace()->builds().lastBuild()->error->code));
        // Its text needs no compiler.
        QTRY_VERIFY(window.workspace()->builds().text(workspace::KernelView::host));
        goesOn(window);
    }

    void aStateFolderThatCannotBeMade()
    {
        gui::TestWorkspace other{QString()};
        const QString file = other.write(u"a-file"_s, "no folder");
        const auto settings = toolchain::resolveSettings({}, process::Environment::ofThisProcess());
        QVERIFY(settings);
        workspace::Workspace workspace(*settings, (file + u"/state"_s).toStdString());
        const DocumentId id = workspace.documents().create("k.py", "x = 1\n");
        workspace.documents().setModified(id, true);
        workspace.documents().noteEdit(id);
        QTRY_VERIFY(workspace.documents().analysis(id));
        QTest::qWait(300);
        QCOMPARE(workspace.documents().currentText(id), std::string("x = 1\n"));
        const QSignalSpy found(&workspace.documents(), &workspace::Documents::recoverableFound);
        workspace.documents().findRecoverable();
        QTRY_COMPARE(found.size(), 1);
        QVERIFY(found.front().front().value<std::vector<workspace::RecoveredText>>().empty());
    }

private:
    /// F5 ends with this error, which one message of the timing panel tells with its code.
    static void run(gui::TestWindow& window, const QString& code)
    {
        window->docks().show(u"timing"_s);
        gui::TestWindow::press(Qt::Key_F5);
        const auto& launches = window.workspace()->launches();
        QTRY_VERIFY_WITH_TIMEOUT(launches.last() && !launches.isRunning(), 60'000);
        QVERIFY(launches.last()->error);
        QCOMPARE(QString::fromStdString(launches.last()->error->code), code);
        QTRY_COMPARE(messages(window).size(), 1);
        QVERIFY2(messages(window).front().contains(code), qPrintable(messages(window).front()));
        QCOMPARE(messages(window).front().count(u'\n') < 12, true);
    }

    /// Text can be typed, is analysed and can be undone; a kernel of another name can be built and run.
    static void goesOn(gui::TestWindow& window)
    {
        auto& documents = window.workspace()->documents();
        const DocumentId id = documents.create("next.py", "");
        documents.setCurrent(id);
        QTRY_VERIFY(window->tabs().page(id) && window->tabs().page(id)->isLoaded());
        window->tabs().page(id)->editor().setFocus();
        gui::TestWindow::type(
            u"from hawk import Scalar, kernel\n\n\n@kernel\ndef next(x: Scalar):\ny = 2.0 * x\nreturn y\n"_s);
        QTRY_COMPARE(window.workspace()->builds().kernels(), std::vector<std::string>{"next"});
        QTRY_VERIFY(documents.analysis(id)->revision == documents.facts(id).revision);
        const std::size_t size = documents.currentText(id).size();
        gui::TestWindow::press(QKeySequence(u"Ctrl+Z"_s));
        QTRY_VERIFY(documents.currentText(id).size() < size);
        QVERIFY(window.settle());
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiBadInputTest>(argc, argv);
}

#include "tst_gui_bad_input.moc"
