// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cmath>
#include <random>

#include <QTest>

#include "launch/processor_use.h"
#include "launch/steadiness.h"
#include "launch/timing_comparison.h"

using namespace hawk;
using namespace hawk::launch;

namespace {

/// What a made-up measurement is like; times are relative to `level`.
struct Machine {
    double level = 1e-3;
    double noise = 0.01; ///< deviation of one sample
    double memory = 0; ///< how much of the deviation of one sample the next one has
    double drift = 0; ///< from the first sample to the last
    double slowTail = 0; ///< the part at the end that takes twice as long
};

Timing measured(const Machine& machine, unsigned seed, int count = 300)
{
    std::mt19937_64 random(seed);
    std::normal_distribution<double> normal;
    std::vector<double> samples;
    double off = 0;
    for (int i = 0; i < count; ++i) {
        off = machine.memory * off
            + machine.noise * std::sqrt(1 - machine.memory * machine.memory) * normal(random);
        const double place = static_cast<double>(i) / count;
        const double slow = place >= 1 - machine.slowTail ? 2 : 1;
        samples.push_back(machine.level * (1 + machine.drift * place) * (1 + off) * slow);
    }
    return summarize(std::move(samples), 1, 0);
}

Timing timingOf(std::vector<double> samples)
{
    return summarize(std::move(samples), 1, 0);
}

bool isChange(Verdict verdict)
{
    return verdict == Verdict::faster || verdict == Verdict::slower;
}

/// How many of 200 comparisons say that something changed.
int changesSaid(const Machine& baseline, const Machine& now)
{
    int said = 0;
    for (unsigned seed = 0; seed < 200; ++seed)
        said += isChange(compareTimings(measured(baseline, 2 * seed), measured(now, 2 * seed + 1)).verdict);
    return said;
}

} // namespace

/// Verdicts on made-up measurements of which is known what changed, and the interval by hand and by scipy.
class TestComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingChanged_data()
    {
        QTest::addColumn<double>("noise");
        QTest::addColumn<double>("memory");
        QTest::addColumn<double>("drift");
        QTest::addColumn<double>("level");
        QTest::newRow("quiet") << 0.01 << 0.0 << 0.0 << 1.0;
        QTest::newRow("noisy") << 0.15 << 0.0 << 0.0 << 1.0;
        QTest::newRow("neighbours are alike") << 0.05 << 0.98 << 0.0 << 1.0;
        QTest::newRow("neighbours are alike for long") << 0.08 << 0.995 << 0.0 << 1.0;
        QTest::newRow("getting slower") << 0.01 << 0.0 << 0.2 << 1.0;
        QTest::newRow("getting faster") << 0.01 << 0.0 << -0.2 << 1.0;
        QTest::newRow("one per cent slower") << 0.01 << 0.0 << 0.0 << 1.01;
        QTest::newRow("one per cent faster, without noise") << 0.0001 << 0.0 << 0.0 << 0.99;
    }

    void nothingChanged()
    {
        QFETCH(double, noise);
        QFETCH(double, memory);
        QFETCH(double, drift);
        QFETCH(double, level);
        const Machine now{.level = level * 1e-3, .noise = noise, .memory = memory, .drift = drift};
        // One in twenty intervals misses the ratio; the resolution keeps nearly all of these silent.
        QVERIFY(changesSaid({.noise = noise, .memory = memory}, now) <= 4);
        QVERIFY(changesSaid(now, {.noise = noise, .memory = memory, .drift = drift}) <= 4);
    }

    void tenPercent()
    {
        for (unsigned seed = 0; seed < 50; ++seed) {
            const Timing before = measured({}, 2 * seed);
            QCOMPARE(compareTimings(before, measured({.level = 1.1e-3}, 2 * seed + 1)).verdict,
                     Verdict::slower);
            QCOMPARE(compareTimings(before, measured({.level = 0.9e-3}, 2 * seed + 1)).verdict,
                     Verdict::faster);
        }
        QVERIFY(changesSaid({.noise = 0.05}, {.level = 1.1e-3, .noise = 0.05}) > 195);
    }

    void interval()
    {
        // By hand: Welch's 6.03 degrees of freedom of the logarithms, their standard error 0.0107927, and
        // 2.4469 of a table of Student's t.
        const TimingComparison comparison =
            compareTimings(timingOf({1.0, 1.02, 0.98, 1.01}), timingOf({1.1, 1.13, 1.1, 1.13, 1.1}));
        QCOMPARE(comparison.ratio, 1.1 / 1.005);
        QVERIFY(comparison.low < comparison.ratio && comparison.ratio < comparison.high);
        QVERIFY(std::abs(std::log(comparison.high / comparison.low) / 2 - 0.0107927 * 2.4469) < 1e-6);
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
        QVERIFY(slower.reason.empty());
        QCOMPARE(compareTimings(one, one).verdict, Verdict::withinNoise);
        QCOMPARE(compareTimings(one, timingOf({2.09, 2.09})).verdict, Verdict::withinNoise);
        QCOMPARE(compareTimings(one, timingOf({2.11, 2.11})).verdict, Verdict::slower);
        QCOMPARE(compareTimings(one, timingOf({1.0})).verdict, Verdict::tooFew);
    }

    void disturbed_data()
    {
        QTest::addColumn<double>("drift");
        QTest::addColumn<double>("slowTail");
        QTest::newRow("a third takes twice as long") << 0.0 << 0.3;
        QTest::newRow("most takes twice as long") << 0.0 << 0.8;
        QTest::newRow("drift") << 0.3 << 0.0;
    }

    void disturbed()
    {
        QFETCH(double, drift);
        QFETCH(double, slowTail);
        const Timing quiet = measured({}, 1);
        const Timing other = measured({.drift = drift, .slowTail = slowTail}, 2);
        QVERIFY(steadinessOf(quiet).disturbance.empty());
        QVERIFY(!steadinessOf(other).disturbance.empty());
        const TimingComparison after = compareTimings(quiet, other);
        QCOMPARE(after.verdict, Verdict::disturbed);
        QVERIFY(after.reason.starts_with("this timing was: "));
        QVERIFY(compareTimings(other, quiet).reason.starts_with("the baseline was: "));
        QVERIFY(compareTimings(other, other).reason.starts_with("both were; "));
        // Threads that wait for processors have been seen to make launches hundreds of times slower.
        const Timing farOff = measured({.level = 0.3, .drift = drift, .slowTail = slowTail}, 2);
        QCOMPARE(compareTimings(quiet, farOff).verdict, Verdict::disturbed);
    }

    void aMachineThatCanDoBetter()
    {
        // One launch in fifty shows what the processor can do where nobody shares its core.
        Timing shared = measured({.level = 1.5e-3}, 2);
        for (std::size_t i = 0; i < shared.samples.size(); i += 50)
            shared.samples[i] = 1e-3;
        shared = summarize(std::move(shared.samples), 1, 0);
        const TimingComparison comparison = compareTimings(measured({}, 1), shared);
        QCOMPARE(comparison.verdict, Verdict::disturbed);
        QVERIFY2(comparison.reason.starts_with("this timing was: its fastest repetition took 33 % less"),
                 comparison.reason.c_str());
    }

    void processorsOfOtherPrograms()
    {
        // Samples that are steady because all of them had to share the processors.
        const Timing quiet = measured({}, 1);
        Timing shared = measured({.level = 1.5e-3}, 2);
        shared.processors = 4;
        shared.otherWork = 0.4;
        QCOMPARE(compareTimings(quiet, shared).verdict, Verdict::slower);
        shared.otherWork = 2;
        const TimingComparison comparison = compareTimings(quiet, shared);
        QCOMPARE(comparison.verdict, Verdict::disturbed);
        QCOMPARE(comparison.reason, "this timing was: other programs kept 50 % of the processors busy");

        const auto now = std::chrono::steady_clock::now();
        const ProcessorUse first{.when = now, .processors = 4, .busySeconds = 100, .ownSeconds = 10};
        const ProcessorUse last{
            .when = now + std::chrono::seconds(2), .processors = 4, .busySeconds = 107, .ownSeconds = 13};
        QCOMPARE(processorsOfOthers(first, last), 2.0);
        QCOMPARE(processorsOfOthers(first, first), 0.0);
        const auto read = ProcessorUse::read();
        if (!read)
            QSKIP("The system does not say who uses its processors.");
        QVERIFY(read->processors > 0);
        QVERIFY(read->busySeconds > 0);
    }

    void otherConditions_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* const name :
             {"cpu", "cores", "governor", "turbo", "target", "mode", "profile", "flags"})
            QTest::newRow(name) << QByteArray(name);
    }

    void otherConditions()
    {
        QFETCH(QByteArray, name);
        Timing before = measured({}, 1);
        Timing now = measured({.level = 2e-3}, 2);
        before.environment = {{name.toStdString(), "this"}, {"load", "0.1"}};
        now.environment = {{name.toStdString(), "that"}, {"load", "0.9"}};
        const TimingComparison comparison = compareTimings(before, now);
        QCOMPARE(comparison.verdict, Verdict::otherConditions);
        QCOMPARE(comparison.changes.size(), 1);
        QCOMPARE(comparison.reason, name.toStdString() + ": this then, that now");
        now.environment[0].second = "this";
        QCOMPARE(compareTimings(before, now).verdict, Verdict::slower);
        now.environment.clear();
        QCOMPARE(compareTimings(before, now).reason, name.toStdString() + ": this then, not recorded now");
    }

    void otherThreads()
    {
        Timing before = measured({}, 1);
        Timing now = measured({.level = 2e-3}, 2);
        before.threads = 2;
        now.threads = 1;
        const TimingComparison comparison = compareTimings(before, now);
        QCOMPARE(comparison.verdict, Verdict::otherConditions);
        QCOMPARE(comparison.reason, "threads: 2 then, 1 now");
    }

    void blocks()
    {
        std::vector<double> samples;
        for (int i = 0; i < 25; ++i)
            samples.push_back(i);
        // Parts of 2, 3, 2, 3, … samples: their medians by hand.
        QCOMPARE(blockMedians(samples), (std::vector<double>{0.5, 3, 5.5, 8, 10.5, 13, 15.5, 18, 20.5, 23}));
        QCOMPARE(blockMedians(std::span(samples).first(3)), (std::vector<double>{0, 1, 2}));
    }

    void names()
    {
        QCOMPARE(nameOf(Verdict::withinNoise), "within noise");
        QCOMPARE(nameOf(Verdict::faster), "faster");
        QCOMPARE(nameOf(Verdict::slower), "slower");
        QCOMPARE(nameOf(Verdict::disturbed), "disturbed");
        QCOMPARE(nameOf(Verdict::otherConditions), "other conditions");
        QCOMPARE(nameOf(Verdict::tooFew), "too few repetitions");
    }
};

QTEST_APPLESS_MAIN(TestComparison)
#include "tst_launch_comparison.moc"
