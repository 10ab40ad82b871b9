// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>

#include "eval/probe.h"
#include "kernel_fixture.h"

namespace hawk::eval::test {

using data::Shape;
using ir::NodeId;
using ir::Op;
using ir::Type;

/// What a probe says of one sample. Numbers are worked out by hand.
class TstEvalProbe : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namedValuesAndStores();
    void valuesOverAllSamples();
    void sumsOverAnAxis();
    void theLastIteration();
    void whatComesAfterAnExit();
    void readsOfOtherSamples();
    void refusals();
    void skippedSamples();
    void singleReals();

private:
    static NodeId named(KernelFixture& f, NodeId value, const char* name)
    {
        f.builder.nameValue(value, name);
        return value;
    }

    static const ProbedValue* find(const Result<Probe>& probe, const std::string& name)
    {
        const auto found = std::ranges::find(probe->values, name, &ProbedValue::name);
        return found == probe->values.end() ? nullptr : &*found;
    }

    static std::vector<double> numbers(const Result<Probe>& probe, const std::string& name)
    {
        const ProbedValue* value = find(probe, name);
        if (value == nullptr)
            return {};
        const auto all = value->value.values<double>();
        return {all.begin(), all.end()};
    }

    using Numbers = std::vector<double>;
};

void TstEvalProbe::namedValuesAndStores()
{
    KernelFixture f;
    const NodeId v = f.input("v", Type::real(Shape::vector(2)));
    const NodeId doubled = named(f, f.builder.apply(Op::multiply, {v, f.builder.constant(2.0)}), "doubled");
    const NodeId first = f.builder.component(doubled, 0);
    f.store("y", f.builder.apply(Op::greater, {first, f.builder.component(doubled, 1)}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(2);
    planes.set<double>("v", {1, 5, 3, 4});
    planes.set<bool>("y", {false, false});
    const auto arguments = planes.bind(kernel);
    const auto probed = probe(kernel, arguments, 1);
    QVERIFY(probed.has_value());
    QCOMPARE(probed->values.size(), 3u); // what has no name is left out
    QCOMPARE(numbers(probed, "v"), (Numbers{5, 4}));
    QCOMPARE(numbers(probed, "doubled"), (Numbers{10, 8}));
    QCOMPARE(find(probed, "doubled")->value.shape(), std::vector<std::int64_t>{2});
    QCOMPARE(find(probed, "y")->value.values<bool>()[0], true);
    QCOMPARE(planes.get<bool>("y"), (std::vector<bool>{false, false})); // nothing is stored
}

/// The values 1, 2 and 6 have the mean 3 and the mean square 14/3 around it.
void TstEvalProbe::valuesOverAllSamples()
{
    KernelFixture f;
    const NodeId x = f.input("x");
    const NodeId mean = f.total(x, {.isMean = true}, "mean");
    const NodeId d = named(f, f.builder.apply(Op::subtract, {x, mean}), "d");
    const NodeId square = named(f, f.builder.apply(Op::multiply, {d, d}), "square");
    f.store("y", f.builder.apply(Op::divide, {d, f.total(square, {.isMean = true}, "variance")}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(3);
    planes.set<double>("x", {1, 2, 6});
    planes.set<double>("y", {7, 7, 7});
    const auto arguments = planes.bind(kernel);
    const auto probed = probe(kernel, arguments, 2);
    QVERIFY(probed.has_value());
    QCOMPARE(numbers(probed, "mean"), Numbers{3});
    QCOMPARE(numbers(probed, "d"), Numbers{3});
    QCOMPARE(numbers(probed, "square"), Numbers{9}); // of a pass that stores nothing
    QCOMPARE(numbers(probed, "variance"), Numbers{14.0 / 3.0});
    QCOMPARE(numbers(probed, "y"), Numbers{3.0 / (14.0 / 3.0)});
    QCOMPARE(std::ranges::count(probed->values, std::string("d"), &ProbedValue::name), 1);
    QCOMPARE(planes.get<double>("y"), (Numbers{7, 7, 7}));
}

/// Rows of a grid of 2 by 2: 1 + 2 and 3 + 4.
void TstEvalProbe::sumsOverAnAxis()
{
    KernelFixture f;
    f.grid({{"row", std::nullopt}, {"col", 2}});
    const NodeId row = f.total(f.input("x"), {.kept = {0}}, "row_sum");
    f.store("y", f.builder.apply(Op::multiply, {row, f.builder.constant(2.0)}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(4);
    planes.set<double>("x", {1, 2, 3, 4});
    const auto arguments = planes.bind(kernel);
    const auto probed = probe(kernel, arguments, 3);
    QVERIFY(probed.has_value());
    QCOMPARE(numbers(probed, "row_sum"), Numbers{7});
    QCOMPARE(numbers(probed, "y"), Numbers{14});
}

/// s is 1, 2, 5 at the start of the iterations 0, 1, 2, and 12 after them.
void TstEvalProbe::theLastIteration()
{
    KernelFixture f;
    const ir::LoopId loop = f.builder.beginLoop({0, 1, 3});
    const NodeId s = f.builder.carry(loop, "s", f.input("x"));
    const NodeId i = f.builder.loopIndex(loop, "i");
    const NodeId doubled = named(f, f.builder.apply(Op::add, {s, s}), "doubled");
    f.store("y", f.builder.endLoop({f.builder.apply(Op::add, {doubled, i})}).front());
    const ir::Kernel kernel = f.kernel();
    Planes planes(1);
    planes.set<double>("x", {1});
    const auto arguments = planes.bind(kernel);
    const auto probed = probe(kernel, arguments, 0);
    QVERIFY(probed.has_value());
    QCOMPARE(numbers(probed, "doubled"), Numbers{10});
    QCOMPARE(find(probed, "doubled")->times, 3u);
    QCOMPARE(find(probed, "i")->value.values<std::int64_t>()[0], 2);
    QCOMPARE(numbers(probed, "s"), Numbers{12});
    QCOMPARE(find(probed, "s")->times, 1u);
    QCOMPARE(numbers(probed, "y"), Numbers{12});
}

/// A sample leaves where s is above 4; the first one does so in its third iteration, the other in its first.
void TstEvalProbe::whatComesAfterAnExit()
{
    KernelFixture f;
    const ir::LoopId loop = f.builder.beginLoop({0, 1, 9});
    const NodeId s = f.builder.carry(loop, "s", f.input("x"));
    const NodeId leaves = f.builder.apply(Op::greater, {s, f.builder.constant(4.0)});
    const NodeId late = named(f, f.builder.apply(Op::multiply, {s, f.builder.constant(3.0)}), "late");
    f.store("y", f.builder.endLoop({late}, ir::LoopExit{leaves, {s}}).front());
    const ir::Kernel kernel = f.kernel();
    Planes planes(2);
    planes.set<double>("x", {1, 8});
    const auto arguments = planes.bind(kernel);
    const auto first = probe(kernel, arguments, 0);
    QVERIFY(first.has_value());
    QCOMPARE(find(first, "late")->times, 2u); // from 1 and from 3
    QCOMPARE(numbers(first, "late"), Numbers{9});
    QCOMPARE(numbers(first, "y"), Numbers{9});
    const auto other = probe(kernel, arguments, 1);
    QVERIFY(other.has_value());
    QCOMPARE(find(other, "late")->times, 0u);
    QCOMPARE(numbers(other, "y"), Numbers{8});
}

void TstEvalProbe::readsOfOtherSamples()
{
    KernelFixture f;
    f.input("x");
    const NodeId key = f.input("i", Type::index());
    const NodeId left = named(f, f.read("x", Type::real(), key), "left");
    f.share({.slot = "t", .value = left, .form = ir::SinkForm::add, .key = key});
    const ir::Kernel kernel = f.kernel();
    Planes planes(3);
    planes.set<double>("x", {10, 11, 12});
    planes.set<std::int64_t>("i", {2, 0, 3});
    planes.set<double>("t", {0, 0, 0});
    const auto arguments = planes.bind(kernel);
    const auto probed = probe(kernel, arguments, 0);
    QVERIFY(probed.has_value());
    QCOMPARE(numbers(probed, "left"), Numbers{12});
    QCOMPARE(numbers(probed, "t[2]"), Numbers{12});
    QCOMPARE(planes.get<double>("t"), (Numbers{0, 0, 0}));
    const auto outside = probe(kernel, arguments, 2);
    QVERIFY(!outside.has_value());
    QCOMPARE(outside.error().code, std::string("read-outside"));
}

void TstEvalProbe::refusals()
{
    KernelFixture f;
    f.store("y", f.builder.apply(Op::negate, {f.input("x")}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(5);
    const auto arguments = planes.bind(kernel);
    for (const std::int64_t sample : {-1, 5}) {
        const auto refused = probe(kernel, arguments, sample);
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().code, std::string("range-outside"));
    }
}

void TstEvalProbe::skippedSamples()
{
    KernelFixture f;
    f.guard("done");
    f.store("y", f.builder.apply(Op::negate, {f.input("x")}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(2);
    planes.set<double>("x", {1, 2});
    planes.set<bool>("done", {true, false});
    const auto arguments = planes.bind(kernel);
    const auto skipped = probe(kernel, arguments, 0);
    QVERIFY(skipped && skipped->isSkipped && skipped->values.empty());
    const auto other = probe(kernel, arguments, 1);
    QVERIFY(other && !other->isSkipped);
    QCOMPARE(numbers(other, "y"), Numbers{-2});
}

void TstEvalProbe::singleReals()
{
    KernelFixture f;
    f.store("y", f.builder.apply(Op::add, {f.input("x"), f.builder.constant(1.0)}));
    const ir::Kernel kernel = f.kernel();
    Planes planes(1, data::Mode::float32);
    planes.set<float>("x", {0.5f});
    const auto arguments = planes.bind(kernel);
    const auto probed = probe(kernel, arguments, 0);
    QVERIFY(probed.has_value());
    QCOMPARE(find(probed, "y")->value.dtype(), data::Dtype::float32);
    QCOMPARE(find(probed, "y")->value.values<float>()[0], 1.5f);
}

} // namespace hawk::eval::test

QTEST_APPLESS_MAIN(hawk::eval::test::TstEvalProbe)
#include "tst_eval_probe.moc"
