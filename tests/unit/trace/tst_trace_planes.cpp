// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "traced_text.h"

using namespace hawk;
using namespace hawk::tests;

/// What tables, reads at other samples and grids become. The expected trees follow docs/kernels.md "Tables
/// and other samples".
class TestTracePlanes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stores_data();
    void stores();
    void declarations();
    void gridIsNoArgument();
    void accessClass();
};

void TestTracePlanes::stores_data()
{
    QTest::addColumn<std::string>("parameters");
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* parameters, const char* body, const char* expected) {
        QTest::newRow(name) << std::string(parameters) << std::string(body) << std::string(expected);
    };
    row("by position", "i: Index, t: Table[Scalar]", "return t.at(i), t[i], m.take(t, i), t[3]",
        "out0 = t[i]; out1 = t[i]; out2 = t[i]; out3 = t[3i]");
    row("by axes", "i: Index, t: Table[\"row\":3, \"col\":4]", "return t.at(col=1, row=i), t[i, 2], t[2, 3]",
        "out0 = t[add(mul(i, 4i), 1i)]; out1 = t[add(mul(i, 4i), 2i)]; out2 = t[11i]");
    row("an open first axis", "i: Index, t: Table[\"row\", \"col\":4]", "return t.at(row=i, col=0)",
        "out = t[add(mul(i, 4i), 0i)]");
    row("an integer of data", "n: Int32, t: Table[Index]", "return t[n] + 1", "out = add(t[cast(n)], 1i)");
    row("a real position", "x: Scalar, t: Table[\"row\":3, \"col\":4]", "return t.at(row=x, col=1)",
        "out = t[select(isnan(add(mul(x, 4), 1)), -1i, cast(add(mul(x, 4), 1)))]");
    row("another sample", "v: Vector[2], i: Index", "return v.at(i)[1] + i.at(i)",
        "out = add(component[1](v[i]), cast(i[i]))");
    row("in one branch", "x: Scalar, i: Index, t: Table[Scalar]",
        "y = x\nif i > 0:\n    y = t[i - 1] + t[i - 1]\nreturn y",
        "y = select(gt(i, 0i), add(t[sub(i, 1i) if gt(i, 0i)], t[sub(i, 1i) if gt(i, 0i)]), x)");
    row("in the other branch", "x: Scalar, i: Index, t: Table[Scalar]",
        "return m.where(x > 0.0, x, m.where(i > 0, t[i], 0.0))",
        "out = select(gt(x, 0), x, select(gt(i, 0i), t[i if not gt(x, 0), gt(i, 0i)], 0))");
    row("outside too", "x: Scalar, i: Index, t: Table[Scalar]", "return m.where(x > 0.0, x, t[i]) + t[i]",
        "out = add(select(gt(x, 0), x, t[i]), t[i])");
    row("coordinates", "lane: Grid[\"row\", \"col\":3, \"part\":2]",
        "return lane.row, lane.col, lane[-1], lane.flat + 0",
        "out0 = floordiv(sample_index(), 6i); out1 = mod(floordiv(sample_index(), 2i), 3i); "
        "out2 = mod(sample_index(), 2i); out3 = add(sample_index(), 0i)");
    row("another lane", "x: Scalar, lane: Grid[\"row\", \"col\":3]", "return x.at(row=lane.row, col=0)",
        "out = x[add(mul(floordiv(sample_index(), 3i), 3i), 0i)]");
}

void TestTracePlanes::stores()
{
    QFETCH(std::string, parameters);
    QFETCH(std::string, body);
    QFETCH(std::string, expected);
    QCOMPARE(tests::stores(traceBody(parameters, body, "from hawk import Grid, Index, Int32, Table")),
             expected);
}

void TestTracePlanes::declarations()
{
    const trace::Module module = traceBody("t: Table[\"row\", \"col\":4], u: \"Table[UInt32]\", x: Scalar",
                                           "return t[0] + x, u[1] + 1", "from hawk import Table, UInt32");
    QCOMPARE(slotsOf(module), "mutable out0, mutable out1, per_sample x, lookup t, lookup u");
    std::string spelled;
    for (const data::Parameter& parameter : module.kernels.back().kernel->signature.parameters)
        spelled += parameter.name + ": " + parameter.declaration + "; ";
    QCOMPARE(spelled, "t: Table[\"row\", \"col\":4]; u: Table[UInt32]; x: Scalar; ");
    const data::Slot& table = module.kernels.back().kernel->signature.slots[3];
    QVERIFY(table.isWholeBuffer());
    QCOMPARE(table.axes, (std::vector<data::Axis>{{"row", {}}, {"col", 4}}));
}

void TestTracePlanes::gridIsNoArgument()
{
    const trace::Module module = traceBody("lane: Grid[\"row\", \"col\":4], x: Scalar", "return x + lane.col",
                                           "from hawk import Grid");
    const data::Signature& signature = module.kernels.back().kernel->signature;
    QCOMPARE(signature.parameters.size(), 1u);
    QCOMPARE(signature.grid, (std::vector<data::Axis>{{"row", {}}, {"col", 4}}));
    QCOMPARE(signature.openLabels(), std::vector<std::string>{"row"});
}

void TestTracePlanes::accessClass()
{
    const auto accessOf = [](const char* body) {
        return traceBody("x: Scalar, t: Table[Scalar]", body, "from hawk import Table")
            .kernels.back()
            .kernel->access;
    };
    QCOMPARE(accessOf("return x + 1.0"), ir::AccessClass::sampleLocal);
    QCOMPARE(accessOf("return x + t[0]"), ir::AccessClass::crossSampleRead);
}

QTEST_APPLESS_MAIN(TestTracePlanes)
#include "tst_trace_planes.moc"
