// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/node_compiler.h"

namespace hawk::eval {

using ir::Carry;
using ir::Loop;
using ir::LoopId;
using ir::Node;
using ir::NodeId;
using ir::Op;

namespace {

void copy(NodeCompiler& compiler, Operand from, std::uint32_t to, std::uint32_t count, Operand decision = {})
{
    compiler.append({.run = copyFunction(), .result = to, .count = count, .operands = {from, decision}});
}

std::uint32_t numberCell(NodeCompiler& compiler, std::int64_t value)
{
    const std::uint32_t cell = compiler.newCells(1);
    as<std::int64_t>(compiler.program().initialCells[cell]) = value;
    return cell;
}

/// Gives all carries their new values at the same time: what reads another carry is read before any is
/// written. In a loop with an exit each value also follows from whether the exit was taken.
void moveCarries(NodeCompiler& compiler, LoopId id, NodeId Carry::* value)
{
    const Loop& loop = compiler.kernel().loop(id);
    const LoopCells& cells = compiler.cellsOf(id);
    struct Move {
        Operand from;
        std::uint32_t to;
        std::uint32_t count;
    };
    std::vector<Move> moves;
    for (std::size_t i = 0; i < loop.carries.size(); ++i) {
        const NodeId source = loop.carries[i].*value;
        if (source == loop.carries[i].placeholder && !loop.leaves)
            continue;
        Move move{compiler.operand(source), cells.carries[i], compiler.type(source).shape.count()};
        if (move.from.cell >= cells.firstCarry && move.from.cell < cells.afterCarries) {
            const std::uint32_t apart = compiler.newCells(move.count);
            copy(compiler, move.from, apart, move.count);
            move.from.cell = apart;
        }
        moves.push_back(move);
    }
    for (const Move& move : moves)
        copy(compiler, move.from, move.to, move.count, {cells.decision, 0});
}

/// The first steps of an iteration: carries that are read later keep their values.
void addKeeping(NodeCompiler& compiler, LoopId id, std::uint32_t trips)
{
    const Loop& loop = compiler.kernel().loop(id);
    const std::vector<bool> isRecorded = ir::recordedCarries(compiler.kernel(), id);
    LoopCells& cells = compiler.cellsOf(id);
    cells.kept.resize(loop.carries.size());
    for (std::size_t i = 0; i < loop.carries.size(); ++i) {
        if (!isRecorded[i])
            continue;
        const std::uint32_t width = compiler.type(loop.carries[i].placeholder).shape.count();
        cells.kept[i] = compiler.newCells(width * static_cast<std::uint32_t>(loop.trips));
        compiler.append(
            {.run = keepFunction(),
             .result = cells.kept[i],
             .count = width,
             .operands = {Operand{cells.remaining, 0}, Operand{trips, 0}, Operand{cells.carries[i], 1}},
             .flow = Flow::keeping});
    }
}

void beginLoop(NodeCompiler& compiler, LoopId id)
{
    const Loop& loop = compiler.kernel().loop(id);
    LoopCells& cells = compiler.cellsOf(id);
    const std::uint32_t start = numberCell(compiler, loop.start);
    const std::uint32_t trips = numberCell(compiler, static_cast<std::int64_t>(loop.trips));
    cells.step = numberCell(compiler, loop.step);
    cells.index = compiler.newCells(1);
    cells.remaining = compiler.newCells(1);
    cells.firstCarry = compiler.newCells(0);
    for (const Carry& carry : loop.carries)
        cells.carries.push_back(compiler.newCells(compiler.type(carry.placeholder).shape.count()));
    cells.afterCarries = compiler.newCells(0);

    if (loop.leaves) {
        cells.decision = compiler.newCells(1);
        copy(compiler, {start, 0}, cells.decision, 1);
    }
    copy(compiler, {start, 0}, cells.index, 1);
    copy(compiler, {trips, 0}, cells.remaining, 1);
    for (std::size_t i = 0; i < loop.carries.size(); ++i) {
        const NodeId initial = loop.carries[i].initial;
        copy(compiler, compiler.operand(initial), cells.carries[i], compiler.type(initial).shape.count());
    }
    cells.bodyStart = compiler.stepCount();
    addKeeping(compiler, id, trips);
}

void addExit(NodeCompiler& compiler, LoopId id)
{
    const std::uint32_t test = compiler.stepCount();
    compiler.append({.run = jumpUnlessFunction(),
                     .result = compiler.cellsOf(id).decision,
                     .operands = {compiler.operand(*compiler.kernel().loop(id).leaves)},
                     .flow = Flow::exit});
    moveCarries(compiler, id, &Carry::atExit);
    compiler.cellsOf(id).exits.push_back(compiler.stepCount());
    compiler.append({.run = jumpFunction(), .flow = Flow::none});
    compiler.program().compute[test].target = compiler.stepCount();
}

void endLoop(NodeCompiler& compiler, LoopId id)
{
    moveCarries(compiler, id, &Carry::next);
    const LoopCells& cells = compiler.cellsOf(id);
    compiler.append({.run = loopEndFunction(),
                     .operands = {Operand{cells.remaining}, Operand{cells.index}, Operand{cells.step}},
                     .target = cells.bodyStart,
                     .flow = Flow::none});
    for (std::uint32_t exit : cells.exits)
        compiler.program().compute[exit].target = compiler.stepCount();
}

} // namespace

void addLoopEdges(NodeCompiler& compiler, NodeId next)
{
    const auto& loops = compiler.kernel().loops;
    for (std::size_t i = 0; i < loops.size(); ++i) {
        if (loops[i].leaves && loops[i].exitPoint == next)
            addExit(compiler, static_cast<LoopId>(i));
    }
    for (std::size_t i = 0; i < loops.size(); ++i) {
        if (loops[i].firstBodyNode == next)
            beginLoop(compiler, static_cast<LoopId>(i));
    }
}

bool addLoopNode(NodeCompiler& compiler, const Node& node)
{
    switch (node.op) {
    case Op::loopIndex:
        compiler.placeNext(compiler.cellsOf(*node.loop).index);
        return true;
    case Op::carry:
        compiler.placeNext(compiler.cellsOf(*node.loop)
                               .carries[static_cast<std::size_t>(std::get<std::int64_t>(node.literal))]);
        return true;
    case Op::loopValue: {
        const LoopId loop = *compiler.kernel().node(node.operands[0]).loop;
        compiler.placeNext(
            compiler.cellsOf(loop).carries[static_cast<std::size_t>(std::get<std::int64_t>(node.literal))]);
        return true;
    }
    case Op::recorded: {
        const LoopCells& cells = compiler.cellsOf(*compiler.kernel().node(node.operands[0]).loop);
        const auto position = static_cast<std::size_t>(std::get<std::int64_t>(node.literal));
        const Operand ordinal = compiler.operand(node.operands[1]);
        compiler.append({.run = keptFunction(),
                         .result = compiler.placeNext(node),
                         .count = node.type.shape.count(),
                         .operands = {ordinal, Operand{cells.kept[position], 1}},
                         .flow = Flow::recalling});
        return true;
    }
    default:
        break;
    }
    compiler.placeNext(compiler.cellsOf(*node.loop).index);
    endLoop(compiler, *node.loop);
    return true;
}

} // namespace hawk::eval
