// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include <array>
#include <format>

#include "ir/builder.h"
#include "ir/terms.h"

using namespace hawk;
using data::Shape;
using ir::NodeId;
using ir::Op;
using ir::Tag;
using ir::Type;

/// The tables of terms against the definitions of textbooks, and which operations keep a quaternion.
class TestIrProducts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void terms_data();
    void terms();
    void unitQuaternions();
    void componentsOfTransposed();
    void tags_data();
    void tags();
};

/// `a0*b1 - a1*b0; …`, one sum per component, of a product of leaves with these shapes.
static std::string spelled(Op op, Shape left, Shape right, Shape result)
{
    ir::Kernel kernel;
    kernel.nodes = {{.op = Op::input, .type = Type::real(left)},
                    {.op = Op::input, .type = Type::real(right)}};
    const ir::Node node{
        .op = op, .type = Type::real(result), .operands = {static_cast<NodeId>(0), static_cast<NodeId>(1)}};
    std::string out;
    for (std::uint32_t k = 0; k < result.count(); ++k) {
        std::string sum;
        for (const ir::Term& term : ir::terms(kernel, node, k))
            sum += std::format("{}a{}*b{}", sum.empty() ? "" : (term.isNegative ? " - " : " + "), term.a,
                               term.b);
        out += (out.empty() ? "" : "; ") + sum;
    }
    return out;
}

void TestIrProducts::terms_data()
{
    QTest::addColumn<std::string>("given");
    QTest::addColumn<std::string>("expected");
    const Shape two = Shape::vector(2);
    const Shape three = Shape::vector(3);
    const Shape four = Shape::vector(4);
    QTest::newRow("matrix and vector") << spelled(Op::matrixVector, Shape::matrix(2, 3), three, two)
                                       << std::string("a0*b0 + a1*b1 + a2*b2; a3*b0 + a4*b1 + a5*b2");
    QTest::newRow("matrices") << spelled(Op::matrixMatrix, Shape::matrix(2, 2), Shape::matrix(2, 3),
                                         Shape::matrix(2, 3))
                              << std::string("a0*b0 + a1*b3; a0*b1 + a1*b4; a0*b2 + a1*b5; "
                                             "a2*b0 + a3*b3; a2*b1 + a3*b4; a2*b2 + a3*b5");
    QTest::newRow("outer") << spelled(Op::outer, two, three, Shape::matrix(2, 3))
                           << std::string("a0*b0; a0*b1; a0*b2; a1*b0; a1*b1; a1*b2");
    QTest::newRow("cross") << spelled(Op::cross, three, three, three)
                           << std::string("a1*b2 - a2*b1; a2*b0 - a0*b2; a0*b1 - a1*b0");
    QTest::newRow("quaternions") << spelled(Op::quatMultiply, four, four, four)
                                 << std::string(
                                        "a0*b0 - a1*b1 - a2*b2 - a3*b3; a0*b1 + a1*b0 + a2*b3 - a3*b2; "
                                        "a0*b2 - a1*b3 + a2*b0 + a3*b1; a0*b3 + a1*b2 - a2*b1 + a3*b0");
}

void TestIrProducts::terms()
{
    QFETCH(std::string, given);
    QFETCH(std::string, expected);
    QCOMPARE(given, expected);
}

/// i j = k, j k = i, k i = j, and the other way round the negative; i i = j j = k k = -1.
void TestIrProducts::unitQuaternions()
{
    ir::Kernel kernel;
    kernel.nodes = {{.op = Op::input, .type = Type::real(Shape::vector(4))}};
    const ir::Node node{.op = Op::quatMultiply,
                        .type = Type::real(Shape::vector(4)),
                        .operands = {static_cast<NodeId>(0), static_cast<NodeId>(0)}};
    const auto times = [&](std::uint32_t a, std::uint32_t b) {
        std::array<int, 4> result = {};
        for (std::uint32_t k = 0; k < 4; ++k) {
            for (const ir::Term& term : ir::terms(kernel, node, k)) {
                if (term.a == a && term.b == b)
                    result[k] += term.isNegative ? -1 : 1;
            }
        }
        return result;
    };
    using Quaternion = std::array<int, 4>;
    for (std::uint32_t unit = 1; unit < 4; ++unit) {
        const std::uint32_t next = unit % 3 + 1;
        const std::uint32_t last = next % 3 + 1;
        Quaternion expected = {};
        expected[last] = 1;
        QCOMPARE(times(unit, next), expected);
        expected[last] = -1;
        QCOMPARE(times(next, unit), expected);
        QCOMPARE(times(unit, unit), (Quaternion{-1, 0, 0, 0}));
    }
}

void TestIrProducts::componentsOfTransposed()
{
    ir::Builder builder;
    const NodeId matrix = builder.leaf(Op::input, "A", Type::real(Shape::matrix(2, 3)));
    const NodeId turned =
        builder.add({.op = Op::transpose, .type = Type::real(Shape::matrix(3, 2)), .operands = {matrix}});
    for (std::uint32_t row = 0; row < 2; ++row) {
        for (std::uint32_t column = 0; column < 3; ++column)
            QCOMPARE(builder.component(turned, column * 2 + row),
                     builder.component(matrix, row * 3 + column));
    }
}

void TestIrProducts::tags_data()
{
    QTest::addColumn<int>("op");
    QTest::addColumn<QList<int>>("tagged"); // 1: a quaternion, 0: a plain vector, -1: a single number
    QTest::addColumn<bool>("isTagged");
    const auto row = [](const char* name, Op op, QList<int> tagged, bool isTagged) {
        QTest::newRow(name) << static_cast<int>(op) << tagged << isTagged;
    };
    row("sum", Op::add, {1, 1}, true);
    row("sum with a number", Op::add, {-1, 1}, true);
    row("sum with a plain vector", Op::subtract, {1, 0}, false);
    row("negative", Op::negate, {1}, true);
    row("multiple", Op::multiply, {-1, 1}, true);
    row("element-wise product", Op::multiply, {1, 1}, false);
    row("product with a plain vector", Op::multiply, {1, 0}, false);
    row("quotient", Op::divide, {1, -1}, true);
    row("inverse quotient", Op::divide, {-1, 1}, true);
    row("element-wise quotient", Op::divide, {1, 1}, false);
    row("function", Op::abs, {1}, false);
    row("larger", Op::maximum, {1, 1}, false);
    row("comparison", Op::less, {1, -1}, false);
    row("plain vectors", Op::add, {0, 0}, false);
}

void TestIrProducts::tags()
{
    QFETCH(int, op);
    QFETCH(QList<int>, tagged);
    QFETCH(bool, isTagged);
    ir::Builder builder;
    std::vector<NodeId> operands;
    for (int kind : tagged) {
        Type type = Type::real(kind < 0 ? Shape::scalar() : Shape::vector(4));
        type.tag = kind == 1 ? Tag::quaternion : Tag::none;
        operands.push_back(builder.leaf(Op::input, std::format("x{}", operands.size()), type));
    }
    const Type& type = builder.type(builder.apply(static_cast<Op>(op), operands));
    QCOMPARE(type.tag == Tag::quaternion, isTagged);
    QCOMPARE(type.shape, Shape::vector(4));
}

QTEST_APPLESS_MAIN(TestIrProducts)
#include "tst_ir_products.moc"
