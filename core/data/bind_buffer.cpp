// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/bind_buffer.h"

#include <algorithm>
#include <format>

namespace hawk::data {

namespace {

std::unexpected<ArgumentFault> fault(std::string_view code, std::string text)
{
    return std::unexpected(ArgumentFault{code, std::move(text)});
}

/// Settles the extent of an axis that the declaration leaves open.
std::expected<void, ArgumentFault> settle(const std::string& label, std::int64_t extent, Extents& extents)
{
    const auto [known, isNew] = extents.try_emplace(label, extent);
    if (isNew || known->second == extent)
        return {};
    return fault("R146",
                 std::format("expected {} along the axis \"{}\" as elsewhere in this launch, got {}",
                             known->second, label, extent));
}

/// A table of numbers is read by position: only how many it has counts.
std::expected<std::int64_t, ArgumentFault> countOfTable(const Array& array, const Slot& slot,
                                                        Extents& extents)
{
    const std::int64_t given = array.count();
    if (slot.axes.empty())
        return given;
    const std::int64_t known = knownCount(slot.axes);
    const std::string_view open = openLabel(slot.axes);
    if (open.empty() ? given != known : given % known != 0)
        return fault("R148",
                     std::format("expected {}{} values for the axes {}, got {}",
                                 open.empty() ? "" : "a multiple of ", known, spell(slot.axes), given));
    if (!open.empty()) {
        if (auto settled = settle(std::string(open), given / known, extents); !settled)
            return std::unexpected(settled.error());
    }
    return given;
}

std::vector<std::int64_t> valueAxes(const Slot& slot)
{
    std::vector<std::int64_t> axes;
    for (std::size_t i = 0; i < slot.shape.rank; ++i)
        axes.push_back(slot.shape.extents[i]);
    return axes;
}

std::string wantedShape(const Slot& slot)
{
    std::vector<std::string> extents;
    for (const std::int64_t extent : valueAxes(slot))
        extents.push_back(std::to_string(extent));
    for (const Axis& axis : slot.axes)
        extents.push_back(axis.extent ? std::to_string(*axis.extent) : axis.label);
    if (slot.axes.empty())
        extents.emplace_back("any length");
    std::string text = extents.front();
    for (std::size_t i = 1; i < extents.size(); ++i)
        text += ", " + extents[i];
    return extents.size() == 1 ? std::format("({},)", text) : std::format("({})", text);
}

/// The axes of a written buffer, or of a table whose values have components: those of the value, then those
/// of the declaration.
std::expected<std::int64_t, ArgumentFault> countByAxes(const Array& array, const Slot& slot, Extents& extents)
{
    const std::vector<std::int64_t>& shape = array.shape();
    const std::vector<std::int64_t> value = valueAxes(slot);
    const std::size_t axes = std::max<std::size_t>(slot.axes.size(), 1);
    bool fits = shape.size() == value.size() + axes && std::equal(value.begin(), value.end(), shape.begin());
    for (std::size_t i = 0; fits && i < slot.axes.size(); ++i)
        fits = !slot.axes[i].extent || shape[value.size() + i] == *slot.axes[i].extent;
    if (!fits)
        return fault("R112",
                     std::format("expected shape {}, got {}", wantedShape(slot), shapeText(array.shape())));
    if (const std::string_view open = openLabel(slot.axes); !open.empty()) {
        if (auto settled = settle(std::string(open), shape[value.size()], extents); !settled)
            return std::unexpected(settled.error());
    }
    return array.count() / slot.shape.count();
}

/// The buffer as a plane with a value for each of its places, whose rules are known.
Slot asPlane(const Slot& slot)
{
    Slot plane = slot;
    plane.role = slot.isWritten() ? Role::mutablePlane : Role::perSample;
    plane.extent = SlotExtent::samples;
    plane.shape = slot.shape.isScalar() ? Shape::scalar() : Shape::vector(slot.shape.count());
    return plane;
}

std::vector<std::int64_t> planeShape(const Slot& slot, std::int64_t length)
{
    if (slot.shape.isScalar())
        return {length};
    return {slot.shape.count(), length};
}

} // namespace

Array reshaped(const Array& array, std::vector<std::int64_t> shape)
{
    const Array ordered = array.isContiguous() ? array : array.contiguousCopy();
    std::vector<std::int64_t> strides(shape.size());
    auto stride = static_cast<std::int64_t>(sizeOf(array.dtype()));
    for (std::size_t axis = shape.size(); axis-- > 0;) {
        strides[axis] = stride;
        stride *= shape[axis];
    }
    return ordered.withAxes(std::move(shape), std::move(strides));
}

std::optional<std::vector<std::int64_t>> settledShape(const std::vector<Axis>& axes, const Extents& extents)
{
    std::vector<std::int64_t> shape;
    for (const Axis& axis : axes) {
        const auto known = extents.find(axis.label);
        if (!axis.extent && known == extents.end())
            return std::nullopt;
        shape.push_back(axis.extent ? std::int64_t{*axis.extent} : known->second);
    }
    return shape;
}

std::expected<PreparedPlane, ArgumentFault> bindBuffer(const Argument& argument, const Slot& slot, Mode mode,
                                                       Conversions conversions, Extents& extents)
{
    const Array* const array = std::get_if<Array>(&argument.value);
    if (!array)
        return fault("R118",
                     std::format("expected an array of {} values, got {}",
                                 nameOf(wireDtype(slot.element, mode)), argumentText(argument)));
    // What lies in memory with gaps is refused for a written buffer, so that it is never copied here.
    const Slot plane = asPlane(slot);
    const bool isTableOfNumbers = !slot.isWritten() && slot.shape.isScalar();
    const auto count =
        isTableOfNumbers ? countOfTable(*array, slot, extents) : countByAxes(*array, slot, extents);
    if (!count)
        return std::unexpected(count.error());
    if (slot.isWritten() && !array->isContiguous())
        return fault(
            "R113",
            "expected values that lie one after the other, got some with gaps; give a copy in C order");
    const Argument flat{reshaped(*array, planeShape(slot, *count)), Layout::samplesLast};
    const auto form =
        conversions == Conversions::exact ? readExactPlane(flat, plane, mode) : readPlane(flat, plane, mode);
    if (!form)
        return std::unexpected(form.error());
    return preparePlane(flat, plane, mode, *form);
}

Array makeBuffer(const Slot& slot, Mode mode, const Extents& extents, std::int64_t length)
{
    std::vector<std::int64_t> shape = valueAxes(slot);
    const std::vector<std::int64_t> axes = *settledShape(slot.axes, extents);
    if (axes.empty())
        shape.push_back(length);
    shape.insert(shape.end(), axes.begin(), axes.end());
    return Array::zeros(wireDtype(slot.element, mode), std::move(shape));
}

} // namespace hawk::data
