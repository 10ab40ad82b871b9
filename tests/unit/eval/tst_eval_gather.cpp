// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>

#include "eval/evaluator.h"
#include "kernel_fixture.h"

namespace hawk::eval::test {

using ir::NodeId;
using ir::Op;
using ir::Type;

/// Reads of an input plane at other samples.
class TstEvalGather : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAnotherSample();
    void readsAllComponents();
    void refusesOtherPlaces_data();
    void refusesOtherPlaces();
    void leavesOutWhatIsNotNeeded();
};

void TstEvalGather::readsAnotherSample()
{
    KernelFixture f;
    f.input("x");
    f.store("y", f.read("x", Type::real(), f.input("i", Type::index())));
    const ir::Kernel kernel = f.kernel();
    Planes planes(4);
    planes.set<double>("x", {10, 11, 12, 13});
    planes.set<std::int64_t>("i", {3, 0, 0, 2});
    auto arguments = planes.bind(kernel);
    QVERIFY(evaluate(kernel, arguments, 1, 3));
    QCOMPARE(planes.get<double>("y"), (std::vector<double>{0, 10, 10, 12}));
}

void TstEvalGather::readsAllComponents()
{
    KernelFixture f;
    const Type vector = Type::real(data::Shape::vector(2));
    f.input("v", vector);
    f.store("y", f.read("v", vector, f.builder.constantIndex(2)));
    const ir::Kernel kernel = f.kernel();
    Planes planes(3);
    planes.set<double>("v", {1, 2, 3, 4, 5, 6});
    auto arguments = planes.bind(kernel);
    QVERIFY(evaluate(kernel, arguments, 0, 3));
    QCOMPARE(planes.get<double>("y"), (std::vector<double>{3, 3, 3, 6, 6, 6}));
}

void TstEvalGather::refusesOtherPlaces_data()
{
    QTest::addColumn<qint64>("place");
    QTest::newRow("behind") << qint64(3);
    QTest::newRow("before") << qint64(-1);
    QTest::newRow("far") << std::numeric_limits<qint64>::max();
}

void TstEvalGather::refusesOtherPlaces()
{
    QFETCH(const qint64, place);
    KernelFixture f;
    f.input("x");
    f.store("y", f.read("x", Type::real(), f.input("i", Type::index())));
    const ir::Kernel kernel = f.kernel();
    Planes planes(3);
    planes.set<std::int64_t>("i", {0, 1, place});
    auto arguments = planes.bind(kernel);
    const auto done = evaluate(kernel, arguments, 0, 3);
    QVERIFY(!done);
    QCOMPARE(done.error().code, "read-outside");
    const std::string expected =
        "Sample 2 of kernel k reads `x` at " + std::to_string(place) + ", which is numbered 0 to 2.";
    QCOMPARE(done.error().message, expected);
}

void TstEvalGather::leavesOutWhatIsNotNeeded()
{
    KernelFixture f;
    const NodeId x = f.input("x");
    const NodeId i = f.input("i", Type::index());
    const NodeId isInside = f.builder.apply(Op::less, {i, f.builder.constantIndex(3)});
    f.store("y",
            f.builder.add({.op = Op::select,
                           .type = Type::real(),
                           .operands = {isInside, f.read("x", Type::real(), i), x}}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(3);
    planes.set<double>("x", {1, 2, 3});
    planes.set<std::int64_t>("i", {2, 7, 0});
    auto arguments = planes.bind(kernel);
    QVERIFY(evaluate(kernel, arguments, 0, 3));
    QCOMPARE(planes.get<double>("y"), (std::vector<double>{3, 2, 1}));
}

} // namespace hawk::eval::test

QTEST_APPLESS_MAIN(hawk::eval::test::TstEvalGather)
#include "tst_eval_gather.moc"
