// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/launch_planes.h"

#include <algorithm>
#include <cstring>

namespace hawk::diff {

using data::Argument;
using data::Array;

namespace {

/// Whether the launch leaves the first extent of a plane to the call, and nothing in the call tells it.
bool needsExtent(const data::Signature& signature, const data::Slot& slot, const LaunchArguments& arguments)
{
    const std::string label(data::openLabel(slot.axes));
    if (label.empty() || !slot.isWritten() || arguments.contains(slot.name) || arguments.contains(label)
        || data::openLabel(signature.grid) == label)
        return false;
    return std::ranges::none_of(signature.slots, [&](const data::Slot& other) {
        return data::openLabel(other.axes) == label && arguments.contains(other.name);
    });
}

} // namespace

Result<LaunchPlanes> LaunchPlanes::settle(const ir::Kernel& primal, const GradientInputs& inputs)
{
    data::BindRequest request{.signature = primal.signature,
                              .arguments = inputs.arguments,
                              .sampleCount = inputs.samples,
                              .masks = data::Masks::madeFresh};
    for (const data::Slot& slot : primal.signature.slots) {
        if (needsExtent(primal.signature, slot, inputs.arguments))
            request.arguments.insert_or_assign(std::string(data::openLabel(slot.axes)),
                                               Argument{inputs.samples});
    }
    auto bound = bindArguments(request);
    if (!bound)
        return std::unexpected(bound.error());
    LaunchPlanes planes;
    planes.m_bound = *std::move(bound);
    for (const data::Slot& slot : primal.signature.slots) {
        if (slot.source == data::SlotSource::runner || slot.isRows() || slot.isCell()
            || slot.role == data::Role::nSamples)
            continue;
        const auto given = request.arguments.find(slot.name);
        if (slot.isWholeBuffer() && slot.isWritten()) // what sums are added to changes no derivative
            planes.putSums(planes.m_arguments, slot.name, slot.name);
        else if (slot.role == data::Role::uniform && given != request.arguments.end())
            planes.m_arguments[slot.name] = given->second;
        else if (slot.isPlane() && (!slot.isWritten() || slot.role == data::Role::terminated))
            planes.m_arguments[slot.name] = {planes.planeOf(slot.name), data::Layout::samplesLast};
    }
    planes.listOutputs(primal);
    return planes;
}

void LaunchPlanes::listOutputs(const ir::Kernel& primal)
{
    for (const data::Total& total : primal.signature.totals)
        m_outputs.push_back({.name = total.name, .count = total.shape.count()});
    for (const ir::Sink& sink : storingSinks(primal)) {
        if (sink.form == ir::SinkForm::rows || !isReal(primal, sink)
            || std::ranges::contains(m_outputs, sink.slot, &LaunchOutput::name))
            continue;
        const data::Slot& slot = slotOf(sink.slot);
        m_outputs.push_back(
            {.name = sink.slot,
             .count = slot.shape.count() * static_cast<std::size_t>(m_bound.length(indexOf(sink.slot))),
             .hasSamples = slot.extent == data::SlotExtent::samples});
    }
}

const data::Slot& LaunchPlanes::slotOf(const std::string& name) const
{
    return m_bound.signature.slots[indexOf(name)];
}

/// The axes of the value, and those of the declaration or the samples.
std::vector<std::int64_t> LaunchPlanes::shapeOf(const std::string& name) const
{
    const data::Slot& slot = slotOf(name);
    const std::int64_t length = m_bound.length(indexOf(name));
    std::vector<std::int64_t> shape;
    if (!slot.isWholeBuffer() && !slot.shape.isScalar())
        shape.push_back(slot.shape.count());
    for (std::size_t i = 0; slot.isWholeBuffer() && i < slot.shape.rank; ++i)
        shape.push_back(slot.shape.extents[i]);
    if (slot.axes.empty())
        shape.push_back(length);
    for (const data::Axis& axis : slot.axes)
        shape.push_back(axis.extent ? static_cast<std::int64_t>(*axis.extent)
                                    : length / data::knownCount(slot.axes));
    return shape;
}

/// A copy of what is bound, without gaps.
Array LaunchPlanes::planeOf(const std::string& name) const
{
    const data::BoundSlot& bound = m_bound.slots[indexOf(name)];
    const auto size = data::sizeOf(bound.dtype);
    const auto length = static_cast<std::size_t>(m_bound.length(indexOf(name)));
    Array plane = Array::zeros(bound.dtype, shapeOf(name));
    for (std::size_t k = 0; k < slotOf(name).shape.count(); ++k)
        std::memcpy(plane.writableBytes() + k * length * size,
                    bound.data + k * static_cast<std::size_t>(bound.length) * size, length * size);
    return plane;
}

std::vector<double> LaunchPlanes::numbers(const std::string& input) const
{
    const Argument& argument = m_arguments.at(input);
    if (const auto* number = std::get_if<double>(&argument.value))
        return {*number};
    const auto values = std::get<Array>(argument.value).values<double>();
    return {values.begin(), values.end()};
}

bool LaunchPlanes::hasSamples(const std::string& input) const
{
    return slotOf(input).isPlane() && !slotOf(input).isWholeBuffer();
}

void LaunchPlanes::put(LaunchArguments& arguments, const std::string& input, const std::string& name,
                       std::vector<double> numbers) const
{
    if (slotOf(input).role == data::Role::uniform)
        arguments[name] = {numbers.front()};
    else
        arguments[name] = {Array::fromValues<double>(shapeOf(input), numbers), data::Layout::samplesLast};
}

void LaunchPlanes::putAdjoint(LaunchArguments& arguments, const LaunchOutput& output, const PlaneNames& names,
                              const std::vector<double>& numbers) const
{
    const auto& totals = m_bound.signature.totals;
    const auto total = std::ranges::find(totals, output.name, &data::Total::name);
    if (total == totals.end())
        return put(arguments, output.name, names(output.name), numbers);
    for (std::uint32_t k = 0; k < total->shape.count(); ++k)
        arguments[names(total->rowsName(k))] = {numbers[k]};
}

void LaunchPlanes::putSums(LaunchArguments& arguments, const std::string& plane,
                           const std::string& name) const
{
    const auto index = m_bound.signature.findSlot(plane);
    if (!index || !m_bound.signature.slots[*index].isWholeBuffer())
        return;
    const data::Element element = m_bound.signature.slots[*index].element;
    arguments[name] = {Array::zeros(data::wireDtype(element, data::Mode::float64), shapeOf(plane))};
}

} // namespace hawk::diff
