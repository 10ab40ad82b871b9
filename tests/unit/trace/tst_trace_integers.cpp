// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "traced_text.h"

using namespace hawk;
using namespace hawk::tests;

/// What integers of a sample become: which literals join them, where they turn real, which slots they have.
/// The expected trees follow docs/semantics.md.
class TestTraceIntegers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stores_data();
    void stores();
    void slots_data();
    void slots();
    void declarationsAreSpelledAsWritten();
    void aWarningRefusesNothing();
};

void TestTraceIntegers::stores_data()
{
    QTest::addColumn<std::string>("parameters");
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* parameters, const char* body, const char* expected) {
        QTest::newRow(name) << std::string(parameters) << std::string(body) << std::string(expected);
    };
    row("literals join an Index", "i: Index", "return i * 2 + 1", "out = add(mul(i, 2i), 1i)");
    row("a real literal makes it real", "i: Index", "return i * 2.0 - 3", "out = sub(mul(cast(i), 2), 3)");
    row("a real partner makes it real", "i: Index, x: Scalar", "return i * x + 1",
        "out = add(mul(cast(i), x), 1)");
    row("a comparison with a real", "i: Index, x: Scalar", "return i < x, i < 3",
        "out0 = lt(cast(i), x); out1 = lt(i, 3i)");
    row("no reciprocal of an Index", "i: Index", "return i / 2.5", "out = div(cast(i), 2.5)");
    row("functions of an Index are real", "i: Index", "return m.sqrt(i), i ** 2, m.floor(i)",
        "out0 = sqrt(cast(i)); out1 = pow(cast(i), 2); out2 = floor(cast(i))");
    row("some stay whole", "i: Index", "return abs(i), m.sign(i), m.clip(i, 1, 5), max(i, 3), min(i, 2.5)",
        "out0 = abs(i); out1 = sign(i); out2 = clip(i, 1i, 5i); out3 = max(i, 3i); out4 = min(cast(i), 2.5)");
    row("operators of integers", "i: Index, j: Index", "return i // j % 3, i & 1 | j ^ ~i, i << 2 >> j",
        "out0 = mod(floordiv(i, j), 3i); out1 = bor(band(i, 1i), bxor(j, invert(i))); "
        "out2 = shr(shl(i, 2i), j)");
    row("literals join Int32", "n: Int32, p: Param[Int32]", "return -n + 7 - p, n % 4",
        "out0 = sub(add(neg(n), 7i), p); out1 = mod(n, 4i)");
    row("casts of literals", "n: Int32", "return n + m.int32(2.9), n - m.int32(3e9)",
        "out0 = add(n, 2i); out1 = sub(n, 2147483647i)");
    row("casts", "n: Int32, x: Scalar", "return m.uint32(n), m.real(n) * x, m.int32(x), m.index(x, 4)",
        "out0 = cast(n); out1 = mul(cast(n), x); out2 = cast(x); out3 = clip(cast(x), 0i, 3i)");
    row("a condition times an Index", "i: Index, x: Scalar", "return (x > 1.0) * i",
        "out = mul(select(gt(x, 1), 1, 0), cast(i))");
    row("vectors of Index", "i: Index, j: Index", "v = m.vec(i, j)\nreturn v * 2 + 1, v[1], m.vec(i, 1.0)",
        "out0 = add(mul(vec(i, j), 2i), 1i); out1 = j; out2 = vec(cast(i), 1)");
    row("sums of an Index vector are real", "i: Index, v: Vector[2]", "return m.dot(v, m.vec(i, i))",
        "out = dot(v, cast(vec(i, i)))");
    row("a component chosen by the sample", "i: Index, n: Int32, v: Vector[2]",
        "return v[i], v.components[n]", "out0 = component_at(v, i); out1 = component_at(v, cast(n))");
    row("a component stored where the sample says", "i: Index, v: Vector[2]",
        "w = v * 1.0\nw[i] = i\nreturn w", "w = set_component_at(mul(v, 1), i, cast(i))");
    row("argmax", "x: Scalar, y: Scalar", "return m.argmax(x, y)", "out = select(gt(y, x), 1i, 0i)");
    row("split", "x: Scalar", "i, j = m.split_index(3)\nreturn i, j",
        "i = floordiv(sample_index(), 3i); j = mod(sample_index(), 3i)");
}

void TestTraceIntegers::stores()
{
    QFETCH(std::string, parameters);
    QFETCH(std::string, body);
    QFETCH(std::string, expected);
    QCOMPARE(tests::stores(traceBody(parameters, body, "from hawk import Index, Int32, UInt32")), expected);
}

void TestTraceIntegers::slots_data()
{
    QTest::addColumn<std::string>("parameters");
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::string>("expected");
    QTest::newRow("planes") << std::string("i: Index, n: Param[Int32], y: Mutable[Int32]")
                            << std::string("y = y + n\nreturn i * 2")
                            << std::string("mutable out, mutable y (start), per_sample i, uniform n");
    QTest::newRow("the number of samples")
        << std::string("x: Scalar") << std::string("return x * m.sample_index() / m.n_samples()")
        << std::string("mutable out, per_sample x, nsamples n_samples");
}

void TestTraceIntegers::slots()
{
    QFETCH(std::string, parameters);
    QFETCH(std::string, body);
    QFETCH(std::string, expected);
    QCOMPARE(slotsOf(traceBody(parameters, body, "from hawk import Index, Int32")), expected);
}

void TestTraceIntegers::declarationsAreSpelledAsWritten()
{
    const trace::Module module =
        traceBody("i: Index, s: Sorted[Index], n: Param[UInt32] = 7, y: Mutable[Int32] = None",
                  "y = m.int32(i + s)", "from hawk import Index, Int32, Sorted, UInt32");
    const trace::Module plain =
        traceBody("i: Index, s: Sorted[Index], y: Mutable[Int32], n: Param[UInt32] = 7",
                  "y = m.int32(i + s) + m.int32(n)", "from hawk import Index, Int32, Sorted, UInt32");
    QVERIFY(module.hasErrors());
    QVERIFY2(!plain.hasErrors(), faults(plain).c_str());
    std::string spelled;
    for (const data::Parameter& parameter : plain.kernels.back().kernel->signature.parameters)
        spelled += parameter.name + ": " + parameter.declaration + "; ";
    QCOMPARE(spelled, "i: Index; s: Sorted[Index]; y: Mutable[Int32]; n: Param[UInt32]; ");
    QCOMPARE(plain.kernels.back().kernel->signature.parameters.back().defaultValue, 7.0);
}

void TestTraceIntegers::aWarningRefusesNothing()
{
    const trace::Module module = traceBody("i: Index", "return 1 / i", "from hawk import Index");
    QCOMPARE(faults(module),
             "R160 line 7: `1 / i` divides whole numbers and drops what is behind the point.\n");
    QVERIFY(!module.hasErrors());
    QCOMPARE(tests::stores(module), "out = div(1i, i)");
}

QTEST_APPLESS_MAIN(TestTraceIntegers)
#include "tst_trace_integers.moc"
