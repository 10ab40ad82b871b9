// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "derived_text.h"
#include "diff/parameter_planes.h"

using namespace hawk;
using namespace hawk::tests;
using diff::CellChoice;

/// Params as planes of a launch (docs/derivatives.md "Params as planes").
class TestDiffParameters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void slots_data();
    void slots();
    void stepsStay();
};

using Names = std::optional<std::vector<std::string>>;

static Result<ir::Kernel> withPlanes(const std::string& text, Names names, CellChoice cells)
{
    const auto kernel = kernelOf(text);
    if (!kernel)
        return kernel;
    auto made = diff::withParameterPlanes(*kernel, {std::move(names), cells});
    if (made)
        return *std::move(made);
    return text::refused(made.error().rule->code,
                         text::fillIn(made.error().rule->message, made.error().arguments));
}

void TestDiffParameters::slots_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Names>("names");
    QTest::addColumn<CellChoice>("cells");
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("expected");
    const std::string line = "def k(x: Scalar, a: Param, b: Param):\n    y = a * x + b\n    return y\n";
    const std::string loop = "def k(x: Scalar, g: Param, y: Mutable[Scalar]):\n    s = x\n"
                             "    for _ in range(5):\n        s = m.tanh(g * s + x)\n    y = s\n";
    QTest::newRow("all") << line << Names() << CellChoice::first << std::string("k_params")
                         << std::string("mutable y, per_sample x, lookup a, lookup b");
    QTest::newRow("one") << line << Names({"b"}) << CellChoice::first << std::string("k_params")
                         << std::string("mutable y, per_sample x, lookup b, uniform a");
    QTest::newRow("by sample, in a loop")
        << loop << Names() << CellChoice::bySample << std::string("k_params_cells")
        << std::string("mutable y, per_sample param_cell, per_sample x, lookup g");
    QTest::newRow("none") << std::string("def k(x: Scalar, a: Param):\n    return x * 2.0\n") << Names()
                          << CellChoice::first << std::string()
                          << std::string("`param_planes` of kernel `k`: it reads no `Param`.");
    QTest::newRow("unknown") << line << Names({"x"}) << CellChoice::first << std::string()
                             << std::string(
                                    "`param_planes` of kernel `k` is asked for `x`, which is no `Param` "
                                    "that it reads.");
    QTest::newRow("taken") << std::string("def k(param_cell: Scalar, a: Param):\n    return a * param_cell\n")
                           << Names() << CellChoice::bySample << std::string()
                           << std::string(
                                  "`param_planes` of kernel `k`: it has a plane called `param_cell`, which "
                                  "says the cell of each sample.");
}

void TestDiffParameters::slots()
{
    QFETCH(std::string, text);
    QFETCH(Names, names);
    QFETCH(CellChoice, cells);
    QFETCH(std::string, name);
    QFETCH(std::string, expected);
    const auto made = withPlanes(text, names, cells);
    QCOMPARE(slotsOf(made), expected);
    if (made) {
        QCOMPARE(made->name, name);
        QCOMPARE(made->signature.kernel, name);
    }
}

void TestDiffParameters::stepsStay()
{
    const auto made = withPlanes("def k(dt: Param, y: Mutable[Scalar], terminated: Terminated):\n"
                                 "    y = y - dt * y\n    terminated = y < 0.5\n",
                                 {}, CellChoice::first);
    QCOMPARE(slotsOf(made),
             "mutable y, lookup dt, lookup finished_count, lookup fused_steps, terminated terminated");
    QCOMPARE(made->guards, std::vector<std::string>{"terminated"});
    QVERIFY(made->finish() != nullptr);
}

QTEST_APPLESS_MAIN(TestDiffParameters)
#include "tst_diff_parameters.moc"
