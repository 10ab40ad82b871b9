// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/sample_inputs.h"

#include <algorithm>

namespace hawk::diff {

using data::Argument;
using data::Array;

namespace {

/// A copy with the samples last.
Array asColumns(const Array& array, data::Layout layout)
{
    Array copy = array.contiguousCopy();
    const auto& shape = copy.shape();
    if (layout != data::Layout::samplesFirst || shape.size() < 2)
        return copy;
    Array columns = Array::zeros(copy.dtype(), {shape[1], shape[0]});
    for (std::int64_t i = 0; i < shape[0]; ++i) {
        for (std::int64_t k = 0; k < shape[1]; ++k)
            columns.writableValues<double>()[static_cast<std::size_t>(k * shape[0] + i)] =
                copy.values<double>()[static_cast<std::size_t>(i * shape[1] + k)];
    }
    return columns;
}

} // namespace

SampleInputs::SampleInputs(const ir::Kernel& primal, GradientInputs inputs)
    : m_primal(&primal)
    , m_inputs(std::move(inputs))
{ }

const data::Slot& SampleInputs::slotOf(const std::string& name) const
{
    return m_primal->signature.slots[*m_primal->signature.findSlot(name)];
}

Array SampleInputs::tableOf(const std::string& input) const
{
    return std::get<Array>(m_inputs.arguments.at(input).value);
}

std::uint32_t SampleInputs::componentsOf(const std::string& input) const
{
    return isTable(input) ? static_cast<std::uint32_t>(tableOf(input).count()) : slotOf(input).shape.count();
}

std::vector<double> SampleInputs::valuesOf(const std::string& input, std::uint32_t component) const
{
    std::vector<double> values;
    changed(input, component, [&values](double& value) { values.push_back(value); });
    if (values.size() == 1)
        values.resize(static_cast<std::size_t>(samples()), values.front());
    return values;
}

LaunchArguments SampleInputs::changed(const std::string& input, std::uint32_t component,
                                      const std::function<void(double&)>& change) const
{
    LaunchArguments arguments = m_inputs.arguments;
    Argument& argument = arguments.at(input);
    if (auto* number = std::get_if<double>(&argument.value)) {
        change(*number);
        return arguments;
    }
    if (isTable(input)) {
        Array table = tableOf(input).contiguousCopy();
        change(table.writableValues<double>()[component]);
        argument.value = std::move(table);
        return arguments;
    }
    Array array = asColumns(std::get<Array>(argument.value), argument.layout);
    const auto count = static_cast<std::size_t>(samples());
    const std::span<double> values = array.writableValues<double>().subspan(component * count, count);
    std::ranges::for_each(values, change);
    argument = {array, data::Layout::samplesLast};
    return arguments;
}

Argument SampleInputs::unitOf(const std::string& input, std::optional<std::uint32_t> component) const
{
    const data::Slot& slot = slotOf(input);
    if (slot.role == data::Role::uniform)
        return Argument{component ? 1.0 : 0.0};
    if (!isTable(input))
        return unit(slot.shape, component);
    Array table = Array::zeros(data::Dtype::float64, tableOf(input).shape());
    if (component)
        table.writableValues<double>()[*component] = 1.0;
    return Argument{table};
}

Argument SampleInputs::unit(const data::Shape& shape, std::optional<std::uint32_t> component) const
{
    const auto count = static_cast<std::size_t>(samples());
    Array plane = realPlane(shape, samples());
    if (component)
        std::ranges::fill(plane.writableValues<double>().subspan(*component * count, count), 1.0);
    return {plane, data::Layout::samplesLast};
}

} // namespace hawk::diff
