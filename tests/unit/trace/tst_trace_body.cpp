// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "traced_text.h"

using namespace hawk;
using namespace hawk::tests;

/// What bodies become; the expected trees follow docs/semantics.md.
class TestTraceBody : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stores_data();
    void stores();
    void slots_data();
    void slots();
    void valuesHaveTheAuthorsNames();
    void digestsIgnoreNamesAndLayout();
    void longSumsNeedNoDeepStack();
    void growthIsBounded_data();
    void growthIsBounded();
};

void TestTraceBody::stores_data()
{
    QTest::addColumn<std::string>("parameters");
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* parameters, const char* body, const char* expected) {
        QTest::newRow(name) << std::string(parameters) << std::string(body) << std::string(expected);
    };
    row("affine", "x: Scalar, a: Param, b: Param", "y = a * x + b\nreturn y", "y = add(mul(a, x), b)");
    row("precedence", "x: Scalar, y: Scalar", "return -x ** 2 + y * (x - y)",
        "out = add(neg(pow(x, 2)), mul(y, sub(x, y)))");
    row("reciprocal", "x: Scalar", "return x / 4", "out = mul(x, 0.25)");
    row("no reciprocal of zero", "x: Scalar", "return x / 0.0", "out = div(x, 0)");
    row("no reciprocal of a denormal", "x: Scalar", "return x / 1e-310", "out = div(x, 1e-310)");
    row("number over value", "x: Scalar", "return 1 / x", "out = div(1, x)");
    row("static folding from the left", "x: Scalar", "return 2.0 * 3.0 * x, x * 2.0 * 3.0",
        "out0 = mul(6, x); out1 = mul(mul(x, 2), 3)");
    row("static base", "x: Scalar", "return 2.0 ** x", "out = pow(2, x)");
    row("unary plus", "x: Scalar", "return +x * 1.0", "out = mul(x, 1)");
    row("a condition is 1 or 0 in arithmetic", "x: Scalar", "return (x > 1.0) * x",
        "out = mul(select(gt(x, 1), 1, 0), x)");
    row("large whole numbers", "x: Scalar", "return x * 10 ** 20", "out = mul(x, 1e+20)");
    row("tuple assignment reads old values", "x: Scalar, y: Scalar",
        "a = x\nb = y\na, b = b + 1.0, a\nreturn a, b * 1.0", "a = add(y, 1); out1 = mul(x, 1)");
    row("chained", "x: Scalar", "a = b = x * 2.0\nreturn a + b", "out = add(mul(x, 2), mul(x, 2))");
    row("nested and starred targets", "x: Scalar",
        "(a, b), *rest = (x, 2.0), 3.0, 4.0\nreturn a * b + rest[1]", "out = add(mul(x, 2), 4)");
    row("annotated", "x: Scalar", "y: Scalar = x + 1.0\nz: Scalar\nreturn y", "y = add(x, 1)");
    row("augmented", "x: Scalar", "y = x\ny += 1.0\ny *= x\nreturn y", "y = mul(add(x, 1), x)");
    row("component store", "x: Scalar, v: Vector[3]", "w = v * 2.0\nw[1] = x\nreturn w",
        "w = set_component[1](mul(v, 2), x)");
    row("component store and read", "x: Scalar, v: Vector[3]", "w = v * 2.0\nw[1] = x\nreturn w[1] + w[0]",
        "out = add(x, component[0](mul(v, 2)))");
    row("component store into a vec", "x: Scalar", "w = m.vec(x, 1.0)\nw[1] += 2.0\nreturn w",
        "w = vec(x, add(1, 2))");
    row("two component targets", "x: Scalar, v: Vector[2]", "w = v * 1.0\nw[0], w[1] = w[1], w[0]\nreturn w",
        "w = vec(component[1](mul(v, 1)), component[0](mul(v, 1)))");
    row("components", "v: Vector[4]", "return v.components[1:3], v.components[0]",
        "out0 = vec(component[1](v), component[2](v)); out1 = component[0](v)");
    row("own sums", "v: Vector[2]", "return v.sum(), v.mean(), v.max()",
        "out0 = sum(v); out1 = mul(sum(v), 0.5); out2 = max(component[0](v), component[1](v))");
    row("vector functions", "v: Vector[2], u: Vector[2]", "return m.dot(v, u), m.norm(v), m.vec(v, 1.0)",
        "out0 = dot(v, u); out1 = norm(v); out2 = vec(component[0](v), component[1](v), 1)");
    row("broadcast", "x: Scalar, v: Vector[2]", "return v * x + 1.0", "out = add(mul(v, x), 1)");
    row("where with a shared arm", "x: Scalar, v: Vector[2]",
        "return m.where(v < 0.0, 0.0, v), m.where(x > 0.0, v, 1.0)",
        "out0 = select(lt(v, 0), splat(0), v); out1 = select(gt(x, 0), v, splat(1))");
    row("builtin extremes", "x: Scalar, y: Scalar", "return max(x, y, 1.0), min(1.0, x), abs(x), pow(x, 2)",
        "out0 = max(max(x, y), 1); out1 = min(1, x); out2 = abs(x); out3 = pow(x, 2)");
    row("sum of a list", "x: Scalar", "return sum([x, x, 1.0])", "out = add(add(add(0, x), x), 1)");
    row("math of a number", "x: Scalar", "return m.sqrt(2.0) * x", "out = mul(sqrt(2), x)");
    row("conditional expression", "x: Scalar", "return 1 if x > 0.0 else x", "out = select(gt(x, 0), 1, x)");
    row("equal numbers stay plain", "x: Scalar", "if x > 0.0:\n    s = 2\nelse:\n    s = 2\nreturn x ** s",
        "out = pow(x, 2)");
    row("branches", "x: Scalar", "y = x\nif x > 1.0:\n    y = x * 2.0\nelif x > 0.0:\n    y = 3\nreturn y",
        "y = select(gt(x, 1), mul(x, 2), select(gt(x, 0), 3, x))");
    row("static condition", "x: Scalar",
        "y = x\nif 3 > 2:\n    y = y + 1.0\nelse:\n    y = y - 1.0\nreturn y", "y = add(x, 1)");
    row("guard", "x: Scalar, y: Mutable[Scalar]",
        "y = x\nif x > 0.0:\n    y = x * 2.0\n    return\ny = y + 1.0",
        "y = select(gt(x, 0), mul(x, 2), add(x, 1))");
    row("tuples merge item by item", "x: Scalar",
        "if x > 0.0:\n    p = (x, 1.0)\nelse:\n    p = (2.0, x)\nreturn p[0] + p[1]",
        "out = add(select(gt(x, 0), x, 2), select(gt(x, 0), 1, x))");
    row("constant output", "x: Scalar", "return 3, x * 1.0", "out0 = 3; out1 = mul(x, 1)");
    row("names of nested outputs", "x: Scalar",
        "y = x * 2.0\nreturn {\"a\": (y, x + 1), \"b\": [x + 2, {\"c\": x * 3}]}, x * 5",
        "y = mul(x, 2); out1 = add(x, 1); out2 = add(x, 2); c = mul(x, 3); out4 = mul(x, 5)");
    row("list that grows", "x: Scalar", "parts = [x]\nparts.append(2.0)\nreturn parts[-2] * parts[1]",
        "out = mul(x, 2)");
}

void TestTraceBody::stores()
{
    QFETCH(std::string, parameters);
    QFETCH(std::string, body);
    QFETCH(std::string, expected);
    QCOMPARE(tests::stores(traceBody(parameters, body)), expected);
}

void TestTraceBody::slots_data()
{
    QTest::addColumn<std::string>("parameters");
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* parameters, const char* body, const char* expected) {
        QTest::newRow(name) << std::string(parameters) << std::string(body) << std::string(expected);
    };
    row("canonical order", "b: Param, x: Scalar, v: Vector[3], a: Param, unread: Scalar",
        "return x * a + v[0] + b", "mutable out, vec_in v, per_sample x, uniform a, uniform b");
    row("start value read", "x: Scalar, y: Mutable[Scalar]", "y = y + x", "mutable y (start), per_sample x");
    row("start value unused", "x: Scalar, y: Mutable[Scalar]", "y = x\ny = y + 1.0",
        "mutable y, per_sample x");
    row("one side of a branch", "x: Scalar, y: Mutable[Scalar]", "if x > 0.0:\n    y = x",
        "mutable y (start), per_sample x");
    row("filled by components", "x: Scalar, w: Mutable[Vector[2]]", "w[0] = x * 2.0\nw[1] = -w[0]",
        "mutable w, per_sample x");
    row("partly filled", "x: Scalar, w: Mutable[Vector[3]]", "w[0] = x\nw[1] = x",
        "mutable w (start), per_sample x");
    row("upper case first", "y: Scalar, Z: Scalar, y_c: Scalar", "return Z + y + y_c",
        "mutable out, per_sample Z, per_sample y, per_sample y_c");
}

void TestTraceBody::slots()
{
    QFETCH(std::string, parameters);
    QFETCH(std::string, body);
    QFETCH(std::string, expected);
    QCOMPARE(slotsOf(traceBody(parameters, body)), expected);
}

void TestTraceBody::valuesHaveTheAuthorsNames()
{
    const trace::Module module =
        traceBody("x: Scalar", "speed = x * 2.0\narea = square(speed)\nreturn area + 1.0",
                  "def square(s):\n    inner = s * s\n    return inner\n");
    const auto& kernel = module.kernels.back().kernel;
    QVERIFY2(kernel.has_value(), faults(module).c_str());
    std::vector<std::string> names;
    for (const ir::Node& node : kernel->nodes) {
        if (node.op != ir::Op::constant && node.leaf.empty())
            names.push_back(node.name);
    }
    QCOMPARE(names, (std::vector<std::string>{"speed", "area", ""}));
    // The origin of a value is the expression that made it.
    const text::SourceText& source = module.tree.source();
    QCOMPARE(std::string(source.slice(kernel->node(kernel->sinks[0].value).origin)),
             std::string("area + 1.0"));
}

void TestTraceBody::digestsIgnoreNamesAndLayout()
{
    const auto digestOf = [](const trace::Module& module) { return module.kernels.back().kernel->digest; };
    const std::string first = digestOf(traceBody("x: Scalar", "a = x * 2.0\nb = a + 1.0\nreturn {\"y\": b}"));
    QCOMPARE(digestOf(traceBody("x: Scalar", "# other names\nc = 2.0\nd = x * c\n\nreturn {\"y\": d + 1}")),
             first);
    QVERIFY(digestOf(traceBody("x: Scalar", "return {\"y\": x * 2.0 + 1.5}")) != first);
}

void TestTraceBody::longSumsNeedNoDeepStack()
{
    std::string sum = "x";
    for (int i = 0; i < 50000; ++i)
        sum += " + x";
    const trace::Module module = traceBody("x: Scalar", "return " + sum);
    QVERIFY2(module.kernels.back().kernel.has_value(), faults(module).c_str());
    QCOMPARE(module.kernels.back().kernel->nodes.size(), std::size_t{50001});
}

/// Each doubles something 60 times: no memory holds the result, so the evaluation must end before.
void TestTraceBody::growthIsBounded_data()
{
    QTest::addColumn<std::string>("start");
    QTest::addColumn<std::string>("step");
    QTest::addColumn<std::string>("after");
    const auto row = [](const char* name, const char* start, const char* step, const char* after = "") {
        QTest::newRow(name) << std::string(start) << std::string(step) << std::string(after);
    };
    row("list + list", "[1.0]", "v = v + v");
    row("list += list", "[1.0]", "v += v");
    row("tuple + tuple", "(1.0,)", "v = v + v");
    row("list * 2", "[1.0]", "v = v * 2");
    row("extend", "[1.0]", "v.extend(v)");
    row("unpacking", "[1.0]", "v = [*v, *v]");
    row("text + text", "'a'", "v = v + v");
    row("formatted text", "'a'", "v = f'{v}{v}'");
    row("join", "'a'", "v = ''.join([v, v])");
    row("nested lists, spelled", "[1.0]", "v = [v, v]", "v = str(v)");
    row("a long range as a list", "[1.0]", "pass", "v = list(range(10 ** 15))");
    row("a long range, unpacked", "[1.0]", "pass", "v = [*range(10 ** 18)]");
    row("set of a long range", "[1.0]", "pass", "v = set(range(10 ** 7))");
}

void TestTraceBody::growthIsBounded()
{
    QFETCH(std::string, start);
    QFETCH(std::string, step);
    QFETCH(std::string, after);
    const std::string helper = "def grown():\n    v = " + start + "\n    for i in range(60):\n        " + step
        + "\n    " + (after.empty() ? "pass" : after) + "\n    return 1.0\n";
    const trace::Module module = traceBody("x: Scalar", "return x + grown()", helper);
    QVERIFY(!module.kernels.back().kernel.has_value());
    QCOMPARE(module.diagnostics.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(std::string(module.diagnostics[0].code())), QStringLiteral("U35"));
}

QTEST_APPLESS_MAIN(TestTraceBody)
#include "tst_trace_body.moc"
