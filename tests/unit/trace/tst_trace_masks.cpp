// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "traced_text.h"

using namespace hawk;
using namespace hawk::tests;

/// Masks, the finish of samples, and the steps that one launch takes (docs/semantics.md "Masks and steps").
class TestTraceMasks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void finishes_data();
    void finishes();
    void slots_data();
    void slots();
    void steps_data();
    void steps();
    void stepsOfAKernel();
};

static const std::string aboveKernels = "from hawk import Terminated\n";

void TestTraceMasks::finishes_data()
{
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* body, const char* expected) {
        QTest::newRow(name) << std::string(body) << std::string(expected);
    };
    row("after all stores", "terminated = s > 1.0\ns = s + x",
        "s = add(start s, x); terminated = gt(start s, 1)");
    row("in a branch", "s = s + x\nif x > 0.0:\n    terminated = s > 1.0",
        "s = add(start s, x); terminated = select(gt(x, 0), gt(add(start s, x), 1), terminated)");
    row("read before: the mask at the start", "s = m.where(terminated, x, 0.0)",
        "s = select(terminated, x, 0)");
    row("read after: the condition", "terminated = x > 1.0\ns = m.where(terminated, x, 0.0)",
        "s = select(gt(x, 1), x, 0); terminated = gt(x, 1)");
    row("one of several targets in a tuple", "s, terminated = s + x, s > 1.0",
        "s = add(start s, x); terminated = gt(start s, 1)");
}

void TestTraceMasks::finishes()
{
    QFETCH(std::string, body);
    QFETCH(std::string, expected);
    QCOMPARE(stores(traceBody("x: Scalar, s: Mutable[Scalar], terminated: Terminated", body, aboveKernels)),
             expected);
}

void TestTraceMasks::slots_data()
{
    QTest::addColumn<std::string>("parameters");
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("a gate") << std::string("x: Scalar, terminated: Terminated")
                            << std::string("return x * 2.0")
                            << std::string("mutable out, per_sample x, terminated terminated");
    QTest::newRow("a mask that does not skip")
        << std::string("x: Scalar, lost: Terminated") << std::string("return m.where(lost, 0.0, x)")
        << std::string("mutable out, per_sample x, terminated lost");
    QTest::newRow("a finish") << std::string("s: Mutable[Scalar], terminated: Terminated")
                              << std::string("s = s + 1.0\nterminated = s > 9.0")
                              << std::string("mutable s (start), lookup finished_count, lookup fused_steps, "
                                             "terminated terminated (start)");
    QTest::newRow("only a finish: a single step")
        << std::string("x: Scalar, terminated: Terminated") << std::string("terminated = x > 9.0")
        << std::string("per_sample x, lookup finished_count, terminated terminated (start)");
}

void TestTraceMasks::slots()
{
    QFETCH(std::string, parameters);
    QFETCH(std::string, body);
    QFETCH(std::string, expected);
    const trace::Module module = traceBody(parameters, body, aboveKernels);
    QCOMPARE(slotsOf(module), expected);
    const ir::Kernel& kernel = *module.kernels.back().kernel;
    QCOMPARE(kernel.guards.size(), parameters.contains("terminated") ? 1u : 0u);
    for (const data::Parameter& parameter : kernel.signature.parameters) {
        if (parameter.slot)
            QCOMPARE(kernel.signature.slots[*parameter.slot].name, parameter.name);
    }
}

static std::string walkText(const std::string& decorator)
{
    return "import hawk\nfrom hawk import Mutable, Scalar, Terminated, kernel\n\n@kernel" + decorator
        + "\ndef walk(x: Mutable[Scalar], terminated: Terminated):\n    x = x * 0.5\n    terminated = x < "
          "0.1\n";
}

static std::string formOf(const ir::Kernel& kernel)
{
    constexpr const char* kinds[] = {"single", "fixed", "automatic"};
    return std::format("{} {} {}", kernel.name, kinds[static_cast<int>(kernel.steps.kind)],
                       kernel.steps.count);
}

void TestTraceMasks::steps_data()
{
    QTest::addColumn<std::string>("decorator");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("left out") << std::string() << std::string("walk automatic 1");
    QTest::newRow("1") << std::string("(steps=1)") << std::string("walk single 1");
    QTest::newRow("4") << std::string("(steps=4)") << std::string("walk_x4 fixed 4");
    QTest::newRow("auto") << std::string("(steps=\"auto\")") << std::string("walk_xauto automatic 1");
}

void TestTraceMasks::steps()
{
    QFETCH(std::string, decorator);
    QFETCH(std::string, expected);
    const trace::Module module = traceText(walkText(decorator));
    const trace::TracedKernel* walk = module.find("walk");
    QVERIFY2(walk != nullptr && walk->kernel, faults(module).c_str());
    QCOMPARE(formOf(*walk->kernel), expected);
    QCOMPARE(walk->kernel->signature.kernel, walk->kernel->name);
}

void TestTraceMasks::stepsOfAKernel()
{
    const trace::Module module =
        traceText(walkText({}) + "\nwalk6 = hawk.steps(walk, 6)\nwalk1 = hawk.steps(walk, 1)\n");
    QVERIFY2(!module.hasErrors(), faults(module).c_str());
    QCOMPARE(module.kernels.size(), 3u);
    const ir::Kernel& automatic = *module.find("walk")->kernel;
    const ir::Kernel& six = *module.find("walk6")->kernel;
    QCOMPARE(formOf(six), "walk_x6 fixed 6");
    QCOMPARE(formOf(*module.find("walk1")->kernel), "walk single 1");
    QVERIFY(!six.signature.findSlot(data::fusedSteps));
    QVERIFY(automatic.signature.findSlot(data::fusedSteps));
    QVERIFY(six.digest != automatic.digest);
}

QTEST_APPLESS_MAIN(TestTraceMasks)
#include "tst_trace_masks.moc"
