// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// Test functions that must fail, and some that must not. tst_gui_frame runs them one by one.

#include <QDir>
#include <QEventLoop>
#include <QSettings>
#include <QStandardPaths>
#include <QThread>
#include <QTimer>

#include "support/gui_test.h"
#include "support/handler_watch.h"

using namespace std::chrono_literals;

namespace {

void workFor(std::chrono::milliseconds time)
{
    const hawk::gui::BusyTime busy;
    while (busy.elapsed() < time) { }
}

} // namespace

class FrameProbe : public hawk::gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void sleepsInASlot()
    {
        QTimer::singleShot(0, this, [] { QThread::sleep(hawk::gui::handlerLimit() * 3 / 2); });
        QTest::qWait(20);
    }

    void worksInASlot()
    {
        QTimer::singleShot(0, this, [] { workFor(hawk::gui::handlerLimit() * 3 / 2); });
        QTest::qWait(20);
    }

    void worksInEventsThatItSends() { callAsHandlers(6); }

    void sleepsInALoopOfAHandler()
    {
        QTimer::singleShot(0, this, [this] {
            QEventLoop loop;
            QTimer::singleShot(0, this, [&loop] {
                QThread::sleep(hawk::gui::handlerLimit() * 3 / 2);
                loop.quit();
            });
            loop.exec();
        });
        QTest::qWait(20);
    }

    void warns() { qWarning("a warning"); }

    void waitsInALoopOfAHandler()
    {
        QTimer::singleShot(0, this, [this] {
            QEventLoop loop;
            QTimer::singleShot(hawk::gui::handlerLimit() * 3 / 2, &loop, &QEventLoop::quit);
            loop.exec();
        });
        QTest::qWait(20);
    }

    void worksForHalfTheLimit()
    {
        QTimer::singleShot(0, this, [] { workFor(hawk::gui::handlerLimit() / 2); });
        QTimer::singleShot(0, this, [] { workFor(hawk::gui::handlerLimit() / 2); });
        QTimer::singleShot(0, this, [] { workFor(hawk::gui::handlerLimit() / 2); });
        QTest::qWait(20);
    }

    void sleepsInAnotherThread()
    {
        const std::unique_ptr<QThread> thread(QThread::create([] {
            QTimer timer;
            QEventLoop loop;
            QObject::connect(&timer, &QTimer::timeout, &loop, [&loop] {
                QThread::sleep(hawk::gui::handlerLimit() * 3 / 2);
                loop.quit();
            });
            timer.start(0ms);
            loop.exec();
        }));
        thread->start();
        QTRY_VERIFY(thread->isFinished());
    }

    void keepsToItsFolders()
    {
        const QString folder = QFileInfo(QDir::homePath()).path();
        QVERIFY2(QFileInfo(folder).fileName().startsWith(QStringLiteral("hawk-gui-")), qPrintable(folder));
        for (const auto place : {QStandardPaths::GenericConfigLocation, QStandardPaths::GenericCacheLocation,
                                 QStandardPaths::GenericStateLocation, QStandardPaths::GenericDataLocation})
            QVERIFY2(QStandardPaths::writableLocation(place).startsWith(folder + u'/'),
                     qPrintable(QStandardPaths::writableLocation(place)));
        QVERIFY(QSettings(QStringLiteral("hawk"), QStringLiteral("probe")).fileName().startsWith(folder));
        QVERIFY(qEnvironmentVariable("HAWK_CACHE_DIR").startsWith(folder));
        QVERIFY(QDir::tempPath().startsWith(folder));
        QVERIFY(!qEnvironmentVariableIsSet("HAWK_CXX"));
        QCOMPARE(QGuiApplication::platformName(), qEnvironmentVariable("QT_QPA_PLATFORM"));
    }

private:
    /// A handler that sends events to itself: the time belongs to the first.
    void callAsHandlers(int depth)
    {
        hawk::gui::GuiApplication::callAsHandler([this, depth] {
            workFor(hawk::gui::handlerLimit() / 4);
            if (depth > 1)
                callAsHandlers(depth - 1);
        });
    }
};

int main(int argc, char** argv)
{
    return hawk::gui::runGuiTest<FrameProbe>(argc, argv);
}

#include "frame_probe.moc"
