// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/fresh_planes.h"

#include <utility>

#include "data/bind_grid.h"
#include "data/bind_value.h"
#include "data/reduction.h"

namespace hawk::data {

namespace {

/// Numbers for each component, side by side.
Array planeOf(const Slot& slot, Mode mode, std::int64_t length)
{
    const Dtype wire = wireDtype(slot.element, mode);
    const std::int64_t width = slot.shape.count();
    return slot.shape.isScalar() ? Array::zeros(wire, {length}) : Array::zeros(wire, {width, length});
}

BoundSlot boundTo(const Array& plane, const Slot& slot, std::int64_t length)
{
    BoundSlot bound = slotInPlace(plane, slot.shape.isScalar());
    bound.length = length;
    return bound;
}

/// The plane of one sample without its sample axis.
Array oneSample(const Array& plane, Shape value)
{
    const auto size = static_cast<std::int64_t>(sizeOf(plane.dtype()));
    const std::int64_t rows = value.extents[0];
    const std::int64_t columns = value.extents[1];
    if (value.isScalar())
        return plane.withAxes({}, {});
    return value.rank == 1 ? plane.withAxes({rows}, {size})
                           : plane.withAxes({rows, columns}, {columns * size, size});
}

} // namespace

void FreshPlanes::makePlane(std::size_t slot)
{
    const Slot& described = m_bound.signature.slots[slot];
    if (described.isCell())
        return makeCell(slot);
    if (described.isRows())
        return keep(slot, rowCount(m_bound.sampleCount));
    if (!described.companionOf.empty())
        return keep(slot, m_bound.slots[*m_bound.signature.findSlot(described.companionOf)].length);
    if (described.isWholeBuffer())
        return makeBuffer(slot);
    makeSamples(slot);
}

void FreshPlanes::makeSamples(std::size_t slot)
{
    const Slot& described = m_bound.signature.slots[slot];
    const Array plane = planeOf(described, m_bound.mode, m_bound.sampleCount);
    m_bound.slots[slot] = boundTo(plane, described, m_bound.sampleCount);
    Array result = plane;
    if (m_bound.isOneSample)
        result = oneSample(plane, described.shape);
    else if (!m_grid.empty())
        result = withGrid(plane, m_grid);
    m_bound.results.insert_or_assign(described.name, std::move(result));
}

/// A plane of the launcher's own, which is no result.
void FreshPlanes::keep(std::size_t slot, std::int64_t length)
{
    const Slot& described = m_bound.signature.slots[slot];
    m_bound.slots[slot] = boundTo(planeOf(described, m_bound.mode, length), described, length);
}

void FreshPlanes::makeBuffer(std::size_t slot)
{
    const Slot& described = m_bound.signature.slots[slot];
    const auto model = m_bound.signature.findSlot(described.lengthOf);
    Array made = data::makeBuffer(described, m_bound.mode, m_extents,
                                  model ? m_bound.length(*model) : m_bound.sampleCount);
    const std::int64_t width = described.shape.count();
    const std::int64_t length = made.count() / width;
    m_bound.slots[slot] =
        boundTo(described.shape.isScalar() ? reshaped(made, {length}) : reshaped(made, {width, length}),
                described, length);
    m_bound.results.insert_or_assign(described.name, std::move(made));
}

/// A launch counts from 0, and takes one step unless it is told otherwise.
void FreshPlanes::makeCell(std::size_t slot)
{
    const Slot& described = m_bound.signature.slots[slot];
    Array cell = Array::zeros(wireDtype(described.element, m_bound.mode), {1});
    if (described.name == fusedSteps)
        cell.writableValues<std::int64_t>().front() = 1;
    m_bound.slots[slot] = slotInPlace(cell, true);
    if (described.isWritten())
        m_bound.results.insert_or_assign(described.name, std::move(cell));
}

void FreshPlanes::makeTotal(const Total& total)
{
    std::vector<std::int64_t> shape;
    for (std::size_t i = 0; i < total.shape.rank; ++i)
        shape.push_back(total.shape.extents[i]);
    if (shape.empty())
        shape.push_back(1);
    m_bound.results.insert_or_assign(total.name,
                                     Array::zeros(wireDtype(Element::real, m_bound.mode), std::move(shape)));
}

} // namespace hawk::data
