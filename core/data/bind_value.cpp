// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/bind_value.h"

#include <cstring>
#include <format>

#include "data/convert.h"

namespace hawk::data {

namespace {

std::unexpected<ArgumentFault> fault(std::string_view code, std::string text)
{
    return std::unexpected(ArgumentFault{code, std::move(text)});
}

std::optional<Number> plainNumber(const Argument& argument)
{
    return std::visit(
        [](const auto& value) -> std::optional<Number> {
            if constexpr (std::is_same_v<std::decay_t<decltype(value)>, Array>)
                return std::nullopt;
            else
                return value;
        },
        argument.value);
}

bool isInteger(Dtype dtype)
{
    return dtype == Dtype::int64 || dtype == Dtype::int32 || dtype == Dtype::uint32;
}

/// Whether arrays of `given` may be converted value by value for an input of this element
/// (docs/kernels.md "Data for a launch").
bool isConvertible(Dtype given, Element element, Mode mode)
{
    switch (element) {
    case Element::real:
        return !(given == Dtype::float64 && mode == Mode::float32);
    case Element::index:
        return isInteger(given);
    case Element::int32:
    case Element::uint32:
        return given == Dtype::int32 || given == Dtype::uint32;
    case Element::boolean:
        break;
    }
    return given == Dtype::boolean;
}

std::string typeAdvice(Dtype given, Element element, Mode mode)
{
    const std::string_view wanted = nameOf(wireDtype(element, mode));
    if (element == Element::real && given == Dtype::float64)
        return std::format("save it as {0} (in NumPy: astype('{0}')), or compile the kernel in float64",
                           wanted);
    return std::format("save it as {0} (in NumPy: astype('{0}'))", wanted);
}

std::expected<void, ArgumentFault> checkWritten(const Array& array, Dtype wire)
{
    if (array.access() == Access::readOnly)
        return fault("R114",
                     "expected memory that can be written, got some that is read-only; give a copy of it");
    if (array.dtype() != wire) {
        return fault("R111",
                     std::format("expected {0}, got {1}; a written plane is never converted: save it as {0} "
                                 "(in NumPy: astype('{0}'))",
                                 nameOf(wire), nameOf(array.dtype())));
    }
    if (!array.isContiguous())
        return fault(
            "R113",
            "expected values that lie one after the other, got some with gaps; give a copy in C order");
    return {};
}

bool fitsInPlace(const Array& plane, bool isScalar)
{
    const auto size = static_cast<std::int64_t>(sizeOf(plane.dtype()));
    const std::int64_t samples = plane.shape().back();
    if (reinterpret_cast<std::uintptr_t>(plane.bytes()) % sizeOf(plane.dtype()) != 0)
        return false;
    if (samples > 1 && plane.strides().back() != size)
        return false;
    const std::int64_t step = plane.strides().front();
    return isScalar || plane.shape().front() == 1 || (step % size == 0 && step / size >= samples);
}

Array arrayOfNumber(const Number& number, Dtype dtype)
{
    Array array = Array::zeros(dtype, {1});
    if (const auto bytes = encodeNumber(number, dtype))
        std::memcpy(array.writableBytes(), bytes->data(), sizeOf(dtype));
    return array;
}

std::unexpected<ArgumentFault> inexact(const std::string& value, std::int64_t index, Dtype from, Dtype to)
{
    return fault("R147",
                 std::format("expected {0}, got {1}, and {2} at position {3} is no {0}; convert it yourself "
                             "(in NumPy: astype('{0}')) if rounding is meant",
                             nameOf(to), nameOf(from), value, index));
}

} // namespace

std::expected<PlaneForm, ArgumentFault> readPlane(const Argument& argument, const Slot& slot, Mode mode)
{
    const Dtype wire = wireDtype(slot.element, mode);
    if (const auto number = plainNumber(argument)) {
        if (slot.isWritten())
            return fault(
                "R114",
                std::format(
                    "expected one {0} value for each sample to start from, got {1}; give a file, as in "
                    "{2}=@{2}.npy",
                    nameOf(wire), argumentText(argument), slot.name));
        if (!slot.shape.isScalar()) {
            return fault("R112",
                         std::format("expected {} components for each sample, got {}", slot.shape.count(),
                                     argumentText(argument)));
        }
        if (!encodeNumber(*number, wire)) {
            const bool isReal = slot.element == Element::real;
            return fault(isReal ? "R147" : "R111",
                         std::format("expected {0}, got {1}, which is no {0} value", nameOf(wire),
                                     argumentText(argument)));
        }
        return PlaneForm{Layout::samplesLast, Batch::one, 1};
    }
    const Array& array = std::get<Array>(argument.value);
    const auto form = readForm(array.shape(), slot.shape, argument.layout);
    if (!form)
        return fault(form.error().code, form.error().expected + "; " + form.error().advice);
    if (slot.isWritten()) {
        if (const auto checked = checkWritten(array, wire); !checked)
            return std::unexpected(checked.error());
    } else if (!isConvertible(array.dtype(), slot.element, mode)) {
        return fault("R111",
                     std::format("expected {}, got {}; {}", nameOf(wire), nameOf(array.dtype()),
                                 typeAdvice(array.dtype(), slot.element, mode)));
    }
    return *form;
}

std::expected<PlaneForm, ArgumentFault> readExactPlane(const Argument& argument, const Slot& slot, Mode mode)
{
    const Dtype wire = wireDtype(slot.element, mode);
    const auto* array = std::get_if<Array>(&argument.value);
    if (!array)
        return fault(
            "R118",
            std::format("expected an array of {} values, got {}", nameOf(wire), argumentText(argument)));
    const bool isWidened =
        slot.element == Element::index && isInteger(array->dtype()) && sizeOf(array->dtype()) == 4;
    if (array->dtype() != wire && !isWidened)
        return fault("R111",
                     std::format("expected {0}, got {1}; convert it with astype('{0}')", nameOf(wire),
                                 nameOf(array->dtype())));
    return readPlane(argument, slot, mode);
}

std::expected<PreparedPlane, ArgumentFault> preparePlane(const Argument& argument, const Slot& slot,
                                                         Mode mode, const PlaneForm& form)
{
    const Dtype wire = wireDtype(slot.element, mode);
    const bool isScalar = slot.shape.isScalar();
    if (const auto number = plainNumber(argument))
        return PreparedPlane{slotInPlace(arrayOfNumber(*number, wire), true), {}};
    const Array& array = std::get<Array>(argument.value);
    std::optional<Array> plane = componentMajorView(array, slot.shape, form);
    if (!plane)
        plane = componentMajorView(array.contiguousCopy(), slot.shape, form);
    if (array.dtype() == wire && plane->bytes() == array.bytes() && fitsInPlace(*plane, isScalar))
        return PreparedPlane{slotInPlace(*plane, isScalar), {}};
    if (array.dtype() == wire) {
        const std::string_view reason = slot.isWritten()
            ? "copied to component order and back after the launch"
            : "copied to component order";
        return PreparedPlane{slotInPlace(plane->contiguousCopy(), isScalar),
                             std::format("{}: {}", slot.name, reason)};
    }
    auto converted = convertExactly(*plane, wire);
    if (!converted)
        return inexact(converted.error().text, converted.error().index, array.dtype(), wire);
    return PreparedPlane{
        slotInPlace(*converted, isScalar),
        std::format("{}: converted from {} to {}", slot.name, nameOf(array.dtype()), nameOf(wire))};
}

std::expected<BoundSlot, ArgumentFault> bindUniform(const Argument& argument, const Slot& slot, Mode mode)
{
    std::optional<Number> number = plainNumber(argument);
    if (!number) {
        const Array& array = std::get<Array>(argument.value);
        if (!array.shape().empty())
            return fault(
                "R119",
                std::format("expected one number for all samples, as in {}=2.5, got {} values of shape {}; "
                            "declare it as Scalar to give one value per sample",
                            slot.name, array.count(), shapeText(array.shape())));
        number = numberAt(array.bytes(), array.dtype());
    }
    BoundSlot bound;
    // Integer uniforms travel as 8 bytes whatever their declared type is.
    bound.dtype = slot.element == Element::real ? wireDtype(slot.element, mode) : Dtype::int64;
    const auto narrow = encodeNumber(*number, wireDtype(slot.element, mode));
    const auto wide = encodeNumber(*number, bound.dtype);
    if (!narrow || !wide) {
        const bool isReal = slot.element == Element::real;
        return fault(isReal ? "R147" : "R119",
                     std::format("expected {0}, got {1}, which is no {0} value{2}",
                                 nameOf(wireDtype(slot.element, mode)), numberText(*number),
                                 isReal ? "; write it with a decimal point to have it rounded" : ""));
    }
    bound.number = *wide;
    return bound;
}

std::expected<BoundSlot, ArgumentFault> bindCell(const Argument& argument, const Slot& slot, Mode mode)
{
    const Dtype wire = wireDtype(slot.element, mode);
    const Array* array = std::get_if<Array>(&argument.value);
    if (slot.isWritten() && (!array || array->access() == Access::readOnly))
        return fault("R114",
                     std::format("expected a writable {} array with one number, got {}", nameOf(wire),
                                 array ? "read-only memory" : argumentText(argument)));
    if (array && array->count() != 1)
        return fault("R112", std::format("expected one number, got {}", argumentText(argument)));
    if (array && !isInteger(array->dtype()))
        return fault("R111", std::format("expected {}, got {}", nameOf(wire), nameOf(array->dtype())));
    const bool fits = array && sizeOf(array->dtype()) == sizeOf(wire)
        && reinterpret_cast<std::uintptr_t>(array->bytes()) % sizeOf(wire) == 0;
    if (slot.isWritten() && !fits)
        return fault("R111", std::format("expected {}, got {}", nameOf(wire), nameOf(array->dtype())));
    if (fits) {
        BoundSlot bound;
        bound.dtype = wire;
        bound.data = const_cast<std::byte*>(array->bytes());
        bound.length = 1;
        bound.storage = *array;
        return bound;
    }
    const Number number = array ? numberAt(array->bytes(), array->dtype()) : *plainNumber(argument);
    if (!encodeNumber(number, wire))
        return fault("R147",
                     std::format("expected {0}, got {1}, which is no {0} value", nameOf(wire),
                                 argumentText(argument)));
    return slotInPlace(arrayOfNumber(number, wire), true);
}

BoundSlot slotInPlace(const Array& plane, bool isScalar)
{
    BoundSlot bound;
    bound.dtype = plane.dtype();
    bound.data = const_cast<std::byte*>(plane.bytes());
    bound.length = plane.shape().back();
    if (!isScalar && plane.shape().front() > 1)
        bound.length = plane.strides().front() / static_cast<std::int64_t>(sizeOf(plane.dtype()));
    bound.storage = plane;
    return bound;
}

std::string argumentText(const Argument& argument)
{
    if (const auto number = plainNumber(argument))
        return std::format("the number {}", numberText(*number));
    const Array& array = std::get<Array>(argument.value);
    return std::format("{} {}", nameOf(array.dtype()), shapeText(array.shape()));
}

} // namespace hawk::data
