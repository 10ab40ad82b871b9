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

/// Carries are variables in front of the loop; they move at the end of an iteration, and where a sample
/// leaves.
class SampleLoops
{
public:
    SampleLoops(StatementWriter& writer, std::vector<Line>& lines) : m_writer(writer), m_lines(lines) { }

    void addStatements(const std::vector<NodeId>& statements)
    {
        for (NodeId id : statements) {
            const Node& node = m_writer.kernel().node(id);
            const auto& jumps = m_writer.context().forms().jumps;
            const auto jump = jumps.find(id);
            if (node.op == Op::loop)
                addLoop(*node.loop);
            else if (jump != jumps.end())
                addJump(id, jump->second);
            else if (!m_writer.context().forms().isUniform[indexOf(id)])
                m_writer.addLocal(m_lines, id);
        }
    }

private:
    void addJump(NodeId id, const ArmOrder& arms)
    {
        LoweringContext& context = m_writer.context();
        const Node& node = m_writer.kernel().node(id);
        const std::vector<std::string>& names = m_writer.namesOf(id);
        context.define(id);
        for (const std::string& name : names)
            m_writer.add(m_lines, std::format("{} {};", valueType(node.type.element), name), node.origin);
        const auto addArm = [&](const std::vector<NodeId>& statements, NodeId value) {
            addStatements(statements);
            for (std::uint32_t k = 0; k < names.size(); ++k)
                m_writer.add(
                    m_lines,
                    std::format("{} = {};", names[k], context.converted(value, k, node.type.element).text),
                    node.origin);
        };
        m_writer.add(m_lines, std::format("if ({}) {{", context.component(node.operands[0], 0).text),
                     node.origin);
        m_lines.back().block = Block::opens;
        addArm(arms.whenTrue, node.operands[1]);
        m_lines.push_back({"} else {", node.origin, Block::reopens});
        addArm(arms.whenFalse, node.operands[2]);
        m_writer.closeLoop(m_lines);
    }

    void addLoop(LoopId id)
    {
        LoweringContext& context = m_writer.context();
        const Loop& loop = context.kernel().loop(id);
        context.nameLoop(id);
        for (const Carry& carry : loop.carries) {
            const std::vector<std::string>& names = context.locals(carry.placeholder);
            for (std::uint32_t k = 0; k < names.size(); ++k) {
                m_writer.add(m_lines,
                             std::format("{} {} = {};", valueType(context.type(carry.placeholder).element),
                                         names[k], context.component(carry.initial, k).text),
                             loop.origin);
            }
        }
        addKeptArrays(id);
        m_writer.openLoop(m_lines, id);
        m_writer.addKeeping(m_lines, id);
        const BodyOrder& body = context.forms().bodies[indexOf(id)];
        const ExitPlace exit = ir::exitPlace(loop);
        addStatements(body.beforeExit);
        if (exit == ExitPlace::head || exit == ExitPlace::middle)
            addExit(id);
        addStatements(body.afterExit);
        m_writer.addLoopStores(m_lines, id);
        if (exit == ExitPlace::tail)
            addTail(id);
        else
            move(id, &Carry::next);
        m_writer.closeLoop(m_lines);
    }

    void addKeptArrays(LoopId id)
    {
        LoweringContext& context = m_writer.context();
        const Loop& loop = context.kernel().loop(id);
        const LoopNames& names = context.loopNames(id);
        for (std::size_t i = 0; i < loop.carries.size(); ++i) {
            for (const std::string& name : names.kept[i])
                m_lines.push_back(
                    {std::format("{} {}[{}];", valueType(context.type(loop.carries[i].placeholder).element),
                                 name, loop.trips),
                     loop.origin});
        }
    }

    std::string condition(const Loop& loop) { return m_writer.context().component(*loop.leaves, 0).text; }

    void addExit(LoopId id)
    {
        const Loop& loop = m_writer.kernel().loop(id);
        std::vector<Line> moves;
        m_lines.swap(moves);
        move(id, &Carry::atExit);
        m_lines.swap(moves);
        const text::Range origin = m_writer.kernel().node(*loop.leaves).origin;
        if (moves.empty()) {
            m_writer.add(m_lines, std::format("if ({})", condition(loop)), origin);
            m_lines.push_back({"    break;", origin});
            return;
        }
        m_writer.add(m_lines, std::format("if ({}) {{", condition(loop)), origin);
        m_lines.back().block = Block::opens;
        m_lines.insert(m_lines.end(), moves.begin(), moves.end());
        m_lines.push_back({"break;", origin});
        m_writer.closeLoop(m_lines);
    }

    /// The condition is that of the iteration, from before its values move.
    void addTail(LoopId id)
    {
        const Loop& loop = m_writer.kernel().loop(id);
        const text::Range origin = m_writer.kernel().node(*loop.leaves).origin;
        const std::string leaves = m_writer.context().names().unique("leaves");
        m_writer.add(m_lines, std::format("const bool {} = {};", leaves, condition(loop)), origin);
        move(id, &Carry::next);
        m_writer.add(m_lines, std::format("if ({})", leaves), origin);
        m_lines.push_back({"    break;", origin});
    }

    void move(LoopId id, NodeId Carry::* value)
    {
        LoweringContext& context = m_writer.context();
        const Loop& loop = context.kernel().loop(id);
        const auto values = m_writer.carryValues(m_lines, id, value);
        for (std::size_t i = 0; i < loop.carries.size(); ++i) {
            if (loop.carries[i].*value == loop.carries[i].placeholder)
                continue;
            const std::vector<std::string>& names = context.locals(loop.carries[i].placeholder);
            for (std::size_t k = 0; k < names.size(); ++k)
                m_lines.push_back({std::format("{} = {};", names[k], values[i][k].text), loop.origin});
        }
    }

    StatementWriter& m_writer;
    std::vector<Line>& m_lines;
};

} // namespace

Expression computeRecorded(LoweringContext& context, const Node& node, std::uint32_t k)
{
    const LoopNames& names = context.loopNames(*context.node(node.operands[0]).loop);
    const auto position = static_cast<std::size_t>(std::get<std::int64_t>(node.literal));
    return {context.kept(names.kept[position][k], context.component(node.operands[1], 0))};
}

void addSampleStatements(StatementWriter& writer, std::vector<Line>& lines)
{
    SampleLoops(writer, lines).addStatements(writer.context().forms().statementOrder);
}

} // namespace hawk::codegen
