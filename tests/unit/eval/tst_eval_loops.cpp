// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <chrono>
#include <cmath>
#include <stop_token>
#include <thread>

#include <QtTest>

#include "eval/evaluator.h"
#include "kernel_fixture.h"

namespace hawk::eval::test {

using data::Shape;
using ir::LoopExit;
using ir::LoopId;
using ir::NodeId;
using ir::Op;
using ir::Type;

/// What a loop computes, against the same loop written in C++.
class TstEvalLoops : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void carriesMoveTogether();
    void theIndexCounts_data();
    void theIndexCounts();
    void samplesLeaveOnTheirOwn_data();
    void samplesLeaveOnTheirOwn();
    void loopsInLoops();
    void vectorsAreCarried();
    void componentsByIndex();
    void singleRealsStaySingle();
    void longLoopsStop();
};

void TstEvalLoops::carriesMoveTogether()
{
    KernelFixture f;
    const LoopId loop = f.builder.beginLoop({0, 1, 10});
    const NodeId a = f.builder.carry(loop, "a", f.input("x"));
    const NodeId b = f.builder.carry(loop, "b", f.builder.constant(1.0));
    const auto values = f.builder.endLoop({b, f.builder.apply(Op::add, {a, b})});
    f.store("a", values[0]);
    f.store("b", values[1]);
    const ir::Kernel kernel = f.kernel();
    Planes planes(2);
    planes.set<double>("x", {1.0, 3.0});
    QCOMPARE(planes.evaluated(kernel, "a"), (std::vector<double>{89.0, 34.0 * 3.0 + 55.0}));
    QCOMPARE(planes.get<double>("b"), (std::vector<double>{144.0, 55.0 * 3.0 + 89.0}));
}

void TstEvalLoops::theIndexCounts_data()
{
    QTest::addColumn<qint64>("start");
    QTest::addColumn<qint64>("step");
    QTest::addColumn<quint64>("trips");
    QTest::addColumn<double>("expected");
    QTest::newRow("up") << qint64{2} << qint64{3} << quint64{3} << 258.0;
    QTest::newRow("down") << qint64{7} << qint64{-2} << quint64{4} << 7531.0;
    QTest::newRow("below zero") << qint64{-1} << qint64{1} << quint64{2} << -10.0;
    QTest::newRow("once") << qint64{9} << qint64{100} << quint64{1} << 9.0;
}

void TstEvalLoops::theIndexCounts()
{
    QFETCH(qint64, start);
    QFETCH(qint64, step);
    QFETCH(quint64, trips);
    QFETCH(double, expected);
    KernelFixture f;
    const LoopId loop = f.builder.beginLoop({start, step, trips});
    const NodeId s = f.builder.carry(loop, "s", f.input("x"));
    const NodeId j = f.builder.loopIndex(loop, "j");
    const NodeId shifted = f.builder.apply(Op::multiply, {s, f.builder.constant(10.0)});
    f.store("y", f.builder.endLoop({f.builder.apply(Op::add, {shifted, j})})[0]);
    const ir::Kernel kernel = f.kernel();
    Planes planes(1);
    planes.set<double>("x", {0.0});
    QCOMPARE(planes.evaluated(kernel, "y"), std::vector<double>{expected});
}

void TstEvalLoops::samplesLeaveOnTheirOwn_data()
{
    QTest::addColumn<int>("place");
    QTest::newRow("head") << 0;
    QTest::newRow("middle") << 1;
    QTest::newRow("tail") << 2;
}

void TstEvalLoops::samplesLeaveOnTheirOwn()
{
    QFETCH(int, place);
    KernelFixture f;
    const LoopId loop = f.builder.beginLoop({0, 1, 8});
    const NodeId s = f.builder.carry(loop, "s", f.input("x"));
    const NodeId n = f.builder.carry(loop, "n", f.builder.constant(0.0));
    const NodeId half = f.builder.apply(Op::add, {s, f.builder.constant(0.5)});
    const NodeId next = f.builder.apply(Op::multiply, {half, f.builder.constant(2.0)});
    const NodeId count = f.builder.apply(Op::add, {n, f.builder.constant(1.0)});
    const NodeId limit = f.builder.constant(20.0);
    const NodeId tested = place == 0 ? s : place == 1 ? half : next;
    const NodeId leaves = f.builder.apply(Op::greater, {tested, limit});
    const auto values = f.builder.endLoop({next, count},
                                          LoopExit{leaves,
                                                   {place == 0       ? s
                                                        : place == 1 ? half
                                                                     : next,
                                                    place == 2 ? count : n}});
    f.store("s", values[0]);
    f.store("n", values[1]);
    const ir::Kernel kernel = f.kernel();
    const std::vector<double> x = {0.0, 1.0, -100.0, 50.0, 19.9, 20.0, 9.5};
    Planes planes(static_cast<std::int64_t>(x.size()));
    planes.set<double>("x", x);
    const std::vector<double> actual = planes.evaluated(kernel, "s");
    const std::vector<double> counts = planes.get<double>("n");
    for (std::size_t i = 0; i < x.size(); ++i) {
        double value = x[i];
        double iterations = 0;
        for (int j = 0; j < 8; ++j) {
            if (place == 0 && value > 20.0)
                break;
            value += 0.5;
            if (place == 1 && value > 20.0)
                break;
            value *= 2.0;
            ++iterations;
            if (place == 2 && value > 20.0)
                break;
        }
        QCOMPARE(actual[i], value);
        QCOMPARE(counts[i], iterations);
    }
}

void TstEvalLoops::loopsInLoops()
{
    KernelFixture f;
    const NodeId x = f.input("x");
    const LoopId outer = f.builder.beginLoop({0, 1, 5});
    const NodeId s = f.builder.carry(outer, "s", x);
    const NodeId i = f.builder.loopIndex(outer, "i");
    const LoopId inner = f.builder.beginLoop({3, -1, 3});
    const NodeId t = f.builder.carry(inner, "t", s);
    const NodeId k = f.builder.loopIndex(inner, "k");
    const NodeId term = f.builder.apply(Op::multiply, {x, f.builder.apply(Op::multiply, {i, k})});
    const NodeId leaves = f.builder.apply(Op::greater, {t, f.builder.constant(30.0)});
    const NodeId sum = f.builder.endLoop({f.builder.apply(Op::add, {t, term})}, LoopExit{leaves, {t}})[0];
    f.store("y", f.builder.endLoop({f.builder.apply(Op::add, {sum, s})})[0]);
    const ir::Kernel kernel = f.kernel();
    Planes planes(3);
    planes.set<double>("x", {0.25, 1.0, -2.0});
    const std::vector<double> actual = planes.evaluated(kernel, "y");
    for (std::size_t n = 0; n < 3; ++n) {
        const double start = std::vector<double>{0.25, 1.0, -2.0}[n];
        double total = start;
        for (int a = 0; a < 5; ++a) {
            double part = total;
            for (int b = 3; b > 0 && !(part > 30.0); --b)
                part += start * (a * b);
            total = part + total;
        }
        QCOMPARE(actual[n], total);
    }
}

void TstEvalLoops::vectorsAreCarried()
{
    KernelFixture f;
    const NodeId v = f.input("v", Type::real(Shape::vector(2)));
    const LoopId loop = f.builder.beginLoop({0, 1, 3});
    const NodeId w = f.builder.carry(loop, "w", v);
    const NodeId turned = f.builder.add(
        {.op = Op::vec,
         .type = Type::real(Shape::vector(2)),
         .operands = {f.builder.apply(Op::negate, {f.builder.component(w, 1)}), f.builder.component(w, 0)}});
    f.store("w", f.builder.endLoop({turned})[0]);
    const ir::Kernel kernel = f.kernel();
    Planes planes(1);
    planes.set<double>("v", {3.0, 5.0});
    QCOMPARE(planes.evaluated(kernel, "w"), (std::vector<double>{5.0, -3.0}));
}

void TstEvalLoops::componentsByIndex()
{
    KernelFixture f;
    const NodeId v = f.input("v", Type::real(Shape::vector(3)));
    const NodeId k = f.input("k", Type::index());
    f.store("read", f.builder.add({.op = Op::componentAt, .type = Type::real(), .operands = {v, k}}));
    f.store("stored",
            f.builder.add({.op = Op::setComponentAt,
                           .type = Type::real(Shape::vector(3)),
                           .operands = {v, k, f.builder.constant(9.0)}}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(5);
    planes.set<double>("v", {10, 11, 12, 13, 14, 20, 21, 22, 23, 24, 30, 31, 32, 33, 34});
    planes.set<std::int64_t>("k", {0, 1, 2, 3, -1});
    // Outside of the vector the last component is read, and none is stored.
    QCOMPARE(planes.evaluated(kernel, "read"), (std::vector<double>{10, 21, 32, 33, 34}));
    QCOMPARE(planes.get<double>("stored"),
             (std::vector<double>{9, 11, 12, 13, 14, 20, 9, 22, 23, 24, 30, 31, 9, 33, 34}));
}

void TstEvalLoops::singleRealsStaySingle()
{
    KernelFixture f;
    const LoopId loop = f.builder.beginLoop({0, 1, 1000});
    const NodeId x = f.input("x");
    const NodeId s = f.builder.carry(loop, "s", f.builder.constant(0.0));
    f.store("s", f.builder.endLoop({f.builder.apply(Op::add, {s, x})})[0]);
    const ir::Kernel kernel = f.kernel();
    Planes planes(1, data::Mode::float32);
    planes.set<float>("x", {0.1f});
    auto arguments = planes.bind(kernel);
    QVERIFY(evaluate(kernel, arguments, 0, 1));
    float expected = 0;
    for (int j = 0; j < 1000; ++j)
        expected += 0.1f;
    QCOMPARE(planes.get<float>("s"), std::vector<float>{expected});
}

void TstEvalLoops::longLoopsStop()
{
    KernelFixture f;
    const LoopId loop = f.builder.beginLoop({0, 1, 1'000'000'000'000});
    const NodeId s = f.builder.carry(loop, "s", f.input("x"));
    f.store("s", f.builder.endLoop({f.builder.apply(Op::add, {s, s})})[0]);
    const ir::Kernel kernel = f.kernel();
    Planes planes(1);
    planes.set<double>("x", {1.0});
    auto arguments = planes.bind(kernel);
    std::stop_source stop;
    const std::jthread stopper([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        stop.request_stop();
    });
    const auto done = evaluate(kernel, arguments, 0, 1, {.stop = stop.get_token()});
    QVERIFY(!done);
    QCOMPARE(done.error().code, std::string("cancelled"));
}

} // namespace hawk::eval::test

QTEST_APPLESS_MAIN(hawk::eval::test::TstEvalLoops)
#include "tst_eval_loops.moc"
