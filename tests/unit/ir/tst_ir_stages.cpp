// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>

#include <set>
#include <string>
#include <vector>

#include "ir/builder.h"
#include "ir/stages.h"

using namespace hawk::ir;
using hawk::data::ReduceOp;
using hawk::data::Role;

namespace {

/// A body over the plane `x`, and its reductions by the numbers of their nodes.
struct Body {
    Builder builder;
    std::vector<Reduction> reductions;
    NodeId x = builder.leaf(Op::input, "x", Type::real());

    NodeId total(NodeId term, Reduction reduction, std::string name = {})
    {
        reductions.push_back(std::move(reduction));
        return builder.add({.op = Op::total,
                            .type = Type::real(builder.type(term).shape),
                            .operands = {term},
                            .literal = static_cast<std::int64_t>(reductions.size() - 1),
                            .name = std::move(name)});
    }

    Kernel finish(std::vector<Sink> sinks, std::vector<hawk::data::Axis> grid = {})
    {
        std::vector<std::string> returned;
        for (const Sink& sink : sinks)
            returned.push_back(sink.slot);
        return hawk::ir::finish(builder,
                                {.name = "k",
                                 .parameters = {{.name = "x"}},
                                 .sinks = std::move(sinks),
                                 .reductions = reductions,
                                 .returned = returned,
                                 .grid = std::move(grid)});
    }
};

std::vector<std::string> slotNames(const Kernel& kernel)
{
    std::vector<std::string> names;
    for (const hawk::data::Slot& slot : kernel.signature.slots)
        names.push_back(std::string(nameOf(slot.role)) + " " + slot.name);
    return names;
}

using Names = std::vector<std::string>;

} // namespace

class TestIrStages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aKernelWithoutReductionsIsItsOwnStage()
    {
        Body body;
        const Kernel kernel = body.finish({{"y", body.x}});
        QVERIFY(!readsReductions(kernel));
        const std::vector<Kernel> stages = stagesOf(kernel);
        QCOMPARE(stages.size(), 1u);
        QCOMPARE(stages.front().digest, kernel.digest);
    }

    void valuesThatNeedEachOtherTakeAPassEach()
    {
        Body body;
        const NodeId mean = body.total(body.x, {.op = ReduceOp::sum, .isMean = true}, "mean");
        const NodeId d = body.builder.apply(Op::subtract, {body.x, mean});
        const NodeId variance =
            body.total(body.builder.apply(Op::multiply, {d, d}), {.op = ReduceOp::sum, .isMean = true});
        const Kernel kernel = body.finish({{"y", body.builder.apply(Op::divide, {d, variance})}});
        // What a caller gives and gets says nothing of the stages.
        QCOMPARE(slotNames(kernel), (Names{"mutable y", "per_sample x"}));
        const std::vector<Kernel> stages = stagesOf(kernel);
        QCOMPARE(stages.size(), 3u);
        QCOMPARE(slotNames(stages[0]),
                 (Names{"accum_out mean", "accum_out mean_comp", "per_sample x", "nsamples n_samples"}));
        QCOMPARE(slotNames(stages[1]),
                 (Names{"accum_out mean_2", "accum_out mean_2_comp", "per_sample x", "lookup mean",
                        "nsamples n_samples"}));
        QCOMPARE(slotNames(stages[2]), (Names{"mutable y", "per_sample x", "lookup mean", "lookup mean_2"}));
        for (const Kernel& stage : stages)
            QVERIFY(!readsReductions(stage));
    }

    void independentOnesShareAPassIfTheyAreOfOneKind()
    {
        Body body;
        const NodeId sum = body.total(body.x, {.op = ReduceOp::sum}, "s");
        const NodeId top = body.total(body.x, {.op = ReduceOp::maximum}, "top");
        const NodeId squares =
            body.total(body.builder.apply(Op::multiply, {body.x, body.x}), {.op = ReduceOp::sum}, "q");
        NodeId y = body.builder.apply(Op::add, {sum, top});
        y = body.builder.apply(Op::add, {y, squares});
        const std::vector<Kernel> stages = stagesOf(body.finish({{"y", y}}));
        QCOMPARE(stages.size(), 3u);
        QCOMPARE(
            slotNames(stages[0]),
            (Names{"accum_out q", "accum_out q_comp", "accum_out s", "accum_out s_comp", "per_sample x"}));
        QCOMPARE(slotNames(stages[1]), (Names{"accum_out top", "per_sample x"}));
        QCOMPARE(slotNames(stages[2]), (Names{"mutable y", "lookup q", "lookup s", "lookup top"}));
    }

    void namesOfPlanesAreNotTaken()
    {
        Body body;
        const NodeId sum = body.total(body.x, {.op = ReduceOp::sum}, "x");
        const NodeId pair = body.builder.add(
            {.op = Op::vec, .type = Type::real(hawk::data::Shape::vector(2)), .operands = {body.x, sum}});
        const NodeId both = body.total(pair, {.op = ReduceOp::sum}, "x_2");
        const NodeId y = body.builder.component(both, 1);
        const std::vector<Kernel> stages = stagesOf(body.finish({{"y", y}}));
        QCOMPARE(stages.size(), 3u);
        std::set<std::string> made;
        for (const Kernel& stage : stages) {
            for (const hawk::data::Slot& slot : stage.signature.slots) {
                if (slot.role == Role::accumOut)
                    QVERIFY2(made.insert(slot.name).second, slot.name.c_str());
            }
        }
        QVERIFY(!made.contains("x"));
        QVERIFY(!made.contains("y"));
    }

    void sumsOfSomeAxesAreReadAtThePlaceOfTheSample()
    {
        Body body;
        const NodeId rows = body.total(body.x, {.op = ReduceOp::sum, .kept = {0}}, "rows");
        const Kernel kernel = body.finish({{"y", body.builder.apply(Op::divide, {body.x, rows})}},
                                          {{"row", std::nullopt}, {"col", 3}});
        const std::vector<Kernel> stages = stagesOf(kernel);
        QCOMPARE(stages.size(), 2u);
        QCOMPARE(stages[0].sinks.size(), 1u);
        QVERIFY(stages[0].sinks[0].form == SinkForm::add);
        QCOMPARE(stages[0].access, AccessClass::crossSampleWrite);
        const auto slot = stages[1].signature.findSlot("rows");
        QVERIFY(slot);
        QVERIFY(stages[1].signature.slots[*slot].isWholeBuffer());
        QCOMPARE(stages[1].signature.slots[*slot].axes,
                 (std::vector<hawk::data::Axis>{{"row", std::nullopt}}));
    }

    void storesOfLoopsAreLeftToTheLastPass()
    {
        Body body;
        Builder& builder = body.builder;
        const NodeId weight = builder.leaf(Op::input, "weight", Type::real());
        const LoopId loop = builder.beginLoop({.trips = 3});
        const NodeId carried = builder.carry(loop, "c", builder.constant(0.0));
        const NodeId place = builder.loopIndex(loop, "i");
        const NodeId stored = builder.apply(Op::multiply, {carried, weight});
        builder.storeInLoop(stored);
        builder.storeInLoop(place);
        const NodeId after = builder.endLoop({builder.apply(Op::add, {carried, body.x})}).front();
        const NodeId sum = body.total(after, {.op = ReduceOp::sum}, "s");
        const std::vector<Kernel> stages = stagesOf(body.finish(
            {{"y", sum}, {.slot = "t", .value = stored, .form = SinkForm::add, .key = place, .loop = loop}}));
        QCOMPARE(stages.size(), 2u);
        QCOMPARE(slotNames(stages[0]), (Names{"accum_out s", "accum_out s_comp", "per_sample x"}));
        QVERIFY(!std::ranges::contains(stages[0].nodes, Op::loopIndex, &Node::op));
        QVERIFY(stages[1].signature.findSlot("weight"));
        QVERIFY(storesInLoops(stages[1]));
    }

    void planesThatTheKernelWritesAreOnlyReadBefore()
    {
        Body body;
        const NodeId before = body.builder.leaf(Op::prior, "w", Type::real());
        const NodeId sum = body.total(before, {.op = ReduceOp::sum}, "s");
        const Kernel kernel = finish(body.builder,
                                     {.name = "k",
                                      .parameters = {{.name = "w", .role = Role::mutablePlane}},
                                      .sinks = {{"w", body.builder.apply(Op::add, {before, sum})}},
                                      .reductions = body.reductions});
        const std::vector<Kernel> stages = stagesOf(kernel);
        QCOMPARE(stages.size(), 2u);
        QCOMPARE(slotNames(stages[0]), (Names{"accum_out s", "accum_out s_comp", "per_sample w"}));
        QCOMPARE(slotNames(stages[1]), (Names{"mutable w", "lookup s"}));
    }
};

QTEST_APPLESS_MAIN(TestIrStages)
#include "tst_ir_stages.moc"
