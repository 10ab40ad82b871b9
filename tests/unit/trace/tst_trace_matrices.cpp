// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "traced_text.h"

using namespace hawk;
using namespace hawk::tests;

/// What matrices and quaternions become. The expected trees follow docs/semantics.md.
class TestTraceMatrices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stores_data();
    void stores();
    void declarations();
    void largeProductsEnd();
};

void TestTraceMatrices::stores_data()
{
    QTest::addColumn<std::string>("parameters");
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* parameters, const char* body, const char* expected) {
        QTest::newRow(name) << std::string(parameters) << std::string(body) << std::string(expected);
    };
    row("products", "A: Matrix[2, 2], v: Vector[2]", "return A @ v, A @ A, m.outer(v, v)",
        "out0 = mv(A, v); out1 = mm(A, A); out2 = outer(v, v)");
    row("products of conditions", "A: Matrix[2, 2], v: Vector[2]", "return A @ (v > 0.0)",
        "out = mv(A, select(gt(v, 0), splat(1), splat(0)))");
    row("an entry", "A: Matrix[2, 3]", "return A[1, 2], m.transpose(A)[2, 1]",
        "out0 = component[5](A); out1 = component[5](A)");
    row("rows and columns", "A: Matrix[2, 2]", "return A.rows[1], A.columns[1]",
        "out0 = vec(component[2](A), component[3](A)); out1 = vec(component[1](A), component[3](A))");
    row("a row chosen by the sample", "A: Matrix[2, 2], i: Index", "return A.rows[i]",
        "out = vec(component_at(vec(component[0](A), component[2](A)), i), "
        "component_at(vec(component[1](A), component[3](A)), i))");
    row("an entry chosen by the sample", "A: Matrix[2, 2], n: Int32", "return A.columns[0][n]",
        "out = component_at(vec(component[0](A), component[2](A)), cast(n))");
    row("made of rows", "x: Scalar, v: Vector[2]", "return m.mat([[x, 1], v])",
        "out = vec(x, 1, component[0](v), component[1](v))");
    row("made of columns", "u: Vector[2], v: Vector[2]", "return m.mat([u, v], columns=True)",
        "out = vec(component[0](u), component[0](v), component[1](u), component[1](v))");
    row("of whole numbers", "i: Index, j: Index", "return m.mat([[i, j]]), m.mat([[i, 2.0]])",
        "out0 = vec(i, j); out1 = vec(cast(i), 2)");
    row("all entries", "A: Matrix[2, 2]", "return A.sum(), m.vsum(A), m.mean(A)",
        "out0 = sum(A); out1 = sum(A); out2 = mul(sum(A), 0.25)");
    row("how many conditions hold", "A: Matrix[2, 2]", "return (A > 0.0).sum()",
        "out = sum(select(gt(A, 0), splat(1), splat(0)))");
    row("down the rows", "A: Matrix[2, 2]", "return A.sum(axis=\"rows\"), A.max(0)",
        "out0 = vec(sum(vec(component[0](A), component[2](A))), sum(vec(component[1](A), component[3](A)))); "
        "out1 = vec(max(component[0](A), component[2](A)), max(component[1](A), component[3](A)))");
    row("trace and diagonal", "A: Matrix[2, 2], v: Vector[2]",
        "return m.trace(A), m.diagonal(A), m.diag(v), m.tril(A)",
        "out0 = add(component[0](A), component[3](A)); out1 = vec(component[0](A), component[3](A)); "
        "out2 = vec(component[0](v), 0, 0, component[1](v)); "
        "out3 = vec(component[0](A), 0, component[2](A), component[3](A))");
    row("a plane of matrices", "A: Mutable[Matrix[2, 2]], x: Scalar", "A = A @ A + x",
        "A = add(mm(start A, start A), x)");
    row("the conjugate", "q: Quat", "return m.quat_conj(q)",
        "out = vec(component[0](q), neg(component[1](q)), neg(component[2](q)), neg(component[3](q)))");
    row("pure quaternions", "v: Vector[3], q: Quat", "return m.as_pure(v), m.as_vec3(q)",
        "out0 = vec(0, component[0](v), component[1](v), component[2](v)); "
        "out1 = vec(component[1](q), component[2](q), component[3](q))");
    row("multiples stay quaternions", "q: Quat, r: Mutable[Quat], x: Scalar",
        "r = (q * x + q) / 2.0 - m.quat_mul(q, q)", "r = sub(mul(add(mul(q, x), q), 0.5), quat_mul(q, q))");
    row("a quaternion as a plain vector", "q: Quat, w: Mutable[Vector[4]]", "w = m.vec(q)",
        "w = vec(component[0](q), component[1](q), component[2](q), component[3](q))");
    row("a plain vector as a quaternion", "v: Vector[4], q: Mutable[Quat]",
        "q = m.quat_mul(v, m.vec(1.0, 0.0, 0.0, 0.0))", "q = quat_mul(v, vec(1, 0, 0, 0))");
}

void TestTraceMatrices::stores()
{
    QFETCH(std::string, parameters);
    QFETCH(std::string, body);
    QFETCH(std::string, expected);
    QCOMPARE(tests::stores(traceBody(parameters, body, "from hawk import Index, Int32, Matrix, Quat")),
             expected);
}

void TestTraceMatrices::declarations()
{
    const trace::Module module =
        traceBody("A: Matrix[2, 3], q: \"Quat\", v: Vector[2], M: Mutable[Matrix[2, 2]]",
                  "M = m.outer(v, v)\nreturn A * 2.0, m.quat_conj(q)", "from hawk import Matrix, Quat");
    QCOMPARE(slotsOf(module), "mutable M, mutable out0, mutable out1, vec_in q, vec_in v, mat_in A");
    std::string spelled;
    for (const data::Parameter& parameter : module.kernels.back().kernel->signature.parameters)
        spelled += parameter.name + ": " + parameter.declaration + "; ";
    QCOMPARE(spelled, "A: Matrix[2, 3]; q: Quat; v: Vector[2]; M: Mutable[Matrix[2, 2]]; ");
}

/// A helper that multiplies for ever more is refused before its text would fill the memory.
void TestTraceMatrices::largeProductsEnd()
{
    const trace::Module module =
        traceBody("A: Matrix[32, 32]", "return power(A, 100000)",
                  "from hawk import Matrix\n\ndef power(A, n):\n    B = A\n    for _ in range(n):\n"
                  "        B = B @ A\n    return B\n");
    QVERIFY(faults(module).starts_with("U35 "));
}

QTEST_APPLESS_MAIN(TestTraceMatrices)
#include "tst_trace_matrices.moc"
