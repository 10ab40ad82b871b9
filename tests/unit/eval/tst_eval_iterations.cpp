// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

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

/// What is left of each iteration of a loop: the recorded values of carries, and stores by key.
class TstEvalIterations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void carriesAreRecordedAtTheStart();
    void recordsAreReadBackwards();
    void recordsReachToTheExit();
    void vectorsAreRecorded();
    void innerLoopsRecordAnew();
    void everyIterationStores();
    void iterationsThatAreLeftStoreNothing();
    void nestedIterationsStore();

private:
    static NodeId recorded(ir::Builder& builder, NodeId value, NodeId ordinal, std::int64_t carry = 0)
    {
        const ir::Node& after = builder.node(value);
        return builder.add({.op = Op::recorded,
                            .type = after.type,
                            .operands = {after.operands.front(), ordinal},
                            .literal = carry});
    }

    static void storeInLoop(KernelFixture& f, LoopId loop, NodeId key, NodeId value)
    {
        f.builder.storeInLoop(key);
        f.builder.storeInLoop(value);
        f.share({.slot = "sums", .value = value, .form = ir::SinkForm::add, .key = key, .loop = loop});
    }
};

/// s doubles from x on: 3, 6, 12, 24, 48.
void TstEvalIterations::carriesAreRecordedAtTheStart()
{
    KernelFixture f;
    const LoopId loop = f.builder.beginLoop({10, -2, 5});
    const NodeId s = f.builder.carry(loop, "s", f.input("x"));
    const auto values = f.builder.endLoop({f.builder.apply(Op::add, {s, s})});
    for (std::int64_t i = 0; i < 5; ++i)
        f.store("s" + std::to_string(i), recorded(f.builder, values[0], f.builder.constantIndex(i)));
    f.store("after", values[0]);
    const ir::Kernel kernel = f.kernel();
    Planes planes(2);
    planes.set<double>("x", {3.0, -1.0});
    QCOMPARE(planes.evaluated(kernel, "s0"), (std::vector<double>{3.0, -1.0}));
    QCOMPARE(planes.get<double>("s1"), (std::vector<double>{6.0, -2.0}));
    QCOMPARE(planes.get<double>("s4"), (std::vector<double>{48.0, -16.0}));
    QCOMPARE(planes.get<double>("after"), (std::vector<double>{96.0, -32.0}));
}

/// The records 1, 2, 4 read from the last to the first: ((0 * 10 + 4) * 10 + 2) * 10 + 1.
void TstEvalIterations::recordsAreReadBackwards()
{
    KernelFixture f;
    const LoopId loop = f.builder.beginLoop({0, 1, 3});
    const NodeId s = f.builder.carry(loop, "s", f.input("x"));
    const auto values = f.builder.endLoop({f.builder.apply(Op::add, {s, s})});
    const LoopId back = f.builder.beginLoop({2, -1, 3});
    const NodeId digits = f.builder.carry(back, "digits", f.builder.constant(0.0));
    const NodeId one = recorded(f.builder, values[0], f.builder.loopIndex(back, "round"));
    const NodeId shifted = f.builder.apply(Op::multiply, {digits, f.builder.constant(10.0)});
    f.store("y", f.builder.endLoop({f.builder.apply(Op::add, {shifted, one})})[0]);
    const ir::Kernel kernel = f.kernel();
    Planes planes(1);
    planes.set<double>("x", {1.0});
    QCOMPARE(planes.evaluated(kernel, "y"), std::vector<double>{421.0});
}

/// The iteration that leaves was begun: its start is recorded.
void TstEvalIterations::recordsReachToTheExit()
{
    KernelFixture f;
    const LoopId loop = f.builder.beginLoop({0, 1, 8});
    const NodeId s = f.builder.carry(loop, "s", f.input("x"));
    const NodeId n = f.builder.carry(loop, "n", f.builder.constantIndex(0));
    const NodeId leaves = f.builder.apply(Op::greater, {s, f.builder.constant(5.0)});
    const NodeId more = f.builder.apply(Op::add, {n, f.builder.constantIndex(1)});
    const auto values = f.builder.endLoop({f.builder.apply(Op::add, {s, s}), more}, LoopExit{leaves, {s, n}});
    f.store("y", recorded(f.builder, values[0], values[1]));
    const ir::Kernel kernel = f.kernel();
    Planes planes(3);
    planes.set<double>("x", {1.0, 7.0, 3.0});
    QCOMPARE(planes.evaluated(kernel, "y"), (std::vector<double>{8.0, 7.0, 6.0}));
}

void TstEvalIterations::vectorsAreRecorded()
{
    KernelFixture f;
    const LoopId loop = f.builder.beginLoop({0, 1, 4});
    const NodeId v = f.builder.carry(loop, "v", f.input("x", Type::real(Shape::vector(2))));
    const auto values = f.builder.endLoop({f.builder.apply(Op::add, {v, v})});
    f.store("y", recorded(f.builder, values[0], f.builder.constantIndex(2)));
    const ir::Kernel kernel = f.kernel();
    Planes planes(1);
    planes.set<double>("x", {1.0, -3.0});
    QCOMPARE(planes.evaluated(kernel, "y"), (std::vector<double>{4.0, -12.0}));
}

/// The inner loop begins with the outer carry: 1, 2, 3 in the three iterations; of each its second record,
/// one more, is added up.
void TstEvalIterations::innerLoopsRecordAnew()
{
    KernelFixture f;
    const NodeId one = f.builder.constant(1.0);
    const LoopId outer = f.builder.beginLoop({0, 1, 3});
    const NodeId a = f.builder.carry(outer, "a", f.input("x"));
    const NodeId sum = f.builder.carry(outer, "sum", f.builder.constant(0.0));
    const LoopId inner = f.builder.beginLoop({0, 1, 2});
    const NodeId b = f.builder.carry(inner, "b", a);
    const auto within = f.builder.endLoop({f.builder.apply(Op::add, {b, one})});
    const NodeId second = recorded(f.builder, within[0], f.builder.constantIndex(1));
    const auto values =
        f.builder.endLoop({f.builder.apply(Op::add, {a, one}), f.builder.apply(Op::add, {sum, second})});
    f.store("y", values[1]);
    const ir::Kernel kernel = f.kernel();
    Planes planes(1);
    planes.set<double>("x", {1.0});
    QCOMPARE(planes.evaluated(kernel, "y"), std::vector<double>{2.0 + 3.0 + 4.0});
}

/// Each iteration j adds x to the place j, though nothing else follows from the loop.
void TstEvalIterations::everyIterationStores()
{
    KernelFixture f;
    const NodeId x = f.input("x");
    const LoopId loop = f.builder.beginLoop({0, 1, 3});
    const NodeId s = f.builder.carry(loop, "s", x);
    storeInLoop(f, loop, f.builder.loopIndex(loop, "j"), s);
    f.builder.endLoop({f.builder.apply(Op::add, {s, s})});
    const ir::Kernel kernel = f.kernel();
    Planes planes(2);
    planes.set<double>("x", {1.0, 10.0});
    planes.set<double>("sums", {0.5, 0.0, 0.0});
    QCOMPARE(planes.evaluated(kernel, "sums"), (std::vector<double>{11.5, 22.0, 44.0}));
}

void TstEvalIterations::iterationsThatAreLeftStoreNothing()
{
    KernelFixture f;
    const LoopId loop = f.builder.beginLoop({0, 1, 3});
    const NodeId s = f.builder.carry(loop, "s", f.input("x"));
    const NodeId leaves = f.builder.apply(Op::greater, {s, f.builder.constant(1.5)});
    storeInLoop(f, loop, f.builder.loopIndex(loop, "j"), s);
    f.builder.endLoop({f.builder.apply(Op::add, {s, s})}, LoopExit{leaves, {s}});
    const ir::Kernel kernel = f.kernel();
    Planes planes(3);
    planes.set<double>("x", {1.0, 2.0, 0.25});
    planes.set<double>("sums", {0.0, 0.0, 0.0});
    QCOMPARE(planes.evaluated(kernel, "sums"), (std::vector<double>{1.25, 0.5, 1.0}));
}

/// Iterations (i, j) add 1 to the place i + j.
void TstEvalIterations::nestedIterationsStore()
{
    KernelFixture f;
    const LoopId outer = f.builder.beginLoop({0, 1, 2});
    const NodeId a = f.builder.carry(outer, "a", f.input("x"));
    const NodeId i = f.builder.loopIndex(outer, "i");
    const LoopId inner = f.builder.beginLoop({0, 1, 3});
    const NodeId b = f.builder.carry(inner, "b", a);
    const NodeId j = f.builder.loopIndex(inner, "j");
    storeInLoop(f, inner, f.builder.apply(Op::add, {i, j}), f.builder.constant(1.0));
    const auto within = f.builder.endLoop({b});
    f.builder.endLoop({within[0]});
    const ir::Kernel kernel = f.kernel();
    Planes planes(1);
    planes.set<double>("x", {1.0});
    planes.set<double>("sums", {0.0, 0.0, 0.0, 0.0});
    QCOMPARE(planes.evaluated(kernel, "sums"), (std::vector<double>{1.0, 2.0, 2.0, 1.0}));
}

} // namespace hawk::eval::test

QTEST_APPLESS_MAIN(hawk::eval::test::TstEvalIterations)
#include "tst_eval_iterations.moc"
