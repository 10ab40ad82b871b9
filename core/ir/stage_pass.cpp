// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/stage_pass.h"

#include <algorithm>

#include "ir/reductions.h"
#include "ir/stage_names.h"

namespace hawk::ir {

CutKernel::CutKernel(const Kernel& whole) : kernel(whole), cut(whole)
{
    StageNames names(kernel);
    for (std::size_t i = 0; i < kernel.nodes.size(); ++i) {
        if (kernel.nodes[i].op != Op::total)
            continue;
        const auto node = static_cast<NodeId>(i);
        reads.push_back({node, kernel.nodes[i].operands.front(), names.freshName(node)});
        cut.nodes[i].operands.clear();
    }
}

StagePass::StagePass(const CutKernel& kernel, std::vector<Sink> sinks)
    : m_kernel(kernel)
    , m_parts{.name = kernel.kernel.name,
              .parameters = kernel.kernel.signature.parameters,
              .sinks = {},
              .guards = kernel.kernel.guards,
              .returned = {},
              .returns = {},
              .grid = kernel.kernel.signature.grid,
              .sourceName = kernel.kernel.sourceName,
              .range = kernel.kernel.range}
    , m_copy(kernel.cut, m_builder, std::move(sinks))
{ }

void StagePass::readPlanesOnly()
{
    m_keepsPlanes = false;
    for (data::Parameter& parameter : m_parts.parameters) {
        if (parameter.role == data::Role::mutablePlane)
            parameter.role = parameter.shape.isScalar() ? data::Role::perSample
                : parameter.shape.rank == 1             ? data::Role::vecIn
                                                        : data::Role::matIn;
    }
}

void StagePass::copyNodes()
{
    m_copy.copyAll(*this);
    for (Dispatch dispatch : m_kernel.kernel.dispatches) {
        if (!m_copy.isNeeded(dispatch.value))
            continue;
        dispatch.value = m_copy(dispatch.value);
        dispatch.selector = m_copy(dispatch.selector);
        m_parts.dispatches.push_back(dispatch);
    }
}

void StagePass::copied(NodeId id)
{
    const Node& node = m_kernel.kernel.node(id);
    if (node.op == Op::total)
        m_copy.set(id, readOf(*std::ranges::find(m_kernel.reads, id, &ReadReduction::node)));
    else if (node.op == Op::prior && !m_keepsPlanes)
        m_copy.set(id, m_builder.leaf(Op::input, node.leaf, node.type, node.origin));
}

/// A number over all samples is one that they share; of a sum over some axes each reads its own.
NodeId StagePass::readOf(const ReadReduction& read)
{
    const Node& node = m_kernel.kernel.node(read.node);
    const Reduction& reduction = m_kernel.kernel.reductionOf(node);
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
            components.push_back(
                m_builder.add({.op = Op::at,
                               .type = Type::real(),
                               .operands = {keptPlace(m_builder, m_parts.grid, reduction, node.origin)},
                               .leaf = plane,
                               .origin = node.origin}));
    }
    if (node.type.shape.isScalar()) {
        if (!node.name.empty())
            m_builder.nameValue(components.front(), node.name);
        return components.front();
    }
    return m_builder.add({.op = Op::vec,
                          .type = node.type,
                          .operands = std::move(components),
                          .name = node.name,
                          .origin = node.origin});
}

void StagePass::make(const ReadReduction& made)
{
    const Node& node = m_kernel.kernel.node(made.node);
    const Reduction& reduction = m_kernel.kernel.reductionOf(node);
    const NodeId term = m_copy(made.term);
    const data::Total total = totalOf(reduction, made.name, node.type.shape);
    if (reduction.kept.empty()) {
        std::ranges::move(rowSinks(m_builder, total, term, node.origin), std::back_inserter(m_parts.sinks));
        m_parts.totals.push_back(total);
        return;
    }
    for (std::uint32_t k = 0; k < node.type.shape.count(); ++k) {
        const NodeId number = node.type.shape.isScalar() ? term : m_builder.component(term, k, node.origin);
        m_parts.sinks.push_back(
            keptSink(m_builder, m_parts.grid, reduction, number, total.rowsName(k), node.origin));
        m_parts.returned.push_back(total.rowsName(k));
    }
}

void StagePass::storeAll()
{
    const data::Signature& signature = m_kernel.kernel.signature;
    for (const Sink& sink : m_kernel.kernel.sinks)
        m_parts.sinks.push_back(m_copy(sink));
    for (const data::Slot& slot : signature.slots) {
        if (slot.source == data::SlotSource::returned)
            m_parts.returned.push_back(slot.name);
    }
    m_parts.totals = signature.totals;
    m_parts.returns = signature.returns;
}

} // namespace hawk::ir
