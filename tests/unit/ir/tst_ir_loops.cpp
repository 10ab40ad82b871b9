// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "ir/builder.h"
#include "ir/listing.h"

using namespace hawk;
using ir::ExitPlace;
using ir::LoopExit;
using ir::LoopId;
using ir::NodeId;
using ir::Op;
using ir::Type;

/// Loops as regions of the node list: what belongs to a body, in which order, and which loops are one.
class TestIrLoops : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bodiesStandTogether();
    void whatDoesNotChangeStandsOutside();
    void loopsThatDoNotDependAreHoisted();
    void equalLoopsAreOne();
    void otherLoopsAreNot_data();
    void otherLoopsAreNot();
    void exitPlaces();
    void exitStandsAsEarlyAsItCan();
    void usesCountWhatALoopNeeds();
    void digestIgnoresNamesAndOrder();

private:
    static NodeId input(ir::Builder& builder, const char* name)
    {
        return builder.leaf(Op::input, name, Type::real());
    }
    static NodeId plus(ir::Builder& builder, NodeId a, NodeId b) { return builder.apply(Op::add, {a, b}); }
    /// `s = start; for j in range(trips): s = s * factor + j`
    static NodeId polynomial(ir::Builder& builder, NodeId start, NodeId factor,
                             ir::LoopShape shape = {0, 1, 4})
    {
        const LoopId loop = builder.beginLoop(shape);
        const NodeId s = builder.carry(loop, "s", start);
        const NodeId j = builder.loopIndex(loop, "j");
        return builder.endLoop({plus(builder, builder.apply(Op::multiply, {s, factor}), j)}).front();
    }
    static ir::Kernel finished(const ir::Builder& builder, const std::vector<NodeId>& values)
    {
        ir::KernelParts parts{.name = "k"};
        for (const char* name : {"f", "x", "y"})
            parts.parameters.push_back(
                {.name = name, .declaration = "Scalar", .role = data::Role::perSample});
        for (std::size_t i = 0; i < values.size(); ++i)
            parts.sinks.push_back({"out" + std::to_string(i), values[i]});
        return finish(builder, std::move(parts));
    }
    static std::size_t countOf(const ir::Kernel& kernel, Op op)
    {
        std::size_t count = 0;
        for (const ir::Node& node : kernel.nodes)
            count += node.op == op ? 1 : 0;
        return count;
    }
};

void TestIrLoops::bodiesStandTogether()
{
    ir::Builder builder;
    const NodeId x = input(builder, "x");
    const LoopId outer = builder.beginLoop({0, 1, 3});
    const NodeId s = builder.carry(outer, "s", x);
    const NodeId sum = polynomial(builder, s, plus(builder, s, x));
    const NodeId value = builder.endLoop({sum}).front();
    const ir::Kernel kernel = finished(builder, {plus(builder, value, x)});

    QCOMPARE(kernel.loops.size(), 2u);
    const ir::Loop& first = kernel.loops[0];
    const ir::Loop& second = kernel.loops[1];
    QCOMPARE(first.parent, std::optional(static_cast<LoopId>(1)));
    QVERIFY(!second.parent);
    for (std::size_t i = 0; i < kernel.nodes.size(); ++i) {
        const ir::Node& node = kernel.nodes[i];
        for (NodeId operand : node.operands)
            QVERIFY2(indexOf(operand) < i, ir::listing(kernel).c_str());
        const auto id = static_cast<NodeId>(i);
        const bool isInFirst = id >= first.firstBodyNode && id < first.node;
        const bool isInSecond = id >= second.firstBodyNode && id < second.node;
        QCOMPARE(node.region == std::optional(static_cast<LoopId>(0)), isInFirst);
        QCOMPARE(node.region.has_value(), isInSecond);
    }
    QCOMPARE(kernel.node(first.node).region, first.parent);
    QCOMPARE(second.exitPoint, second.node);
    QVERIFY(first.index && !second.index);
}

void TestIrLoops::whatDoesNotChangeStandsOutside()
{
    ir::Builder builder;
    const NodeId x = input(builder, "x");
    const LoopId loop = builder.beginLoop({0, 1, 3});
    const NodeId s = builder.carry(loop, "s", x);
    const NodeId constant = builder.apply(Op::sin, {x});
    const NodeId changing = builder.apply(Op::cos, {s});
    const auto values = builder.endLoop({plus(builder, constant, changing)});
    const ir::Kernel kernel = finished(builder, values);
    for (const ir::Node& node : kernel.nodes) {
        if (node.op == Op::sin)
            QVERIFY(!node.region);
        if (node.op == Op::cos)
            QVERIFY(node.region.has_value());
    }
    // The sine is computed before the loop, and the loop asks for it.
    const ir::Node& node = kernel.node(kernel.loops[0].node);
    QVERIFY(std::ranges::any_of(node.operands,
                                [&](NodeId operand) { return kernel.node(operand).op == Op::sin; }));
}

void TestIrLoops::loopsThatDoNotDependAreHoisted()
{
    ir::Builder builder;
    const NodeId x = input(builder, "x");
    const LoopId outer = builder.beginLoop({0, 1, 3});
    const NodeId s = builder.carry(outer, "s", x);
    const NodeId sum = polynomial(builder, x, x);
    const auto values = builder.endLoop({plus(builder, s, sum)});
    const ir::Kernel kernel = finished(builder, values);
    QCOMPARE(kernel.loops.size(), 2u);
    QVERIFY(!kernel.loops[0].parent);
    QVERIFY(kernel.loops[0].node < kernel.loops[1].firstBodyNode);
}

void TestIrLoops::equalLoopsAreOne()
{
    ir::Builder builder;
    const NodeId x = input(builder, "x");
    const NodeId f = input(builder, "f");
    const NodeId a = polynomial(builder, x, f);
    QCOMPARE(polynomial(builder, x, f), a);
    QCOMPARE(builder.apply(Op::sin, {polynomial(builder, x, f)}), builder.apply(Op::sin, {a}));

    // Also loops that hold loops.
    const auto nest = [&](const char* name) {
        const LoopId loop = builder.beginLoop({5, -2, 3});
        const NodeId s = builder.carry(loop, name, x);
        const NodeId inner = polynomial(builder, s, f);
        const NodeId condition = builder.apply(Op::greater, {inner, builder.constant(4.0)});
        return builder.endLoop({plus(builder, inner, x)}, LoopExit{condition, {s}}).front();
    };
    QCOMPARE(nest("a"), nest("b"));
    const ir::Kernel kernel = finished(builder, {plus(builder, nest("c"), a)});
    QCOMPARE(countOf(kernel, Op::loop), 3u);
}

void TestIrLoops::otherLoopsAreNot_data()
{
    QTest::addColumn<int>("which");
    for (int i = 0; i < 6; ++i)
        QTest::addRow("%d", i) << i;
}

void TestIrLoops::otherLoopsAreNot()
{
    QFETCH(int, which);
    ir::Builder builder;
    const NodeId x = input(builder, "x");
    const NodeId y = input(builder, "y");
    const NodeId f = input(builder, "f");
    const NodeId a = polynomial(builder, x, f);
    NodeId b = a;
    switch (which) {
    case 0:
        b = polynomial(builder, y, f);
        break;
    case 1:
        b = polynomial(builder, x, y);
        break;
    case 2:
        b = polynomial(builder, x, f, {1, 1, 4});
        break;
    case 3:
        b = polynomial(builder, x, f, {0, 2, 4});
        break;
    case 4:
        b = polynomial(builder, x, f, {0, 1, 5});
        break;
    default: { // operands in the other order
        const LoopId loop = builder.beginLoop({0, 1, 4});
        const NodeId s = builder.carry(loop, "s", x);
        const NodeId j = builder.loopIndex(loop, "j");
        b = builder.endLoop({plus(builder, builder.apply(Op::multiply, {f, s}), j)}).front();
    }
    }
    QVERIFY(a != b);
    QVERIFY(finished(builder, {a}).digest != finished(builder, {b}).digest);
}

void TestIrLoops::exitPlaces()
{
    ir::Builder builder;
    const NodeId x = input(builder, "x");
    std::vector<NodeId> values;
    for (int place = 0; place < 4; ++place) {
        const LoopId loop = builder.beginLoop({0, 1, 4});
        const NodeId s = builder.carry(loop, "s", x);
        const NodeId next = plus(builder, s, x);
        const NodeId leaves = builder.apply(Op::greater, {s, x});
        const NodeId atExit = place == 1 ? s : place == 2 ? plus(builder, next, next) : next;
        const auto exit = place == 0 ? std::nullopt : std::optional(LoopExit{leaves, {atExit}});
        values.push_back(builder.endLoop({next}, exit).front());
    }
    const ir::Kernel kernel = finished(builder, values);
    QCOMPARE(exitPlace(kernel.loops[0]), ExitPlace::none);
    QCOMPARE(exitPlace(kernel.loops[1]), ExitPlace::head);
    QCOMPARE(exitPlace(kernel.loops[2]), ExitPlace::middle);
    QCOMPARE(exitPlace(kernel.loops[3]), ExitPlace::tail);
}

void TestIrLoops::exitStandsAsEarlyAsItCan()
{
    ir::Builder builder;
    const NodeId x = input(builder, "x");
    const LoopId loop = builder.beginLoop({0, 1, 4});
    const NodeId s = builder.carry(loop, "s", x);
    const NodeId late = builder.apply(Op::sin, {s});
    const NodeId leaves = builder.apply(Op::greater, {builder.apply(Op::cos, {s}), x});
    const auto values = builder.endLoop({late}, LoopExit{leaves, {s}});
    const ir::Kernel kernel = finished(builder, values);
    for (std::size_t i = 0; i < kernel.nodes.size(); ++i) {
        const bool isBefore = static_cast<NodeId>(i) < kernel.loops[0].exitPoint;
        if (kernel.nodes[i].op == Op::cos || kernel.nodes[i].op == Op::greater)
            QVERIFY(isBefore);
        if (kernel.nodes[i].op == Op::sin)
            QVERIFY(!isBefore);
    }
}

void TestIrLoops::usesCountWhatALoopNeeds()
{
    ir::Builder builder;
    const NodeId x = input(builder, "x");
    const LoopId loop = builder.beginLoop({0, 1, 4});
    const NodeId s = builder.carry(loop, "s", x);
    const NodeId next = plus(builder, s, s);
    const NodeId leaves = builder.apply(Op::greater, {next, builder.constant(8.0)});
    const auto values = builder.endLoop({next}, LoopExit{leaves, {s}});
    const ir::Kernel kernel = finished(builder, values);
    const std::vector<std::uint32_t> uses = countUses(kernel);
    const ir::Loop& only = kernel.loops[0];
    QCOMPARE(uses[indexOf(only.carries[0].placeholder)], 3u); // twice in the sum, once where a sample leaves
    QCOMPARE(uses[indexOf(only.carries[0].next)], 2u); // in the condition and as next value
    QCOMPARE(uses[indexOf(*only.leaves)], 1u);
    QCOMPARE(uses[indexOf(only.carries[0].initial)], 1u);
}

void TestIrLoops::digestIgnoresNamesAndOrder()
{
    const auto digest = [](const char* name, bool isOtherFirst) {
        ir::Builder builder;
        const NodeId x = input(builder, "x");
        if (isOtherFirst)
            polynomial(builder, x, builder.apply(Op::exp, {x})); // reached by no sink
        const LoopId loop = builder.beginLoop({0, 1, 3});
        const NodeId s = builder.carry(loop, name, x);
        const NodeId j = builder.loopIndex(loop, name);
        return finished(builder, builder.endLoop({plus(builder, s, j)})).digest;
    };
    QCOMPARE(digest("a", false), digest("b", true));
}

QTEST_APPLESS_MAIN(TestIrLoops)
#include "tst_ir_loops.moc"
