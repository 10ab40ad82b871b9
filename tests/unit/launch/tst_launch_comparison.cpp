// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cmath>

#include <QTest>

#include "launch/timing_comparison.h"

using namespace hawk;
using namespace hawk::launch;

namespace {

std::vector<double> wave(int count, double level, double depth, double (*shape)(double), double step,
                         double shift = 0)
{
    std::vector<double> samples;
    for (int i = 0; i < count; ++i)
        samples.push_back(level * (1 + depth * shape(i * step + shift)));
    return samples;
}

Timing timingOf(std::vector<double> samples)
{
    return summarize(std::move(samples), 1, 0);
}

} // namespace

/// The interval against a bootstrap of 200,000 resamples by numpy, and verdicts that can be told by hand.
class TestComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void interval_data()
    {
        // numpy: r = median(choice(now, (200000, n)), 1) / median(choice(before, (200000, 21)), 1);
        // percentile(r, [2.5, 97.5])
        QTest::addColumn<QList<double>>("now");
        QTest::addColumn<double>("ratio");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<int>("verdict");
        const auto row = [](const char* name, const std::vector<double>& samples, double ratio, double low,
                            double high, Verdict verdict) {
            QTest::newRow(name) << QList<double>(samples.begin(), samples.end()) << ratio << low << high
                                << static_cast<int>(verdict);
        };
        row("the same", wave(21, 1e-3, 0.02, std::sin, 2.3, 1), 1.00201434193985, 0.98307356, 1.01618132,
            Verdict::withinNoise);
        row("slower, an even count", wave(20, 1.1e-3, 0.02, std::cos, 1.1), 1.1017357951602853, 1.08086184,
            1.11850556, Verdict::slower);
        row("faster, an even count", wave(30, 0.9e-3, 0.05, std::cos, 1.9), 0.9016884210243974, 0.87319798,
            0.92534523, Verdict::faster);
    }

    void interval()
    {
        QFETCH(QList<double>, now);
        QFETCH(double, ratio);
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(int, verdict);
        const Timing before = timingOf(wave(21, 1e-3, 0.02, std::sin, 1.7));
        const TimingComparison comparison = compareTimings(before, timingOf({now.begin(), now.end()}));
        QVERIFY(std::abs(comparison.ratio - ratio) < 1e-12);
        // 2,000 draws leave an error of some thousandths in the ends of the interval.
        QVERIFY2(std::abs(comparison.low - low) < 0.004, qPrintable(QString::number(comparison.low, 'g', 9)));
        QVERIFY2(std::abs(comparison.high - high) < 0.004,
                 qPrintable(QString::number(comparison.high, 'g', 9)));
        QCOMPARE(static_cast<int>(comparison.verdict), verdict);
    }

    void withoutNoise()
    {
        // Equal samples leave no freedom: the interval is a point.
        const Timing one = timingOf({2.0, 2.0, 2.0});
        const TimingComparison slower = compareTimings(one, timingOf({3.0, 3.0}));
        QCOMPARE(slower.ratio, 1.5);
        QCOMPARE(slower.low, 1.5);
        QCOMPARE(slower.high, 1.5);
        QCOMPARE(slower.verdict, Verdict::slower);
        QCOMPARE(compareTimings(one, timingOf({1.0})).verdict, Verdict::faster);
        QCOMPARE(compareTimings(one, one).verdict, Verdict::withinNoise);
    }

    void lessThanOnePercentIsNoise()
    {
        const Timing one = timingOf({1.0, 1.0, 1.0});
        const TimingComparison little = compareTimings(one, timingOf({1.009, 1.009, 1.009}));
        QVERIFY(little.low > 1);
        QCOMPARE(little.verdict, Verdict::withinNoise);
        QCOMPARE(compareTimings(one, timingOf({1.011, 1.011, 1.011})).verdict, Verdict::slower);
    }

    void sameSamplesSameAnswer()
    {
        const Timing before = timingOf(wave(9, 1, 0.1, std::sin, 1));
        const Timing now = timingOf(wave(8, 1, 0.1, std::cos, 1));
        const TimingComparison first = compareTimings(before, now);
        const TimingComparison second = compareTimings(before, now);
        QCOMPARE(first.low, second.low);
        QCOMPARE(first.high, second.high);
        QCOMPARE(nameOf(Verdict::withinNoise), "within noise");
        QCOMPARE(nameOf(Verdict::faster), "faster");
        QCOMPARE(nameOf(Verdict::slower), "slower");
    }
};

QTEST_APPLESS_MAIN(TestComparison)
#include "tst_launch_comparison.moc"
