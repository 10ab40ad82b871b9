// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "derived_text.h"
#include "diff/rollout.h"

using namespace hawk;
using Names = std::vector<std::string>;

/// Kernels made of a step that goes on from the start values of its planes.
class TestDiffRollout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reverseOfAStep();
    void stepWithTangents();
    void guards();
    void partOfAStep();
    void recordedSteps();
    void refusals();

private:
    static constexpr auto ball =
        "def k(dt: Param, terminated: Terminated, y: Mutable[Scalar], v: Mutable[Scalar]):\n"
        "    v_start = v\n    v = v_start - 9.81 * dt * y\n    y = y + dt * v_start\n"
        "    terminated = m.lor(y < 0.0, v > 30.0)\n";
    static constexpr auto timed =
        "@kernel(time=\"t\", time_step=\"dt\")\n"
        "def k(dt: Param, a: Param, terminated: Terminated, y: Mutable[Scalar], v: Mutable[Scalar], t: "
        "Mutable[Scalar]):\n"
        "    v_start = v\n    v = v_start - 9.81 * dt\n    y = y + dt * v_start\n    end = t + dt\n    t = "
        "end\n"
        "    terminated = y <= a * end\n";
    static ir::Kernel timedKernel()
    {
        return *tests::kernelOf("def other(x: Scalar):\n    return x\n", timed);
    }
    static ir::Kernel kernel(const std::string& text) { return *tests::kernelOf(text); }
    static std::string slotsOf(const diff::Outcome<ir::Kernel>& outcome)
    {
        return outcome ? tests::slotsOf(Result<ir::Kernel>(*outcome))
                       : diff::errorOf(outcome.error()).message;
    }
    static std::string refusalOf(const diff::Outcome<ir::Kernel>& outcome)
    {
        return outcome ? std::string() : diff::errorOf(outcome.error()).message;
    }
};

void TestDiffRollout::reverseOfAStep()
{
    const auto derived =
        diff::deriveStep(kernel(ball), {.direction = diff::Direction::reverse, .name = "back"});
    QCOMPARE(
        slotsOf(derived),
        std::string("mutable bar_dt, mutable bar_v, mutable bar_y, per_sample bar_v_next, "
                    "per_sample bar_y_next, per_sample v, per_sample y, terminated terminated, uniform dt"));
    QCOMPARE(derived->derived->primal, std::string("k"));
}

void TestDiffRollout::stepWithTangents()
{
    const auto carried = diff::carryTangents(kernel(ball), {});
    QCOMPARE(slotsOf(carried),
             std::string("mutable dot_v, mutable dot_y, mutable v, mutable y, lookup finished_count, "
                         "lookup fused_steps, terminated terminated, uniform dot_dt, uniform dt"));
    QCOMPARE(carried->name, std::string("k_jvp"));
    QVERIFY(carried->finish() != nullptr);
    QCOMPARE(carried->guards, (Names{"terminated"}));
    const auto ofState = diff::carryTangents(kernel(ball), Names{"y"});
    QVERIFY(!slotsOf(ofState).contains("dot_dt"));
}

void TestDiffRollout::guards()
{
    const auto guard = diff::guardKernel(kernel(ball));
    QCOMPARE(
        slotsOf(guard),
        std::string("mutable event_g0, mutable event_g1, per_sample v, per_sample y, terminated terminated, "
                    "uniform dt"));
    QCOMPARE(guard->name, std::string("k_guard"));
    const std::string fault = tests::gradientFault(Result<ir::Kernel>(*guard));
    QVERIFY2(fault.empty(), fault.c_str());
}

void TestDiffRollout::partOfAStep()
{
    const auto refined = diff::refineEntry(timedKernel());
    QCOMPARE(slotsOf(refined),
             std::string("mutable event_g0, mutable t_refined, mutable v_refined, mutable y_refined, "
                         "per_sample applied_steps, per_sample dt, per_sample dt_tau, per_sample t_0, "
                         "per_sample v, per_sample y, uniform a"));
    QCOMPARE(refined->name, std::string("k_refine"));
    const std::string fault = tests::gradientFault(*refined);
    QVERIFY2(fault.empty(), fault.c_str());
    QVERIFY(refusalOf(diff::refineEntry(kernel(ball))).contains("time"));
}

void TestDiffRollout::recordedSteps()
{
    const auto plain = diff::recordSteps(kernel(ball), 8);
    QCOMPARE(
        slotsOf(plain),
        std::string("mutable applied_steps, mutable v, mutable y, out tape, lookup finished_count, lookup "
                    "fused_steps, terminated terminated, uniform dt, uniform tape_on"));
    QCOMPARE(plain->name, std::string("k_tape"));
    QCOMPARE(
        slotsOf(diff::recordSteps(timedKernel(), 8)),
        std::string(
            "mutable applied_steps, mutable t, mutable v, mutable y, out tape, per_sample dt, per_sample "
            "t_0, lookup finished_count, lookup fused_steps, terminated terminated, uniform a, uniform "
            "tape_on"));
    QVERIFY(refusalOf(diff::recordSteps(kernel(ball), 513)).contains("1026 numbers"));
    QVERIFY(refusalOf(diff::recordSteps(kernel("def k(x: Scalar):\n    return x * x\n"), 8))
                .contains("goes on from"));
}

void TestDiffRollout::refusals()
{
    const ir::Kernel endless = kernel("def k(x: Scalar, y: Mutable[Scalar]):\n    y = y + x\n");
    QVERIFY(refusalOf(diff::guardKernel(endless)).contains("never finishes"));
    const ir::Kernel both =
        kernel("def k(x: Scalar, terminated: Terminated, y: Mutable[Scalar]):\n    y = y + x\n"
               "    terminated = m.land(y > 1.0, x > 0.0)\n");
    QVERIFY(refusalOf(diff::guardKernel(both)).contains("joined by `lor`"));
    QVERIFY(refusalOf(diff::carryTangents(both, Names{"z"})).contains("`z`"));
    QVERIFY(
        refusalOf(diff::derive(both, {.direction = diff::Direction::reverse, .name = "b"})).contains("`y`"));
}

QTEST_APPLESS_MAIN(TestDiffRollout)
#include "tst_diff_rollout.moc"
