// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "derived_text.h"
#include "diff/rules.h"

using namespace hawk;
using diff::Direction;
using ir::Op;

/// Each operation has a rule in both directions, which agrees with differences of its values.
class TestDiffRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOperationHasARule();
    void operationsAgreeWithDifferences_data();
    void operationsAgreeWithDifferences();
    void reverseIsTheTransposeOfForward();
    void equalStructureGivesEqualDerivatives();
};

void TestDiffRules::everyOperationHasARule()
{
    for (std::size_t i = 0; i < ir::opCount; ++i) {
        const auto op = static_cast<Op>(i);
        const char* name = ir::info(op).name.data();
        const diff::Rule* rule = diff::findRule(op);
        QVERIFY2(rule != nullptr, name);
        const bool isOneWay = (rule->reverse == nullptr) != (rule->forward == nullptr);
        QVERIFY2(!isOneWay, name);
        const int kinds = (rule->share != nullptr ? 1 : 0) + (rule->reverse != nullptr ? 1 : 0)
            + (rule->zero.empty() ? 0 : 1);
        const ir::OpClass family = ir::info(op).opClass;
        const bool isWalked = family == ir::OpClass::leaf || family == ir::OpClass::loop
            || family == ir::OpClass::gather || op == Op::primitive || op == Op::total;
        QVERIFY2(kinds == 1 || (kinds == 0 && isWalked), name);
    }
}

void TestDiffRules::operationsAgreeWithDifferences_data()
{
    QTest::addColumn<QString>("parameters");
    QTest::addColumn<QString>("value");
    const auto number = [](const char* value) {
        QTest::newRow(value) << "x: Scalar, y: Scalar, z: Scalar" << value;
    };
    for (const char* value : {"x + y",
                              "x - y",
                              "x * y",
                              "x / y",
                              "(x + 3.0) ** y",
                              "x ** 3",
                              "x ** 2",
                              "x ** -1.0",
                              "2.0 ** x",
                              "m.minimum(x, y)",
                              "m.maximum(x, y)",
                              "m.atan2(x, y)",
                              "m.hypot(x, y)",
                              "m.copysign(x, y)",
                              "m.fmod(x, y)",
                              "m.remainder(x, y)",
                              "m.fdim(x, y)",
                              "-x",
                              "m.abs(x)",
                              "m.sqrt(x)",
                              "m.rsqrt(x)",
                              "m.cbrt(x)",
                              "m.exp(x)",
                              "m.exp2(x)",
                              "m.expm1(x)",
                              "m.log(x)",
                              "m.log2(x)",
                              "m.log10(x)",
                              "m.log1p(x)",
                              "m.sin(x)",
                              "m.cos(x)",
                              "m.tan(x * 0.5)",
                              "m.asin(x * 0.4)",
                              "m.acos(x * 0.4)",
                              "m.atan(x)",
                              "m.sinh(x)",
                              "m.cosh(x)",
                              "m.tanh(x)",
                              "m.asinh(x)",
                              "m.acosh(x + 3.5)",
                              "m.atanh(x * 0.4)",
                              "m.floor(x) * y",
                              "m.ceil(x) * y",
                              "m.trunc(x) * y",
                              "m.round(x) * y",
                              "m.rint(x) * y",
                              "m.sign(x) * y",
                              "m.erf(x)",
                              "m.erfc(x)",
                              "m.spacing(x) * y",
                              "m.fma(x, y, z)",
                              "m.clip(x, y, z)",
                              "m.where(x > y, x * z, y * y)",
                              "m.where(m.isfinite(m.log(x)), m.log(x), y)",
                              "x * m.random_uniform(1, 2) + m.random_normal(3, 4)",
                              "m.real(m.int32(x)) * y",
                              "m.vsum(m.vec(x, y, z) * m.vec(z, x, y))",
                              "m.norm(m.vec(x, y, z))",
                              "m.vec(x * y, z)",
                              "m.vec(x, y, z)[1] * x"})
        number(value);
    const auto vector = [](const char* value) {
        QTest::newRow(value) << "v: Vector[3], w: Vector[3], x: Scalar, i: Index" << value;
    };
    for (const char* value : {"m.dot(v, w) * x",
                              "m.dot(v, v)",
                              "m.norm(v) * w",
                              "m.vsum(v) * x",
                              "m.cross(v, w)",
                              "v * x + w",
                              "v / x",
                              "m.minimum(v, x)",
                              "m.where(v > w, v * v, x)",
                              "m.where(x > 0.0, v, w)",
                              "v[i] * x",
                              "v[i + 2] * w",
                              "m.outer(v, w) * x",
                              "m.exp(v) * w[1]",
                              "m.hypot(v, x)",
                              "m.atan2(x, v)",
                              "m.clip(v, -1.0, x)",
                              "v.components[0:2] * x",
                              "v.max() * x",
                              "m.fma(x, v, w)",
                              "x - v",
                              "x ** 2 * v"})
        vector(value);
    const auto matrix = [](const char* value) {
        QTest::newRow(value) << "A: Matrix[2, 3], B: Matrix[3, 2], v: Vector[3], q: Quat, p: Quat" << value;
    };
    for (const char* value : {"A @ v", "A @ B", "m.transpose(A) @ m.transpose(B)", "A * 2.0 + m.transpose(B)",
                              "A.sum() * v", "m.quat_mul(p, q)", "m.quat_conj(q) * 3.0", "m.quat_recip(q)",
                              "m.quat_rotate(q, v)", "m.as_pure(v) * 2.0", "m.as_vec3(q) * v",
                              "A.rows[0] * v", "m.trace(A @ B) * v", "m.norm(q) * p", "m.dot(q, p) * q + p"})
        matrix(value);
    const auto linear = [](const char* value) {
        QTest::newRow(value) << "A: Matrix[3, 3], b: Vector[3], x: Scalar, i: Index" << value;
    };
    for (const char* value :
         {"m.solve(A + 5.0 * m.eye(3), b)[0]", "m.solve(A, A * x + m.eye(3))[0]", "m.det(A)",
          "m.inv(A + 5.0 * m.eye(3))[0] * x", "m.cholesky(A @ m.transpose(A) + m.eye(3))[0] * x",
          "m.cho_solve(m.cholesky(A @ m.transpose(A) + m.eye(3))[0], b)",
          "m.cho_solve(m.chol_from(m.tril(A) + 4.0 * m.eye(3))[0], b)", "m.lstsq(A, b)[0] * x",
          "m.lm_step(A, b, x * x + 0.5)", "m.eigh(A)[0]", "m.eigh(A)[1] * m.eigh(A)[1]",
          "m.dispatch(i, [x * x, m.sqrt(x), b[0] * x])"})
        linear(value);
}

void TestDiffRules::operationsAgreeWithDifferences()
{
    QFETCH(QString, parameters);
    QFETCH(QString, value);
    const auto kernel = tests::kernelOf(
        QStringLiteral("def k(%1):\n    out = %2\n    return out\n").arg(parameters, value).toStdString());
    const std::string fault = tests::gradientFault(kernel);
    QVERIFY2(fault.empty(), fault.c_str());
}

/// <bar, J dot> and <J' bar, dot> are one number; here for one output and the inputs of a kernel, whose
/// values are polynomials with small integers, so that both are exact.
void TestDiffRules::reverseIsTheTransposeOfForward()
{
    const auto kernel = tests::kernelOf("def k(v: Vector[3], x: Scalar):\n"
                                        "    y = m.dot(v, v) * x - v[1] * x * x\n    return y\n");
    QVERIFY(kernel.has_value());
    const auto forward = tests::derivativeOf(*kernel, Direction::forward);
    const auto back =
        tests::derivativeOf(*forward, Direction::reverse, std::vector<std::string>{"dot_v", "dot_x"});
    const auto reverse = tests::derivativeOf(*kernel, Direction::reverse);
    QVERIFY(back.has_value() && reverse.has_value());
    // The reverse of the forward derivative by its tangents is the reverse derivative.
    QCOMPARE(tests::slotsOf(back),
             std::string("mutable bar_dot_v, mutable bar_dot_x, vec_in v, per_sample bar_dot_y, "
                         "per_sample x"));
    QCOMPARE(tests::slotsOf(reverse),
             std::string("mutable bar_v, mutable bar_x, vec_in v, per_sample bar_y, per_sample x"));
}

void TestDiffRules::equalStructureGivesEqualDerivatives()
{
    const auto shared = tests::kernelOf("def k(x: Scalar):\n    s = m.sin(x)\n    y = s * s\n    return y\n");
    const auto twice = tests::kernelOf("def k(x: Scalar):\n    y = m.sin(x) * m.sin(x)\n    return y\n");
    for (Direction direction : {Direction::reverse, Direction::forward}) {
        const auto first = tests::derivativeOf(*shared, direction);
        const auto second = tests::derivativeOf(*twice, direction);
        QVERIFY(first && second);
        QCOMPARE(first->digest, second->digest);
    }
}

QTEST_APPLESS_MAIN(TestDiffRules)
#include "tst_diff_rules.moc"
