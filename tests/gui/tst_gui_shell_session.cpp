// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Which files a session keeps when it is ended early, when files are away, and when others are named.

#include <QFile>
#include <QToolButton>

#include "common/inline_message.h"
#include "editor/document_tabs.h"
#include "shell/first_run.h"
#include "shell/session.h"
#include "shell/workbench.h"
#include "support/gui_test.h"
#include "support/test_workspace.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using ui::Workbench;

namespace {

constexpr int patience = 60'000;

bool isIdle(Workbench& workbench)
{
    return !workbench.firstRun().isGoing() && workbench.workspace().jobs().running().empty();
}

QString current(Workbench& workbench)
{
    const auto& documents = workbench.workspace().documents();
    return documents.contains(documents.current())
        ? QString::fromStdString(documents.facts(documents.current()).path)
        : QString();
}

} // namespace

class GuiShellSessionTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void anEarlyEndKeepsAllFiles_data()
    {
        QTest::addColumn<int>("opened");
        QTest::addColumn<bool>("isAsked");
        QTest::newRow("at once") << 0 << true;
        QTest::newRow("after some") << 3 << true;
        QTest::newRow("by a signal") << 1 << false;
    }

    void anEarlyEndKeepsAllFiles()
    {
        QFETCH(int, opened);
        QFETCH(bool, isAsked);
        const QStringList files = makeFiles(10);
        keepSession(files, files[4]);
        {
            const auto program = start();
            QTRY_VERIFY_WITH_TIMEOUT(openCount(*program) >= opened, patience);
            QVERIFY2(openCount(*program) < 10, "it is ended while files are being opened");
            if (isAsked)
                program->window().close();
            else
                program->endUnasked();
            QCOMPARE(kept(), files);
            QCOMPARE(keptCurrent(), files[4]);
            QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
        }
        QGuiApplication::setQuitOnLastWindowClosed(true);
        const auto again = start();
        QTRY_COMPARE_WITH_TIMEOUT(openCount(*again), 10, patience);
        QTRY_COMPARE_WITH_TIMEOUT(current(*again), files[4], patience);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*again), patience);
    }

    void filesThatAreAwayStayInTheirPlaces()
    {
        const QStringList files = makeFiles(4);
        keepSession(files, files[3]);
        QVERIFY(QFile::rename(files[0], files[0] + u".away"_s));
        QVERIFY(QFile::rename(files[2], files[2] + u".away"_s));
        {
            const auto program = start();
            waitUntilOpened(*program);
            QCOMPARE(openCount(*program), 2);
            program->window().close();
        }
        QCOMPARE(kept(), files);
        QVERIFY(QFile::rename(files[0] + u".away"_s, files[0]));
        {
            const auto program = start();
            waitUntilOpened(*program);
            QCOMPARE(openCount(*program), 3);
            // It comes back while the program runs and is closed by its reader.
            QVERIFY(QFile::rename(files[2] + u".away"_s, files[2]));
            auto& documents = program->workspace().documents();
            documents.open(files[2].toStdString());
            QTRY_COMPARE_WITH_TIMEOUT(openCount(*program), 4, patience);
            documents.close(documents.current());
            QTRY_VERIFY_WITH_TIMEOUT(isIdle(*program), patience);
            program->window().close();
        }
        QCOMPARE(kept(), QStringList({files[0], files[1], files[3]}));
    }

    void filesThatAreAwayAreForgottenWithTheirMessage()
    {
        const QStringList files = makeFiles(3);
        keepSession(files, files[0]);
        QVERIFY(QFile::remove(files[1]));
        const auto program = start();
        waitUntilOpened(*program);
        ui::InlineMessage& message = program->window().tabs().message();
        QVERIFY2(message.text().contains(files[1]), qPrintable(message.text()));
        QToolButton* close = nullptr;
        for (QToolButton* button : message.findChildren<QToolButton*>()) {
            if (button->text().isEmpty())
                close = button;
        }
        QVERIFY(close);
        close->click();
        QVERIFY(message.isHidden());
        program->window().close();
        QCOMPARE(kept(), QStringList({files[0], files[2]}));
    }

    void aNameThatWasMistypedIsNotKept()
    {
        const QStringList files = makeFiles(2);
        keepSession(files, files[1]);
        const auto program = start({m_folder->filePath(u"mistyped.py"_s)});
        waitUntilOpened(*program);
        program->window().close();
        QCOMPARE(kept(), files);
    }

    void filesOfTheCommandLineComeFirstAndStayInFront()
    {
        const QStringList files = makeFiles(8);
        keepSession(files.first(6), files[2]);
        const auto program = start(files.last(2));
        QStringList fronts;
        connect(&program->workspace().documents(), &workspace::Documents::currentChanged, this,
                [&] { fronts.append(current(*program)); });
        waitUntilOpened(*program);
        QCOMPARE(openCount(*program), 8);
        QStringList expected = files.last(2);
        // Each of the others is shown once and gives way.
        for (const QString& other : files.first(6))
            expected += {other, files[7]};
        QCOMPARE(fronts, expected);
        QCOMPARE(current(*program), files[7]);
        program->window().close();
        QCOMPARE(kept(), files.last(2) + files.first(6));
    }

protected:
    void prepare() override { m_folder = std::make_unique<QTemporaryDir>(); }
    void tidy() override { m_folder.reset(); }

private:
    std::unique_ptr<Workbench> start(const QStringList& files = {})
    {
        auto workbench = std::make_unique<Workbench>(
            ui::Places{settingsPath(), m_folder->filePath(u"state"_s)}, ui::StartOrder{.files = files});
        workbench->start();
        return workbench;
    }

    QString settingsPath() const { return m_folder->filePath(u"settings.ini"_s); }

    QStringList makeFiles(int count)
    {
        QStringList files;
        for (int number = 0; number < count; ++number) {
            files.append(m_folder->filePath(u"k%1.py"_s.arg(number)));
            QFile::copy(gui::examplePath(u"affine.py"_s), files.back());
        }
        return files;
    }

    void keepSession(const QStringList& files, const QString& front)
    {
        QSettings settings(settingsPath(), QSettings::IniFormat);
        settings.setValue(u"session/begun"_s, true);
        settings.setValue(u"session/files"_s, files);
        settings.setValue(u"session/current"_s, front);
    }

    QStringList kept() const
    {
        return QSettings(settingsPath(), QSettings::IniFormat).value(u"session/files"_s).toStringList();
    }

    QString keptCurrent() const
    {
        return QSettings(settingsPath(), QSettings::IniFormat).value(u"session/current"_s).toString();
    }

    static int openCount(Workbench& workbench)
    {
        return static_cast<int>(workbench.workspace().documents().all().size());
    }

    static void waitUntilOpened(Workbench& workbench)
    {
        QSignalSpy opened(&workbench.window().session(), &ui::Session::opened);
        QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, patience);
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(workbench), patience);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiShellSessionTest>(argc, argv);
}

#include "tst_gui_shell_session.moc"
