// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>

#include "codegen/statement_writer.h"

namespace hawk::codegen {

using ir::Carry;
using ir::ExitPlace;
using ir::Loop;
using ir::LoopId;
using ir::Node;
using ir::NodeId;
using ir::Op;

namespace {

/// Statements collect in `m_open` until a loop begins or ends: then they become one loop over the lanes.
class LaneLoops
{
public:
    LaneLoops(StatementWriter& writer, std::vector<Line>& lines) : m_writer(writer), m_lines(lines) { }

    void run()
    {
        addStatements(context().forms().statementOrder);
        m_writer.addStores(m_open);
        closeSegment();
    }

private:
    LoweringContext& context() { return m_writer.context(); }

    void addStatements(const std::vector<NodeId>& statements)
    {
        for (NodeId id : statements) {
            const Node& node = m_writer.kernel().node(id);
            if (node.op == Op::loop)
                addLoop(*node.loop);
            else if (!context().forms().isUniform[indexOf(id)])
                m_writer.addLocal(m_open, id);
        }
    }

    /// The loads come first: a plane may be written by the statements.
    void closeSegment()
    {
        if (!m_open.empty()) {
            m_lines.push_back({.text = "#pragma GCC ivdep"});
            m_lines.push_back(
                {.text = "for (Int64 lane = 0; lane < lanes; ++lane) {", .block = Block::opens});
            for (const auto& [slot, k] : context().loadsOfSegment())
                m_lines.push_back(m_writer.load(*slot, k, originOf(*slot)));
            m_lines.insert(m_lines.end(), m_open.begin(), m_open.end());
            m_writer.closeLoop(m_lines);
            m_open.clear();
        }
        context().beginSegment();
    }

    text::Range originOf(const SlotText& slot)
    {
        for (const Node& node : m_writer.kernel().nodes) {
            if (node.leaf == slot.slot->name)
                return node.origin;
        }
        return {};
    }

    void addLoop(LoopId id)
    {
        const Loop& loop = m_writer.kernel().loop(id);
        context().nameLoop(id);
        const LoopNames& names = context().loopNames(id);
        for (const Carry& carry : loop.carries) {
            const std::vector<std::string>& locals = context().locals(carry.placeholder);
            for (std::uint32_t k = 0; k < locals.size(); ++k) {
                m_writer.add(
                    m_open,
                    std::format("{}[lane] = {};", locals[k], context().component(carry.initial, k).text),
                    loop.origin);
            }
        }
        if (loop.leaves)
            m_writer.add(m_open, std::format("{}[lane] = {};", names.going, outerGoing(loop)), loop.origin);
        closeSegment();

        m_writer.openLoop(m_lines, id);
        m_writer.addKeeping(m_open, id);
        const BodyOrder& body = context().forms().bodies[indexOf(id)];
        addStatements(body.beforeExit);
        addStatements(body.afterExit);
        if (loop.leaves)
            addGuardedMoves(id);
        else
            addMoves(id);
        m_writer.closeLoop(m_lines);
    }

    /// A lane that has left a loop around this one needs no iteration of it.
    std::string outerGoing(const Loop& loop)
    {
        for (auto around = loop.parent; around; around = m_writer.kernel().loop(*around).parent) {
            if (m_writer.kernel().loop(*around).leaves)
                return context().loopNames(*around).going + "[lane]";
        }
        if (m_writer.keepsNumbers())
            return "!" + spellOperand(context().skips(), Binding::unary);
        return "1";
    }

    void addMoves(LoopId id)
    {
        const Loop& loop = m_writer.kernel().loop(id);
        const auto nexts = m_writer.carryValues(m_open, id, &Carry::next);
        for (std::size_t i = 0; i < loop.carries.size(); ++i) {
            const Carry& carry = loop.carries[i];
            for (std::size_t k = 0; carry.next != carry.placeholder && k < nexts[i].size(); ++k)
                m_open.push_back(
                    {std::format("{}[lane] = {};", context().locals(carry.placeholder)[k], nexts[i][k].text),
                     loop.origin});
        }
        closeSegment();
    }

    /// The moves of a loop with an exit: of lanes that are still in it.
    void addGuardedMoves(LoopId id)
    {
        const Loop& loop = m_writer.kernel().loop(id);
        const LoopNames& names = context().loopNames(id);
        const text::Range origin = m_writer.kernel().node(*loop.leaves).origin;
        m_writer.add(m_open, std::format("const bool {} = {}[lane] != 0;", names.goes, names.going), origin);
        m_writer.add(
            m_open,
            std::format("const bool {} = {};", names.leaves, context().component(*loop.leaves, 0).text),
            origin);
        const auto nexts = m_writer.carryValues(m_open, id, &Carry::next);
        const bool leavesWithItsOwn = ir::exitPlace(loop) == ExitPlace::middle;
        const auto exits = leavesWithItsOwn ? m_writer.carryValues(m_open, id, &Carry::atExit)
                                            : std::vector<std::vector<Expression>>{};
        const Expression goes{names.goes};
        const Expression stays{std::format("{} & !{}", names.goes, names.leaves), Binding::logicalAnd};
        for (std::size_t i = 0; i < loop.carries.size(); ++i) {
            const Carry& carry = loop.carries[i];
            const MathFunction& select = *functionOf(Op::select, context().type(carry.placeholder).element);
            for (std::uint32_t k = 0; k < nexts[i].size(); ++k) {
                const std::string name = context().locals(carry.placeholder)[k] + "[lane]";
                Expression value = nexts[i][k];
                if (carry.atExit == carry.placeholder)
                    value = context().call(select, {stays, value, {name}});
                else if (carry.atExit == carry.next)
                    value = context().call(select, {goes, value, {name}});
                else
                    value = context().call(
                        select, {goes, context().call(select, {{names.leaves}, exits[i][k], value}), {name}});
                m_open.push_back({std::format("{} = {};", name, value.text), loop.origin});
            }
        }
        m_open.push_back({std::format("{}[lane] = {};", names.going, stays.text), origin});
        m_open.push_back({std::format("{} |= {}[lane];", names.anyGoing, names.going), origin});
        m_lines.push_back({std::format("Bits {} = 0;", names.anyGoing), origin});
        closeSegment();
        m_lines.push_back({std::format("if ({} == 0)", names.anyGoing), origin});
        m_lines.push_back({"    break;", origin});
    }

    StatementWriter& m_writer;
    std::vector<Line>& m_lines;
    std::vector<Line> m_open;
};

} // namespace

void addLaneStatements(StatementWriter& writer, std::vector<Line>& lines)
{
    // The first text finds out which values cross from one loop over the lanes to another.
    std::vector<Line> draft;
    LaneLoops(writer, draft).run();
    writer.context().beginText();
    writer.startOver();
    std::vector<Line> statements;
    LaneLoops(writer, statements).run();
    for (const auto& [declarator, type] : writer.context().laneArrays())
        lines.push_back({std::format("{} {}[lanes];", type, declarator)});
    lines.insert(lines.end(), statements.begin(), statements.end());
}

} // namespace hawk::codegen
