// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/plane_form.h"

#include <format>

namespace hawk::data {

namespace {

std::string expectedShapes(Shape value)
{
    const std::uint32_t width = value.count();
    if (value.isScalar())
        return "(N,)";
    if (value.rank == 1)
        return std::format("({0}, N) or (N, {0}), or ({0},) for one sample", width);
    return std::format("({0}, N), (N, {0}), ({1}, {2}, N) or (N, {1}, {2}), or ({1}, {2}) for one sample",
                       width, value.extents[0], value.extents[1]);
}

std::unexpected<FormFault> wrongShape(std::span<const std::int64_t> shape, Shape value)
{
    const std::string advice =
        value.isScalar() ? "give one value per sample" : "give one row per component, or one row per sample";
    return std::unexpected(FormFault{
        "R112", std::format("expected shape {}, got {}", expectedShapes(value), shapeText(shape)), advice});
}

/// The readings of a shape that has a sample axis: component axes first, or last.
struct Readings {
    bool isLast = false;
    bool isFirst = false;
};

std::expected<PlaneForm, FormFault> choose(std::span<const std::int64_t> shape, Shape value, Layout layout,
                                           Readings readings)
{
    const PlaneForm last{Layout::samplesLast, Batch::samples, shape.back()};
    const PlaneForm first{Layout::samplesFirst, Batch::samples, shape.front()};
    if (!readings.isLast && !readings.isFirst)
        return wrongShape(shape, value);
    if (layout == Layout::samplesLast || layout == Layout::samplesFirst) {
        const bool asLast = layout == Layout::samplesLast;
        if (asLast ? readings.isLast : readings.isFirst)
            return asLast ? last : first;
        return std::unexpected(FormFault{
            "R117",
            std::format("marked {}, which does not fit shape {} of a value of {} components",
                        asLast ? "samples_last" : "samples_first", shapeText(shape), value.count()),
            std::format("mark it {} or leave the mark out", asLast ? "samples_first" : "samples_last")});
    }
    if (readings.isLast && readings.isFirst && value.count() > 1) {
        return std::unexpected(FormFault{
            "R116",
            std::format("shape {} can be read with components first or with samples first", shapeText(shape)),
            "mark it samples_last (each row is a component) or samples_first (each row is a sample)"});
    }
    return readings.isLast ? last : first;
}

std::expected<PlaneForm, FormFault> readVector(std::span<const std::int64_t> shape, Shape value,
                                               Layout layout)
{
    const std::int64_t width = value.count();
    if (shape.size() == 1 && shape[0] == width)
        return PlaneForm{Layout::samplesLast, Batch::one, 1};
    if (shape.size() == 2)
        return choose(shape, value, layout, {shape[0] == width, shape[1] == width});
    return wrongShape(shape, value);
}

std::expected<PlaneForm, FormFault> readMatrix(std::span<const std::int64_t> shape, Shape value,
                                               Layout layout)
{
    const std::int64_t rows = value.extents[0];
    const std::int64_t columns = value.extents[1];
    if (shape.size() == 2 && shape[0] == rows && shape[1] == columns) {
        const bool isEither = rows == 1 || columns == 1;
        return PlaneForm{Layout::samplesLast, isEither ? Batch::either : Batch::one, 1};
    }
    if (shape.size() == 3) {
        return choose(shape, value, layout,
                      {shape[0] == rows && shape[1] == columns, shape[1] == rows && shape[2] == columns});
    }
    return readVector(shape, value, layout);
}

} // namespace

std::expected<PlaneForm, FormFault> readForm(std::span<const std::int64_t> shape, Shape value, Layout layout)
{
    if (shape.empty() && value.isScalar())
        return PlaneForm{Layout::samplesLast, Batch::one, 1};
    if (shape.size() == 1 && value.isScalar())
        return PlaneForm{Layout::samplesLast, Batch::samples, shape[0]};
    if (shape.empty() || value.isScalar())
        return wrongShape(shape, value);
    return value.rank == 1 ? readVector(shape, value, layout) : readMatrix(shape, value, layout);
}

std::optional<Array> componentMajorView(const Array& array, Shape value, const PlaneForm& form)
{
    const auto& shape = array.shape();
    const auto& strides = array.strides();
    const auto size = static_cast<std::int64_t>(sizeOf(array.dtype()));
    if (shape.empty())
        return array.withAxes({1}, {size});
    if (value.isScalar())
        return array;
    // Component axes and the sample axis of the array.
    const bool hasSampleAxis = form.batch == Batch::samples;
    const bool isFirst = hasSampleAxis && form.layout == Layout::samplesFirst;
    const std::size_t componentAxis = isFirst ? 1 : 0;
    const std::size_t componentAxes = shape.size() - (hasSampleAxis ? 1 : 0);
    const std::size_t sampleAxis = isFirst ? 0 : shape.size() - 1;
    const std::int64_t sampleStep = hasSampleAxis ? strides[sampleAxis] : size;
    const std::int64_t width = value.count();
    std::int64_t componentStep = strides[componentAxis + componentAxes - 1];
    if (componentAxes == 2) {
        const std::int64_t columns = shape[componentAxis + 1];
        if (columns == 1)
            componentStep = strides[componentAxis];
        else if (shape[componentAxis] > 1 && strides[componentAxis] != columns * componentStep)
            return std::nullopt;
    }
    if (shape.size() == 2 && componentAxes == 1 && !isFirst)
        return array;
    return array.withAxes({width, form.samples}, {componentStep, sampleStep});
}

std::string shapeText(std::span<const std::int64_t> shape)
{
    std::string text = "(";
    for (std::size_t axis = 0; axis < shape.size(); ++axis)
        text += std::format("{}{}", axis == 0 ? "" : ", ", shape[axis]);
    return text + (shape.size() == 1 ? ",)" : ")");
}

} // namespace hawk::data
