// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QSignalSpy>
#include <QtTest>

#include <atomic>
#include <thread>

#include "workspace/adaptive_delay.h"
#include "workspace/jobs.h"

using namespace hawk;
using namespace std::chrono_literals;
using workspace::Jobs;
using workspace::Pool;

namespace {

/// Works until it is stopped.
int untilStopped(const process::JobContext& job)
{
    while (!job.isStopped())
        std::this_thread::sleep_for(1ms);
    return -1;
}

} // namespace

class SchedulerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishesInTheThreadOfItsOwner();
    void newestWins();
    void keysAreIndependent();
    void cancelledPublishesWhatItReturned();
    void cancelsByOwner();
    void tellsProgressAndInformation();
    void shortWorkDoesNotWaitForLongWork();
    void destructionStopsAndPublishesNothing();
    void delayIsTheMedianWithinItsBounds();
};

void SchedulerTest::publishesInTheThreadOfItsOwner()
{
    Jobs jobs;
    std::thread::id worked, published;
    jobs.start<int>(
        {{1, "a"}, "A", Pool::analysis},
        [&](const process::JobContext&) {
            worked = std::this_thread::get_id();
            return 7;
        },
        [&](int value) {
            QCOMPARE(value, 7);
            published = std::this_thread::get_id();
        });
    QVERIFY(jobs.isRunning({1, "a"}));
    QTRY_VERIFY(!jobs.isRunning({1, "a"}));
    QCOMPARE(published, std::this_thread::get_id());
    QVERIFY(worked != published);
}

void SchedulerTest::newestWins()
{
    Jobs jobs;
    std::vector<int> published;
    std::atomic<int> stopped = 0;
    for (int i = 0; i < 5; ++i) {
        jobs.start<int>(
            {{1, "a"}, "A", Pool::build},
            [&, i](const process::JobContext& job) {
                if (i == 4)
                    return i;
                untilStopped(job);
                ++stopped;
                return i;
            },
            [&](int value) { published.push_back(value); });
        QCOMPARE(jobs.running().size(), 1u);
    }
    QTRY_COMPARE(stopped.load(), 4);
    QTRY_COMPARE(published, std::vector<int>{4});
    QCoreApplication::processEvents();
    QCOMPARE(published, std::vector<int>{4});
}

void SchedulerTest::keysAreIndependent()
{
    Jobs jobs;
    int published = 0;
    for (const workspace::JobKey& key : {workspace::JobKey{1, "a"}, {1, "b"}, {2, "a"}})
        jobs.start<int>(
            {key, "A", Pool::analysis}, [](const process::JobContext&) { return 1; },
            [&](int value) { published += value; });
    QTRY_COMPARE(published, 3);
}

void SchedulerTest::cancelledPublishesWhatItReturned()
{
    Jobs jobs;
    int published = 0;
    jobs.start<int>({{1, "a"}, "A", Pool::launch}, untilStopped, [&](int value) { published = value; });
    jobs.cancel({1, "a"});
    QVERIFY(jobs.running().front().isStopping);
    QTRY_COMPARE(published, -1);
}

void SchedulerTest::cancelsByOwner()
{
    Jobs jobs;
    int published = 0;
    jobs.start<int>({{1, "a"}, "A", Pool::files}, untilStopped, [&](int value) { published += value; });
    jobs.start<int>({{1, "b"}, "B", Pool::build}, untilStopped, [&](int value) { published += value; });
    jobs.start<int>({{2, "a"}, "C", Pool::launch}, untilStopped, [&](int value) { published += value; });
    jobs.cancelOwner(1);
    QTRY_COMPARE(published, -2);
    QVERIFY(jobs.isRunning({2, "a"}));
}

void SchedulerTest::tellsProgressAndInformation()
{
    Jobs jobs;
    std::vector<std::string> lines;
    connect(&jobs, &Jobs::informed, this, [&](const std::string& line) { lines.push_back(line); });
    std::atomic<bool> mayEnd = false;
    jobs.start<int>(
        {{1, "a"}, "A", Pool::build},
        [&](const process::JobContext& job) {
            job.report({"half", 1, 2});
            job.inform("a line");
            while (!mayEnd)
                std::this_thread::sleep_for(1ms);
            return 0;
        },
        [](int) {});
    QTRY_COMPARE(jobs.running().front().progress.step, std::string("half"));
    QCOMPARE(jobs.running().front().progress.total, 2);
    QTRY_COMPARE(lines, std::vector<std::string>{"a line"});
    mayEnd = true;
    QTRY_VERIFY(jobs.running().empty());
}

void SchedulerTest::shortWorkDoesNotWaitForLongWork()
{
    Jobs jobs;
    for (std::uint64_t i = 0; i < 8; ++i)
        jobs.start<int>({{i, "long"}, "Long", Pool::build}, untilStopped, [](int) { });
    bool isDone = false;
    jobs.start<int>(
        {{0, "short"}, "Short", Pool::analysis}, [](const process::JobContext&) { return 0; },
        [&](int) { isDone = true; });
    QTRY_VERIFY(isDone);
    QCOMPARE(jobs.running().size(), 8u);
}

void SchedulerTest::destructionStopsAndPublishesNothing()
{
    bool isPublished = false;
    {
        Jobs jobs;
        jobs.start<int>({{1, "a"}, "A", Pool::build}, untilStopped, [&](int) { isPublished = true; });
    }
    QCoreApplication::processEvents();
    QVERIFY(!isPublished);
}

void SchedulerTest::delayIsTheMedianWithinItsBounds()
{
    workspace::AdaptiveDelay delay;
    QCOMPARE(delay.delay(), 50ms);
    for (const auto taken : {10ms, 300ms, 200ms})
        delay.add(taken);
    QCOMPARE(delay.delay(), 200ms);
    for (int i = 0; i < 5; ++i)
        delay.add(2s);
    QCOMPARE(delay.delay(), 500ms);
    for (int i = 0; i < 5; ++i)
        delay.add(1ms);
    QCOMPARE(delay.delay(), 50ms);
}

QTEST_GUILESS_MAIN(SchedulerTest)
#include "tst_workspace_scheduler.moc"
