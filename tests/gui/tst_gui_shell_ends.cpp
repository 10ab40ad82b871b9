// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// What is kept while the program runs and when it is told to end, and what it does on small screens.

#include <sys/stat.h>

#include <QFile>
#include <QScreen>
#include <QStatusBar>

#include "common/panel.h"
#include "common/visible_name.h"
#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "shell/elided_label.h"
#include "shell/first_run.h"
#include "shell/language.h"
#include "shell/notice_stack.h"
#include "shell/picture.h"
#include "shell/session.h"
#include "shell/settings_dialog.h"
#include "shell/settings_file.h"
#include "shell/window_layout.h"
#include "shell/workbench.h"
#include "support/gui_test.h"
#include "support/test_window.h"
#include "support/test_workspace.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using ui::Workbench;

namespace {

constexpr int patience = 60'000;

std::unique_ptr<Workbench> make(const QTemporaryDir& folder, ui::StartOrder order = {})
{
    return std::make_unique<Workbench>(
        ui::Places{folder.filePath(u"settings.ini"_s), folder.filePath(u"state"_s)}, std::move(order));
}

bool isIdle(Workbench& workbench)
{
    return !workbench.firstRun().isGoing() && workbench.workspace().jobs().running().empty();
}

QString example(const QTemporaryDir& folder)
{
    const QString copy = folder.filePath(u"affine.py"_s);
    QFile::copy(gui::examplePath(u"affine.py"_s), copy);
    return copy;
}

} // namespace

class GuiShellEndsTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void theSessionIsKeptWithoutAnEnd()
    {
        const QTemporaryDir folder;
        const auto program = make(folder, {.files = {example(folder)}});
        program->start();
        QVERIFY(!program->window().session().isThere());
        // Seen by somebody who reads the file while the program runs.
        QTRY_VERIFY_WITH_TIMEOUT(QSettings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat)
                                     .value(u"session/files"_s)
                                     .toStringList()
                                     .contains(folder.filePath(u"affine.py"_s)),
                                 patience);
        QVERIFY(program->window().session().isThere());
        QVERIFY(QSettings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat)
                    .contains(u"window/geometry"_s));
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
    }

    void anEndWithoutQuestionsKeepsUnsavedText()
    {
        const QTemporaryDir folder;
        const auto program = make(folder, {.files = {example(folder)}});
        program->start();
        QTRY_VERIFY_WITH_TIMEOUT(program->window().tabs().currentPage(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
        program->window().tabs().currentPage()->editor().insertPlainText(u"# half\n"_s);
        QTRY_VERIFY(program->window().tabs().hasUnsavedChanges());
        QSignalSpy kept(&program->workspace().documents(), &workspace::Documents::kept);
        // exit() outside of a loop has no effect, so that the test goes on.
        program->endUnasked();
        QVERIFY(!program->window().isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(kept.size(), 1, patience);
        QVERIFY(program->window().session().isThere());
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
        QGuiApplication::setQuitOnLastWindowClosed(true);
    }

    void aPipeIsNoSettingsFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"settings.ini"_s);
        QCOMPARE(mkfifo(qPrintable(path), 0600), 0);
        ui::SettingsFile settings(path);
        QCOMPARE(settings.setAside(), path + u".unreadable"_s);
        settings.setValue(u"session/x"_s, 1);
        settings.write();
        QVERIFY(QFileInfo(path).isFile());
    }

    void aWindowOfALargerScreenIsMadeToFit()
    {
        const QTemporaryDir folder;
        {
            QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
            gui::TestWindow large({}, {3000, 2000});
            settings.setValue(u"window/geometry"_s, large->saveGeometry());
            settings.setValue(u"window/docks"_s, QByteArray("x"));
        }
        const auto program = make(folder, {.files = {example(folder)}});
        program->start();
        const QRect screen = program->window().screen()->availableGeometry();
        const QRect place = program->window().geometry();
        QVERIFY(screen.contains(place));
        // With room for the title above.
        QVERIFY(place.top() >= screen.top() + program->window().fontMetrics().height());
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
    }

    void aSmallScreenIsUsedWhole()
    {
        const QTemporaryDir folder;
        const auto program = make(folder, {.files = {example(folder)}});
        const QSize screen = program->window().screen()->availableSize();
        QVERIFY2(screen.width() < 1000, "the screen of the tests is small");
        program->start();
        QVERIFY(program->window().isMaximized());
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
    }

    void theSettingsFitTheSmallestScreen_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::newRow("English") << QByteArray("[appearance]\nlanguage=en\n");
        QTest::newRow("German") << QByteArray("[appearance]\nlanguage=de\n");
    }

    void theSettingsFitTheSmallestScreen()
    {
        QFETCH(QByteArray, settings);
        gui::TestWindow window(settings, {800, 600});
        window->openSettings();
        auto* dialog = window->findChild<ui::SettingsDialog*>();
        QVERIFY(dialog->minimumSizeHint().width() <= 640);
        QVERIFY(dialog->minimumSizeHint().height() <= 440);
        dialog->resize(640, 440);
        QTRY_COMPARE(dialog->size(), QSize(640, 440));
        // Nothing is cut off at the side, where there is no scroll bar.
        for (const QWidget* part : dialog->findChildren<QWidget*>()) {
            if (part->isVisible())
                QVERIFY2(part->mapTo(dialog, QPoint(part->width(), 0)).x() <= dialog->width(),
                         part->metaObject()->className());
        }
        dialog->close();
        QVERIFY(window.settle());
    }

    void aPictureThatIsNotReadySaysWhatLasts()
    {
        const QTemporaryDir folder;
        const auto program = make(folder, {.isForPicture = true});
        ui::Picture picture(
            *program,
            {.file = folder.filePath(u"w.png"_s), .panel = {}, .longest = std::chrono::milliseconds(1)});
        QString said;
        connect(&picture, &ui::Picture::failed, this,
                [&](const Error& error) { said = QString::fromStdString(error.code + error.message); });
        program->start();
        QTRY_VERIFY_WITH_TIMEOUT(!said.isEmpty(), patience);
        QVERIFY2(said.contains(u"picture-unfinished"_s) && said.contains(u"the kernel to be read"_s),
                 qPrintable(said));
        QVERIFY(!QFile::exists(folder.filePath(u"w.png"_s)));
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
    }

    void theCaretHasNoPlaceWithoutADocument()
    {
        gui::TestWindow window;
        const auto isCaretShown = [&] {
            const auto labels = window->statusBar()->findChildren<ui::ElidedLabel*>();
            return std::ranges::any_of(
                labels, [](const ui::ElidedLabel* label) { return label->text().startsWith(u"Ln "_s); });
        };
        QVERIFY(!isCaretShown());
        const auto id = window.openExample();
        QTRY_VERIFY(isCaretShown());
        QVERIFY(window.settle());
        window.workspace()->documents().close(id);
        QTRY_VERIFY(!isCaretShown());
    }

    void aFileWithAFaultIsNotSaidToHaveNoKernel()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"k.py"_s));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write("from hawk import kernel\n\nx = (1,\n");
        file.close();
        gui::TestWindow window;
        window.workspace().open(file.fileName());
        QVERIFY(window.settle());
        const auto isSaid = [&](const QString& words) {
            const auto labels = window->panel(u"generated"_s)->findChildren<QLabel*>();
            return std::ranges::any_of(labels,
                                       [&](const QLabel* label) { return label->text().contains(words); });
        };
        QVERIFY(!isSaid(u"no kernel yet"_s));
        QVERIFY(isSaid(u"has errors"_s));
    }

    void aLanguageIsFoundByTheNameOfALocaleThatIsNotThere()
    {
        qputenv("LC_ALL", "de_DE.UTF-8");
        ui::Language language;
        language.choose({});
        const QString found = language.current();
        qunsetenv("LC_ALL");
        language.choose(u"en"_s);
        QCOMPARE(found, u"de"_s);
    }

    void aNameHidesNothing()
    {
        QCOMPARE(ui::visibleName(u"a\u202eb\n.py"_s), u"a\\u202eb\\u000a.py"_s);
        QCOMPARE(ui::visibleName(u"größe 1.py"_s), u"größe 1.py"_s);
    }

    void aPictureNeedNotWaitForABundle()
    {
        const QTemporaryDir folder;
        const auto program = make(folder, {.isForPicture = true});
        program->firstRun().setGoal(ui::FirstRun::Goal::launch);
        ui::Picture picture(*program, {.file = folder.filePath(u"w.png"_s), .panel = u"timing"_s});
        QSignalSpy drawn(&picture, &ui::Picture::drawn);
        program->start();
        QTRY_COMPARE_WITH_TIMEOUT(drawn.size(), 1, patience);
        QVERIFY(program->workspace().launches().lastTimed());
        QVERIFY(!program->workspace().bundles().report());
    }

    void aPictureOfAFileThatCannotBeOpenedIsSaid()
    {
        const QTemporaryDir folder;
        const auto program = make(folder, {.files = {folder.filePath(u"gone.py"_s)}, .isForPicture = true});
        ui::Picture picture(*program, {.file = folder.filePath(u"w.png"_s), .panel = {}});
        QString code;
        connect(&picture, &ui::Picture::failed, this,
                [&](const Error& error) { code = QString::fromStdString(error.code); });
        program->start();
        QTRY_COMPARE_WITH_TIMEOUT(code, u"file-missing"_s, patience);
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiShellEndsTest>(argc, argv);
}

#include "tst_gui_shell_ends.moc"
