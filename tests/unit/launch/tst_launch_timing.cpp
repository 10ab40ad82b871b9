// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <stop_token>

#include <QTest>

#include "launch/timing.h"

using namespace hawk;
using namespace hawk::launch;

/// The figures of made-up samples, by hand and with numpy's percentiles, and the control of a measurement.
class TestTiming : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void figures()
    {
        // numpy: percentile([1, 2, 3, 4, 10], [25, 50, 75, 95]) = 2, 3, 4, 8.8
        const Timing timing = summarize({4.0, 1.0, 10.0, 3.0, 2.0}, 7, 6'000'000'000);
        QCOMPARE(timing.median, 3.0);
        QCOMPARE(timing.minimum, 1.0);
        QCOMPARE(timing.mean, 4.0);
        QCOMPARE(timing.p95, 8.8);
        QCOMPARE(timing.spread, 2.0 / 3.0);
        QCOMPARE(timing.gigabytesPerSecond, 2.0);
        QCOMPARE(timing.launchesPerSample, 7u);
        QCOMPARE(timing.samples.front(), 4.0);
    }

    void fewSamples()
    {
        const Timing one = summarize({0.5}, 1, 0);
        QCOMPARE(one.median, 0.5);
        QCOMPARE(one.p95, 0.5);
        QCOMPARE(one.spread, 0.0);
        QCOMPARE(one.gigabytesPerSecond, 0.0);
        // An even count: the mean of the two in the middle.
        QCOMPARE(summarize({1.0, 2.0, 4.0, 8.0}, 1, 0).median, 3.0);
        QVERIFY(summarize({}, 1, 0).samples.empty());
    }

    void shortLaunchesAreBatched()
    {
        std::uint64_t launches = 0;
        const auto timing = measure({.minimumRepetitions = 5, .minimumSeconds = 0.0}, [&]() -> Result<void> {
            ++launches;
            return {};
        });
        QVERIFY(timing);
        QCOMPARE(timing->samples.size(), 5u);
        QVERIFY(timing->launchesPerSample > 100);
        QVERIFY(launches > 5 * timing->launchesPerSample);
        QVERIFY(!timing->environment.empty());
    }

    void failuresAndStops()
    {
        const auto failed = measure({}, []() -> Result<void> { return text::refused("some-code", "No."); });
        QCOMPARE(failed.error().code, "some-code");
        std::stop_source source;
        const auto stopped = measure({},
                                     [&]() -> Result<void> {
                                         source.request_stop();
                                         return {};
                                     },
                                     {.stop = source.get_token()});
        QCOMPARE(stopped.error().code, "cancelled");
    }

    void machine()
    {
        const auto facts = describeMachine();
        for (const char* const name : {"cpu", "cores", "governor", "turbo", "kernel", "load"}) {
            QVERIFY(std::ranges::any_of(
                facts, [&](const auto& fact) { return fact.first == name && !fact.second.empty(); }));
        }
    }
};

QTEST_APPLESS_MAIN(TestTiming)
#include "tst_launch_timing.moc"
