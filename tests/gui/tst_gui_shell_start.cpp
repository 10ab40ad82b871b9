// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// How the program starts: for the first time, with a session, with files, after a crash.

#include <sys/wait.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QMenu>
#include <QMimeData>
#include <QTextBlock>
#include <QToolButton>

#include "common/panel.h"
#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "lineview/line_view.h"
#include "panels/generated_panel.h"
#include "shell/dock_area.h"
#include "shell/first_run.h"
#include "shell/notice_stack.h"
#include "shell/picture.h"
#include "shell/session.h"
#include "shell/workbench.h"
#include "support/gui_test.h"
#include "support/test_workspace.h"
#include "workspace/recovery.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using ui::Workbench;

namespace {

constexpr int patience = 60'000;

/// One start of the program after another in one folder.
class Runs
{
public:
    std::unique_ptr<Workbench> start(const QStringList& files = {})
    {
        auto workbench = std::make_unique<Workbench>(
            ui::Places{m_folder.filePath(u"settings.ini"_s), m_folder.filePath(u"state"_s)},
            ui::StartOrder{.files = files});
        workbench->start();
        return workbench;
    }

    QString example(const QString& name)
    {
        const QString copy = m_folder.filePath(name);
        QFile::copy(gui::examplePath(name), copy);
        return copy;
    }

    QString write(const QString& name, const QByteArray& text)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QFile::WriteOnly) || file.write(text) != text.size())
            qFatal("%s cannot be written", qPrintable(file.fileName()));
        return file.fileName();
    }

    QString path(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

bool isIdle(Workbench& workbench)
{
    return !workbench.firstRun().isGoing() && workbench.workspace().jobs().running().empty();
}

QStringList openFiles(Workbench& workbench)
{
    QStringList names;
    for (const auto id : workbench.workspace().documents().all())
        names.append(QString::fromStdString(workbench.workspace().documents().facts(id).title));
    return names;
}

/// What a program that was killed leaves behind.
void keepAsAnotherProgram(const QString& folder, const std::string& title, const std::string& text)
{
    const pid_t child = fork();
    if (child == 0) {
        const workspace::Recovery recovery(folder.toStdString());
        const auto kept = recovery.keep({.keptIn = recovery.fileFor(1), .title = title, .text = text});
        _exit(kept ? 0 : 1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (status != 0)
        qFatal("the child could not keep its text");
}

QString current(Workbench& workbench)
{
    const auto& documents = workbench.workspace().documents();
    return documents.contains(documents.current())
        ? QString::fromStdString(documents.facts(documents.current()).title)
        : QString();
}

} // namespace

class GuiShellStartTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstStartShowsABuiltAndTimedExample()
    {
        Runs runs;
        const auto program = runs.start();
        QTRY_VERIFY_WITH_TIMEOUT(program->workspace().bundles().report(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
        QCOMPARE(openFiles(*program), QStringList{u"affine.py"_s});
        auto& workspace = program->workspace();
        QVERIFY(workspace.launches().lastTimed() && workspace.launches().lastTimed()->result);
        QVERIFY(workspace.builds().lastGoodBuild());
        QVERIFY(workspace.cache().stats() && workspace.cache().stats()->requests > 0);
        QVERIFY(!workspace.log().entries().empty());
        QVERIFY(!workspace.launches().inputs().empty());
        // The badge says what it cost, not how long it waited for somebody else's compiler.
        QCOMPARE(workspace.builds().lastGoodBuild()->built->artifact.outcome, compile::Outcome::miss);
        auto* page = program->window().tabs().currentPage();
        QCOMPARE(page->editor().textCursor().block().text().trimmed(), u"y = a * x + b"_s);
        const auto* generated = qobject_cast<ui::GeneratedPanel*>(program->window().panel(u"generated"_s));
        QVERIFY(!generated->findChild<ui::LineView*>()->linkedRows().empty());
        QVERIFY(!page->editor().toPlainText().contains(u"SPDX"_s));
        // A copy that may be changed.
        const auto& facts = workspace.documents().facts(workspace.documents().current());
        QVERIFY(facts.path.starts_with(runs.path(u"state"_s).toStdString()));
        QVERIFY(!facts.isReadOnly);
    }

    void aFirstRunWithoutItsExampleEnds()
    {
        Runs runs;
        QVERIFY(QDir().mkpath(runs.path(u"state"_s)));
        runs.write(u"state/examples"_s, "in the place of the folder");
        const auto program = runs.start();
        QTRY_VERIFY_WITH_TIMEOUT(program->window().notices().isShown(u"examples"_s), patience);
        QVERIFY(!program->firstRun().isGoing());
        program->workspace().documents().open(runs.example(u"affine.py"_s).toStdString());
        QTRY_COMPARE_WITH_TIMEOUT(openFiles(*program).size(), 1, patience);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
        QVERIFY(!program->workspace().launches().last());
    }

    void aFileNamedTwiceIsOpenedOnce()
    {
        Runs runs;
        const QString affine = runs.example(u"affine.py"_s);
        const QString logistic = runs.example(u"logistic.py"_s);
        {
            const auto program = runs.start({affine, affine, logistic});
            QSignalSpy opened(&program->window().session(), &ui::Session::opened);
            QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, patience);
            QCOMPARE(openFiles(*program), QStringList({u"affine.py"_s, u"logistic.py"_s}));
            QCOMPARE(current(*program), u"logistic.py"_s);
            QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
            program->window().close();
        }
        const auto again = runs.start({affine});
        QSignalSpy opened(&again->window().session(), &ui::Session::opened);
        QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, patience);
        QCOMPARE(openFiles(*again), QStringList({u"affine.py"_s, u"logistic.py"_s}));
        QCOMPARE(current(*again), u"affine.py"_s);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*again), patience);
    }

    void settingsThatCannotBeSetAsideAreSaid()
    {
        Runs runs;
        const QString settings = runs.write(u"settings.ini"_s, "no settings");
        QVERIFY(QDir().mkpath(settings + u".unreadable/full"_s));
        const auto program = runs.start({runs.example(u"affine.py"_s)});
        QTRY_COMPARE_WITH_TIMEOUT(openFiles(*program).size(), 1, patience);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
        QVERIFY(program->window().notices().text(u"settings"_s).contains(settings));
        QVERIFY(program->window().notices().text(u"settings"_s).contains(u"keeps no settings"_s));
        program->window().close();
        QFile file(settings);
        QVERIFY(file.open(QFile::ReadOnly));
        QCOMPARE(file.readAll(), "no settings");
    }

    void aSessionComesBack()
    {
        Runs runs;
        const QString affine = runs.example(u"affine.py"_s);
        const QString projectile = runs.example(u"projectile.py"_s);
        const QString logistic = runs.example(u"logistic.py"_s);
        QString kernel;
        {
            const auto program = runs.start({affine, projectile, logistic});
            QSignalSpy opened(&program->window().session(), &ui::Session::opened);
            QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, patience);
            QCOMPARE(openFiles(*program).size(), 3);
            auto& workspace = program->workspace();
            workspace.documents().setCurrent(workspace.documents().all()[1]);
            QTRY_VERIFY(!workspace.builds().kernels().empty());
            QTRY_VERIFY(!workspace.launches().inputs().empty());
            kernel = QString::fromStdString(workspace.builds().kernels().back());
            workspace.builds().selectKernel(kernel.toStdString());
            QTRY_VERIFY(!workspace.launches().inputs().empty());
            workspace.launches().setInput(workspace.launches().inputs().front().name, "linspace:3:4");
            workspace.launches().setSampleCount(20'000'000);
            QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
            program->window().close();
        }
        const auto again = runs.start();
        QTRY_COMPARE_WITH_TIMEOUT(
            openFiles(*again), QStringList({u"affine.py"_s, u"projectile.py"_s, u"logistic.py"_s}), patience);
        QTRY_COMPARE(current(*again), u"projectile.py"_s);
        QTRY_COMPARE(QString::fromStdString(again->workspace().builds().selection().kernel), kernel);
        QTRY_VERIFY(!again->workspace().launches().inputs().empty());
        QCOMPARE(again->workspace().launches().inputs().front().text, "linspace:3:4");
        QCOMPARE(again->workspace().launches().sampleCount(), 20'000'000);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*again), patience);
        // Nothing is launched unasked.
        QVERIFY(!again->workspace().launches().last());
    }

    void aFileOfTheSessionThatIsGoneIsSaid()
    {
        Runs runs;
        const QString affine = runs.example(u"affine.py"_s);
        const QString projectile = runs.example(u"projectile.py"_s);
        const QString logistic = runs.example(u"logistic.py"_s);
        {
            const auto program = runs.start({affine, projectile, logistic});
            QTRY_COMPARE_WITH_TIMEOUT(openFiles(*program).size(), 3, patience);
            QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
            program->window().close();
        }
        QVERIFY(QFile::remove(affine) && QFile::remove(projectile));
        const auto again = runs.start();
        QTRY_COMPARE_WITH_TIMEOUT(openFiles(*again), QStringList{u"logistic.py"_s}, patience);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*again), patience);
        const ui::InlineMessage& message = again->window().tabs().message();
        QVERIFY(message.isVisible());
        for (const QString& name : {u"affine.py"_s, u"projectile.py"_s})
            QVERIFY2(message.text().contains(name), qPrintable(message.text()));
    }

    void aSessionOfGarbageOpensNothing()
    {
        Runs runs;
        runs.write(
            u"settings.ini"_s,
            "[session]\nfiles=@ByteArray(\\0\\x7f)\ncurrent=7\nkernel=, ,\ninputs=\"{\\\"a\\\": [1, {\"\n"
            "sampleCount=many\nrecentFiles=1\nrecentCommands=@Rect(1 2 3 "
            "4)\n[window]\ngeometry=x\ndocks=y\ncentre=z\n");
        const auto program = runs.start({runs.example(u"affine.py"_s)});
        QTRY_COMPARE_WITH_TIMEOUT(openFiles(*program), QStringList{u"affine.py"_s}, patience);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
        QCOMPARE(program->workspace().launches().sampleCount(), 1'000'000);
    }

    void filesOfTheCommandLineComeFirst()
    {
        Runs runs;
        {
            const auto program = runs.start({runs.example(u"affine.py"_s)});
            QTRY_COMPARE_WITH_TIMEOUT(openFiles(*program).size(), 1, patience);
            program->window().close();
        }
        const auto again = runs.start({runs.example(u"logistic.py"_s)});
        QTRY_COMPARE_WITH_TIMEOUT(openFiles(*again), QStringList({u"logistic.py"_s, u"affine.py"_s}),
                                  patience);
        QTRY_COMPARE(current(*again), u"logistic.py"_s);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*again), patience);
    }

    void aDroppedFileIsOpened()
    {
        Runs runs;
        const auto program = runs.start({runs.example(u"affine.py"_s)});
        QTRY_COMPARE_WITH_TIMEOUT(openFiles(*program).size(), 1, patience);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(runs.example(u"logistic.py"_s))});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&program->window(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&program->window(), &drop);
        QTRY_COMPARE_WITH_TIMEOUT(openFiles(*program).size(), 2, patience);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
    }

    void recentFilesAreOffered()
    {
        Runs runs;
        const QString affine = runs.example(u"affine.py"_s);
        const auto program = runs.start({affine});
        QTRY_COMPARE_WITH_TIMEOUT(openFiles(*program).size(), 1, patience);
        auto* menu = program->window().findChild<QMenu*>(u"menu.recent"_s);
        Q_EMIT menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 1);
        QVERIFY(menu->actions().front()->text().endsWith(u"affine.py"_s));
        program->workspace().documents().close(program->workspace().documents().current());
        QTRY_COMPARE(openFiles(*program).size(), 0);
        menu->actions().front()->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(openFiles(*program).size(), 1, patience);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
    }

    void aKernelThatCrashedIsNotLaunchedUnasked()
    {
        Runs runs;
        const QString affine = runs.example(u"affine.py"_s);
        {
            const auto program = runs.start({affine});
            auto& workspace = program->workspace();
            QTRY_VERIFY_WITH_TIMEOUT(!workspace.launches().inputs().empty(), patience);
            QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
            const auto analysis = workspace.documents().analysis(workspace.documents().current());
            // What a launch that took the program with it leaves behind.
            workspace::CrashGuard(runs.path(u"state/fallen"_s).toStdString())
                .setMark(analysis->module.kernels.front().kernel->digest);
            program->window().close();
        }
        const auto again = runs.start();
        QTRY_VERIFY_WITH_TIMEOUT(again->window().notices().text(u"suspect"_s).contains(u"affine"_s),
                                 patience);
        QVERIFY(!again->workspace().launches().last());
        // The message offers to run it.
        QToolButton* button = nullptr;
        for (QToolButton* candidate : again->window().notices().findChildren<QToolButton*>()) {
            if (candidate->text() == u"Run it anyway")
                button = candidate;
        }
        QVERIFY(button);
        button->click();
        QTRY_VERIFY_WITH_TIMEOUT(again->workspace().launches().lastGood(), patience);
        QVERIFY(!again->window().notices().isShown(u"suspect"_s));
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*again), patience);
    }

    void aTextThatWasNotSavedIsOffered()
    {
        Runs runs;
        keepAsAnotherProgram(runs.path(u"state/unsaved"_s), "lost.py", "# half a kernel\n");
        const auto program = runs.start({runs.example(u"affine.py"_s)});
        QTRY_COMPARE_WITH_TIMEOUT(openFiles(*program).size(), 1, patience);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
        QTRY_VERIFY_WITH_TIMEOUT(program->window().notices().text(u"recoverable"_s).contains(u"lost.py"_s),
                                 patience);
        QToolButton* open = nullptr;
        for (QToolButton* button : program->window().notices().findChildren<QToolButton*>()) {
            if (button->text() == u"Open")
                open = button;
        }
        QVERIFY(open);
        open->click();
        QTRY_COMPARE_WITH_TIMEOUT(openFiles(*program).size(), 2, patience);
        auto& documents = program->workspace().documents();
        QCOMPARE(documents.currentText(documents.current()), "# half a kernel\n");
        QVERIFY(documents.facts(documents.current()).isModified);
        QVERIFY(!program->window().notices().isShown(u"recoverable"_s));
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
    }

    void aWindowWithUnsavedTextAsksBeforeItCloses()
    {
        Runs runs;
        const auto program = runs.start({runs.example(u"affine.py"_s)});
        QTRY_COMPARE_WITH_TIMEOUT(openFiles(*program).size(), 1, patience);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
        auto* page = program->window().tabs().currentPage();
        page->editor().insertPlainText(u"# more\n"_s);
        QTRY_VERIFY(page->facts().isModified);
        program->window().close();
        QVERIFY(program->window().isVisible());
        QVERIFY(!program->window().tabs().question().isHidden());
        page->editor().undo();
        QTRY_VERIFY(!page->facts().isModified);
        program->window().close();
        QVERIFY(!program->window().isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
    }

    void aPictureIsDrawn_data()
    {
        QTest::addColumn<QString>("panel");
        for (const char* panel : {"", "timing", "generated"})
            QTest::newRow(*panel ? panel : "window") << QString::fromLatin1(panel);
    }

    void aPictureIsDrawn()
    {
        QFETCH(QString, panel);
        Runs runs;
        Workbench program({runs.path(u"settings.ini"_s), runs.path(u"state"_s)}, {.isForPicture = true});
        ui::Picture picture(program, {.file = runs.path(u"picture.png"_s), .panel = panel});
        QSignalSpy drawn(&picture, &ui::Picture::drawn);
        program.start();
        QTRY_COMPARE_WITH_TIMEOUT(drawn.size(), 1, patience);
        const QImage image(runs.path(u"picture.png"_s));
        QVERIFY(!image.isNull());
        QVERIFY(image.width() >= 300 && image.height() >= 100);
        // Something is on it.
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); y += 2) {
            for (int x = 0; x < image.width(); x += 2)
                colours.insert(image.pixel(x, y));
        }
        QVERIFY(colours.size() > 8);
    }

    void aPictureOfAFileWithErrorsShowsThem_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("panel");
        QTest::addColumn<QString>("shown");
        const QByteArray begin = "from hawk import Scalar, kernel\n\n\n@kernel\ndef good(x: Scalar):\n"
                                 "    y = x + 1.0\n    return y\n";
        const QByteArray bad = "\n\n@kernel\ndef bad(x: Scalar):\n    y = nothing\n    return y\n";
        QTest::newRow("no error") << begin << QString() << u"timing"_s;
        QTest::newRow("a good and a bad kernel") << begin + bad << QString() << u"problems"_s;
        QTest::newRow("no good kernel")
            << "from hawk import Scalar, kernel\n" + bad << QString() << u"problems"_s;
        QTest::newRow("another panel is asked for") << begin + bad << u"log"_s << u"log"_s;
    }

    void aPictureOfAFileWithErrorsShowsThem()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, panel);
        QFETCH(QString, shown);
        Runs runs;
        Workbench program({runs.path(u"settings.ini"_s), runs.path(u"state"_s)},
                          {.files = {runs.write(u"k.py"_s, text)}, .isForPicture = true});
        program.firstRun().setGoal(ui::FirstRun::Goal::launch);
        ui::Picture picture(program, {.file = runs.path(u"picture.png"_s), .panel = panel});
        QSignalSpy drawn(&picture, &ui::Picture::drawn);
        program.start();
        QTRY_COMPARE_WITH_TIMEOUT(drawn.size(), 1, patience);
        for (const ui::Panel* one : program.window().docks().panels())
            QCOMPARE(one->isVisible(), one->id() == shown);
    }

    void aPictureThatCannotBeWrittenIsSaid()
    {
        Runs runs;
        Workbench program({runs.path(u"settings.ini"_s), runs.path(u"state"_s)}, {.isForPicture = true});
        ui::Picture picture(program, {.file = runs.path(u"no/such/folder/picture.png"_s), .panel = {}});
        QString code;
        connect(&picture, &ui::Picture::failed, this,
                [&](const Error& error) { code = QString::fromStdString(error.code); });
        program.start();
        QTRY_COMPARE_WITH_TIMEOUT(code, u"picture-not-written"_s, patience);
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiShellStartTest>(argc, argv);
}

#include "tst_gui_shell_start.moc"
