// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>
#include <cmath>
#include <limits>

#include "eval/evaluator.h"
#include "ir/factor.h"
#include "kernel_fixture.h"

namespace hawk::eval::test {

using data::Shape;
using ir::NodeId;
using ir::Op;
using Numbers = std::vector<double>;

/// Factors, solutions and failed samples, with published values and exact small systems.
class TstEvalLinear : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void layouts();
    void solutions_data();
    void solutions();
    void pivots();
    void failedSamples();
    void choleskyFrom();
    void eigenvalues_data();
    void eigenvalues();
    void unusualNumbers();
};

/// Runs one operation after another on one sample: a factor of `a`, then what reads it.
struct Work {
    Work(std::uint32_t rows, const Numbers& entries)
        : size(rows)
        , planes(1)
        , matrix(fixture.input("A", ir::Type::real(Shape::matrix(rows, rows))))
    {
        planes.set("A", entries);
    }

    NodeId factor(Op op)
    {
        return fixture.builder.add({.op = op, .type = ir::factorType(op, size), .operands = {matrix}});
    }
    NodeId read(Op op, NodeId factor, Shape shape = {})
    {
        return fixture.builder.add({.op = op, .type = ir::Type::real(shape), .operands = {factor}});
    }
    NodeId info(NodeId factor)
    {
        return fixture.builder.add(
            {.op = Op::factorInfo, .type = {ir::Element::int32}, .operands = {factor}});
    }
    NodeId solve(Op op, NodeId factor, const Numbers& b)
    {
        const ir::Type type = ir::Type::real(Shape::vector(static_cast<std::uint32_t>(b.size())));
        const NodeId right = fixture.input("b", type);
        planes.set("b", b);
        return fixture.builder.add({.op = op, .type = type, .operands = {factor, right}});
    }
    void run()
    {
        const ir::Kernel kernel = fixture.kernel();
        auto arguments = planes.bind(kernel);
        QVERIFY(evaluate(kernel, arguments, 0, 1));
    }

    std::uint32_t size;
    KernelFixture fixture;
    Planes planes;
    NodeId matrix;
};

static void compare(const Numbers& actual, const Numbers& expected)
{
    QCOMPARE(actual.size(), expected.size());
    for (std::size_t i = 0; i < actual.size(); ++i)
        QVERIFY2(std::abs(actual[i] - expected[i]) <= 1e-14 * std::max(1.0, std::abs(expected[i])),
                 qPrintable(QStringLiteral("%1 instead of %2").arg(actual[i]).arg(expected[i])));
}

void TstEvalLinear::layouts()
{
    for (Op op : {Op::lu, Op::cholesky, Op::choleskyFrom, Op::eigh}) {
        for (std::uint32_t size = 1; size <= ir::largestFactor; ++size) {
            const ir::Type type = ir::factorType(op, size);
            const ir::FactorLayout layout = ir::layoutOf(type);
            QCOMPARE(layout.size, size);
            QCOMPARE(layout.info + 1, type.shape.count());
        }
    }
}

void TstEvalLinear::solutions_data()
{
    QTest::addColumn<Numbers>("matrix");
    QTest::addColumn<Numbers>("right");
    QTest::addColumn<Numbers>("solution");
    QTest::addColumn<double>("determinant");
    QTest::addColumn<bool>("isPositive");
    QTest::newRow("two") << Numbers{2, 1, 1, 3} << Numbers{3, 5} << Numbers{0.8, 1.4} << 5.0 << true;
    QTest::newRow("of another source")
        << Numbers{4, 1, 1, 3} << Numbers{1, 2} << Numbers{1.0 / 11.0, 7.0 / 11.0} << 11.0 << true;
    QTest::newRow("a zero at the first place")
        << Numbers{0, 2, 1, 0} << Numbers{4, 3} << Numbers{3, 2} << -2.0 << false;
    QTest::newRow("one") << Numbers{4} << Numbers{2} << Numbers{0.5} << 4.0 << true;
    QTest::newRow("a cycle of rows") << Numbers{0, 0, 1, 1, 0, 0, 0, 1, 0} << Numbers{5, 6, 7}
                                     << Numbers{6, 7, 5} << 1.0 << false;
}

void TstEvalLinear::solutions()
{
    QFETCH(Numbers, matrix);
    QFETCH(Numbers, right);
    QFETCH(Numbers, solution);
    QFETCH(double, determinant);
    QFETCH(bool, isPositive);
    const auto size = static_cast<std::uint32_t>(right.size());
    Work lu(size, matrix);
    const NodeId factor = lu.factor(Op::lu);
    lu.fixture.store("x", lu.solve(Op::luSolve, factor, right));
    lu.fixture.store("d", lu.read(Op::luDeterminant, factor));
    lu.fixture.store("ok", lu.info(factor));
    lu.run();
    compare(lu.planes.get<double>("x"), solution);
    compare(lu.planes.get<double>("d"), {determinant});
    QCOMPARE(lu.planes.get<std::int32_t>("ok").front(), 0);
    if (!isPositive)
        return;
    Work cholesky(size, matrix);
    cholesky.fixture.store("x", cholesky.solve(Op::choleskySolve, cholesky.factor(Op::cholesky), right));
    cholesky.run();
    compare(cholesky.planes.get<double>("x"), solution);
}

/// The largest entry of a column is the pivot, which keeps a small one from spoiling the solution.
void TstEvalLinear::pivots()
{
    Work work(2, {1e-20, 1, 1, 1});
    work.fixture.store("x", work.solve(Op::luSolve, work.factor(Op::lu), {1, 2}));
    work.run();
    compare(work.planes.get<double>("x"), {1, 1});
}

void TstEvalLinear::failedSamples()
{
    Work lu(2, {1, 2, 2, 4});
    const NodeId factor = lu.factor(Op::lu);
    lu.fixture.store("x", lu.solve(Op::luSolve, factor, {1, 2}));
    lu.fixture.store("d", lu.read(Op::luDeterminant, factor));
    lu.fixture.store("ok", lu.info(factor));
    lu.run();
    compare(lu.planes.get<double>("x"), {0, 0});
    compare(lu.planes.get<double>("d"), {0});
    QCOMPARE(lu.planes.get<std::int32_t>("ok").front(), 2);

    Work cholesky(2, {1, 2, 2, 1});
    const NodeId root = cholesky.factor(Op::cholesky);
    cholesky.fixture.store("L", cholesky.read(Op::choleskyFactor, root, Shape::matrix(2, 2)));
    cholesky.fixture.store("x", cholesky.solve(Op::choleskySolve, root, {1, 2}));
    cholesky.fixture.store("ok", cholesky.info(root));
    cholesky.run();
    compare(cholesky.planes.get<double>("L"), {0, 0, 0, 0});
    compare(cholesky.planes.get<double>("x"), {0, 0});
    QCOMPARE(cholesky.planes.get<std::int32_t>("ok").front(), 2);
}

/// The factor takes the lower triangle as it is, and looks at its diagonal alone.
void TstEvalLinear::choleskyFrom()
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const std::pair<Numbers, int> matrices[] = {
        {{2, 9, 1, 3}, 0}, {{2, 0, 1, -3}, 2}, {{0, 0, 1, 3}, 1}, {{1, 0, 1, infinity}, 2}};
    for (const auto& [matrix, info] : matrices) {
        Work work(2, matrix);
        const NodeId factor = work.factor(Op::choleskyFrom);
        work.fixture.store("L", work.read(Op::choleskyFactor, factor, Shape::matrix(2, 2)));
        work.fixture.store("ok", work.info(factor));
        work.run();
        compare(work.planes.get<double>("L"), info == 0 ? Numbers{2, 0, 1, 3} : Numbers{0, 0, 0, 0});
        QCOMPARE(work.planes.get<std::int32_t>("ok").front(), info);
    }
}

void TstEvalLinear::eigenvalues_data()
{
    QTest::addColumn<Numbers>("matrix");
    QTest::addColumn<Numbers>("values");
    QTest::addColumn<Numbers>("vectors");
    QTest::addColumn<int>("info");
    const double root = std::sqrt(0.5);
    QTest::newRow("two") << Numbers{4, 1, 1, 3} << Numbers{(7 - std::sqrt(5.0)) / 2, (7 + std::sqrt(5.0)) / 2}
                         << Numbers{-0.5257311121191336, 0.8506508083520399, 0.8506508083520399,
                                    0.5257311121191336}
                         << 0;
    QTest::newRow("of equal size") << Numbers{1, 2, 2, 1} << Numbers{-1, 3}
                                   << Numbers{root, root, -root, root} << 0;
    QTest::newRow("the symmetric part")
        << Numbers{1, 4, 0, 1} << Numbers{-1, 3} << Numbers{root, root, -root, root} << 0;
    QTest::newRow("out of order") << Numbers{3, 0, 0, 0, -1, 0, 0, 0, 2} << Numbers{-1, 2, 3}
                                  << Numbers{0, 0, 1, 1, 0, 0, 0, 1, 0} << 0;
    QTest::newRow("equal ones") << Numbers{1, 0, 0, 1} << Numbers{1, 1} << Numbers{1, 0, 0, 1} << 2;
    QTest::newRow("nothing") << Numbers{0, 0, 0, 0} << Numbers{0, 0} << Numbers{1, 0, 0, 1} << 2;
    QTest::newRow("one") << Numbers{-3} << Numbers{-3} << Numbers{1} << 0;
    // Too close is what the rounding of the matrix could bring together.
    QTest::newRow("close") << Numbers{1, 0, 0, 1 + 2 * 0x1p-52} << Numbers{1, 1 + 2 * 0x1p-52}
                           << Numbers{1, 0, 0, 1} << 2;
    QTest::newRow("not so close") << Numbers{1, 0, 0, 1 + 3 * 0x1p-52} << Numbers{1, 1 + 3 * 0x1p-52}
                                  << Numbers{1, 0, 0, 1} << 0;
    QTest::newRow("small ones") << Numbers{1e-200, 0, 0, 3e-200} << Numbers{1e-200, 3e-200}
                                << Numbers{1, 0, 0, 1} << 0;
}

void TstEvalLinear::eigenvalues()
{
    QFETCH(Numbers, matrix);
    QFETCH(Numbers, values);
    QFETCH(Numbers, vectors);
    QFETCH(int, info);
    const auto size = static_cast<std::uint32_t>(values.size());
    Work work(size, matrix);
    const NodeId factor = work.factor(Op::eigh);
    work.fixture.store("w", work.read(Op::eighValues, factor, Shape::vector(size)));
    work.fixture.store("V", work.read(Op::eighVectors, factor, Shape::matrix(size, size)));
    work.fixture.store("ok", work.info(factor));
    work.run();
    compare(work.planes.get<double>("w"), values);
    compare(work.planes.get<double>("V"), vectors);
    QCOMPARE(work.planes.get<std::int32_t>("ok").front(), info);
}

void TstEvalLinear::unusualNumbers()
{
    constexpr double infinity = std::numeric_limits<double>::infinity();
    for (double unusual : {std::numeric_limits<double>::quiet_NaN(), infinity, -infinity}) {
        Work work(2, {1, unusual, 1, 2});
        const NodeId factor = work.factor(Op::eigh);
        work.fixture.store("w", work.read(Op::eighValues, factor, Shape::vector(2)));
        work.fixture.store("V", work.read(Op::eighVectors, factor, Shape::matrix(2, 2)));
        work.fixture.store("ok", work.info(factor));
        work.run();
        for (const char* name : {"w", "V"}) {
            for (double value : work.planes.get<double>(name))
                QVERIFY(std::isnan(value));
        }
        QCOMPARE(work.planes.get<std::int32_t>("ok").front(), 3);
    }
    Work tiny(2, {1e-320, 0, 0, 1e-320});
    tiny.fixture.store("x", tiny.solve(Op::luSolve, tiny.factor(Op::lu), {1e-320, 2e-320}));
    tiny.run();
    compare(tiny.planes.get<double>("x"), {1, 2});
}

} // namespace hawk::eval::test

QTEST_APPLESS_MAIN(hawk::eval::test::TstEvalLinear)
#include "tst_eval_linear.moc"
