// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "traced_text.h"

using namespace hawk;
using namespace hawk::tests;

/// What decorators say and do not change: time, groups, jumps, and primitives (docs/semantics.md "Kinds and
/// primitives").
class TestTraceDecorators : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesStay_data();
    void valuesStay();
    void primitives_data();
    void primitives();
    void ownDerivatives();
};

static std::string stepText(const std::string& decorator)
{
    return "import hawk\nfrom hawk import Mutable, Param, Scalar, Terminated, kernel\n\n@kernel" + decorator
        + "\ndef k(dt: Param, y: Mutable[Scalar], t: Mutable[Scalar], terminated: Terminated):\n"
          "    y = y - dt * y\n    tn = t + dt\n    t = tn\n    terminated = tn > 1.0\n";
}

void TestTraceDecorators::valuesStay_data()
{
    QTest::addColumn<std::string>("decorator");
    for (const char* decorator :
         {"(time=\"t\", time_step=\"dt\")", "(time_step=\"dt\")", "(time=None)", "(group=32)", "(jump=0.05)",
          "(jump=\"auto\")", "(jump=\"dt\")", "(kind=None)"})
        QTest::newRow(decorator) << std::string(decorator);
}

void TestTraceDecorators::valuesStay()
{
    QFETCH(std::string, decorator);
    const trace::Module plain = traceText(stepText({}));
    const trace::Module module = traceText(stepText(decorator));
    QVERIFY2(!module.hasErrors(), faults(module).c_str());
    QCOMPARE(module.kernels.front().kernel->digest, plain.kernels.front().kernel->digest);
}

void TestTraceDecorators::primitives_data()
{
    QTest::addColumn<std::string>("above");
    QTest::addColumn<std::string>("call");
    QTest::newRow("with rules") << std::string(
        "@primitive(\"cube\", vjp=lambda x, bar: 3.0 * x * x * bar, jvp=lambda x, dx: 3.0 * x * x * dx)\n"
        "def cube(x):\n    return x * x * x\n")
                                << std::string("cube(x)");
    QTest::newRow("without rules") << std::string(
        "@primitive(\"cube\")\ndef cube(x):\n    return x * x * x\n")
                                   << std::string("cube(x)");
    QTest::newRow("as a call") << std::string("cube = primitive(\"cube\", vjp=None)(lambda x: x * x * x)\n")
                               << std::string("cube(x)");
    QTest::newRow("in a helper") << std::string("@primitive(\"square\")\ndef square(x):\n    return x * x\n\n"
                                                "def cube(x):\n    return square(x) * x\n")
                                 << std::string("cube(x)");
}

void TestTraceDecorators::primitives()
{
    QFETCH(std::string, above);
    QFETCH(std::string, call);
    const trace::Module module =
        traceBody("x: Scalar", "y = " + call + "\nreturn y", "from hawk.ext import primitive\n" + above);
    QCOMPARE(stores(module), "y = mul(mul(x, x), x)");
}

void TestTraceDecorators::ownDerivatives()
{
    const auto own = [](const trace::Module& module) { return module.kernels.back().kernel->ownDerivative; };
    QCOMPARE(own(traceText(stepText({}))), std::string());
    QVERIFY(own(traceText(stepText("(jump=0.05)"))).contains("jump"));
}

QTEST_APPLESS_MAIN(TestTraceDecorators)
#include "tst_trace_decorators.moc"
