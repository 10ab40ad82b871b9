// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>

#include "bundle/bundle.h"
#include "launch/free_memory.h"
#include "process/worker_program.h"
#include "workspace/kernel_file.h"
#include "workspace/kernel_step.h"
#include "workspace/run_kernel.h"
#include "workspace/until_done.h"

using namespace hawk;
using data::Argument;
using data::Array;
using workspace::Where;

namespace {

constexpr const char* kernelFile = R"(from hawk import Mutable, Param, Scalar, Terminated, Vector, kernel
from hawk.math import sin, vec


@kernel
def scale(x: Scalar, a: Param):
    y = a * x
    return y


@kernel
def shift(y: Scalar, b: Param):
    z = y + b
    return z


@kernel
def age(t: Mutable[Scalar], dt: Param):
    t = t + dt


@kernel
def swing(p: Mutable[Vector[2]], dt: Param):
    q = p[0] + dt * p[1]
    p[1] = p[1] - dt * sin(p[0])
    p[0] = q


def make(factor):
    @kernel
    def scaled(x: Scalar):
        return factor * x
    return scaled


@kernel
def wide(x: Scalar):
    w = vec(x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x)
    return w


@kernel
def pair(x: Scalar):
    v = vec(x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x)
    w = vec(x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x)
    return v, w


@kernel
def walk(x: Mutable[Scalar], n: Mutable[Scalar], terminated: Terminated):
    x = x * 0.5
    n = n + 1.0
    terminated = x < 0.1


@kernel(steps=3)
def walk_by_three(x: Mutable[Scalar], n: Mutable[Scalar], terminated: Terminated):
    x = x * 0.5
    n = n + 1.0
    terminated = x < 0.1


@kernel
def lag(late: Mutable[Scalar], terminated: Terminated):
    late = late + 1.0


twice = make(2.0)
thrice = make(3.0)
)";

Argument plane(std::vector<double> values)
{
    return {Array::fromValues<double>({std::ssize(values)}, values)};
}

std::vector<double> valuesOf(const Array& array)
{
    const auto values = array.values<double>();
    return {values.begin(), values.end()};
}

std::vector<double> valuesOf(const Result<workspace::RunResult>& result, const std::string& name)
{
    return valuesOf(result->planes.at(name));
}

launch::TimingRequest shortTiming()
{
    return {.warmUps = 1, .minimumRepetitions = 3, .minimumSeconds = 0, .maximumSeconds = 0.05};
}

} // namespace

/// Steps of one or several kernels, in this process and in a worker.
class WorkspaceRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void oneKernel();
    void severalKernels();
    void signature();
    void unknownArgument();
    void timing_data();
    void timing();
    void worker();
    void workerTiming();
    void factoryKernels();
    void resultsTakeWhatTheirTypeTakes();
    void resultsOfAStepCountTogether();
    void untilDone_data();
    void untilDone();
    void untilDoneEndsAtItsLimit();
    void untilDoneOfAList();
    void untilDoneNeedsAFinish();

private:
    std::vector<workspace::BuiltKernel> build(std::vector<std::string> names)
    {
        return build(workspace::selectKernels(*m_module, {"step.py", std::move(names)}));
    }
    std::vector<workspace::BuiltKernel> build(const Result<std::vector<ir::Kernel>>& kernels)
    {
        std::vector<workspace::BuiltKernel> built;
        for (const ir::Kernel& kernel : *kernels)
            built.push_back(
                workspace::buildKernel(kernel, m_module->tree.source(), m_target, *m_session).value());
        return built;
    }
    Result<workspace::RunResult> run(std::vector<std::string> names,
                                     std::map<std::string, Argument> arguments,
                                     Where where = Where::inProcess,
                                     std::optional<launch::TimingRequest> timing = {})
    {
        return workspace::runKernels({.kernels = build(std::move(names)),
                                      .arguments = std::move(arguments),
                                      .sampleCount = {},
                                      .threads = 1,
                                      .where = where,
                                      .timing = timing});
    }

    Result<workspace::RunResult> runUntilDone(std::vector<std::string> names,
                                              std::map<std::string, Argument> arguments,
                                              std::uint64_t maximum, Where where = Where::inProcess)
    {
        const auto kernels = workspace::selectKernels(*m_module, {"step.py", std::move(names)});
        return workspace::runKernels({.kernels = build(workspace::untilDoneKernels(*kernels)),
                                      .arguments = std::move(arguments),
                                      .threads = 2,
                                      .where = where,
                                      .untilDone = maximum});
    }

    QTemporaryDir m_folder;
    std::optional<compile::Session> m_session;
    std::optional<trace::Module> m_module;
    codegen::TargetSpec m_target;
};

void WorkspaceRun::initTestCase()
{
    process::Environment environment;
    environment.set("PATH", process::Environment::ofThisProcess().get("PATH").value_or("/usr/bin"));
    environment.set("HOME", m_folder.path().toStdString());
    environment.set("HAWK_CACHE_DIR", m_folder.filePath(QStringLiteral("cache")).toStdString());
    m_session.emplace(toolchain::resolveSettings({}, environment).value());
    const auto target = workspace::resolveTarget({}, *m_session);
    if (!target)
        QSKIP(("Kernels cannot be compiled here: " + target.error().message).c_str());
    m_target = *target;
    m_module = trace::traceModule(syntax::parse(text::SourceText(kernelFile, "step.py")));
    QVERIFY2(!m_module->hasErrors(), m_module->hasErrors() ? m_module->diagnostics[0].message().c_str() : "");
}

void WorkspaceRun::oneKernel()
{
    const auto result = run({"scale"}, {{"x", plane({1, -2, 0.5})}, {"a", {4.0}}});
    QVERIFY2(result, result ? "" : result.error().message.c_str());
    QCOMPARE(valuesOf(result, "y"), std::vector({4.0, -8.0, 2.0}));
    QCOMPARE(result->sampleCount, 3);
    QCOMPARE(result->order, std::vector<std::string>({"y"}));
    QCOMPARE(result->threads, 1u);
    // x is read, y is written.
    QCOMPARE(result->bytesPerLaunch, std::uint64_t{2 * 3 * 8});
    QVERIFY(!result->timing);
}

void WorkspaceRun::severalKernels()
{
    const auto result = run(
        {"scale", "shift", "age"},
        {{"x", plane({1, 2})}, {"a", {10.0}}, {"b", {std::int64_t{1}}}, {"t", plane({7, 8})}, {"dt", {0.5}}});
    QVERIFY2(result, result ? "" : result.error().message.c_str());
    QCOMPARE(result->order, std::vector<std::string>({"y", "z", "t"}));
    QCOMPARE(valuesOf(result, "y"), std::vector({10.0, 20.0}));
    QCOMPARE(valuesOf(result, "z"), std::vector({11.0, 21.0}));
    QCOMPARE(valuesOf(result, "t"), std::vector({7.5, 8.5}));
    // A plane updated in place counts as read and written.
    QCOMPARE(result->bytesPerLaunch, std::uint64_t{6 * 2 * 8});
    // The other order: nothing gives y before it is read.
    const auto early = run({"shift", "scale"}, {{"x", plane({1, 2})}, {"a", {10.0}}, {"b", {1.0}}});
    QVERIFY(!early);
    QVERIFY(early.error().message.contains("y"));
}

void WorkspaceRun::signature()
{
    const data::Signature step = workspace::stepSignature(
        *workspace::selectKernels(*m_module, {"step.py", {"scale", "shift", "age"}}));
    QCOMPARE(step.kernel, "scale,shift,age");
    std::string slots;
    for (const data::Slot& slot : step.slots)
        slots += slot.name + " ";
    QCOMPARE(slots, "y x a z b t dt ");
    QCOMPARE(step.parameters.size(), 6u);
}

void WorkspaceRun::unknownArgument()
{
    const auto result = run(
        {"scale", "age"}, {{"x", plane({1})}, {"a", {1.0}}, {"t", plane({1})}, {"dt", {1.0}}, {"tt", {1.0}}});
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::refused);
    QVERIFY2(result.error().message.contains("tt"), result.error().message.c_str());
}

void WorkspaceRun::timing_data()
{
    QTest::addColumn<int>("where");
    QTest::newRow("in this process") << static_cast<int>(Where::inProcess);
    QTest::newRow("worker") << static_cast<int>(Where::worker);
}

void WorkspaceRun::timing()
{
    QFETCH(int, where);
    const Argument state = plane({1, 2, 3});
    const auto result =
        run({"age"}, {{"t", state}, {"dt", {0.25}}}, static_cast<Where>(where), shortTiming());
    QVERIFY2(result, result ? "" : result.error().message.c_str());
    // As after one launch, in the result and in the caller's own memory, however often it was repeated.
    QCOMPARE(valuesOf(result, "t"), std::vector({1.25, 2.25, 3.25}));
    QCOMPARE(valuesOf(std::get<Array>(state.value)), std::vector({1.25, 2.25, 3.25}));
    QVERIFY(result->timing);
    QVERIFY(result->timing->samples.size() >= 3);
    // What a reader needs to believe the number; the same wherever it was launched.
    QVERIFY(result->threads > 0);
    QCOMPARE(result->timing->threads, result->threads);
    const std::map<std::string, std::string> facts(result->timing->environment.begin(),
                                                   result->timing->environment.end());
    QCOMPARE(facts.at("threads"), std::to_string(result->threads));
    QCOMPARE(facts.at("profile"), std::string(codegen::nameOf(m_target.profile)));
    QVERIFY2(facts.at("flags").contains("-shared"), facts.at("flags").c_str());
}

void WorkspaceRun::worker()
{
    std::vector<double> start(2 * 1000);
    for (std::size_t i = 0; i < start.size(); ++i)
        start[i] = 0.001 * static_cast<double>(i);
    const auto arguments = [&] {
        return std::map<std::string, Argument>{
            {"p", {Array::fromValues<double>({2, 1000}, start), data::Layout::samplesLast}}, {"dt", {0.125}}};
    };
    const auto here = run({"swing"}, arguments());
    const auto there = run({"swing"}, arguments(), Where::worker);
    QVERIFY2(here, here ? "" : here.error().message.c_str());
    QVERIFY2(there, there ? "" : there.error().message.c_str());
    QCOMPARE(valuesOf(there, "p"), valuesOf(here, "p"));
    QCOMPARE(there->threads, here->threads);
    QCOMPARE(there->bytesPerLaunch, here->bytesPerLaunch);

    const std::map<std::string, Argument> step = {{"x", plane({1, 2})}, {"a", {10.0}}, {"b", {1.0}}};
    const auto both = run({"scale", "shift"}, step, Where::worker);
    QVERIFY2(both, both ? "" : both.error().message.c_str());
    QCOMPARE(valuesOf(both, "z"), std::vector({11.0, 21.0}));
}

void WorkspaceRun::workerTiming()
{
    const auto result = run({"scale", "shift"}, {{"x", plane({1, 2})}, {"a", {10.0}}, {"b", {1.0}}},
                            Where::worker, shortTiming());
    QVERIFY(!result);
    QCOMPARE(result.error().code, "worker-timing-one-kernel");
}

void WorkspaceRun::factoryKernels()
{
    const auto result = run({"thrice"}, {{"x", plane({1, 2})}});
    QVERIFY2(result, result ? "" : result.error().message.c_str());
    QCOMPARE(valuesOf(result->planes.begin()->second), std::vector({3.0, 6.0}));

    // Their files would have one name.
    bundle::BundleRequest request{.members = {},
                                  .directory = m_folder.filePath(QStringLiteral("out")).toStdString(),
                                  .targets = {"host"},
                                  .target = m_target};
    for (workspace::BuiltKernel& built : build({"twice", "thrice"}))
        request.members.push_back({built.plan, m_module->tree.source()});
    const auto bundle = bundle::buildBundle(request, *m_session);
    QCOMPARE(bundle.error().code, "R155");
    QVERIFY(bundle.error().message.contains("`scaled`"));
    QVERIFY(!QFileInfo::exists(QString::fromStdString(request.directory)));
    request.members.pop_back();
    QVERIFY(bundle::buildBundle(request, *m_session));
}

void WorkspaceRun::resultsTakeWhatTheirTypeTakes()
{
    auto kernels = build({"wide"});
    // 32 numbers of 4 bytes a sample: 60 % of what is free, and 120 % if they had 8. Nothing is touched.
    const auto samples = static_cast<std::int64_t>(launch::freeMemory() / 10 * 6 / (32 * sizeof(float)));
    const workspace::RunRequest request{.kernels = kernels,
                                        .arguments = {{"x", {Array::zeros(data::Dtype::float32, {samples})}}},
                                        .sampleCount = samples};
    auto single = request;
    single.kernels.front().target.mode = data::Mode::float32;
    const auto bound = workspace::bindStep(single);
    QVERIFY2(bound, bound ? "" : bound.error().message.c_str());
    const auto refused = workspace::bindStep(request);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, "out-of-memory");
    QVERIFY(refused.error().message.contains("`w`"));
}

void WorkspaceRun::resultsOfAStepCountTogether()
{
    // Each of the two takes 60 % of what is free.
    const auto samples = static_cast<std::int64_t>(launch::freeMemory() / 10 * 6 / (16 * sizeof(double)));
    const auto refused =
        workspace::bindStep({.kernels = build({"pair"}),
                             .arguments = {{"x", {Array::zeros(data::Dtype::float64, {samples})}}},
                             .sampleCount = samples});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, "out-of-memory");
    QVERIFY2(refused.error().message.contains("`v`, `w`"), refused.error().message.c_str());
}

void WorkspaceRun::untilDone_data()
{
    QTest::addColumn<QString>("kernel");
    QTest::addColumn<int>("where");
    QTest::addColumn<quint64>("launches");
    QTest::addColumn<quint64>("launchedSteps");
    const int here = static_cast<int>(Where::inProcess);
    const int there = static_cast<int>(Where::worker);
    QTest::newRow("64 steps together") << QStringLiteral("walk") << here << quint64{1} << quint64{64};
    QTest::newRow("3 steps together") << QStringLiteral("walk_by_three") << here << quint64{4} << quint64{12};
    QTest::newRow("in a worker") << QStringLiteral("walk") << there << quint64{1} << quint64{64};
}

void WorkspaceRun::untilDone()
{
    QFETCH(QString, kernel);
    QFETCH(int, where);
    QFETCH(quint64, launches);
    QFETCH(quint64, launchedSteps);
    // 1 is below 0.1 after 4 steps, 100 after 10; the third sample has finished before.
    const data::Argument mask{Array::fromValues<bool>({3}, std::array{false, false, true})};
    const auto result = runUntilDone(
        {kernel.toStdString()}, {{"x", plane({1, 100, 8})}, {"n", plane({0, 0, 0})}, {"terminated", mask}},
        1000, static_cast<Where>(where));
    QVERIFY2(result, result ? "" : result.error().message.c_str());
    QCOMPARE(valuesOf(result, "x"), std::vector({0.0625, 0.09765625, 8.0}));
    QCOMPARE(valuesOf(result, "n"), std::vector({4.0, 10.0, 0.0}));
    QVERIFY(result->untilDone);
    QVERIFY(result->untilDone->isFinished);
    QCOMPARE(result->untilDone->launches, launches);
    QCOMPARE(result->untilDone->launchedSteps, launchedSteps);
    QCOMPARE(result->untilDone->largestSteps, 10u);
    QCOMPARE(result->untilDone->finishedSamples, 3);
}

void WorkspaceRun::untilDoneEndsAtItsLimit()
{
    // The mask is made when it is left out.
    const auto result = runUntilDone({"walk"}, {{"x", plane({1, 100})}, {"n", plane({0, 0})}}, 6);
    QVERIFY2(result, result ? "" : result.error().message.c_str());
    QCOMPARE(valuesOf(result, "n"), std::vector({4.0, 6.0}));
    QVERIFY(!result->untilDone->isFinished);
    QCOMPARE(result->untilDone->launchedSteps, 6u);
    QCOMPARE(result->untilDone->largestSteps, 6u);
    QCOMPARE(result->untilDone->finishedSamples, 1);
}

void WorkspaceRun::untilDoneOfAList()
{
    const auto result = runUntilDone(
        {"walk", "lag"}, {{"x", plane({1, 100})}, {"n", plane({0, 0})}, {"late", plane({0, 0})}}, 1000);
    QVERIFY2(result, result ? "" : result.error().message.c_str());
    // The first kernel of a step finishes a sample before the second one comes to it.
    QCOMPARE(valuesOf(result, "n"), std::vector({4.0, 10.0}));
    QCOMPARE(valuesOf(result, "late"), std::vector({3.0, 9.0}));
    QCOMPARE(result->untilDone->launches, 10u);
    QCOMPARE(result->untilDone->largestSteps, 10u);
}

void WorkspaceRun::untilDoneNeedsAFinish()
{
    const auto kernels = workspace::selectKernels(*m_module, {"step.py", {"age"}});
    const auto refused = workspace::untilDoneKernels(*kernels);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, "usage-until-done");
}

QTEST_APPLESS_MAIN(WorkspaceRun)
#include "tst_workspace_run.moc"
