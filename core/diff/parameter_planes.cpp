// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/parameter_planes.h"

#include <algorithm>
#include <format>

#include "diff/lineage.h"
#include "diff/refusals.h"
#include "ir/kernel_copy.h"
#include "ir/marks.h"
#include "ir/stepped.h"

namespace hawk::diff {

using ir::NodeId;

namespace {

constexpr std::string_view transform = "param_planes";
constexpr std::string_view cellPlane = "param_cell";

std::vector<std::string> uniformsOf(const ir::Kernel& kernel)
{
    std::vector<std::string> names;
    for (const data::Slot& slot : kernel.signature.slots) {
        if (slot.role == data::Role::uniform)
            names.push_back(slot.name);
    }
    return names;
}

/// Puts reads of planes into the places of Params.
class PlaneReads : public ir::CopyListener
{
public:
    PlaneReads(ir::KernelCopy& copy, ir::Builder& builder, const std::vector<std::string>& names, NodeId cell)
        : m_copy(copy)
        , m_builder(builder)
        , m_names(names)
        , m_cell(cell)
    { }

    void copied(NodeId id) override
    {
        const ir::Node& node = m_copy.kernel().node(id);
        if (node.op != ir::Op::uniform || !std::ranges::contains(m_names, node.leaf))
            return;
        m_copy.set(id,
                   m_builder.add({.op = ir::Op::at,
                                  .type = node.type,
                                  .operands = {m_cell},
                                  .leaf = node.leaf,
                                  .origin = node.origin}));
    }

private:
    ir::KernelCopy& m_copy;
    ir::Builder& m_builder;
    const std::vector<std::string>& m_names;
    NodeId m_cell;
};

std::vector<data::Parameter> parametersOf(const ir::Kernel& kernel, const std::vector<std::string>& names,
                                          CellChoice cells)
{
    std::vector<data::Parameter> parameters = kernel.signature.parameters;
    for (data::Parameter& parameter : parameters) {
        parameter.slot.reset();
        if (!std::ranges::contains(names, parameter.name))
            continue;
        // One cell for all samples stays a Param, whose derivative is a sum over them.
        if (cells == CellChoice::bySample)
            parameter.declaration = std::format("Table[{}]", ir::spell(ir::Type{parameter.element}));
        parameter.role = data::Role::lookup;
        parameter.defaultValue.reset();
    }
    if (cells == CellChoice::bySample) {
        parameters.push_back({.name = std::string(cellPlane),
                              .declaration = "Index",
                              .role = data::Role::perSample,
                              .element = data::Element::index});
    }
    return parameters;
}

std::vector<std::string> returnedBy(const ir::Kernel& kernel)
{
    std::vector<std::string> names;
    for (const data::Slot& slot : kernel.signature.slots) {
        if (slot.source == data::SlotSource::returned)
            names.push_back(slot.name);
    }
    return names;
}

} // namespace

Outcome<ir::Kernel> withParameterPlanes(const ir::Kernel& primal, const ParameterPlanes& request)
{
    const ir::Kernel kernel = ir::differentiable(primal);
    const std::vector<std::string> known = uniformsOf(kernel);
    const std::vector<std::string> names = request.names.value_or(known);
    if (names.empty())
        return refuse(refusals::noParam, transform, kernel);
    for (const std::string& name : names) {
        if (!std::ranges::contains(known, name))
            return refuse(refusals::unknownParam, transform, kernel, {name});
    }
    const bool isTaken = kernel.signature.findSlot(cellPlane).has_value()
        || std::ranges::contains(kernel.signature.parameters, cellPlane, &data::Parameter::name);
    if (request.cells == CellChoice::bySample && isTaken)
        return refuse(refusals::cellTaken, transform, kernel, {std::string(cellPlane)});

    ir::Builder builder;
    const NodeId cell = request.cells == CellChoice::bySample
        ? builder.leaf(ir::Op::input, std::string(cellPlane), ir::Type::index())
        : builder.constantIndex(0);
    ir::KernelCopy copy(kernel, builder);
    PlaneReads reads(copy, builder, names, cell);
    copy.copyAll(reads);

    ir::KernelParts parts{.name = kernel.name
                              + (request.cells == CellChoice::bySample ? "_params_cells" : "_params"),
                          .parameters = parametersOf(kernel, names, request.cells),
                          .sinks = kernel.sinks,
                          .guards = kernel.guards,
                          .dispatches = kernel.dispatches,
                          .reductions = kernel.reductions,
                          .ownDerivative = kernel.ownDerivative,
                          .primitives = kernel.primitives,
                          .returned = returnedBy(kernel),
                          .returns = kernel.signature.returns,
                          .grid = kernel.signature.grid,
                          .sourceName = kernel.sourceName,
                          .range = kernel.range};
    for (ir::Sink& sink : parts.sinks)
        sink = copy(sink);
    for (ir::Dispatch& dispatch : parts.dispatches) {
        dispatch.value = copy(dispatch.value);
        dispatch.selector = copy(dispatch.selector);
    }
    ir::Kernel made = ir::finish(builder, std::move(parts));
    if (kernel.steps.kind == ir::StepKind::single)
        return made;
    std::string name = made.name;
    return ir::withSteps(std::move(made), kernel.steps, std::move(name));
}

} // namespace hawk::diff
