// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Builds and Launches as a window drives them: the text changes, and what is shown follows.

#include <QSignalSpy>
#include <QtTest>

#include "workspace/launches.h"

using namespace hawk;
using namespace workspace;

namespace {

constexpr const char* goodText =
    "from hawk import Param, Scalar, kernel\n\n\n@kernel\ndef line(x: Scalar, a: Param):\n"
    "    y = a * x\n    return y\n\n\n@kernel\ndef square(x: Scalar):\n    return x * x\n";
constexpr const char* brokenText =
    "from hawk import Param, Scalar, kernel\n\n\n@kernel\ndef line(x: Scalar, a: Param):\n"
    "    y = a * nothing\n    return y\n\n\n@kernel\ndef square(x: Scalar):\n    return x * x\n";
constexpr const char* otherText =
    "from hawk import Param, Scalar, kernel\n\n\n@kernel\ndef line(x: Scalar, a: Param):\n"
    "    y = a * x + 1\n    return y\n";

} // namespace

class LiveTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void buildsOnAPause();
    void staysWithTheLastGoodText();
    void buildsOnlyWhenAsked();
    void buildsEveryKernel();
    void buildsEveryKernelAsItIsTyped();
    void followsTheTarget();
    void aBuildForAnotherTargetIsGivenUp();
    void whatWasStoppedIsNoError();
    void takesPossibleSampleCounts();
    void tellsOfACompilerThatIsMissing();
    void runsWithItsDefaults();
    void keepsInputsByKernel();
    void refusesAWrongInput();
    void stopsARun();
    void comparesWithThePinnedBaseline();
    void distrustsWhatCrashed();
    void nothingIsLeftWithoutADocument();
    void whatIsDueEndsWithItsDocument();
    void refusedKernelsEndAfterTheyBegan();
    void inputsMoveWithTheFile();

private:
    void type(const char* text)
    {
        m_live = text;
        m_documents->noteEdit(m_id);
    }
    std::shared_ptr<const LaunchReport> run(RunKind kind)
    {
        QSignalSpy finished(m_launches.get(), &Launches::finished);
        m_launches->run(kind);
        return finished.wait(30'000) ? m_launches->last() : nullptr;
    }
    void start(const toolchain::SettingArguments& arguments = {});

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Jobs> m_jobs;
    std::unique_ptr<Documents> m_documents;
    std::unique_ptr<Builds> m_builds;
    std::unique_ptr<Launches> m_launches;
    DocumentId m_id{};
    std::string m_live;
};

void LiveTest::start(const toolchain::SettingArguments& arguments)
{
    m_launches.reset();
    m_builds.reset();
    m_documents.reset();
    m_jobs = std::make_unique<Jobs>();
    const auto settings = toolchain::resolveSettings(arguments, process::Environment::ofThisProcess());
    QVERIFY(settings);
    const std::string state = m_folder->filePath(QStringLiteral("state")).toStdString();
    m_documents = std::make_unique<Documents>(*m_jobs, state);
    m_builds = std::make_unique<Builds>(*m_jobs, *m_documents, std::make_shared<compile::Session>(*settings));
    m_launches = std::make_unique<Launches>(*m_jobs, *m_documents, *m_builds, state);
    m_launches->setTimingRequest(
        {.warmUps = 1, .minimumRepetitions = 5, .minimumSeconds = 0.01, .maximumSeconds = 0.1});
    m_launches->setSampleCount(1000);
    m_live = goodText;
    m_id = m_documents->create({}, goodText);
    m_documents->setTextProvider(m_id, [this] { return m_live; });
}

void LiveTest::init()
{
    // Jobs still write into the folder until they are gone.
    m_launches.reset();
    m_builds.reset();
    m_documents.reset();
    m_jobs.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    start({.cacheDirectory = m_folder->filePath(QStringLiteral("cache")).toStdString()});
}

void LiveTest::buildsOnAPause()
{
    QTRY_VERIFY_WITH_TIMEOUT(m_builds->lastBuild(), 30'000);
    QCOMPARE(m_builds->kernels(), (std::vector<std::string>{"line", "square"}));
    QCOMPARE(m_builds->selection().kernel, std::string("line"));
    QVERIFY(m_builds->lastBuild()->built);
    QCOMPARE(m_builds->lastBuild()->built->artifact.outcome, compile::Outcome::miss);
    QTRY_VERIFY(m_builds->text(KernelView::host));
    QVERIFY(m_builds->text(KernelView::host)->text.contains("line"));

    QSignalSpy finished(m_builds.get(), &Builds::buildFinished);
    m_builds->build();
    QVERIFY(finished.wait());
    QCOMPARE(m_builds->lastBuild()->built->artifact.outcome, compile::Outcome::hit);
}

void LiveTest::staysWithTheLastGoodText()
{
    QTRY_VERIFY(m_builds->text(KernelView::host));
    const auto good = m_builds->text(KernelView::host);
    QVERIFY(!m_builds->isStale(KernelView::host));
    type(brokenText);
    QTRY_VERIFY(m_builds->isStale(KernelView::host));
    QCOMPARE(m_builds->text(KernelView::host), good);
    QVERIFY(!m_builds->textError(KernelView::host)->diagnostics.empty());
    type(otherText);
    QTRY_VERIFY(!m_builds->isStale(KernelView::host) && m_builds->text(KernelView::host) != good);
    QCOMPARE(m_builds->previousText(KernelView::host), good);
    QCOMPARE(m_builds->text(KernelView::host)->revision, 2u);
}

void LiveTest::buildsOnlyWhenAsked()
{
    m_builds->setPolicy(BuildPolicy::onRequest);
    m_builds->cancel();
    QTRY_VERIFY(m_documents->analysis(m_id));
    QTRY_VERIFY(m_jobs->running().empty());
    QSignalSpy started(m_builds.get(), &Builds::buildStarted);
    type(otherText);
    QTRY_COMPARE(m_documents->analysis(m_id)->revision, 1u);
    QTRY_VERIFY(m_jobs->running().empty());
    QCOMPARE(started.size(), 0);
    // Asked before the text is analysed: built as soon as it is, from the new text.
    type(goodText);
    QSignalSpy finished(m_builds.get(), &Builds::buildFinished);
    m_builds->build();
    QVERIFY(finished.wait(30'000));
    QCOMPARE(m_builds->lastBuild()->revision, 2u);
    // A broken kernel that was asked for is told.
    type(brokenText);
    m_builds->build();
    QVERIFY(finished.wait());
    QVERIFY(m_builds->lastBuild()->error);
    QVERIFY(m_builds->lastGoodBuild());
}

void LiveTest::buildsEveryKernel()
{
    QTRY_VERIFY(m_documents->analysis(m_id));
    m_builds->buildAll();
    const auto isBuilt = [](const MatrixCell& cell) { return cell.report && cell.report->built; };
    QTRY_VERIFY_WITH_TIMEOUT(m_builds->cells().size() == 2 && std::ranges::all_of(m_builds->cells(), isBuilt),
                             30'000);
}

void LiveTest::buildsEveryKernelAsItIsTyped()
{
    m_builds->setPolicy(BuildPolicy::onRequest);
    QTRY_VERIFY(m_documents->analysis(m_id) && m_jobs->running().empty());
    QSignalSpy finished(m_builds.get(), &Builds::buildFinished);
    // The text has one kernel less, and nobody has read it yet.
    type(otherText);
    m_builds->buildAll();
    QTRY_VERIFY_WITH_TIMEOUT(!finished.empty() && m_jobs->running().empty(), 30'000);
    QCOMPARE(finished.size(), 1);
    const auto report = finished.front().front().value<std::shared_ptr<const BuildReport>>();
    QCOMPARE(report->selection.kernel, std::string("line"));
    QCOMPARE(report->revision, 1u);
    QVERIFY(report->built);
}

void LiveTest::aBuildForAnotherTargetIsGivenUp()
{
    m_builds->setPolicy(BuildPolicy::onRequest);
    QTRY_VERIFY(m_documents->analysis(m_id) && m_jobs->running().empty());
    const auto stateOf = [&](data::Mode mode) {
        return std::ranges::find(m_builds->cells(), mode,
                                 [](const MatrixCell& cell) { return cell.target.mode; })
            ->state;
    };
    m_builds->build();
    QCOMPARE(stateOf(data::Mode::float64), CellState::building);
    m_builds->selectTarget({.mode = data::Mode::float32});
    m_builds->build();
    QCOMPARE(stateOf(data::Mode::float64), CellState::waiting);
    QCOMPARE(stateOf(data::Mode::float32), CellState::building);
    QTRY_VERIFY_WITH_TIMEOUT(m_builds->lastBuild() && m_jobs->running().empty(), 30'000);
    QVERIFY(std::ranges::none_of(m_builds->cells(),
                                 [](const MatrixCell& cell) { return cell.state == CellState::building; }));
}

void LiveTest::whatWasStoppedIsNoError()
{
    m_builds->setPolicy(BuildPolicy::onRequest);
    QTRY_VERIFY(m_documents->analysis(m_id) && m_jobs->running().empty());
    m_builds->setWanted(KernelView::assembly, true);
    m_builds->setWanted(KernelView::assembly, false);
    QTRY_VERIFY_WITH_TIMEOUT(m_jobs->running().empty(), 30'000);
    QVERIFY(!m_builds->textError(KernelView::assembly));
    m_builds->setWanted(KernelView::assembly, true);
    QTRY_VERIFY_WITH_TIMEOUT(m_builds->text(KernelView::assembly), 30'000);
}

void LiveTest::takesPossibleSampleCounts()
{
    QTRY_VERIFY(m_launches->inputs().size() == 2 && m_jobs->running().empty());
    QSignalSpy changed(m_launches.get(), &Launches::inputsChanged);
    m_launches->setSampleCount(1000);
    QCOMPARE(changed.size(), 0);
    m_launches->setSampleCount(0);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(m_launches->sampleCount(), 1);
    m_launches->setSampleCount(-5);
    QCOMPARE(changed.size(), 1);
    m_launches->setSampleCount(std::numeric_limits<std::int64_t>::max());
    QCOMPARE(m_launches->sampleCount(), Launches::mostSamples);
    m_launches->setSampleCount(20'000'000);
    QCOMPARE(changed.size(), 3);
}

void LiveTest::followsTheTarget()
{
    QTRY_VERIFY_WITH_TIMEOUT(m_builds->lastBuild(), 30'000);
    const auto first = m_builds->lastBuild();
    m_builds->selectTarget({.mode = data::Mode::float32,
                            .profile = codegen::Profile::portable,
                            .optLevel = codegen::OptLevel::O1});
    QVERIFY(!m_builds->lastBuild());
    QTRY_VERIFY_WITH_TIMEOUT(m_builds->lastBuild(), 30'000);
    const codegen::TargetSpec& target = m_builds->lastBuild()->built->target;
    QCOMPARE(target.mode, data::Mode::float32);
    QCOMPARE(target.profile, codegen::Profile::portable);
    QCOMPARE(target.optLevel, codegen::OptLevel::O1);
    QVERIFY(m_builds->lastBuild()->built->artifact.key != first->built->artifact.key);
    m_builds->selectTarget({});
    QCOMPARE(m_builds->lastBuild(), first);
}

void LiveTest::tellsOfACompilerThatIsMissing()
{
    start({.cacheDirectory = m_folder->filePath(QStringLiteral("cache")).toStdString(),
           .hostCompiler = "/no/such/compiler"});
    QTRY_VERIFY(m_builds->lastBuild());
    QCOMPARE(m_builds->lastBuild()->error->kind, ErrorKind::environment);
    // The text needs no compiler.
    QTRY_VERIFY(m_builds->text(KernelView::host));
}

void LiveTest::runsWithItsDefaults()
{
    const auto report = run(RunKind::timed);
    QVERIFY(report);
    QVERIFY2(report->result, report->error ? report->error->message.c_str() : "");
    QVERIFY(report->result->timing);
    // The default of `a` is 1, so the output is the input.
    const auto x = report->inputs.at("x").values<double>();
    const auto y = report->result->planes.at("y").values<double>();
    QCOMPARE(x.size(), 1000u);
    QVERIFY(std::ranges::equal(x, y));
}

void LiveTest::keepsInputsByKernel()
{
    QTRY_COMPARE(m_launches->inputs().size(), 2u);
    m_launches->setInput("a", "2.5");
    m_launches->setInput("x", "linspace:0:999");
    m_builds->selectKernel("square");
    QTRY_COMPARE(m_launches->inputs().size(), 1u);
    m_builds->selectKernel("line");
    QTRY_COMPARE(m_launches->inputs().size(), 2u);
    QCOMPARE(m_launches->inputs()[1].text, std::string("2.5"));
    const auto report = run(RunKind::once);
    QVERIFY(report && report->result);
    QCOMPARE(report->result->planes.at("y").values<double>()[10], 25.0);
    QTRY_VERIFY(!m_launches->inputs()[0].preview.empty());
}

void LiveTest::refusesAWrongInput()
{
    QTRY_COMPARE(m_launches->inputs().size(), 2u);
    m_launches->setInput("x", "@missing.npy");
    QTRY_VERIFY(m_launches->inputs()[0].error);
    QVERIFY(!m_launches->inputs()[1].error);
    const auto report = run(RunKind::once);
    QVERIFY(report && report->error);
    QVERIFY(report->error->message.contains("missing.npy"));
    QVERIFY(!m_launches->isRunning());
}

void LiveTest::stopsARun()
{
    m_launches->setTimingRequest({.minimumSeconds = 60, .maximumSeconds = 60});
    QTRY_COMPARE(m_launches->inputs().size(), 2u);
    QSignalSpy finished(m_launches.get(), &Launches::finished);
    m_launches->run(RunKind::timed);
    QTest::qWait(300);
    m_launches->cancel();
    QVERIFY(finished.wait(10'000));
    QCOMPARE(m_launches->last()->error->code, std::string("cancelled"));
    QVERIFY(!m_launches->isSuspect());
}

void LiveTest::comparesWithThePinnedBaseline()
{
    QVERIFY(run(RunKind::timed)->result);
    QVERIFY(!m_launches->comparison());
    m_launches->pinBaseline();
    QCOMPARE(m_launches->comparison()->ratio, 1.0);
    // Of a busy machine nothing can be said.
    const launch::Verdict verdict = m_launches->comparison()->verdict;
    QVERIFY(verdict == launch::Verdict::withinNoise || verdict == launch::Verdict::disturbed);
    m_launches->setSampleCount(2000);
    QVERIFY(run(RunKind::timed)->result);
    // Another number of samples is other work.
    QVERIFY(!m_launches->comparison());
    m_launches->unpinBaseline();
    QVERIFY(!m_launches->baseline());
}

void LiveTest::distrustsWhatCrashed()
{
    QTRY_VERIFY(m_documents->analysis(m_id));
    QVERIFY(!m_launches->isSuspect());
    // A launch that took the program with it: its mark is there at the next start.
    const auto* kernel = m_documents->analysis(m_id)->module.find("line");
    CrashGuard(m_folder->filePath(QStringLiteral("state/fallen")).toStdString())
        .setMark(kernel->kernel->digest);
    start({.cacheDirectory = m_folder->filePath(QStringLiteral("cache")).toStdString()});
    QTRY_VERIFY(m_launches->isSuspect());
    m_launches->trustSelection();
    QVERIFY(!m_launches->isSuspect());
    start({.cacheDirectory = m_folder->filePath(QStringLiteral("cache")).toStdString()});
    QTRY_VERIFY(m_documents->analysis(m_id));
    QVERIFY(!m_launches->isSuspect());
}

void LiveTest::nothingIsLeftWithoutADocument()
{
    QTRY_COMPARE(m_launches->inputs().size(), 2u);
    m_documents->close(m_id);
    QVERIFY(m_launches->inputs().empty());
    QVERIFY(m_builds->selection().kernel.empty());
    m_launches->setInput("a", "3");
    m_launches->run(RunKind::once);
    m_builds->build();
    QVERIFY(!m_launches->isRunning());
}

void LiveTest::whatIsDueEndsWithItsDocument()
{
    QTRY_VERIFY(m_documents->analysis(m_id));
    QTRY_VERIFY(m_jobs->running().empty());
    QSignalSpy finished(m_launches.get(), &Launches::finished);
    type(otherText);
    m_launches->run(RunKind::once);
    QVERIFY(m_launches->isRunning());
    m_documents->create({}, goodText);
    QVERIFY(!m_launches->isRunning());
    QTRY_VERIFY(m_builds->lastBuild() && m_jobs->running().empty());
    QCOMPARE(finished.size(), 0);
}

void LiveTest::refusedKernelsEndAfterTheyBegan()
{
    QTRY_VERIFY(m_documents->analysis(m_id));
    type(brokenText);
    QTRY_COMPARE(m_documents->analysis(m_id)->revision, 1u);
    QStringList order;
    connect(m_launches.get(), &Launches::started, this, [&] { order.append(QStringLiteral("started")); });
    connect(m_launches.get(), &Launches::finished, this, [&] { order.append(QStringLiteral("finished")); });
    m_launches->run(RunKind::timed);
    QCOMPARE(order, (QStringList{QStringLiteral("started"), QStringLiteral("finished")}));
    QVERIFY(!m_launches->last()->error->diagnostics.empty());
}

void LiveTest::inputsMoveWithTheFile()
{
    QTRY_COMPARE(m_launches->inputs().size(), 2u);
    m_launches->setInput("a", "2.5");
    QSignalSpy saved(m_documents.get(), &Documents::saved);
    m_documents->saveAs(m_id, m_folder->filePath(QStringLiteral("line.py")).toStdString());
    QVERIFY(saved.wait());
    m_documents->analyseNow(m_id);
    QTRY_VERIFY(m_jobs->running().empty());
    QCOMPARE(m_launches->inputs()[1].text, std::string("2.5"));
}

QTEST_GUILESS_MAIN(LiveTest)
#include "tst_workspace_live.moc"
