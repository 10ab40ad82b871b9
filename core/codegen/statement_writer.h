// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>

#include "codegen/lowering.h"
#include "codegen/lowering_context.h"
#include "codegen/source_comment.h"

namespace hawk::codegen {

/// The pieces that the statements of a kernel are made of, whatever their frame: locals, loads, stores, and
/// what a loop needs.
class StatementWriter
{
public:
    StatementWriter(LoweringContext& context, const text::SourceText& source, const LoweringDialect& dialect);

    LoweringContext& context() { return m_context; }
    const ir::Kernel& kernel() const { return m_context.kernel(); }

    /// The next statements show the kernel's line again.
    void startOver() { m_comment.startOver(); }
    void add(std::vector<Line>& lines, std::string statement, text::Range origin)
    {
        m_comment.add(lines, std::move(statement), origin);
    }

    /// The names of a value's components, the same in each call.
    const std::vector<std::string>& namesOf(ir::NodeId id);
    /// `const Real y = …;`, for each component. A value that crosses to other statements in lanes is stored
    /// in its array instead.
    void addLocal(std::vector<Line>& lines, ir::NodeId id);
    /// `Real f[13]; math::luFactor<3>(a, f);` of a value that a function of arrays computes.
    void addArray(std::vector<Line>& lines, ir::NodeId id);
    /// The load of one component of a plane.
    Line load(const SlotText& slot, std::uint32_t k, text::Range origin) const;
    void addStores(std::vector<Line>& lines);
    /// What sinks store at the end of an iteration.
    void addLoopStores(std::vector<Line>& lines, ir::LoopId loop);
    /// Before all statements: of the iterations that a sample does not come to nothing is stored.
    void addNoLoopStores(std::vector<Line>& lines);
    /// Whether samples that a mask says to skip come to the statements.
    bool keepsNumbers() const;

    /// `for (Int64 j = 0; j < 10; ++j) {`
    void openLoop(std::vector<Line>& lines, ir::LoopId loop);
    void closeLoop(std::vector<Line>& lines);
    /// At the start of an iteration: the carries that are read later keep their values.
    void addKeeping(std::vector<Line>& lines, ir::LoopId loop);
    /// New values of all carries, each component as an expression that reads nothing which the move of
    /// another carry changes; where it would, into a local first.
    std::vector<std::vector<Expression>> carryValues(std::vector<Line>& lines, ir::LoopId loop,
                                                     ir::NodeId ir::Carry::* value);

private:
    std::string wantedName(ir::NodeId id) const;
    void addFinish(std::vector<Line>& lines, const ir::Sink& sink);
    void addShared(std::vector<Line>& lines, const TermText& term);
    void addCollected(std::vector<Line>& lines, const std::string& pointer, const ir::Sink& sink,
                      const Expression& value);
    Expression ordinalOf(ir::LoopId loop) const;
    Expression roundOf(ir::LoopId loop) const;
    std::string termPlaceIn(std::string_view round) const;
    void addStoreByKey(std::vector<Line>& lines, const ir::Sink& sink, const Expression& key);
    std::string placeOf(const SlotText& slot, std::uint32_t k) const;
    std::string arrayOf(std::vector<Line>& lines, const ir::Node& user, std::size_t operand);

    LoweringContext& m_context;
    const LoweringDialect& m_dialect;
    SourceComment m_comment;
    /// Of the locals that hold a carry's next or exit value until it moves, by placeholder and suffix.
    std::map<ir::NodeId, std::map<std::string_view, std::vector<std::string>>> m_moveNames;
    /// Of the arrays that a node's function reads and writes, by node and number of the argument.
    std::map<std::pair<const ir::Node*, std::size_t>, std::string> m_arrayNames;
    std::vector<std::string> m_suggested; ///< parallel to the nodes: names that
                                          ///< users of a value suggest
};

/// The statements of one sample with its loops, for a text that computes one sample after another.
void addSampleStatements(StatementWriter& writer, std::vector<Line>& lines);

/// The same, with loads and stores, for a text that computes a block of samples side by side: loops over
/// `lanes` samples, between which values are kept in arrays, and the kernel's loops around them. A lane that
/// leaves a loop keeps its values while the others go on.
void addLaneStatements(StatementWriter& writer, std::vector<Line>& lines);

} // namespace hawk::codegen
