// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "derived_text.h"

using namespace hawk;
using diff::Direction;

/// Helpers with derivatives of their own: the rules take the place of the operations, wherever they are
/// called from, and what is wrong with them is said when a derivative asks.
class TestDiffPrimitives : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rightRulesAgreeWithDifferences_data();
    void rightRulesAgreeWithDifferences();
    void wrongRulesDisagree();
    void kernelsStayAsWrittenOut();
    void unreadArgumentsAreNotBound();
    void refusals_data();
    void refusals();
};

static std::string helper(const std::string& keywords, const std::string& head, const std::string& value)
{
    return "from hawk.ext import primitive\n\n\n@primitive(\"p\", " + keywords + ")\ndef p(" + head
        + "):\n    return " + value + "\n";
}

static const std::string softplus =
    helper("vjp=lambda x, bar: bar / (1.0 + m.exp(-x)), jvp=lambda x, dot: dot / (1.0 + m.exp(-x))", "x",
           "m.log(1.0 + m.exp(x))");

void TestDiffPrimitives::rightRulesAgreeWithDifferences_data()
{
    QTest::addColumn<std::string>("above");
    QTest::addColumn<std::string>("text");
    const std::string product = helper(
        "vjp=lambda a, b, bar: (bar * b, bar * a), jvp=lambda a, b, da, db: m.dot(da, b) + m.dot(a, db)",
        "a, b", "m.dot(a, b)");
    const std::string grow =
        helper("vjp=lambda x, bar: bar * p(x), jvp=lambda x, dot: dot * p(x)", "x", "m.exp(x)");
    const std::string scaled =
        helper("vjp=lambda v, s, bar: (bar * s, m.dot(bar, v)), jvp=lambda v, s, dv, ds: dv * s + v * ds",
               "v, s", "v * s");
    QTest::newRow("one argument") << softplus << std::string("def k(x: Scalar):\n    return p(x * x) * x\n");
    QTest::newRow("an argument outside of wrt")
        << softplus << std::string("def k(x: Scalar, n: Index):\n    return p(m.real(n)) * x\n");
    QTest::newRow("in a loop") << softplus
                               << std::string(
                                      "def k(x: Scalar, y: Scalar):\n    a = x\n    for j in range(4):\n"
                                      "        a = p(a * y) - 0.5 * j\n    return a\n");
    QTest::newRow("in a choice") << softplus
                                 << std::string(
                                        "def k(x: Scalar):\n    return m.where(x > 0.3, p(m.sqrt(x)), x)\n");
    QTest::newRow("two vectors") << product
                                 << std::string(
                                        "def k(a: Vector[3], b: Vector[3]):\n    return p(a, b * p(a, a))\n");
    QTest::newRow("a vector and a number")
        << scaled << std::string("def k(v: Vector[2], s: Scalar):\n    return m.sin(p(v, s * s))\n");
    QTest::newRow("a rule that calls its helper")
        << grow << std::string("def k(x: Scalar):\n    return p(m.sin(x))\n");
    QTest::newRow("of a derivative")
        << grow + "\nfrom hawk.diff import vjp\n"
        << std::string(
               "def first(x: Scalar):\n    return p(x) * x\n\n\nk = hawk.Kernel(\"k\", vjp(first))\n");
}

void TestDiffPrimitives::rightRulesAgreeWithDifferences()
{
    QFETCH(std::string, above);
    QFETCH(std::string, text);
    const std::string fault = tests::gradientFault(tests::kernelOf(text, above));
    QVERIFY2(fault.empty(), fault.c_str());
}

void TestDiffPrimitives::wrongRulesDisagree()
{
    const auto kernel =
        tests::kernelOf("def k(x: Scalar):\n    return p(x)\n",
                        helper("vjp=lambda x, bar: 3.0 * bar, jvp=lambda x, dot: dot", "x", "x + 0.0"));
    const auto report = diff::checkGradient(*kernel, {});
    QVERIFY(report.has_value());
    QCOMPARE(report->worst->derivative, 3.0);
    QVERIFY(std::abs(report->worst->difference - 1.0) < 1e-6);
}

/// The kernel itself knows nothing of the rules.
void TestDiffPrimitives::kernelsStayAsWrittenOut()
{
    const auto marked = tests::kernelOf("def k(x: Scalar):\n    return p(x) * 2.0\n", softplus);
    const auto plain = tests::kernelOf("def k(x: Scalar):\n    return m.log(1.0 + m.exp(x)) * 2.0\n");
    QCOMPARE(marked->digest, plain->digest);
    QVERIFY(!std::ranges::contains(marked->nodes, ir::Op::primitive, &ir::Node::op));
    QVERIFY(marked->marked != nullptr);
    QVERIFY(plain->marked == nullptr);
}

void TestDiffPrimitives::unreadArgumentsAreNotBound()
{
    const auto kernel = tests::kernelOf("def k(x: Scalar, a: Param):\n    return p(x, a)\n",
                                        helper("vjp=lambda x, a, bar: (2.0 * bar, 0.0)", "x, a", "x + 0.0"));
    QCOMPARE(tests::slotsOf(kernel), "mutable out, per_sample x");
    QCOMPARE(tests::slotsOf(tests::derivativeOf(*kernel, Direction::reverse)),
             "mutable bar_a, mutable bar_x, per_sample bar_out");
}

void TestDiffPrimitives::refusals_data()
{
    QTest::addColumn<std::string>("keywords");
    QTest::addColumn<QString>("said");
    QTest::newRow("no rule") << std::string("jvp=lambda x, n, dx, dn: dx") << "has no rule `vjp`";
    QTest::newRow("too few") << std::string("vjp=lambda x, n, bar: bar") << "1 adjoints for 2 arguments";
    QTest::newRow("too many") << std::string("vjp=lambda x, n, bar: (bar, bar, bar)")
                              << "3 adjoints for 2 arguments";
    QTest::newRow("another shape") << std::string("vjp=lambda x, n, bar: (m.vec(bar, bar), bar)")
                                   << "as the adjoint of argument 1";
    QTest::newRow("a fault in the rule")
        << std::string("vjp=lambda x, n, bar: (bar * missing, bar)") << "missing";
}

void TestDiffPrimitives::refusals()
{
    QFETCH(std::string, keywords);
    QFETCH(QString, said);
    const auto kernel = tests::kernelOf("def k(x: Scalar, n: Scalar):\n    return p(x, n)\n",
                                        helper(keywords, "x, n", "x * n"));
    QVERIFY2(kernel.has_value(), kernel ? "" : kernel.error().message.c_str());
    const auto derived = tests::derivativeOf(*kernel, Direction::reverse);
    QVERIFY(!derived.has_value());
    QVERIFY2(QString::fromStdString(derived.error().message).contains(said), derived.error().message.c_str());
    QCOMPARE(derived.error().diagnostics.size(), 1u);
}

QTEST_APPLESS_MAIN(TestDiffPrimitives)
#include "tst_diff_primitives.moc"
