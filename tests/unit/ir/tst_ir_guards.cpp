// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "ir/builder.h"
#include "ir/guards.h"

using namespace hawk;
using ir::Kernel;
using ir::NodeId;
using ir::Op;
using ir::Type;

/// Under which conditions reads at other places are performed.
class IrGuards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readOfOneSide();
    void readOfBothSides();
    void readOfTwoChoices();
    void readOfNestedChoices();
    void conditionThatNeedsTheRead();
    void readInALoop();
    void conditionInsideALoop();
    void tableIsASlotOfItsOwn();

private:
    ir::Builder builder;

    void begin() { builder = {}; }
    NodeId input(const char* name) { return builder.leaf(Op::input, name, Type::real()); }
    NodeId index() { return builder.add({.op = Op::sampleIndex, .type = Type::index()}); }
    NodeId isPositive(NodeId value) { return builder.apply(Op::greater, {value, builder.constant(0.0)}); }
    NodeId read(NodeId place)
    {
        return builder.add({.op = Op::at, .type = Type::real(), .operands = {place}, .leaf = "t"});
    }
    NodeId select(NodeId condition, NodeId a, NodeId b)
    {
        return builder.add({.op = Op::select, .type = Type::real(), .operands = {condition, a, b}});
    }
    Kernel finished(NodeId value)
    {
        const auto plane = [](const char* name, data::Role role) {
            return data::Parameter{.name = name, .declaration = "Scalar", .role = role};
        };
        data::Parameter table = plane("t", data::Role::lookup);
        table.axes = {{"row", {}}, {"col", 3}};
        return ir::finish(
            builder,
            {.name = "k",
             .parameters = {plane("x", data::Role::perSample), plane("y", data::Role::perSample), table},
             .sinks = {{.slot = "out", .value = value}},
             .returned = {"out"}});
    }
    /// The only read of a kernel.
    static const ir::Node& readOf(const Kernel& kernel)
    {
        return *std::ranges::find(kernel.nodes, Op::at, &ir::Node::op);
    }
};

void IrGuards::readOfOneSide()
{
    begin();
    const NodeId x = input("x");
    const NodeId there = read(index());
    // Used twice on the same side.
    const NodeId twice = builder.apply(Op::add, {there, builder.apply(Op::multiply, {there, there})});
    const Kernel kernel = finished(select(isPositive(x), x, twice));
    const ir::Node& node = readOf(kernel);
    QCOMPARE(node.operands.size(), 2u);
    QCOMPARE(kernel.node(node.operands[1]).op, Op::greater);
    QVERIFY(ir::isInverted(node, 0));
    QCOMPARE(kernel.access, ir::AccessClass::crossSampleRead);
}

void IrGuards::readOfBothSides()
{
    begin();
    const NodeId x = input("x");
    const NodeId there = read(index());
    const Kernel kernel = finished(select(isPositive(x), there, builder.apply(Op::negate, {there})));
    QCOMPARE(readOf(kernel).operands.size(), 1u);
    QVERIFY(!ir::isInverted(readOf(kernel), 0));
}

void IrGuards::readOfTwoChoices()
{
    begin();
    const NodeId x = input("x");
    const NodeId y = input("y");
    const NodeId there = read(index());
    const Kernel kernel =
        finished(builder.apply(Op::add, {select(isPositive(x), there, x), select(isPositive(y), there, y)}));
    QCOMPARE(readOf(kernel).operands.size(), 1u);
}

void IrGuards::readOfNestedChoices()
{
    begin();
    const NodeId x = input("x");
    const NodeId y = input("y");
    const NodeId inner = select(isPositive(y), read(index()), y);
    const Kernel kernel = finished(select(isPositive(x), x, inner));
    const ir::Node& node = readOf(kernel);
    QCOMPARE(node.operands.size(), 3u);
    for (std::size_t i = 1; i < 3; ++i) {
        const ir::Node& condition = kernel.node(node.operands[i]);
        const bool isOuter = kernel.node(condition.operands[0]).leaf == "x";
        QCOMPARE(ir::isInverted(node, i - 1), isOuter);
    }
}

void IrGuards::conditionThatNeedsTheRead()
{
    begin();
    const NodeId there = read(index());
    const Kernel kernel = finished(select(isPositive(there), there, builder.constant(0.0)));
    QCOMPARE(readOf(kernel).operands.size(), 1u);
}

void IrGuards::readInALoop()
{
    begin();
    const NodeId x = input("x");
    const ir::LoopId loop = builder.beginLoop({.trips = 4});
    const NodeId total = builder.carry(loop, "total", x);
    const NodeId next = builder.apply(Op::add, {total, read(builder.loopIndex(loop, "j"))});
    const NodeId sum = builder.endLoop({next}).front();
    const Kernel kernel = finished(select(isPositive(input("y")), sum, x));
    const ir::Node& node = readOf(kernel);
    QCOMPARE(node.operands.size(), 2u);
    QVERIFY(!ir::isInverted(node, 0));
    // What the body needs from outside is an operand of the loop.
    const ir::Node& closing = kernel.node(kernel.loops.front().node);
    QVERIFY(std::ranges::contains(closing.operands, node.operands[1]));
    QVERIFY(node.operands[1] < kernel.loops.front().firstBodyNode);
}

void IrGuards::conditionInsideALoop()
{
    begin();
    const NodeId x = input("x");
    const ir::LoopId loop = builder.beginLoop({.trips = 4});
    const NodeId total = builder.carry(loop, "total", x);
    const NodeId next = select(isPositive(total), builder.apply(Op::add, {total, read(index())}), total);
    const Kernel kernel = finished(builder.endLoop({next}).front());
    // The read does not change from iteration to iteration and stands in front of the loop.
    QVERIFY(!readOf(kernel).region);
    QCOMPARE(readOf(kernel).operands.size(), 1u);
}

void IrGuards::tableIsASlotOfItsOwn()
{
    begin();
    const Kernel kernel = finished(builder.apply(Op::add, {read(index()), read(builder.constantIndex(0))}));
    QCOMPARE(kernel.signature.slots.size(), 2u);
    const data::Slot& slot = kernel.signature.slots[1];
    QCOMPARE(slot.role, data::Role::lookup);
    QVERIFY(slot.isWholeBuffer());
    QCOMPARE(slot.axes.size(), 2u);
}

QTEST_APPLESS_MAIN(IrGuards)
#include "tst_ir_guards.moc"
