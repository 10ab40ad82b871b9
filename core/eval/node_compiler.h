// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "eval/program.h"

namespace hawk::eval {

/// Where a loop keeps its state, and the jumps whose target is known at its end only.
struct LoopCells {
    std::uint32_t index = 0;
    std::uint32_t remaining = 0;
    std::uint32_t step = 0;
    std::uint32_t decision = 0; ///< of a loop with an exit: what leaving it follows from
    std::uint32_t firstCarry = 0; ///< all carries, one after another
    std::uint32_t afterCarries = 0;
    std::vector<std::uint32_t> carries; ///< first cell of each
    std::vector<std::uint32_t> kept; ///< first cell of the values that each keeps, 0 for those that keep none
    std::uint32_t bodyStart = 0; ///< number of the step
    std::vector<std::uint32_t> exits; ///< numbers of the jumps out of the loop
};

/// A program under construction: what the functions that compile the nodes of one family share. Nodes are
/// compiled in the kernel's order; each function gives its node cells and appends the steps that fill them.
class NodeCompiler
{
public:
    NodeCompiler(const ir::Kernel& kernel, const data::BoundArguments& arguments)
        : m_kernel(kernel)
        , m_arguments(arguments)
        , m_loops(kernel.loops.size())
    {
        newCells(1); // operands that a step does not have
    }

    const ir::Kernel& kernel() const { return m_kernel; }
    const data::BoundArguments& arguments() const { return m_arguments; }
    Program& program() { return m_program; }

    data::Dtype dtypeOf(ir::Element element) const { return data::wireDtype(element, m_arguments.mode); }
    const ir::Type& type(ir::NodeId id) const { return m_kernel.node(id).type; }

    std::uint32_t newCells(std::uint32_t count);
    /// Where the value of the node being compiled lies from now on.
    void placeNext(std::uint32_t firstCell) { m_program.firstCell.push_back(firstCell); }
    /// New cells for the value of the node being compiled.
    std::uint32_t placeNext(const ir::Node& node);
    /// The value of a node compiled before; operandAs() converts it, with a step of its own where needed.
    Operand operand(ir::NodeId id) const;
    Operand operandAs(ir::NodeId id, ir::Element wanted);
    /// One step of `function` on all operands of the node, as `element`; false when `function` is null.
    bool append(const ir::Node& node, std::uint32_t result, Instruction::Function function,
                ir::Element element);
    void append(const Instruction& step) { m_program.compute.push_back(step); }
    std::uint32_t stepCount() const { return static_cast<std::uint32_t>(m_program.compute.size()); }
    LoopCells& cellsOf(ir::LoopId loop) { return m_loops[indexOf(loop)]; }

private:
    const ir::Kernel& m_kernel;
    const data::BoundArguments& m_arguments;
    Program m_program;
    std::vector<LoopCells> m_loops;
};

// One function for each family of operations: compiles the node that comes next, false when the operation has
// no meaning for its types.
bool addLeaf(NodeCompiler& compiler, const ir::Node& node);
bool addElementwise(NodeCompiler& compiler, const ir::Node& node);
bool addRandom(NodeCompiler& compiler, const ir::Node& node);
bool addPredicate(NodeCompiler& compiler, const ir::Node& node);
bool addChoice(NodeCompiler& compiler, const ir::Node& node);
bool addStructural(NodeCompiler& compiler, const ir::Node& node);
bool addGather(NodeCompiler& compiler, const ir::Node& node);
bool addProduct(NodeCompiler& compiler, const ir::Node& node);
bool addLinear(NodeCompiler& compiler, const ir::Node& node);
bool addLoopNode(NodeCompiler& compiler, const ir::Node& node);

/// The exits and beginnings of loops that stand before a node.
void addLoopEdges(NodeCompiler& compiler, ir::NodeId next);

} // namespace hawk::eval
