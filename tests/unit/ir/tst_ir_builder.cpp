// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include <set>

#include "ir/builder.h"

using namespace hawk;
using ir::NodeId;
using ir::Op;
using ir::Type;

class TestIrBuilder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void operationNamesAreUnique();
    void equalNodesAreOne();
    void constantsDifferByTheirBits();
    void elementwiseTypes();
    void componentsOfKnownVectors();
    void bodyNamesReplaceHelperNames();
    void finishOrdersAndDrops();
    void digestFollowsValuesOnly();

private:
    static NodeId input(ir::Builder& builder, const char* name, Type type = Type::real())
    {
        return builder.leaf(Op::input, name, type);
    }
    static data::Parameter parameter(const char* name, data::Role role)
    {
        return {.name = name, .declaration = "Scalar", .role = role};
    }
};

void TestIrBuilder::operationNamesAreUnique()
{
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < ir::opCount; ++i) {
        const auto op = static_cast<Op>(i);
        QVERIFY(names.insert(ir::info(op).name).second);
        QCOMPARE(ir::opFromName(ir::info(op).name), op);
    }
    QVERIFY(!ir::opFromName("nonsense"));
}

void TestIrBuilder::equalNodesAreOne()
{
    ir::Builder builder;
    const NodeId x = input(builder, "x");
    const NodeId y = input(builder, "y");
    QCOMPARE(input(builder, "x"), x);
    const NodeId product = builder.apply(Op::multiply, {x, y});
    QCOMPARE(builder.apply(Op::multiply, {x, y}), product);
    // Operands are not put in order: a*b and b*a stay two values.
    QVERIFY(builder.apply(Op::multiply, {y, x}) != product);
}

void TestIrBuilder::constantsDifferByTheirBits()
{
    ir::Builder builder;
    QVERIFY(builder.constant(0.0) != builder.constant(-0.0));
    QCOMPARE(builder.constant(2.5), builder.constant(2.5));
    QVERIFY(builder.constant(1.0) != builder.constant(true));
}

void TestIrBuilder::elementwiseTypes()
{
    ir::Builder builder;
    const NodeId x = input(builder, "x");
    const NodeId v = input(builder, "v", Type::real(data::Shape::vector(3)));
    QCOMPARE(builder.type(builder.apply(Op::add, {x, v})), Type::real(data::Shape::vector(3)));
    QCOMPARE(builder.type(builder.apply(Op::less, {v, x})), Type::boolean(data::Shape::vector(3)));
    QCOMPARE(builder.type(builder.apply(Op::isnan, {x})), Type::boolean());
}

void TestIrBuilder::componentsOfKnownVectors()
{
    ir::Builder builder;
    const NodeId x = input(builder, "x");
    const NodeId y = input(builder, "y");
    const NodeId v = input(builder, "v", Type::real(data::Shape::vector(2)));
    const Type pair = Type::real(data::Shape::vector(2));
    const NodeId made = builder.add({.op = Op::vec, .type = pair, .operands = {x, y}});
    QCOMPARE(builder.component(made, 1), y);
    const NodeId spread = builder.add({.op = Op::splat, .type = pair, .operands = {x}});
    QCOMPARE(builder.component(spread, 1), x);
    const NodeId changed =
        builder.add({.op = Op::setComponent, .type = pair, .operands = {v, x}, .literal = std::int64_t{0}});
    QCOMPARE(builder.component(changed, 0), x);
    QCOMPARE(builder.component(changed, 1), builder.component(v, 1));
}

void TestIrBuilder::bodyNamesReplaceHelperNames()
{
    ir::Builder builder;
    const NodeId x = input(builder, "x");
    const NodeId square = builder.apply(Op::multiply, {x, x});
    builder.nameValue(square, "acc", ir::NameStrength::helper);
    builder.nameValue(square, "area");
    builder.nameValue(square, "later");
    QCOMPARE(builder.node(square).name, std::string("area"));
    builder.nameValue(x, "other");
    QCOMPARE(builder.node(x).name, std::string("x"));
}

void TestIrBuilder::finishOrdersAndDrops()
{
    ir::Builder builder;
    const NodeId b = builder.leaf(Op::uniform, "b", Type::real());
    const NodeId unused = builder.apply(Op::exp, {b});
    QVERIFY(unused != b);
    const NodeId x = input(builder, "x");
    const NodeId a = builder.leaf(Op::uniform, "a", Type::real());
    const NodeId product = builder.apply(Op::multiply, {a, x});
    const NodeId sum = builder.apply(Op::add, {product, b});
    ir::KernelParts parts;
    parts.name = "affine";
    parts.parameters = {parameter("x", data::Role::perSample), parameter("unread", data::Role::perSample),
                        parameter("b", data::Role::uniform), parameter("a", data::Role::uniform)};
    parts.sinks = {{"y", sum}};
    parts.returned = {"y"};
    const ir::Kernel kernel = ir::finish(builder, parts);

    std::vector<std::string> slots;
    for (const data::Slot& slot : kernel.signature.slots)
        slots.push_back(std::string(data::nameOf(slot.role)) + " " + slot.name);
    QCOMPARE(slots, (std::vector<std::string>{"mutable y", "per_sample x", "uniform a", "uniform b"}));
    QVERIFY(!kernel.signature.parameters[1].slot);
    QCOMPARE(kernel.nodes.size(), std::size_t{5});
    for (std::size_t i = 0; i < kernel.nodes.size(); ++i) {
        for (NodeId operand : kernel.nodes[i].operands)
            QVERIFY(ir::indexOf(operand) < i);
    }
    QCOMPARE(kernel.nodes.back().op, Op::add);
    QCOMPARE(kernel.access, ir::AccessClass::sampleLocal);
}

void TestIrBuilder::digestFollowsValuesOnly()
{
    const auto digestOf = [](const char* name, double factor) {
        ir::Builder builder;
        const NodeId x = input(builder, "x");
        const NodeId product = builder.apply(Op::multiply, {x, builder.constant(factor)}, {10, 20});
        builder.nameValue(product, name);
        ir::KernelParts parts;
        parts.name = "k";
        parts.parameters = {parameter("x", data::Role::perSample)};
        parts.sinks = {{"out", product}};
        parts.returned = {"out"};
        return ir::finish(builder, parts).digest;
    };
    QCOMPARE(digestOf("first", 2.0), digestOf("second", 2.0));
    QVERIFY(digestOf("first", 2.0) != digestOf("first", 3.0));
    QCOMPARE(digestOf("first", 2.0).size(), std::size_t{64});
}

QTEST_APPLESS_MAIN(TestIrBuilder)
#include "tst_ir_builder.moc"
