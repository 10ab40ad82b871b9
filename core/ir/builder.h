// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "ir/kernel.h"

namespace hawk::ir {

/// Whose local name a value gets: one of the kernel's body takes the place of one of a helper function.
enum class NameStrength : std::uint8_t { helper, body };

/// How a loop counts: `trips` times, from `start` on in steps of `step`.
struct LoopShape {
    std::int64_t start = 0;
    std::int64_t step = 1;
    std::uint64_t trips = 1;
};

/// How a sample leaves a loop early: where `leaves` holds, with these values of the carries.
struct LoopExit {
    NodeId leaves{};
    std::vector<NodeId> values;
};

/// A loop as the builder keeps it.
struct LoopRecord {
    Loop loop; ///< firstBodyNode and exitPoint are known to finish() alone
    std::uint32_t depth = 0; ///< how many loops were open when it began
    std::vector<NodeId> body; ///< in emission order, inner loops with theirs
    std::size_t exitOffset = 0; ///< into `body`: where the exit stands
    std::vector<NodeId> stored; ///< values and keys that sinks take from every iteration
};

/// Collects nodes while a body is traced. Equal nodes (operation, type, operands, literal, leaf) are one
/// node, as are equal loops; the first origin and name stay. Callers hand in operands of the right types: the
/// tracer has refused everything else with a message of its own. Single-threaded.
class Builder
{
public:
    NodeId constant(double value, text::Range origin = {});
    NodeId constant(bool value, text::Range origin = {});
    NodeId constantIndex(std::int64_t value, text::Range origin = {});
    /// A number of an integer type, in its range.
    NodeId constant(std::int64_t value, Element element, text::Range origin = {});
    /// The same number or numbers as another kind; between integers modulo the range, from real ones toward
    /// zero within the range.
    NodeId converted(NodeId id, Element element, text::Range origin = {});
    /// input, uniform or prior.
    NodeId leaf(Op op, std::string name, Type type, text::Range origin = {});
    NodeId add(Node node);
    /// An element-wise operation or predicate: broadcasts rank 0, promotes index to real where an operand is
    /// real, gives a boolean for predicates. Sums, negatives and multiples of quaternions are quaternions.
    NodeId apply(Op op, std::vector<NodeId> operands, text::Range origin = {});
    /// Of a vector or matrix, whose entries are numbered row by row.
    NodeId component(NodeId vector, std::uint32_t position, text::Range origin = {});

    /// Opens a loop inside the one that is open: nodes added from now on may use its index and carries, which
    /// are to be added first. A loop needs a carry.
    LoopId beginLoop(LoopShape shape, text::Range origin = {});
    NodeId loopIndex(LoopId loop, std::string_view name);
    NodeId carry(LoopId loop, std::string_view name, NodeId initial);
    /// Another initial value of the same type for a carry of the innermost loop.
    void setInitial(NodeId carry, NodeId initial);
    /// Keeps a value in the body of the innermost loop, which a sink takes from every iteration (Sink::loop).
    /// The loop is then no other's equal.
    void storeInLoop(NodeId value);
    /// Closes the innermost loop. `nexts` has a value of the same type for each carry. Gives the values of
    /// the carries after the loop; a loop that equals one before gives the values of that one.
    std::vector<NodeId> endLoop(const std::vector<NodeId>& nexts, std::optional<LoopExit> exit = {});
    const LoopRecord& loop(LoopId id) const { return m_loops[indexOf(id)]; }

    const Node& node(NodeId id) const { return m_nodes[indexOf(id)]; }
    const Type& type(NodeId id) const { return node(id).type; }
    /// Gives a value its author's name unless it has one already that is as strong.
    void nameValue(NodeId id, std::string_view name, NameStrength strength = NameStrength::body);
    std::size_t size() const { return m_nodes.size(); }

private:
    std::optional<LoopId> deeper(std::optional<LoopId> a, std::optional<LoopId> b) const;
    bool isInside(NodeId id, LoopId loop) const;
    void collectBody(LoopId id);
    std::vector<std::uint64_t> keyOf(const LoopRecord& record) const;

    std::vector<Node> m_nodes;
    std::vector<bool> m_hasHelperName; ///< parallel to m_nodes
    std::unordered_multimap<std::size_t, NodeId> m_byHash;
    std::vector<LoopRecord> m_loops;
    std::vector<LoopId> m_openLoops; ///< outermost first
    std::map<std::vector<std::uint64_t>, LoopId> m_loopsByKey; ///< closed ones
};

/// What the tracer knows besides the nodes.
struct KernelParts {
    std::string name;
    std::vector<data::Parameter> parameters; ///< `slot` is filled in by finish()
    std::vector<Sink> sinks; ///< parameters in signature order, then returned leaves, then the finish
    std::vector<std::string> guards = {};
    std::vector<Dispatch> dispatches = {}; ///< also such as no sink reaches, and any of them twice
    std::vector<Reduction> reductions = {}; ///< also such as no sink reaches
    std::string ownDerivative = {};
    std::string time = {};
    std::string timeStep = {};
    std::shared_ptr<const Primitives> primitives = {}; ///< of the nodes Op::primitive
    std::vector<std::string> returned; ///< the slots among the sinks that the call allocates
    data::ReturnTree returns;
    std::vector<data::Axis> grid = {};
    std::vector<data::Total> totals = {}; ///< whose rows are among the sinks
    std::string sourceName;
    text::Range range = {};
};

/// The canonical walk: drops what no sink reaches, orders, derives slots, access class and digest.
/// Unread parameters get no slot, except masks.
Kernel finish(const Builder& builder, KernelParts parts);

} // namespace hawk::ir
