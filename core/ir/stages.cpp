// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/stages.h"

#include <algorithm>
#include <format>
#include <map>
#include <set>

#include "ir/kernel_copy.h"
#include "ir/reductions.h"

namespace hawk::ir {

namespace {

/// A reduction that some sample reads, with the name under which its numbers pass from stage to stage.
struct ReadReduction {
    NodeId node{};
    NodeId term{};
    std::string name;
};

/// What the passes have in common.
class Splitting
{
public:
    explicit Splitting(const Kernel& kernel) : m_kernel(kernel), m_cut(kernel)
    {
        for (const data::Slot& slot : kernel.signature.slots)
            m_taken.insert(slot.name);
        for (const data::Parameter& parameter : kernel.signature.parameters)
            m_taken.insert(parameter.name);
        for (const data::Axis& axis : kernel.signature.grid)
            m_taken.insert(axis.label);
        for (std::size_t i = 0; i < kernel.nodes.size(); ++i) {
            if (kernel.nodes[i].op != Op::total)
                continue;
            const auto node = static_cast<NodeId>(i);
            m_reads.push_back({node, kernel.nodes[i].operands.front(), freshName(node)});
            // What is read needs none of what it was made of.
            m_cut.nodes[i].operands.clear();
        }
    }

    std::vector<Kernel> run()
    {
        std::vector<Kernel> stages;
        for (const auto& [place, made] : passes())
            stages.push_back(makingStage(made));
        stages.push_back(lastStage());
        return stages;
    }

private:
    const Reduction& reductionOf(const ReadReduction& read) const
    {
        return m_kernel
            .reductions[static_cast<std::size_t>(std::get<std::int64_t>(m_kernel.node(read.node).literal))];
    }

    /// The author's name for the value, if no plane of any pass has it.
    std::string freshName(NodeId id)
    {
        const Node& node = m_kernel.node(id);
        const Reduction& reduction =
            m_kernel.reductions[static_cast<std::size_t>(std::get<std::int64_t>(node.literal))];
        const std::string wanted = !node.name.empty() ? node.name
            : reduction.isMean                        ? std::string("mean")
                                                      : std::string(data::nameOf(reduction.op));
        std::string name = wanted;
        for (int number = 2; isTaken(planesOf(name, node.type.shape)); ++number)
            name = std::format("{}_{}", wanted, number);
        const std::vector<std::string> planes = planesOf(name, node.type.shape);
        m_taken.insert(planes.begin(), planes.end());
        return name;
    }

    /// All planes that come of a reduction of this name: its numbers, and what they lose.
    static std::vector<std::string> planesOf(const std::string& name, data::Shape shape)
    {
        const data::Total total{.name = name, .shape = shape};
        std::vector<std::string> planes{name};
        for (std::uint32_t k = 0; k < shape.count(); ++k) {
            planes.push_back(total.rowsName(k));
            planes.push_back(total.companionName(k));
            planes.push_back(total.rowsName(k) + "_c");
        }
        return planes;
    }

    bool isTaken(const std::vector<std::string>& planes) const
    {
        return std::ranges::any_of(planes, [&](const std::string& plane) { return m_taken.contains(plane); });
    }

    /// How many passes there have to be before the one that can compute each node.
    std::vector<std::uint32_t> passesBefore() const
    {
        std::vector<std::uint32_t> before(m_kernel.nodes.size());
        for (std::size_t i = 0; i < before.size(); ++i) {
            const Node& node = m_kernel.nodes[i];
            for (NodeId operand : node.operands)
                before[i] = std::max(before[i], before[indexOf(operand)]);
            if (node.op == Op::total)
                ++before[i];
            if (node.op != Op::loop)
                continue;
            for (std::size_t j = indexOf(m_kernel.loop(*node.loop).firstBodyNode); j < i; ++j)
                before[i] = std::max(before[i], before[j]);
            for (const Carry& carry : m_kernel.loop(*node.loop).carries)
                before[i] = std::max(before[i], before[indexOf(carry.initial)]);
        }
        return before;
    }

    /// The reductions of each pass: those that can be made at the same time, and are all sums, or all of
    /// another kind.
    std::map<std::pair<std::uint32_t, data::ReduceOp>, std::vector<const ReadReduction*>> passes() const
    {
        const std::vector<std::uint32_t> before = passesBefore();
        std::map<std::pair<std::uint32_t, data::ReduceOp>, std::vector<const ReadReduction*>> passes;
        for (const ReadReduction& read : m_reads)
            passes[{before[indexOf(read.node)], reductionOf(read).op}].push_back(&read);
        return passes;
    }

    /// The nodes of one pass in a builder of their own; reads of what was made before stand in their places.
    class Pass : public CopyListener
    {
    public:
        Pass(const Splitting& splitting, std::vector<bool> needed)
            : m_splitting(splitting)
            , m_needed(std::move(needed))
            , m_copy(splitting.m_cut, m_builder, m_needed)
        {
            m_parts.name = splitting.m_kernel.name;
            m_parts.parameters = splitting.m_kernel.signature.parameters;
            m_parts.guards = splitting.m_kernel.guards;
            m_parts.grid = splitting.m_kernel.signature.grid;
            m_parts.sourceName = splitting.m_kernel.sourceName;
            m_parts.range = splitting.m_kernel.range;
        }

        void copyNodes()
        {
            m_copy.copyAll(*this);
            for (Dispatch dispatch : m_splitting.m_kernel.dispatches) {
                if (!m_needed[indexOf(dispatch.value)])
                    continue;
                dispatch.value = m_copy(dispatch.value);
                dispatch.selector = m_copy(dispatch.selector);
                m_parts.dispatches.push_back(dispatch);
            }
        }

        void copied(NodeId id) override
        {
            const Node& node = m_splitting.m_kernel.node(id);
            if (node.op == Op::total)
                m_copy.set(id, readOf(*std::ranges::find(m_splitting.m_reads, id, &ReadReduction::node)));
            else if (node.op == Op::prior && !m_keepsPlanes)
                m_copy.set(id, m_builder.leaf(Op::input, node.leaf, node.type, node.origin));
        }

        /// Planes that the kernel writes are read here and not written.
        void readPlanesOnly()
        {
            m_keepsPlanes = false;
            for (data::Parameter& parameter : m_parts.parameters) {
                if (parameter.role == data::Role::mutablePlane)
                    parameter.role = parameter.shape.isScalar() ? data::Role::perSample
                        : parameter.shape.rank == 1             ? data::Role::vecIn
                                                                : data::Role::matIn;
            }
        }

        NodeId copyOf(NodeId id) const { return m_copy(id); }
        Sink copyOf(const Sink& sink) const { return m_copy(sink); }
        Builder& builder() { return m_builder; }
        KernelParts& parts() { return m_parts; }
        Kernel finish() { return ir::finish(m_builder, std::move(m_parts)); }

    private:
        /// A number over all samples is one that they share; of a sum over some axes each reads its own.
        NodeId readOf(const ReadReduction& read)
        {
            const Node& node = m_splitting.m_kernel.node(read.node);
            const Reduction& reduction = m_splitting.reductionOf(read);
            const data::Total numbers{.name = read.name, .shape = node.type.shape};
            std::vector<NodeId> components;
            for (std::uint32_t k = 0; k < node.type.shape.count(); ++k) {
                const std::string plane = numbers.rowsName(k);
                m_parts.parameters.push_back({.name = plane,
                                              .declaration = "Scalar",
                                              .role = data::Role::lookup,
                                              .axes = keptAxes(m_parts.grid, reduction)});
                if (reduction.kept.empty())
                    components.push_back(m_builder.leaf(Op::uniform, plane, Type::real(), node.origin));
                else
                    components.push_back(m_builder.add(
                        {.op = Op::at,
                         .type = Type::real(),
                         .operands = {keptPlace(m_builder, m_parts.grid, reduction, node.origin)},
                         .leaf = plane,
                         .origin = node.origin}));
            }
            if (node.type.shape.isScalar())
                return components.front();
            return m_builder.add({.op = Op::vec,
                                  .type = node.type,
                                  .operands = std::move(components),
                                  .name = node.name,
                                  .origin = node.origin});
        }

        const Splitting& m_splitting;
        std::vector<bool> m_needed;
        Builder m_builder;
        KernelParts m_parts;
        KernelCopy m_copy;
        bool m_keepsPlanes = true;
    };

    Kernel makingStage(const std::vector<const ReadReduction*>& made) const
    {
        std::vector<Sink> terms;
        for (const ReadReduction* read : made)
            terms.push_back({.slot = {}, .value = read->term});
        Pass pass(*this, nodesNeededBy(m_cut, terms));
        pass.readPlanesOnly();
        pass.copyNodes();
        for (const ReadReduction* read : made)
            addSinks(pass, *read);
        return pass.finish();
    }

    void addSinks(Pass& pass, const ReadReduction& read) const
    {
        const Node& node = m_kernel.node(read.node);
        const Reduction& reduction = reductionOf(read);
        const NodeId term = pass.copyOf(read.term);
        const data::Total total = totalOf(reduction, read.name, node.type.shape);
        if (reduction.kept.empty()) {
            std::ranges::move(rowSinks(pass.builder(), total, term, node.origin),
                              std::back_inserter(pass.parts().sinks));
            pass.parts().totals.push_back(total);
            return;
        }
        for (std::uint32_t k = 0; k < node.type.shape.count(); ++k) {
            const NodeId number =
                node.type.shape.isScalar() ? term : pass.builder().component(term, k, node.origin);
            pass.parts().sinks.push_back(keptSink(pass.builder(), m_kernel.signature.grid, reduction, number,
                                                  total.rowsName(k), node.origin));
            pass.parts().returned.push_back(total.rowsName(k));
        }
    }

    Kernel lastStage() const
    {
        Pass pass(*this, nodesNeededBy(m_cut, m_cut.sinks));
        pass.copyNodes();
        for (const Sink& sink : m_kernel.sinks)
            pass.parts().sinks.push_back(pass.copyOf(sink));
        for (const data::Slot& slot : m_kernel.signature.slots) {
            if (slot.source == data::SlotSource::returned)
                pass.parts().returned.push_back(slot.name);
        }
        pass.parts().totals = m_kernel.signature.totals;
        pass.parts().returns = m_kernel.signature.returns;
        return pass.finish();
    }

    const Kernel& m_kernel;
    Kernel m_cut;
    std::vector<ReadReduction> m_reads;
    std::set<std::string, std::less<>> m_taken; ///< names of planes
};

} // namespace

bool readsReductions(const Kernel& kernel)
{
    return std::ranges::contains(kernel.nodes, Op::total, &Node::op);
}

std::vector<Kernel> stagesOf(const Kernel& kernel)
{
    if (!readsReductions(kernel))
        return {kernel};
    return Splitting(kernel).run();
}

} // namespace hawk::ir
