// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/reductions.h"

#include <algorithm>

namespace hawk::ir {

std::vector<data::Axis> keptAxes(const std::vector<data::Axis>& grid, const Reduction& reduction)
{
    std::vector<data::Axis> axes;
    for (const std::size_t axis : reduction.kept)
        axes.push_back(grid[axis]);
    return axes;
}

NodeId keptPlace(Builder& builder, const std::vector<data::Axis>& grid, const Reduction& reduction,
                 text::Range origin)
{
    const std::vector<std::int64_t> laneStrides = data::stridesOf(grid);
    const std::vector<std::int64_t> strides = data::stridesOf(keptAxes(grid, reduction));
    const auto index = [&](Op op, NodeId value, std::int64_t number) {
        return builder.apply(op, {value, builder.constantIndex(number, origin)}, origin);
    };
    std::optional<NodeId> place;
    for (std::size_t i = 0; i < reduction.kept.size(); ++i) {
        const std::size_t axis = reduction.kept[i];
        NodeId term = builder.add({.op = Op::sampleIndex, .type = Type::index(), .origin = origin});
        if (laneStrides[axis] != 1)
            term = index(Op::floorDivide, term, laneStrides[axis]);
        if (axis > 0)
            term = index(Op::modulo, term, *grid[axis].extent);
        if (strides[i] != 1)
            term = index(Op::multiply, term, strides[i]);
        place = place ? builder.apply(Op::add, {*place, term}, origin) : term;
    }
    return *place;
}

data::Total totalOf(const Reduction& reduction, std::string name, data::Shape shape)
{
    return {.name = std::move(name), .op = reduction.op, .isMean = reduction.isMean, .shape = shape};
}

std::vector<Sink> rowSinks(Builder& builder, const data::Total& total, NodeId term, text::Range origin)
{
    std::vector<Sink> sinks;
    for (std::uint32_t k = 0; k < total.shape.count(); ++k) {
        sinks.push_back(
            {.slot = total.rowsName(k),
             .value = total.shape.isScalar() ? term : builder.component(term, k, origin),
             .origin = origin,
             .form = SinkForm::rows,
             .reduction = total.op,
             .companion = total.op == data::ReduceOp::sum ? total.companionName(k) : std::string()});
    }
    return sinks;
}

/// The value of the sample divided by how many are added up.
static NodeId meanTerm(Builder& builder, const std::vector<data::Axis>& grid, const Reduction& reduction,
                       NodeId term, text::Range origin)
{
    double removed = 1.0;
    double kept = 1.0;
    for (std::size_t i = 0; i < grid.size(); ++i)
        (std::ranges::contains(reduction.kept, i) ? kept : removed) *= grid[i].extent.value_or(1);
    NodeId count = builder.constant(removed, origin);
    if (!grid.front().extent && !std::ranges::contains(reduction.kept, std::size_t{0})) {
        const NodeId samples = builder.add({.op = Op::sampleCount, .type = Type::index(), .origin = origin});
        count = builder.apply(
            Op::divide, {builder.converted(samples, Element::real, origin), builder.constant(kept, origin)},
            origin);
    }
    return builder.apply(Op::divide, {term, count}, origin);
}

Sink keptSink(Builder& builder, const std::vector<data::Axis>& grid, const Reduction& reduction, NodeId term,
              std::string name, text::Range origin)
{
    const std::string companion =
        reduction.keepsLosses && builder.type(term).isScalar() ? name + "_c" : std::string();
    return {.slot = std::move(name),
            .value = reduction.isMean ? meanTerm(builder, grid, reduction, term, origin) : term,
            .origin = origin,
            .form = SinkForm::add,
            .key = keptPlace(builder, grid, reduction, origin),
            .companion = companion,
            .axes = keptAxes(grid, reduction)};
}

} // namespace hawk::ir
