// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cmath>
#include <limits>

#include <QtTest>

#include "eval/evaluator.h"
#include "kernel_fixture.h"

namespace hawk::eval::test {

using data::Shape;
using ir::NodeId;
using ir::Op;
using ir::Type;

/// Vectors, choice, conversions, integers, stores and ranges. Numbers are worked out by hand.
class TstEvalPrograms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void logic();
    void choiceByEntryAndBySample();
    void scalarsSpreadOverVectors();
    void vectorsAreBuiltAndTakenApart();
    void dotAndNormAddFromTheLeft();
    void singleRealsStaySingle();
    void productAndSumAreTwoRoundings();
    void indexArithmetic();
    void indexBecomesReal();
    void conversions();
    void storesFollowAllReads();
    void inputAndOutputMayBeOneBuffer();
    void onlyTheRangeIsWritten();
    void rangeOutside_data();
    void rangeOutside();
    void stops();
    void noSamples();

private:
    static void run(const ir::Kernel& kernel, data::BoundArguments& arguments)
    {
        const auto done = evaluate(kernel, arguments, 0, arguments.sampleCount);
        QVERIFY2(done.has_value(), done ? "" : done.error().message.c_str());
    }
};

void TstEvalPrograms::logic()
{
    KernelFixture f;
    const NodeId a = f.builder.apply(Op::greater, {f.input("a"), f.builder.constant(0.0)});
    const NodeId b = f.builder.apply(Op::greater, {f.input("b"), f.builder.constant(0.0)});
    f.store("both", f.builder.apply(Op::logicalAnd, {a, b}));
    f.store("any", f.builder.apply(Op::logicalOr, {a, b}));
    f.store("not_a", f.builder.apply(Op::logicalNot, {a}));
    f.store("same", f.builder.apply(Op::equal, {a, b}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(4);
    planes.set<double>("a", {-1, -1, 1, 1});
    planes.set<double>("b", {-1, 1, -1, 1});
    auto arguments = planes.bind(kernel);
    run(kernel, arguments);
    QCOMPARE(planes.get<bool>("both"), (std::vector<bool>{false, false, false, true}));
    QCOMPARE(planes.get<bool>("any"), (std::vector<bool>{false, true, true, true}));
    QCOMPARE(planes.get<bool>("not_a"), (std::vector<bool>{true, true, false, false}));
    QCOMPARE(planes.get<bool>("same"), (std::vector<bool>{true, false, false, true}));
}

void TstEvalPrograms::choiceByEntryAndBySample()
{
    KernelFixture f;
    const NodeId v = f.input("v", Type::real(Shape::vector(2)));
    const NodeId x = f.input("x");
    const NodeId zero = f.builder.constant(0.0);
    const NodeId perEntry = f.builder.apply(Op::less, {v, zero});
    const NodeId whole = f.builder.apply(Op::less, {x, zero});
    const auto select = [&](NodeId c, NodeId a, NodeId b) {
        return f.builder.add({.op = Op::select, .type = Type::real(Shape::vector(2)), .operands = {c, a, b}});
    };
    f.store("entry", select(perEntry, zero, v));
    f.store("sample", select(whole, f.builder.apply(Op::negate, {v}), v));
    const ir::Kernel kernel = f.kernel();
    Planes planes(2);
    planes.set<double>("v", {-1, 2, 3, -4});
    planes.set<double>("x", {-1, 1});
    auto arguments = planes.bind(kernel);
    run(kernel, arguments);
    QCOMPARE(planes.get<double>("entry"), (std::vector<double>{0, 2, 3, 0}));
    QCOMPARE(planes.get<double>("sample"), (std::vector<double>{1, 2, -3, -4}));
}

void TstEvalPrograms::scalarsSpreadOverVectors()
{
    KernelFixture f;
    const NodeId v = f.input("v", Type::real(Shape::vector(3)));
    const NodeId x = f.input("x");
    f.store("scaled", f.builder.apply(Op::multiply, {x, v}));
    f.store("shifted", f.builder.apply(Op::subtract, {v, f.uniform("a")}));
    f.store("limited", f.builder.apply(Op::clip, {v, f.builder.constant(0.0), x}));
    f.store("same", f.builder.add({.op = Op::splat, .type = Type::real(Shape::vector(3)), .operands = {x}}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(2);
    planes.set<double>("v", {1, 10, 2, 20, -3, -30});
    planes.set<double>("x", {2, 15});
    planes.set<double>("a", {0.5});
    auto arguments = planes.bind(kernel);
    run(kernel, arguments);
    QCOMPARE(planes.get<double>("scaled"), (std::vector<double>{2, 150, 4, 300, -6, -450}));
    QCOMPARE(planes.get<double>("shifted"), (std::vector<double>{0.5, 9.5, 1.5, 19.5, -3.5, -30.5}));
    QCOMPARE(planes.get<double>("limited"), (std::vector<double>{1, 10, 2, 15, 0, 0}));
    QCOMPARE(planes.get<double>("same"), (std::vector<double>{2, 15, 2, 15, 2, 15}));
}

void TstEvalPrograms::vectorsAreBuiltAndTakenApart()
{
    KernelFixture f;
    const Type pair = Type::real(Shape::vector(2));
    const NodeId v = f.input("v", pair);
    const NodeId x = f.input("x");
    const NodeId swapped = f.builder.add(
        {.op = Op::vec, .type = pair, .operands = {f.builder.component(v, 1), f.builder.component(v, 0)}});
    f.store("swapped", swapped);
    f.store("replaced",
            f.builder.add(
                {.op = Op::setComponent, .type = pair, .operands = {v, x}, .literal = std::int64_t{1}}));
    f.store("kept", v);
    const ir::Kernel kernel = f.kernel();
    Planes planes(2);
    planes.set<double>("v", {1, 2, 3, 4});
    planes.set<double>("x", {8, 9});
    auto arguments = planes.bind(kernel);
    run(kernel, arguments);
    QCOMPARE(planes.get<double>("swapped"), (std::vector<double>{3, 4, 1, 2}));
    QCOMPARE(planes.get<double>("replaced"), (std::vector<double>{1, 2, 8, 9}));
    QCOMPARE(planes.get<double>("kept"), (std::vector<double>{1, 2, 3, 4}));
}

void TstEvalPrograms::dotAndNormAddFromTheLeft()
{
    KernelFixture f;
    const NodeId v = f.input("v", Type::real(Shape::vector(3)));
    const NodeId w = f.input("w", Type::real(Shape::vector(3)));
    f.store("dot", f.builder.add({.op = Op::dot, .type = Type::real(), .operands = {v, w}}));
    f.store("norm", f.builder.add({.op = Op::norm, .type = Type::real(), .operands = {v}}));
    f.store("sum", f.builder.add({.op = Op::sum, .type = Type::real(), .operands = {v}}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(3);
    // Sample 0: 1e16 + 1 is 1e16 again, so only this order gives 0; sample 2: a sum of -0 is -0.
    planes.set<double>("v", {1e16, 3, -0.0, 1, 4, -0.0, -1e16, 12, -0.0});
    planes.set<double>("w", {1, 1, 1, 1, 0.5, 1, 1, 0.25, 1});
    auto arguments = planes.bind(kernel);
    run(kernel, arguments);
    QCOMPARE(planes.get<double>("dot"), (std::vector<double>{0, 8, 0}));
    QVERIFY(std::signbit(planes.get<double>("dot")[2]));
    QCOMPARE(planes.get<double>("sum"), (std::vector<double>{0, 19, 0}));
    QCOMPARE(planes.get<double>("norm")[1], 13.0);
    QVERIFY(!std::signbit(planes.get<double>("norm")[2]));
}

void TstEvalPrograms::singleRealsStaySingle()
{
    KernelFixture f;
    const NodeId x = f.input("x");
    const NodeId y = f.builder.apply(Op::add, {x, f.builder.constant(0.1)});
    f.store("y", f.builder.apply(Op::subtract, {y, x}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(1, data::Mode::float32);
    planes.set<float>("x", {1.0f});
    auto arguments = planes.bind(kernel);
    run(kernel, arguments);
    // numpy: np.float32(1) + np.float32(0.1) - np.float32(1)
    QCOMPARE(planes.get<float>("y")[0], 0x1.9999ap-4f);
}

void TstEvalPrograms::productAndSumAreTwoRoundings()
{
    KernelFixture f;
    const NodeId x = f.input("x");
    const NodeId square = f.builder.apply(Op::multiply, {x, x});
    f.store("y", f.builder.apply(Op::subtract, {square, f.uniform("a")}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(1);
    const double x0 = 1.0 + 0x1p-52;
    planes.set<double>("x", {x0});
    planes.set<double>("a", {1.0 + 0x1p-51}); // x0 * x0 rounded; a fused operation would give 2^-104
    auto arguments = planes.bind(kernel);
    run(kernel, arguments);
    QCOMPARE(planes.get<double>("y")[0], 0.0);
    QVERIFY(planes.get<double>("y")[0] != 0x1p-104);
}

void TstEvalPrograms::indexArithmetic()
{
    KernelFixture f;
    const NodeId i = f.input("i", Type::index());
    const NodeId j = f.input("j", Type::index());
    for (const auto& [name, op] : {std::pair{"sum", Op::add},
                                   {"difference", Op::subtract},
                                   {"product", Op::multiply},
                                   {"quotient", Op::divide},
                                   {"least", Op::minimum},
                                   {"most", Op::maximum}})
        f.store(name, f.builder.apply(op, {i, j}));
    f.store("negated", f.builder.apply(Op::negate, {i}));
    f.store("magnitude", f.builder.apply(Op::abs, {i}));
    f.store("less", f.builder.apply(Op::less, {i, j}));
    const ir::Kernel kernel = f.kernel();
    constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
    constexpr auto highest = std::numeric_limits<std::int64_t>::max();
    Planes planes(4);
    planes.set<std::int64_t>("i", {-3, 7, lowest, highest});
    planes.set<std::int64_t>("j", {2, 0, -1, 1});
    auto arguments = planes.bind(kernel);
    run(kernel, arguments);
    using Integers = std::vector<std::int64_t>;
    QCOMPARE(planes.get<std::int64_t>("sum"), (Integers{-1, 7, highest, lowest}));
    QCOMPARE(planes.get<std::int64_t>("difference"), (Integers{-5, 7, lowest + 1, highest - 1}));
    QCOMPARE(planes.get<std::int64_t>("product"), (Integers{-6, 0, lowest, highest}));
    QCOMPARE(planes.get<std::int64_t>("quotient"), (Integers{-1, 0, lowest, highest}));
    QCOMPARE(planes.get<std::int64_t>("least"), (Integers{-3, 0, lowest, 1}));
    QCOMPARE(planes.get<std::int64_t>("most"), (Integers{2, 7, -1, highest}));
    QCOMPARE(planes.get<std::int64_t>("negated"), (Integers{3, -7, lowest, -highest}));
    QCOMPARE(planes.get<std::int64_t>("magnitude"), (Integers{3, 7, lowest, highest}));
    QCOMPARE(planes.get<bool>("less"), (std::vector<bool>{true, false, true, false}));
}

void TstEvalPrograms::indexBecomesReal()
{
    KernelFixture f;
    const NodeId i = f.input("i", Type::index());
    const NodeId x = f.input("x");
    f.store("sum", f.builder.apply(Op::add, {i, x}));
    f.store("less", f.builder.apply(Op::less, {i, x}));
    f.store("scaled", f.builder.apply(Op::multiply, {f.builder.apply(Op::less, {i, x}), x}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(2);
    planes.set<std::int64_t>("i", {2, 3});
    planes.set<double>("x", {2.5, 2.5});
    auto arguments = planes.bind(kernel);
    run(kernel, arguments);
    QCOMPARE(planes.get<double>("sum"), (std::vector<double>{4.5, 5.5}));
    QCOMPARE(planes.get<bool>("less"), (std::vector<bool>{true, false}));
    QCOMPARE(planes.get<double>("scaled"), (std::vector<double>{2.5, 0.0}));
}

void TstEvalPrograms::conversions()
{
    KernelFixture f;
    const NodeId x = f.input("x");
    const auto converted = [&](ir::Element element) {
        return f.builder.add({.op = Op::convert, .type = {element, {}, ir::Tag::none}, .operands = {x}});
    };
    f.store("signed", converted(ir::Element::int32));
    f.store("unsigned", converted(ir::Element::uint32));
    const ir::Kernel kernel = f.kernel();
    Planes planes(6);
    planes.set<double>("x", {2.9, -2.9, 3e9, -1, std::nan(""), 4294967295.0});
    auto arguments = planes.bind(kernel);
    run(kernel, arguments);
    QCOMPARE(planes.get<std::int32_t>("signed"),
             (std::vector<std::int32_t>{2, -2, 2147483647, -1, 0, 2147483647}));
    QCOMPARE(planes.get<std::uint32_t>("unsigned"),
             (std::vector<std::uint32_t>{2, 0, 3000000000u, 0, 0, 4294967295u}));
}

/// p and q change places: each store must see the values from before both.
void TstEvalPrograms::storesFollowAllReads()
{
    KernelFixture f;
    const NodeId p = f.prior("p");
    const NodeId q = f.prior("q");
    f.store("p", q);
    f.store("q", p);
    const ir::Kernel kernel = f.kernel();
    Planes planes(3);
    planes.set<double>("p", {1, 2, 3});
    planes.set<double>("q", {4, 5, 6});
    auto arguments = planes.bind(kernel);
    run(kernel, arguments);
    QCOMPARE(planes.get<double>("p"), (std::vector<double>{4, 5, 6}));
    QCOMPARE(planes.get<double>("q"), (std::vector<double>{1, 2, 3}));
}

void TstEvalPrograms::inputAndOutputMayBeOneBuffer()
{
    KernelFixture f;
    const NodeId x = f.input("x");
    f.store("twice", f.builder.apply(Op::add, {x, x}));
    f.store("square", f.builder.apply(Op::multiply, {x, x}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(3);
    planes.set<double>("x", {3, 4, 5});
    auto arguments = planes.bind(kernel, {{"twice", "x"}});
    run(kernel, arguments);
    QCOMPARE(planes.get<double>("x"), (std::vector<double>{6, 8, 10}));
    QCOMPARE(planes.get<double>("square"), (std::vector<double>{9, 16, 25}));
}

void TstEvalPrograms::onlyTheRangeIsWritten()
{
    KernelFixture f;
    f.store("y", f.builder.apply(Op::negate, {f.input("x")}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(5);
    planes.set<double>("x", {1, 2, 3, 4, 5});
    planes.set<double>("y", {9, 9, 9, 9, 9});
    auto arguments = planes.bind(kernel);
    QVERIFY(evaluate(kernel, arguments, 1, 3).has_value());
    QCOMPARE(planes.get<double>("y"), (std::vector<double>{9, -2, -3, -4, 9}));
}

void TstEvalPrograms::rangeOutside_data()
{
    QTest::addColumn<qint64>("base");
    QTest::addColumn<qint64>("count");
    constexpr auto highest = std::numeric_limits<qint64>::max();
    QTest::newRow("before the first") << qint64{-1} << qint64{1};
    QTest::newRow("past the last") << qint64{3} << qint64{3};
    QTest::newRow("after the end") << qint64{6} << qint64{0};
    QTest::newRow("negative count") << qint64{2} << qint64{-1};
    QTest::newRow("sum overflows") << qint64{1} << highest;
}

void TstEvalPrograms::rangeOutside()
{
    QFETCH(qint64, base);
    QFETCH(qint64, count);
    KernelFixture f;
    f.store("y", f.builder.apply(Op::negate, {f.input("x")}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(5);
    auto arguments = planes.bind(kernel);
    const auto done = evaluate(kernel, arguments, base, count);
    QVERIFY(!done.has_value());
    QCOMPARE(done.error().code, std::string("range-outside"));
}

void TstEvalPrograms::stops()
{
    KernelFixture f;
    f.store("y", f.builder.apply(Op::negate, {f.input("x")}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(5);
    auto arguments = planes.bind(kernel);
    std::stop_source source;
    source.request_stop();
    const auto done = evaluate(kernel, arguments, 0, 5, {.stop = source.get_token()});
    QVERIFY(!done.has_value());
    QCOMPARE(done.error().code, std::string("cancelled"));
}

void TstEvalPrograms::noSamples()
{
    KernelFixture f;
    f.store("y", f.builder.apply(Op::negate, {f.input("x")}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(0);
    auto arguments = planes.bind(kernel);
    QVERIFY(evaluate(kernel, arguments, 0, 0).has_value());
}

} // namespace hawk::eval::test

QTEST_APPLESS_MAIN(hawk::eval::test::TstEvalPrograms)
#include "tst_eval_programs.moc"
