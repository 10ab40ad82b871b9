// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>
#include <algorithm>
#include <cmath>

#include "eval/evaluator.h"
#include "ir/factor.h"
#include "kernel_fixture.h"

namespace hawk::eval::test {

using ir::NodeId;
using ir::Op;
using ir::Type;

/// What operations that round can do to a kernel.
class TstEvalMoved : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exactOperationsStay();
    void aProductMoves();
    void cancellationShows();
    void termsOfADotShow();
    void remaindersOfHugeNumbersAreAny();
    void aSolutionMovesWithItsMatrix();
    void seedsRepeat();

private:
    /// The results of the kernel's one sample, moved in many ways.
    static std::vector<double> waysOf(KernelFixture& f, const std::vector<double>& x)
    {
        const ir::Kernel kernel = f.kernel();
        std::vector<double> ways;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Planes planes(1);
            planes.set<double>("x", x);
            auto arguments = planes.bind(kernel);
            if (!evaluateMoved(kernel, arguments, seed))
                return {};
            ways.push_back(planes.get<double>("y")[0]);
        }
        return ways;
    }

    static double farthest(const std::vector<double>& ways, double from)
    {
        double most = 0;
        for (const double way : ways)
            most = std::max(most, std::abs(way - from));
        return most;
    }
};

void TstEvalMoved::exactOperationsStay()
{
    KernelFixture f;
    const NodeId x = f.input("x");
    const NodeId floor = f.builder.apply(Op::floor, {f.builder.apply(Op::negate, {x})});
    f.store("y", f.builder.apply(Op::maximum, {floor, f.builder.constant(-7.0)}));
    QCOMPARE(waysOf(f, {3.5}), std::vector<double>(40, -4.0));
}

void TstEvalMoved::aProductMoves()
{
    KernelFixture f;
    f.store("y", f.builder.apply(Op::multiply, {f.input("x"), f.builder.constant(3.0)}));
    const double far = farthest(waysOf(f, {1.0}), 3.0);
    QVERIFY(far > 0);
    QVERIFY(far <= 8 * 3.0 * 0x1p-52);
}

/// x * x - 1 with x near 1 keeps the error of the product and loses its size.
void TstEvalMoved::cancellationShows()
{
    KernelFixture f;
    const NodeId x = f.input("x");
    f.store("y",
            f.builder.apply(Op::subtract, {f.builder.apply(Op::multiply, {x, x}), f.builder.constant(1.0)}));
    const double exact = 0x1p-19 + 0x1p-40;
    const double far = farthest(waysOf(f, {1.0 + 0x1p-20}), exact);
    QVERIFY(far >= 0x1p-52);
    QVERIFY(far <= 20 * 0x1p-52);
}

/// 1e8 * 1e8 - 1e8 * 1e8 + 1: the sum is 1, its terms are not.
void TstEvalMoved::termsOfADotShow()
{
    KernelFixture f;
    const Type vector = Type::real(data::Shape::vector(3));
    const NodeId x = f.input("x", vector);
    const NodeId other = f.builder.add(
        {.op = Op::vec,
         .type = vector,
         .operands = {f.builder.constant(1e8), f.builder.constant(-1e8), f.builder.constant(1.0)}});
    f.store("y", f.builder.add({.op = Op::dot, .type = Type::real(), .operands = {x, other}}));
    QVERIFY(farthest(waysOf(f, {1e8, 1e8, 1.0}), 1.0) >= 1e16 * 0x1p-52);
}

/// 2^60 + 256 is 2 more than a multiple of 3, and its neighbours are 256 away; 5 is exact.
void TstEvalMoved::remaindersOfHugeNumbersAreAny()
{
    KernelFixture f;
    f.store("y", f.builder.apply(Op::fmod, {f.input("x"), f.builder.constant(3.0)}));
    const std::vector<double> huge = waysOf(f, {0x1p60 + 256.0});
    QVERIFY(std::ranges::count(huge, 0.0) > 0);
    QVERIFY(std::ranges::count(huge, 2.0) > 0);
    QCOMPARE(waysOf(f, {5.0}), std::vector<double>(40, 2.0));
}

/// The second row is nearly the first: errors of the matrix by 1e-16 are errors of the solution by 1e-8.
void TstEvalMoved::aSolutionMovesWithItsMatrix()
{
    KernelFixture f;
    const Type matrix = Type::real(data::Shape::matrix(2, 2));
    const NodeId x = f.input("x", matrix);
    const NodeId factor = f.builder.add({.op = Op::lu, .type = ir::factorType(Op::lu, 2), .operands = {x}});
    f.store("y", f.builder.add({.op = Op::luDeterminant, .type = Type::real(), .operands = {factor}}));
    const double far = farthest(waysOf(f, {1, 1, 1, 1 + 0x1p-26}), 0x1p-26);
    QVERIFY(far >= 0x1p-53);
    QVERIFY(far <= 0x1p-46);
}

void TstEvalMoved::seedsRepeat()
{
    KernelFixture f;
    f.store("y", f.builder.apply(Op::sin, {f.input("x")}));
    const std::vector<double> ways = waysOf(f, {1.0});
    QCOMPARE(waysOf(f, {1.0}), ways);
    QVERIFY(std::ranges::count(ways, ways.front()) < 40);
}

} // namespace hawk::eval::test

QTEST_APPLESS_MAIN(hawk::eval::test::TstEvalMoved)
#include "tst_eval_moved.moc"
