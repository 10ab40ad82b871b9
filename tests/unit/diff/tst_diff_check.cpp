// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "derived_text.h"

using namespace hawk;
using diff::Direction;

/// Derivatives of whole launches against differences: of kernels whose samples meet.
class TestDiffCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rightDerivativesAgree_data();
    void rightDerivativesAgree();
    void allNumbersAreCompared_data();
    void allNumbersAreCompared();
    void givenInputs();
    void wrongRulesDisagree_data();
    void wrongRulesDisagree();
    void masksOfOtherChecksStayAsGiven();
    void kinksAreLeftOut();
    void valuesThatAreNotFiniteAreLeftOut();
    void missingDataIsRefused();
};

static const std::string grid = "from hawk import Grid\n\n";

void TestDiffCheck::rightDerivativesAgree_data()
{
    QTest::addColumn<std::string>("above");
    QTest::addColumn<std::string>("text");
    const auto row = [](const char* name, const std::string& text, const std::string& above = {}) {
        QTest::newRow(name) << above << text + "\n";
    };
    row("sums and means", "def k(x: Scalar):\n    return {\"s\": hawk.sum(x * x), \"a\": hawk.mean(x)}");
    row("of vectors and a number",
        "def k(v: Vector[2], p: Param):\n    return {\"s\": hawk.sum(v * p), \"y\": v[0] * p}");
    row("a sum that is read again", "def k(x: Scalar):\n    return x / hawk.sum(x * x)");
    row("a mean and a variance",
        "def k(x: Scalar):\n    a = hawk.mean(x)\n    v = hawk.mean((x - a) * (x - a))\n"
        "    return {\"a\": a, \"v\": v, \"z\": (x - a) / m.sqrt(v)}");
    row("additions by key, of known extent",
        "def k(x: Scalar, b: Index, h: Mutable[\"bin\":4]):\n    hawk.scatter(h)[b] += x * x");
    row("of an extent that the launch gives",
        "def k(x: Scalar, b: Index, h: Mutable[\"bin\"]):\n    hawk.scatter(h)[b] += m.sin(x)");
    row("as many as samples",
        "def k(x: Scalar, h: Mutable[Scalar]):\n    hawk.scatter(h)[m.sample_index()] += x * x * x");
    row("reads of other samples",
        "def k(x: Scalar, v: Vector[2]):\n    i = m.sample_index()\n    left = x\n    if i > 0:\n"
        "        left = x.at(i - 1)\n    return left * x * v.at(0)[1]");
    row("tables beside a sum",
        "def k(x: Scalar, j: Index, t: Table[\"n\":5]):\n    return x * t.at(j) / hawk.sum(x * x + "
        "t.at(j))");
    row("over an axis",
        "def k(lane: Grid[\"a\", \"b\":3], x: Scalar):\n    return hawk.sum(x * x, over=\"b\")", grid);
    row("over an axis, read again",
        "def k(lane: Grid[\"a\", \"b\":3], x: Scalar):\n    return x / hawk.sum(x * x + 1.0, over=\"b\")",
        grid);
    row("whole numbers of 32 bits", "def k(x: Scalar, n: Int32):\n    return hawk.sum(m.real(n) * x * x)");
    row("with a mask",
        "def k(x: Scalar, y: Mutable[Scalar], terminated: Terminated):\n    y = x / hawk.sum(x * x)");
    row("additions with a mask",
        "def k(x: Scalar, b: Index, h: Mutable[\"bin\":4], terminated: Terminated):\n"
        "    hawk.scatter(h)[b] += m.exp(x)");
}

void TestDiffCheck::rightDerivativesAgree()
{
    QFETCH(std::string, above);
    QFETCH(std::string, text);
    const std::string fault = tests::gradientFault(tests::kernelOf(text, above));
    QVERIFY2(fault.empty(), fault.c_str());
}

void TestDiffCheck::allNumbersAreCompared_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("compared");
    // At most 32 adjoints of each input, and the tangent of each number of an output, at 33 samples.
    QTest::newRow("a sum") << std::string("def k(x: Scalar):\n    return hawk.sum(x)\n") << 32 + 1;
    QTest::newRow("values of samples")
        << std::string("def k(x: Scalar, p: Param):\n    return x * p - hawk.mean(x)\n") << 32 + 1 + 33;
    QTest::newRow("places") << std::string(
        "def k(v: Vector[2], b: Index, h: Mutable[\"bin\":4]):\n    hawk.scatter(h)[b] += v[0] * v[1]\n")
                            << 32 + 4;
}

void TestDiffCheck::allNumbersAreCompared()
{
    QFETCH(std::string, text);
    QFETCH(int, compared);
    const auto kernel = tests::kernelOf(text);
    QVERIFY2(kernel.has_value(), kernel ? "" : kernel.error().message.c_str());
    const auto report = diff::checkGradient(*kernel, {});
    QVERIFY2(report.has_value(), report ? "" : report.error().message.c_str());
    QCOMPARE(report->samples, 33);
    QCOMPARE(static_cast<int>(report->compared), compared);
    QCOMPARE(report->skipped, 0u);
}

/// Six adjoints and a tangent, of planes whose samples come first.
void TestDiffCheck::givenInputs()
{
    const auto kernel = tests::kernelOf("def k(v: Vector[2]):\n    return hawk.sum(v[0] * v[1])\n");
    QVERIFY(kernel.has_value());
    const data::Array rows =
        data::Array::fromValues<double>({3, 2}, std::vector<double>{1.0, 4.0, 2.0, 5.0, 3.0, 6.0});
    const auto report =
        diff::checkGradient(*kernel, {.inputs = {{"v", {rows, data::Layout::samplesFirst}}}, .samples = 3});
    QVERIFY2(report.has_value(), report ? "" : report.error().message.c_str());
    QCOMPARE(report->samples, 3);
    QCOMPARE(report->compared, 7u);
    QVERIFY(report->worst->error <= diff::gradientTolerance);
}

void TestDiffCheck::wrongRulesDisagree_data()
{
    QTest::addColumn<std::string>("rules");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("isReverse");
    const std::string reverse = "vjp=lambda x, bar: 2.001 * x * bar, jvp=lambda x, dot: 2.0 * x * dot";
    const std::string forward = "vjp=lambda x, bar: 2.0 * x * bar, jvp=lambda x, dot: 2.001 * x * dot";
    const auto rows = [&](const char* name, const std::string& text) {
        QTest::addRow("%s, reverse", name) << reverse << text << true;
        QTest::addRow("%s, forward", name) << forward << text << false;
    };
    rows("a sum", "def k(x: Scalar):\n    return hawk.sum(p(x))\n");
    rows("a sum that is read again", "def k(x: Scalar):\n    return x / (1.0 + hawk.sum(p(x)))\n");
    rows("additions by key",
         "def k(x: Scalar, b: Index, h: Mutable[\"bin\":4]):\n    hawk.scatter(h)[b] += p(x)\n");
    rows("a read of another sample", "def k(x: Scalar):\n    return p(x.at(2)) + x\n");
}

/// A thousandth more than the derivative of x * x.
void TestDiffCheck::wrongRulesDisagree()
{
    QFETCH(std::string, rules);
    QFETCH(std::string, text);
    QFETCH(bool, isReverse);
    const auto kernel = tests::kernelOf(text,
                                        "from hawk.ext import primitive\n\n\n@primitive(\"p\", " + rules
                                            + ")\ndef p(x):\n    return x * x\n");
    QVERIFY2(kernel.has_value(), kernel ? "" : kernel.error().message.c_str());
    const auto report = diff::checkGradient(*kernel, {});
    QVERIFY2(report.has_value(), report ? "" : report.error().message.c_str());
    QVERIFY(report->worst->error > 1e-5);
    QVERIFY(report->worst->direction == (isReverse ? Direction::reverse : Direction::forward));
    QCOMPARE(report->worst->input, std::string(isReverse ? "x" : ""));
    QCOMPARE(report->worst->output.empty(), isReverse);
}

/// The kernel finishes samples in each of the launches that are compared.
void TestDiffCheck::masksOfOtherChecksStayAsGiven()
{
    const auto kernel =
        tests::kernelOf("def k(x: Scalar, y: Mutable[Scalar], terminated: Terminated):\n    y = x * x\n"
                        "    terminated = y > 1.0\n");
    const data::Array mask = data::Array::zeros(data::Dtype::boolean, {4});
    const data::Array x = data::Array::fromValues<double>({4}, std::vector<double>{0.5, 1.5, -0.5, -1.5});
    const auto report = diff::checkGradient(*kernel, {.inputs = {{"x", {x}}, {"terminated", {mask}}}});
    QVERIFY2(report.has_value(), report ? "" : report.error().message.c_str());
    QCOMPARE(report->compared, 8u);
    QVERIFY(report->worst->error <= diff::gradientTolerance);
    QVERIFY(!std::ranges::contains(mask.values<bool>(), true));
}

void TestDiffCheck::kinksAreLeftOut()
{
    const auto kernel = tests::kernelOf("def k(x: Scalar):\n    return hawk.sum(abs(x))\n");
    QVERIFY2(kernel.has_value(), kernel ? "" : kernel.error().message.c_str());
    const data::Array x = data::Array::fromValues<double>({3}, std::vector<double>{1.0, 1e-6, -1.0});
    const auto report = diff::checkGradient(*kernel, {.inputs = {{"x", {x}}}});
    QVERIFY2(report.has_value(), report ? "" : report.error().message.c_str());
    QCOMPARE(report->compared, 2u);
    QCOMPARE(report->skipped, 2u);
    QVERIFY(report->worst->error <= diff::gradientTolerance);
}

void TestDiffCheck::valuesThatAreNotFiniteAreLeftOut()
{
    const auto kernel = tests::kernelOf("def k(x: Scalar):\n    return m.sqrt(-1.0 - hawk.sum(x * x)) * x\n");
    QVERIFY2(kernel.has_value(), kernel ? "" : kernel.error().message.c_str());
    const auto report = diff::checkGradient(*kernel, {});
    QVERIFY2(report.has_value(), report ? "" : report.error().message.c_str());
    QCOMPARE(report->compared, 0u);
    QCOMPARE(report->skipped, 32u + 33u);
    QVERIFY(!report->worst.has_value());
}

void TestDiffCheck::missingDataIsRefused()
{
    const auto kernel =
        tests::kernelOf("def k(x: Scalar, t: Table[Scalar]):\n    return hawk.sum(x * t.at(0))\n");
    const auto report = diff::checkGradient(*kernel, {});
    QVERIFY(!report.has_value());
    QCOMPARE(report.error().code, std::string("gradient-no-data"));
}

QTEST_APPLESS_MAIN(TestDiffCheck)
#include "tst_diff_check.moc"
