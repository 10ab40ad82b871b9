// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "derived_text.h"

using namespace hawk;
using diff::Direction;
using Names = std::vector<std::string>;

/// Which planes a derivative binds, under which names, and why a kernel has none.
class TestDiffPlanes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void slots_data();
    void slots();
    void inputsInTheOrderOfTheKernel();
    void ofADerivative();
    void parametersAreTheBoundInputs();
    void multiStepKernelsAreDerivedByStep();
    void refusals_data();
    void refusals();
};

void TestDiffPlanes::slots_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reverse");
    QTest::addColumn<QString>("forward");
    QTest::newRow("what no derivative needs is not bound")
        << "def k(x: Scalar, a: Param, b: Param):\n    y = a * x + b\n    return y"
        << "mutable bar_a, mutable bar_b, mutable bar_x, per_sample bar_y, per_sample x, uniform a"
        << "mutable dot_y, per_sample dot_x, per_sample x, uniform a, uniform dot_a, uniform dot_b";
    QTest::newRow("roles by shape") << "def k(v: Vector[2], A: Matrix[2, 2], q: Quat):\n    return {'u': A @ "
                                       "v, 'r': m.quat_conj(q), 'B': A * v[0]}"
                                    << "mutable bar_A, mutable bar_q, mutable bar_v, vec_in bar_r, vec_in "
                                       "bar_u, vec_in v, mat_in A, mat_in bar_B"
                                    << "mutable dot_B, mutable dot_r, mutable dot_u, vec_in dot_q, vec_in "
                                       "dot_v, vec_in v, mat_in A, mat_in dot_A";
    QTest::newRow("whole numbers have neither seeds nor derivatives")
        << "def k(x: Scalar, n: Int32):\n    return {'y': x * m.real(n), 'c': n + 1, 'l': x > 0.0}"
        << "mutable bar_x, per_sample bar_y, per_sample n" << "mutable dot_y, per_sample dot_x, per_sample n";
    QTest::newRow("a mask is read, and nothing is finished")
        << "def k(x: Scalar, y: Mutable[Scalar], terminated: Terminated):\n    y = x * x\n    terminated = y "
           "> 4.0"
        << "mutable bar_x, per_sample bar_y, per_sample x, terminated terminated"
        << "mutable dot_y, per_sample dot_x, per_sample x, terminated terminated";
    QTest::newRow("an input without influence has zeros")
        << "def k(x: Scalar, y: Scalar):\n    return {'a': m.floor(x), 'b': y * 2.0}"
        << "mutable bar_x, mutable bar_y, per_sample bar_b"
        << "mutable dot_a, mutable dot_b, per_sample dot_y";
    QTest::newRow("a table's adjoint is added up at the places that were read")
        << "def k(x: Scalar, j: Index, t: Table[Scalar]):\n    y = t.at(j) * x\n    return y"
        << "mutable bar_x, accum_out bar_t, per_sample bar_y, per_sample j, per_sample x, lookup t"
        << "mutable dot_y, per_sample dot_x, per_sample j, per_sample x, lookup dot_t, lookup t";
    QTest::newRow("a read of another sample")
        << "def k(x: Scalar):\n    y = x.at(m.sample_index() + 1) * x\n    return y"
        << "accum_out bar_x, per_sample bar_y, per_sample x"
        << "mutable dot_y, per_sample dot_x, per_sample x";
    QTest::newRow("additions by key")
        << "def k(x: Scalar, b: Index, h: Mutable[Scalar]):\n    hawk.scatter(h)[b] += x * x"
        << "mutable bar_x, per_sample b, per_sample x, lookup bar_h"
        << "accum_out dot_h, accum_out dot_h_c, per_sample b, per_sample dot_x, per_sample x";
    QTest::newRow("a sum over samples")
        << "def k(x: Scalar):\n    total = hawk.sum(x * x)\n    return total"
        << "mutable bar_x, per_sample x, uniform bar_total"
        << "accum_out dot_total, accum_out dot_total_comp, per_sample dot_x, per_sample x";
    QTest::newRow("names that are taken")
        << "def k(x: Scalar, bar_x: Scalar, dot_x: Scalar):\n    y = x * bar_x * dot_x\n    return y"
        << "mutable bar2_bar_x, mutable bar2_dot_x, mutable bar2_x, per_sample bar2_y, per_sample bar_x, "
           "per_sample dot_x, per_sample x"
        << "mutable dot2_y, per_sample bar_x, per_sample dot2_bar_x, per_sample dot2_dot_x, per_sample "
           "dot2_x, "
           "per_sample dot_x, per_sample x";
}

void TestDiffPlanes::slots()
{
    QFETCH(QString, text);
    QFETCH(QString, reverse);
    QFETCH(QString, forward);
    const auto kernel = tests::kernelOf(text.toStdString() + "\n");
    QVERIFY2(kernel.has_value(), kernel ? "" : kernel.error().message.c_str());
    QCOMPARE(QString::fromStdString(tests::slotsOf(tests::derivativeOf(*kernel, Direction::reverse))),
             reverse);
    QCOMPARE(QString::fromStdString(tests::slotsOf(tests::derivativeOf(*kernel, Direction::forward))),
             forward);
}

void TestDiffPlanes::inputsInTheOrderOfTheKernel()
{
    const auto kernel = tests::kernelOf("def k(x: Scalar, y: Scalar, z: Scalar):\n    return z * y + x\n");
    QVERIFY(kernel.has_value());
    QCOMPARE(diff::differentiableInputs(*kernel), (Names{"z", "y", "x"}));
    const auto derived = tests::derivativeOf(*kernel, Direction::reverse, Names{"x", "z"});
    QVERIFY(derived.has_value());
    QCOMPARE(derived->derived->wrt, (Names{"z", "x"}));
    QCOMPARE(derived->derived->primal, std::string("k"));
    QCOMPARE(tests::slotsOf(derived),
             std::string("mutable bar_x, mutable bar_z, per_sample bar_out, per_sample y"));
}

void TestDiffPlanes::ofADerivative()
{
    const auto kernel = tests::kernelOf("def k(x: Scalar):\n    y = x * x * x\n    return y\n");
    const auto reverse = tests::derivativeOf(*kernel, Direction::reverse);
    const auto forward = tests::derivativeOf(*kernel, Direction::forward);
    QCOMPARE(
        tests::slotsOf(tests::derivativeOf(*reverse, Direction::forward)),
        std::string(
            "mutable dot_bar_x, per_sample bar_y, per_sample dot_bar_y, per_sample dot_x, per_sample x"));
    QCOMPARE(tests::slotsOf(tests::derivativeOf(*forward, Direction::reverse)),
             std::string(
                 "mutable bar_dot_x, mutable bar_x, per_sample bar_dot_y, per_sample dot_x, per_sample x"));
    QCOMPARE(
        tests::slotsOf(tests::derivativeOf(*reverse, Direction::reverse)),
        std::string(
            "mutable bar2_bar_y, mutable bar2_x, per_sample bar2_bar_x, per_sample bar_y, per_sample x"));
    QCOMPARE(
        tests::slotsOf(tests::derivativeOf(*forward, Direction::forward)),
        std::string(
            "mutable dot2_dot_y, per_sample dot2_dot_x, per_sample dot2_x, per_sample dot_x, per_sample x"));
}

/// A call gives them by position, in the order of the slots.
void TestDiffPlanes::parametersAreTheBoundInputs()
{
    const auto kernel =
        tests::kernelOf("def k(b: Scalar, a: Param = 2.0):\n    y = a * b * b\n    return y\n");
    const auto derived = tests::derivativeOf(*kernel, Direction::reverse);
    QVERIFY(derived.has_value());
    Names names;
    for (const data::Parameter& parameter : derived->signature.parameters)
        names.push_back(parameter.name);
    QCOMPARE(names, (Names{"b", "bar_y", "a"}));
    QCOMPARE(derived->signature.parameters.back().defaultValue, 2.0);
}

void TestDiffPlanes::multiStepKernelsAreDerivedByStep()
{
    const auto kernel = tests::kernelOf("def k(x: Scalar, y: Mutable[Scalar], terminated: Terminated):\n"
                                        "    y = x * 3.0\n    terminated = y > 4.0\n");
    QVERIFY(kernel.has_value());
    QVERIFY(kernel->steps.kind == ir::StepKind::automatic);
    const auto derived = tests::derivativeOf(*kernel, Direction::forward);
    QVERIFY(derived.has_value());
    QVERIFY(derived->steps.kind == ir::StepKind::single);
    QVERIFY(derived->finish() == nullptr);
}

void TestDiffPlanes::refusals_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("start value") << "def k(x: Scalar, s: Mutable[Scalar]):\n    s = s + x"
                                 << "goes on from the value that `s` has before the launch";
    QTest::newRow("only finishes") << "def k(x: Scalar, terminated: Terminated):\n    terminated = x > 1.0"
                                   << "only finishes its samples";
    QTest::newRow("no real output") << "def k(x: Scalar):\n    return m.int32(x)" << "none of its outputs";
    QTest::newRow("no real input") << "def k(i: Index):\n    return m.real(i) * 2.0" << "reads no input";
    QTest::newRow("the largest over samples") << "def k(x: Scalar):\n    top = hawk.max(x)\n    return top"
                                              << "its output `top` is the max over all samples";
    QTest::newRow("a long recurrence")
        << "def k(x: Scalar):\n    a = x\n    for _ in range(8193):\n        a = m.sin(a * x)\n    return a"
        << "would keep 8193 numbers for each sample, more than 8192";
}

void TestDiffPlanes::refusals()
{
    QFETCH(QString, text);
    QFETCH(QString, words);
    const auto kernel = tests::kernelOf(text.toStdString() + "\n");
    QVERIFY2(kernel.has_value(), kernel ? "" : kernel.error().message.c_str());
    const auto derived = tests::derivativeOf(*kernel, Direction::reverse);
    QVERIFY(!derived.has_value());
    QVERIFY2(derived.error().message.contains(words.toStdString()), derived.error().message.c_str());
}

QTEST_APPLESS_MAIN(TestDiffPlanes)
#include "tst_diff_planes.moc"
