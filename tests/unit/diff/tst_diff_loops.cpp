// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "derived_text.h"

using namespace hawk;
using diff::Direction;

/// Derivatives of loops: what they keep of each iteration, and that they are right wherever samples leave.
class TestDiffLoops : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreeWithDifferences_data();
    void agreeWithDifferences();
    void aSumKeepsNothing();
    void aRecurrenceKeepsWhatItReads();
    void whatNothingFollowsFromIsDropped();
    void readsAgreeWithDifferences_data();
    void readsAgreeWithDifferences();
    void secondDerivativesAgree();

private:
    static std::size_t countOf(const ir::Kernel& kernel, ir::Op op)
    {
        return static_cast<std::size_t>(std::ranges::count(kernel.nodes, op, &ir::Node::op));
    }
};

void TestDiffLoops::agreeWithDifferences_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("sum")
        << "    a = 0.0\n    for j in range(7):\n        a = a + y * m.sin(x * j)\n    return a\n";
    QTest::newRow("recurrence")
        << "    a = x\n    for _ in range(5):\n        a = m.sin(a * y) + x\n    return a\n";
    QTest::newRow("steps of two, downward")
        << "    a = x\n    for j in range(9, 0, -2):\n        a = m.cos(a * y) + 0.1 * j\n    return a\n";
    QTest::newRow("swap") << "    a, b = x, y\n    for _ in range(5):\n        a, b = b, m.sin(a) * b\n    "
                             "return a + 2.0 * b\n";
    QTest::newRow("a carry that is not returned") << "    a, b = x, y\n    for _ in range(5):\n        a = a "
                                                     "* 0.5 + m.sin(b)\n        b = b * a\n    return a\n";
    QTest::newRow("exit at the head") << "    a = x\n    for j in range(9):\n        if a > 2.5:\n           "
                                         " break\n        a = a * 1.25 + m.abs(y)\n    return a\n";
    QTest::newRow("exit at the tail") << "    a = x\n    for j in range(9):\n        a = a * 1.25 + "
                                         "m.abs(y)\n        if a > 2.5:\n            break\n    return a\n";
    QTest::newRow("exit in the middle") << "    a, b = x, y\n    for j in range(9):\n        a = a * 1.25 + "
                                           "y * y\n        if a > 2.5:\n            break\n"
                                           "        b = m.sin(b) + a\n    return a * b\n";
    QTest::newRow("exit with values of its own")
        << "    a, b = x, y\n    for j in range(9):\n        a = a * 1.25 + y * y\n        if a > 2.5:\n     "
           "       b = a * x\n"
           "            break\n        b = m.sin(b) + a\n    return a * b\n";
    QTest::newRow("a loop in a loop") << "    a = x\n    for i in range(3):\n        b = a * y\n        for "
                                         "j in range(4):\n            b = m.sin(b + x) * (j + i)\n"
                                         "        a = a + 0.1 * b\n    return a\n";
    QTest::newRow("an exit of the inner loop")
        << "    a = x\n    for i in range(3):\n        b = a\n        for j in range(6):\n            b = b "
           "* 1.5 + y * y\n"
           "            if b > 3.0:\n                break\n        a = m.sin(b) + 0.25 * i\n    return a\n";
    QTest::newRow("an exit of both loops")
        << "    a = x\n    for i in range(4):\n        if a > 1.75:\n            break\n        b = a\n"
           "        for j in range(6):\n            if b > 2.0:\n                break\n            b = b * "
           "1.5 + y * y\n"
           "        a = a * 0.5 + m.sin(b)\n    return a\n";
    QTest::newRow("two loops") << "    a = x\n    for _ in range(4):\n        a = m.sin(a + y)\n    b = a\n"
                                  "    for _ in range(4):\n        b = m.cos(b * a)\n    return b\n";
    QTest::newRow("under a choice") << "    a = x\n    if x > 0.5:\n        for _ in range(4):\n            "
                                       "a = m.sqrt(a) + y\n    return a\n";
    QTest::newRow("a vector") << "    v = m.vec(x, y, 1.0)\n    for _ in range(4):\n        v = m.cross(v, "
                                 "m.vec(y, 0.5, x)) + 0.25 * v\n    return v\n";
    QTest::newRow("components") << "    v = m.vec(x, y, x * y)\n    for j in range(3):\n        v[j] = "
                                   "m.sin(v[j]) * v[2 - j]\n    return v\n";
    QTest::newRow("a carry of whole numbers")
        << "    a = x\n    n = m.sample_index() * 0\n    for _ in range(4):\n        n = n + 1\n        a = "
           "m.sin(a * y) * n\n    return a\n";
}

void TestDiffLoops::agreeWithDifferences()
{
    QFETCH(QString, text);
    const auto kernel = tests::kernelOf("def k(x: Scalar, y: Scalar):\n" + text.toStdString());
    const std::string fault = tests::gradientFault(kernel);
    QVERIFY2(fault.empty(), fault.c_str());
}

void TestDiffLoops::aSumKeepsNothing()
{
    const auto kernel = tests::kernelOf("def k(x: Scalar):\n    a = 0.0\n    for j in range(7):\n"
                                        "        a = a + m.sin(x * j)\n    return a\n");
    const auto derived = tests::derivativeOf(*kernel, Direction::reverse);
    QVERIFY(derived.has_value());
    QCOMPARE(countOf(*derived, ir::Op::recorded), 0u);
    QCOMPARE(derived->loops.size(), 1u); // the one that goes backwards
}

void TestDiffLoops::aRecurrenceKeepsWhatItReads()
{
    const auto kernel = tests::kernelOf("def k(x: Scalar):\n    a, b = x, x\n    for _ in range(7):\n"
                                        "        a, b = m.sin(a), b + a\n    return a + b\n");
    const auto derived = tests::derivativeOf(*kernel, Direction::reverse);
    QVERIFY(derived.has_value());
    QCOMPARE(derived->loops.size(), 2u);
    // The sum that nothing reads is not carried.
    QCOMPARE(ir::recordedCarries(*derived, static_cast<ir::LoopId>(0)), (std::vector<bool>{true}));
}

/// A carry without which all adjoints are known is dropped from the loop, with the inputs that it alone
/// reads.
void TestDiffLoops::whatNothingFollowsFromIsDropped()
{
    const auto kernel =
        tests::kernelOf("def k(x: Scalar, y: Scalar):\n    a, b = x, y\n    for _ in range(7):\n"
                        "        a, b = m.sin(a), 2.0 * b\n    return a + b\n");
    QCOMPARE(tests::slotsOf(tests::derivativeOf(*kernel, Direction::reverse)),
             std::string("mutable bar_x, mutable bar_y, per_sample bar_out, per_sample x"));
    const std::string fault = tests::gradientFault(kernel);
    QVERIFY2(fault.empty(), fault.c_str());
}

/// What a loop reads of a table is added to the table's adjoint in every iteration.
void TestDiffLoops::readsAgreeWithDifferences_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("by the index")
        << "    a = x\n    for j in range(4):\n        a = m.sin(a * t.at(j)) + x\n    return a\n";
    QTest::newRow("of a sum")
        << "    a = 0.0\n    for j in range(4):\n        a = a + t.at(j) * x\n    return a\n";
    QTest::newRow("twice")
        << "    a = x\n    for j in range(3):\n        a = a * t.at(j) + t.at(j + 1)\n    return a\n";
    QTest::newRow("inside and outside") << "    a = x * t.at(1)\n    for j in range(4):\n        a = m.cos(a "
                                           "+ t.at(j))\n    return a * t.at(0)\n";
    QTest::newRow("an exit") << "    a = x\n    for j in range(6):\n        if a > 1.5:\n            break\n"
                                "        a = a + m.abs(t.at(j)) + 0.125\n    return a\n";
    QTest::newRow("in a choice") << "    a = x\n    for j in range(4):\n        if a > 0.5:\n            a = "
                                    "a * t.at(j)\n    return a\n";
    QTest::newRow("nested") << "    a = x\n    for i in range(2):\n        for j in range(3):\n"
                               "            a = m.sin(a) * t.at(i + j)\n    return a\n";
    QTest::newRow("in the outer of two") << "    a = x\n    for i in range(3):\n        b = t.at(i)\n"
                                            "        for j in range(2):\n            b = m.sin(b * a)\n"
                                            "        a = a + b\n    return a\n";
}

void TestDiffLoops::readsAgreeWithDifferences()
{
    QFETCH(QString, text);
    const auto kernel = tests::kernelOf("def k(x: Scalar, t: Table[\"row\":8]):\n" + text.toStdString());
    const std::string fault = tests::gradientFault(kernel);
    QVERIFY2(fault.empty(), fault.c_str());
}

/// A derivative is a kernel: its own derivatives agree with differences of it.
void TestDiffLoops::secondDerivativesAgree()
{
    const auto kernel = tests::kernelOf(
        "def k(x: Scalar, y: Scalar):\n    a = x\n    for i in range(3):\n        b = a\n"
        "        for j in range(4):\n            b = m.sin(b * y) + a\n"
        "            if b > 1.5:\n                break\n        a = a + 0.5 * b\n    return a\n");
    QVERIFY(kernel.has_value());
    const auto forward = tests::derivativeOf(*kernel, Direction::forward);
    QVERIFY(forward.has_value());
    const std::string fault = tests::gradientFault(forward);
    QVERIFY2(fault.empty(), fault.c_str());
    const auto reverse = tests::derivativeOf(*kernel, Direction::reverse);
    QVERIFY(reverse.has_value());
    QVERIFY(tests::derivativeOf(*reverse, Direction::forward).has_value());
    const auto refused = tests::derivativeOf(*reverse, Direction::reverse);
    QVERIFY(!refused);
    // The author's kernel is named once, however many derivatives there are.
    QVERIFY2(refused.error().message.starts_with("`vjp of vjp` of kernel `k`: it runs a loop backwards"),
             refused.error().message.c_str());
    const auto third =
        tests::derivativeOf(*tests::derivativeOf(*reverse, Direction::forward), Direction::reverse);
    QVERIFY(!third);
    QVERIFY2(third.error().message.starts_with("`vjp of jvp of vjp` of kernel `k`: "),
             third.error().message.c_str());
    ir::Kernel named = *reverse;
    named.name = "slope";
    const auto ofNamed = tests::derivativeOf(named, Direction::reverse);
    QVERIFY(!ofNamed);
    QVERIFY2(ofNamed.error().message.starts_with("`vjp` of kernel `slope`: "),
             ofNamed.error().message.c_str());
}

QTEST_APPLESS_MAIN(TestDiffLoops)
#include "tst_diff_loops.moc"
