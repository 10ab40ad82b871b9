// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// What all GUI tests rely on: that a slow event handler, one that waits and a warning fail them, and that
// nothing of the caller's settings reaches them. Runs the test functions of frame_probe.cpp, each in a
// process of its own.

#include <ctime>

#include <QElapsedTimer>
#include <QProcess>
#include <QThread>

#include "support/gui_test.h"
#include "support/handler_watch.h"

using namespace Qt::StringLiterals;

class GuiFrameTest : public hawk::gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void probe_data()
    {
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("says");
        QTest::newRow("sleepsInASlot") << 1 << u"ms are allowed"_s;
        QTest::newRow("worksInASlot") << 1 << u"ms are allowed"_s;
        QTest::newRow("worksInEventsThatItSends") << 1 << u"'callAsHandler' handling User took"_s;
        QTest::newRow("sleepsInALoopOfAHandler") << 1 << u"ms are allowed"_s;
        QTest::newRow("warns") << 1 << u"Received a warning that resulted in a failure"_s;
        QTest::newRow("waitsInALoopOfAHandler") << 1 << u"waits in an event loop of its own"_s;
        QTest::newRow("worksForHalfTheLimit") << 0 << u"watchdog: "_s;
        QTest::newRow("sleepsInAnotherThread") << 0 << u"watchdog: "_s;
        QTest::newRow("keepsToItsFolders") << 0 << u"watchdog: "_s;
    }

    void probe()
    {
        QFETCH(int, exitCode);
        QFETCH(QString, says);
        QProcess program;
        program.setProcessChannelMode(QProcess::MergedChannels);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"HAWK_CXX"_s, u"nothing"_s);
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(HAWK_FRAME_PROBE), {QString::fromLatin1(QTest::currentDataTag())});
        QVERIFY(program.waitForFinished(60'000));
        const QString output = QString::fromUtf8(program.readAll());
        QVERIFY2(program.exitStatus() == QProcess::NormalExit, qPrintable(output));
        QVERIFY2(program.exitCode() == exitCode, qPrintable(output));
        QVERIFY2(output.contains(says), qPrintable(output));
        QVERIFY2(output.contains(u"Totals: %1 passed, %2 failed"_s.arg(3 - exitCode).arg(exitCode)),
                 qPrintable(output));
    }

    void waitingForAProcessorIsTakenOff()
    {
        using namespace std::chrono_literals;
        const std::chrono::steady_clock::time_point start(5s);
        QCOMPARE(hawk::gui::BusyTime::between({start, 2s}, {start + 50ms, 2s + 30ms}), 20ms);
        QCOMPARE(hawk::gui::BusyTime::between({start, 2s}, {start + 50ms, 2s}), 50ms);
    }

    void otherProgramsTakeNoTimeFromAHandler()
    {
        if (hawk::gui::waitedForProcessor() == std::chrono::nanoseconds(0))
            QSKIP(
                "this kernel keeps no statistics of scheduling, or nothing has ever run beside this program");
        std::vector<std::unique_ptr<QProcess>> others;
        for (int i = 0; i < 2 * QThread::idealThreadCount(); ++i) {
            others.push_back(std::make_unique<QProcess>());
            others.back()->start(u"sh"_s, {u"-c"_s, u"while :; do :; done"_s});
            QVERIFY(others.back()->waitForStarted());
        }
        QElapsedTimer wall;
        wall.start();
        const hawk::gui::BusyTime busy;
        const auto before = hawk::gui::waitedForProcessor();
        const std::clock_t begun = std::clock();
        while (std::clock() - begun < CLOCKS_PER_SEC / 5) { }
        const auto taken = busy.elapsed();
        const auto waited = hawk::gui::waitedForProcessor() - before;
        const std::chrono::nanoseconds passed(wall.nsecsElapsed());
        for (const auto& other : others) {
            other->kill();
            QVERIFY(other->waitForFinished());
        }
        // Three programs or more share each processor, but whom the kernel lets run is its own affair.
        if (4 * waited <= taken)
            QSKIP("this program hardly waited for the others");
        QVERIFY(taken < passed);
    }
};

int main(int argc, char** argv)
{
    return hawk::gui::runGuiTest<GuiFrameTest>(argc, argv);
}

#include "tst_gui_frame.moc"
