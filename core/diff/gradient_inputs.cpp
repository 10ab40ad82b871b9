// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/gradient_inputs.h"

#include <algorithm>
#include <format>

#include "data/convert.h"
#include "data/generators.h"

namespace hawk::diff {

namespace {

using data::Argument;
using data::Array;

/// How many samples an array has for a plane, as far as its axes tell.
std::optional<std::int64_t> samplesIn(const Array& array, const data::Signature& signature)
{
    const auto& shape = array.shape();
    const std::size_t axes = std::max<std::size_t>(signature.grid.size(), 1);
    if (shape.size() < axes)
        return std::nullopt;
    std::int64_t count = 1;
    for (std::size_t i = shape.size() - axes; i < shape.size(); ++i)
        count *= shape[i];
    return count;
}

class Drawing
{
public:
    Drawing(const ir::Kernel& primal, const GradientOptions& options, std::int64_t samples, DrawnMasks masks)
        : m_signature(primal.signature)
        , m_options(options)
        , m_masks(masks)
    {
        m_inputs.arguments = options.inputs;
        m_inputs.samples = options.samples.value_or(countBesides(samples));
    }

    Result<GradientInputs> run()
    {
        LaunchArguments& arguments = m_inputs.arguments;
        std::int64_t counter = 0;
        for (const data::Slot& slot : m_signature.slots) {
            ++counter;
            const auto given = arguments.find(slot.name);
            if (given != arguments.end() && slot.element == data::Element::real)
                given->second = asReal(given->second, slot);
            if (given != arguments.end() || slot.source == data::SlotSource::runner
                || slot.role == data::Role::accumOut)
                continue;
            auto made = draw(slot, counter);
            if (!made)
                return std::unexpected(made.error());
            arguments[slot.name] = *std::move(made);
        }
        return std::move(m_inputs);
    }

private:
    std::int64_t countBesides(std::int64_t samples) const
    {
        std::int64_t count = samples;
        if (const auto& grid = m_signature.grid; !grid.empty()) {
            const std::int64_t known = data::knownCount(grid);
            const bool isOpen = !data::openLabel(grid).empty();
            count = isOpen ? (samples + known - 1) / known * known : known;
            const auto extent = m_options.inputs.find(std::string(data::openLabel(grid)));
            if (isOpen && extent != m_options.inputs.end()
                && std::holds_alternative<std::int64_t>(extent->second.value))
                return std::get<std::int64_t>(extent->second.value) * known;
        }
        for (const auto& [name, argument] : m_options.inputs) {
            const auto slot = m_signature.findSlot(name);
            const auto* array = std::get_if<Array>(&argument.value);
            if (slot && array != nullptr && !m_signature.slots[*slot].isWholeBuffer())
                count = samplesIn(*array, m_signature).value_or(count);
        }
        return count;
    }

    /// A number of a Param, and a plane of real numbers for everything else; what does not fit stays as it is
    /// and is refused where it is bound.
    Argument asReal(const Argument& given, const data::Slot& slot) const
    {
        const bool isNumber = slot.role == data::Role::uniform;
        const bool isShared = slot.isWholeBuffer() && std::get_if<Array>(&given.value) == nullptr;
        if (isShared) // one number is no table
            return given;
        if (const auto* array = std::get_if<Array>(&given.value)) {
            const auto reals = data::convertExactly(*array, data::Dtype::float64);
            if (!reals)
                return given;
            return isNumber && reals->count() == 1 ? Argument{reals->values<double>()[0]}
                                                   : Argument{*reals, given.layout};
        }
        double number = 0;
        std::visit(
            [&number](const auto& value) {
                if constexpr (std::is_arithmetic_v<std::remove_cvref_t<decltype(value)>>)
                    number = static_cast<double>(value);
            },
            given.value);
        if (isNumber)
            return {number};
        Array plane = realPlane(slot.shape, m_inputs.samples);
        std::ranges::fill(plane.writableValues<double>(), number);
        return {plane, data::Layout::samplesLast};
    }

    Result<Argument> draw(const data::Slot& slot, std::int64_t counter) const
    {
        const std::int64_t samples = m_inputs.samples;
        const bool isKnownTable = slot.role == data::Role::lookup && slot.isWholeBuffer()
            && !slot.axes.empty() && slot.axes.front().extent;
        const std::int64_t count = isKnownTable ? data::knownCount(slot.axes) : samples * slot.shape.count();
        const bool isReal = slot.element == data::Element::real;
        const Array drawn = data::uniform(isReal ? -2.0 : 0.0, isReal ? 2.0 : 3.0, m_options.seed,
                                          std::max<std::int64_t>(count, 1), counter);
        switch (slot.role) {
        case data::Role::uniform:
            if (isReal)
                return Argument{drawn.values<double>()[0]};
            return Argument{static_cast<std::int64_t>(drawn.values<double>()[0])};
        case data::Role::terminated:
            return Argument{mask(counter)};
        case data::Role::mutablePlane: {
            std::vector<std::int64_t> shape = {samples};
            if (!slot.shape.isScalar())
                shape.insert(shape.begin(), slot.shape.count());
            return Argument{Array::zeros(data::wireDtype(slot.element, data::Mode::float64), shape),
                            data::Layout::samplesLast};
        }
        case data::Role::perSample:
        case data::Role::vecIn:
        case data::Role::matIn:
            break;
        case data::Role::lookup:
            if (isKnownTable)
                return table(slot, drawn);
            [[fallthrough]];
        default:
            return text::refused("gradient-no-data", std::format("The plane `{}` has no data.", slot.name),
                                 std::format("Give it: `{}=DATA`.", slot.name));
        }
        if (!isReal) {
            Array whole = Array::zeros(data::Dtype::int64, {samples});
            for (std::int64_t i = 0; i < samples; ++i)
                whole.writableValues<std::int64_t>()[static_cast<std::size_t>(i)] =
                    static_cast<std::int64_t>(drawn.values<double>()[static_cast<std::size_t>(i)]);
            const auto narrow =
                data::convertExactly(whole, data::wireDtype(slot.element, data::Mode::float64));
            return Argument{narrow ? *narrow : whole};
        }
        Array plane = realPlane(slot.shape, samples);
        std::ranges::copy(drawn.values<double>(), plane.writableValues<double>().begin());
        return Argument{plane, data::Layout::samplesLast};
    }

    Array mask(std::int64_t counter) const
    {
        Array made = Array::zeros(data::Dtype::boolean, {m_inputs.samples});
        if (m_masks == DrawnMasks::skipNothing)
            return made;
        const Array drawn = data::uniform(0.0, 1.0, m_options.seed, m_inputs.samples, counter);
        std::ranges::transform(drawn.values<double>(), made.writableValues<bool>().begin(),
                               [](double number) { return number < 0.25; });
        return made;
    }

    Argument table(const data::Slot& slot, const Array& drawn) const
    {
        std::vector<std::int64_t> shape;
        for (const data::Axis& axis : slot.axes)
            shape.push_back(static_cast<std::int64_t>(*axis.extent));
        Array made = Array::zeros(data::wireDtype(slot.element, data::Mode::float64), shape);
        if (slot.element == data::Element::real)
            std::ranges::copy(drawn.values<double>(), made.writableValues<double>().begin());
        return Argument{made};
    }

    const data::Signature& m_signature;
    const GradientOptions& m_options;
    DrawnMasks m_masks;
    GradientInputs m_inputs;
};

} // namespace

Array realPlane(const data::Shape& shape, std::int64_t samples)
{
    if (shape.isScalar())
        return Array::zeros(data::Dtype::float64, {samples});
    return Array::zeros(data::Dtype::float64, {static_cast<std::int64_t>(shape.count()), samples});
}

Result<GradientInputs> drawInputs(const ir::Kernel& primal, const GradientOptions& options,
                                  std::int64_t samples, DrawnMasks masks)
{
    return Drawing(primal, options, samples, masks).run();
}

} // namespace hawk::diff
