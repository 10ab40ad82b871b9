// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include "workspace/resource_report.h"
#include "workspace/timing_baseline.h"
#include "workspace/timing_report.h"

using namespace hawk;
using namespace hawk::workspace;
using namespace Qt::StringLiterals;

namespace {

/// numpy: median 3e-4, percentile 95 8.8e-4, IQR 2e-4.
TimingReport report()
{
    TimingReport made{.kernel = "affine", .samples = 1000};
    made.timing = launch::summarize({4e-4, 1e-4, 10e-4, 3e-4, 2e-4}, 7, 24'000);
    made.timing.threads = 2;
    made.timing.environment = {{"cpu", "A, \"B\""}, {"flags", "-O3 -g"}};
    return made;
}

QString spelled(const TimingReport& one, TimingForm form)
{
    return QString::fromStdString(spellTiming(one, form));
}

} // namespace

/// What is printed and copied of a timing, and what is read back.
class TestReports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asText()
    {
        QCOMPARE(spelled(report(), TimingForm::text),
                 u"median 300 us  min 100 us  p95 880 us  spread 66.7 %  0.08 GB/s\n"
                 "  1000 samples, 2 threads, 5 repetitions of 7 launches\n"
                 // The medians of 400 and 100 us and of 1000, 300 and 200 us.
                 "  disturbed: its first and second half differ by 20 %\n"
                 "  cpu: A, \"B\"\n  flags: -O3 -g"_s);
    }

    void resources()
    {
        // 40 registers are 1280 for a warp: 48 warps of 64 by the register file of 64 Ki, which is 6 blocks
        // of 256.
        const toolchain::KernelResources entry{.entry = "affine_cuda",
                                               .architecture = "sm_90",
                                               .registers = 40,
                                               .spillStoreBytes = 8,
                                               .spillLoadBytes = 12,
                                               .sharedBytes = 64};
        const QStringList lines = QString::fromStdString(reportResources(entry)).split(u'\n');
        QCOMPARE(lines[0], u"affine_cuda (sm_90)"_s);
        QVERIFY(lines.contains(u"  registers      40 per thread"_s));
        QVERIFY(lines.contains(u"  spilled        8 bytes stored, 12 bytes loaded per thread"_s));
        QVERIFY(lines.contains(u"                256       6       75 %  registers"_s));
        // In other words, and as many lines.
        const auto shout = [](std::string_view english) {
            return QString::fromUtf8(english.data(), std::ssize(english)).toUpper().toStdString() + "Ä";
        };
        const QStringList other = QString::fromStdString(reportResources(entry, shout)).split(u'\n');
        QCOMPARE(other.size(), lines.size());
        QCOMPARE(other[1], u"  REGISTERSÄ      40 PER THREADÄ"_s);
        QVERIFY(other.contains(u"                 256        6        75 %  REGISTERSÄ"_s));
    }

    void resourcesOfAnUnknownDevice()
    {
        const std::string text = reportResources({.entry = "k", .architecture = "sm_9999"});
        QVERIFY(text.contains("not published"));
    }

    void asMarkdown()
    {
        TimingReport one = report();
        one.comparison = {.ratio = 0.9, .low = 0.88, .high = 0.93, .verdict = launch::Verdict::faster};
        const QStringList lines = spelled(one, TimingForm::markdown).split(u'\n');
        QCOMPARE(lines.size(), 8);
        QCOMPARE(lines[0].count(u'|'), lines[1].count(u'|'));
        QCOMPARE(lines[0].count(u'|'), lines[2].count(u'|'));
        QCOMPARE(lines[2],
                 u"| `affine` | 1000 | 300 us | 66.7 % | 100 us | 880 us | 400 us | 0.08 | 2 | 5 x 7 |"_s);
        QCOMPARE(lines[4], u"0.900 of the baseline's median, 95 % interval 0.880 to 0.930: faster"_s);
        QCOMPARE(lines[6], u"- cpu: A, \"B\""_s);
    }

    void asCsv()
    {
        TimingReport other = report();
        other.kernel = "scale";
        other.timing.environment = {{"governor", "performance"}};
        const std::vector<TimingReport> both = {report(), other};
        const QStringList lines = QString::fromStdString(timingCsv(both)).split(u'\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].startsWith(u"kernel,samples,median,"_s));
        QVERIFY(lines[0].endsWith(
            u",ratio,low,high,verdict,environment.cpu,environment.flags,environment.governor"_s));
        const QStringList fields = lines[1].split(u',');
        QCOMPARE(fields.first(2), QStringList({u"affine"_s, u"1000"_s}));
        QCOMPARE(fields[2].toDouble(), 3e-4);
        QCOMPARE(fields[3].toDouble(), 1e-4);
        QCOMPARE(fields[4].toDouble(), 8.8e-4);
        QCOMPARE(fields[5].toDouble(), 4e-4);
        QVERIFY(lines[1].endsWith(u",2,5,7,,,,,\"A, \"\"B\"\"\",-O3 -g,"_s));
        QVERIFY(lines[2].endsWith(u",,,,,,,performance"_s));
    }

    void savedAndRead()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath(u"b.json"_s).toStdString();
        QVERIFY(saveTiming(path, report()));
        const auto read = loadTiming(path);
        QVERIFY(read);
        QCOMPARE(read->kernel, "affine");
        QCOMPARE(read->samples, 1000);
        QCOMPARE(read->timing.samples, report().timing.samples);
        QCOMPARE(read->timing.median, report().timing.median);
        QCOMPARE(read->timing.gigabytesPerSecond, report().timing.gigabytesPerSecond);
        QCOMPARE(read->timing.threads, 2U);
        QCOMPARE(read->timing.launchesPerSample, 7U);
        QCOMPARE(read->timing.environment, report().timing.environment);
        QVERIFY(!read->timing.otherWork);
        const auto comparison = compareWithBaseline(*read, report());
        QVERIFY(comparison);
        QCOMPARE(comparison->ratio, 1.0);
        QCOMPARE(comparison->verdict, launch::Verdict::disturbed);
    }

    void otherProgramsAreSavedAndRead()
    {
        TimingReport made = report();
        made.timing.processors = 4;
        made.timing.otherWork = 1.25;
        QVERIFY(
            spelled(made, TimingForm::text).contains(u"1.2 of 4 processors were busy with other programs"_s));
        QTemporaryDir folder;
        const std::string path = folder.filePath(u"b.json"_s).toStdString();
        QVERIFY(saveTiming(path, made));
        const auto read = loadTiming(path);
        QVERIFY(read);
        QCOMPARE(read->timing.processors, 4U);
        QCOMPARE(read->timing.otherWork, std::optional(1.25));
    }

    void otherConditionsAreNamed()
    {
        TimingReport steady = report();
        steady.timing = launch::summarize({1e-4, 1e-4, 1e-4}, 7, 0);
        steady.timing.environment = {{"mode", "float64"}, {"profile", "native"}};
        TimingReport other = steady;
        other.timing = launch::summarize({3e-4, 3e-4, 3e-4}, 7, 0);
        other.timing.environment = {{"mode", "float32"}, {"profile", "native"}};
        other.comparison = *compareWithBaseline(steady, other);
        QCOMPARE(other.comparison->verdict, launch::Verdict::otherConditions);
        QVERIFY(
            spelled(other, TimingForm::text)
                .endsWith(u"3.000 of the baseline's median, 95 % interval 3.000 to 3.000: cannot say whether "
                          "faster or slower, other conditions (mode: float64 then, float32 now)"_s));
        const QJsonObject facts = timingFacts(other).value("comparison"_L1).toObject();
        QCOMPARE(facts.value("verdict"_L1).toString(), u"other conditions"_s);
        const QJsonObject change{
            {u"name"_s, u"mode"_s}, {u"baseline"_s, u"float64"_s}, {u"now"_s, u"float32"_s}};
        QCOMPARE(facts.value("changes"_L1).toArray(), QJsonArray{change});
        other.kernel = "scale";
        QCOMPARE(compareWithBaseline(steady, other).error().code, "baseline-other-work");
    }

    void noBaseline_data()
    {
        QTest::addColumn<QByteArray>("content");
        const QByteArray good = QByteArray::fromStdString(spellTiming(report(), TimingForm::json));
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("binary") << QByteArray("\0\1\2", 3);
        QTest::newRow("cut off") << good.first(good.size() / 2);
        QTest::newRow("a list") << QByteArray("[1, 2]");
        QTest::newRow("no samples") << QByteArray(good).replace("\"seconds\"", "\"times\"");
        QTest::newRow("a negative time") << QByteArray(good).replace("0.001", "-1");
        QTest::newRow("a text as a time") << QByteArray(good).replace("0.001", "\"fast\"");
        QTest::newRow("half a sample") << QByteArray(good).replace("1000", "1000.5");
    }

    void noBaseline()
    {
        QFETCH(QByteArray, content);
        QTemporaryDir folder;
        QFile file(folder.filePath(u"b.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        const auto read = loadTiming(file.fileName().toStdString());
        QVERIFY(!read);
        QCOMPARE(read.error().code, "baseline-malformed");
        QVERIFY(QString::fromStdString(read.error().message).contains(u"b.json"_s));
    }

    void otherWork()
    {
        TimingReport other = report();
        other.samples = 10;
        QCOMPARE(compareWithBaseline(report(), other).error().code, "baseline-other-work");
        other = report();
        other.kernel = "scale";
        QCOMPARE(compareWithBaseline(report(), other).error().code, "baseline-other-work");
        QCOMPARE(loadTiming("/nowhere/b.json").error().code, "file-missing");
        QCOMPARE(saveTiming("/nowhere/b.json", report()).error().code, "file-no-folder");
    }

    void forms()
    {
        for (const TimingForm form :
             {TimingForm::text, TimingForm::markdown, TimingForm::csv, TimingForm::json})
            QCOMPARE(timingFormFromName(nameOf(form)), form);
        QVERIFY(!timingFormFromName("html"));
    }
};

QTEST_APPLESS_MAIN(TestReports)
#include "tst_workspace_reports.moc"
