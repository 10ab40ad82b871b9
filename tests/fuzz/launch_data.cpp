// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "launch_data.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <format>
#include <limits>

#include "choices.h"

namespace hawk::fuzz {

namespace {

using data::Dtype;

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double specialReals[] = {0.0,   -0.0,     1.0,       -1.0,
                                   0.5,   2.0,      -2.5,      1e9,
                                   -3e18, infinity, -infinity, std::numeric_limits<double>::quiet_NaN(),
                                   1e-30, 1e30,     1e-310,    1.5e300};
constexpr std::int64_t specialIntegers[] = {0, 1, -1, 2, 63, 64, 31, 32, 1'000'000};

/// Ordinary numbers alone, or the whole range of a type.
enum class Range : std::uint8_t { whole, ordinary };

template <class T, Range range>
T realFrom(Stream& stream)
{
    if constexpr (range == Range::ordinary)
        return static_cast<T>((stream.fraction() - 0.5) * 4.0);
    if (stream.below(8) == 0)
        return static_cast<T>(specialReals[stream.below(std::size(specialReals))]);
    const double width = stream.below(4) == 0 ? 100.0 : 4.0;
    return static_cast<T>((stream.fraction() - 0.5) * width);
}

template <class T, Range range>
T integerFrom(Stream& stream)
{
    if constexpr (range == Range::ordinary)
        return static_cast<T>(stream.below(20));
    const std::uint32_t kind = stream.below(8);
    if (kind == 0)
        return std::numeric_limits<T>::min();
    if (kind == 1)
        return std::numeric_limits<T>::max();
    if (kind < 4)
        return static_cast<T>(specialIntegers[stream.below(std::size(specialIntegers))]);
    return static_cast<T>(static_cast<std::int64_t>(stream.below(41)) - 20);
}

template <class T, class Maker>
data::Array filled(std::vector<std::int64_t> shape, Stream& stream, Maker make)
{
    data::Array array = data::Array::zeros(data::dtypeOf<T>(), std::move(shape));
    for (T& value : array.writableValues<T>())
        value = make(stream);
    return array;
}

template <Range range>
data::Array valuesOf(Dtype dtype, std::vector<std::int64_t> shape, Stream& stream)
{
    switch (dtype) {
    case Dtype::float64:
        return filled<double>(std::move(shape), stream, realFrom<double, range>);
    case Dtype::float32:
        return filled<float>(std::move(shape), stream, realFrom<float, range>);
    case Dtype::int64:
        return filled<std::int64_t>(std::move(shape), stream, integerFrom<std::int64_t, range>);
    case Dtype::int32:
        return filled<std::int32_t>(std::move(shape), stream, integerFrom<std::int32_t, range>);
    case Dtype::uint32:
        return filled<std::uint32_t>(std::move(shape), stream, integerFrom<std::uint32_t, range>);
    case Dtype::boolean:
        break;
    }
    return filled<bool>(std::move(shape), stream, [](Stream& each) { return each.below(5) == 0; });
}

/// A slot's own stream: that a parameter goes away leaves the values of the others.
Stream streamOf(const data::Slot& slot, std::uint64_t seed)
{
    for (const char letter : slot.name)
        seed = seed * 31 + static_cast<unsigned char>(letter);
    return Stream(seed);
}

/// An adjoint of a table that the kernel does not read, so that no binding knows its length.
bool needsLength(const data::Signature& signature, const data::Slot& slot)
{
    return slot.axes.empty() && !signature.findSlot(slot.lengthOf)
        && std::ranges::any_of(signature.parameters, [&](const data::Parameter& parameter) {
               return parameter.name == slot.lengthOf && parameter.role == data::Role::lookup;
           });
}

bool isGiven(const data::Signature& signature, const data::Slot& slot)
{
    if (needsLength(signature, slot))
        return true;
    if (slot.source == data::SlotSource::runner || slot.role == data::Role::nSamples)
        return false;
    return !slot.isWritten() || slot.startValue == data::StartValue::read
        || slot.role == data::Role::terminated;
}

/// Numbers of a plane along an axis whose extent the launch gives: as many as lines of the grid of
/// grammar.txt.
constexpr std::int64_t openExtent = 10;
static_assert(sampleCount == 15 * openExtent);

std::vector<std::int64_t> extentsOf(const data::Slot& slot, const data::Signature& signature, Stream& stream)
{
    if (slot.role == data::Role::uniform)
        return {};
    if ((slot.role == data::Role::lookup && slot.axes.empty()) || needsLength(signature, slot))
        return {openExtent};
    std::vector<std::int64_t> extents;
    for (const data::Axis& axis : slot.axes)
        extents.push_back(axis.extent.value_or(openExtent));
    if (!extents.empty())
        return extents;
    const bool isInput = !slot.isWritten() && slot.role != data::Role::terminated;
    if (signature.grid.empty() || !isInput)
        return {sampleCount};
    // Inputs of a launch with axes may repeat along them.
    const std::int64_t columns = signature.grid.back().extent.value_or(sampleCount);
    switch (stream.below(5)) {
    case 0:
        return {1, columns};
    case 1:
        return {sampleCount / columns, 1};
    case 2:
        return {sampleCount / columns, columns};
    default:
        return {sampleCount};
    }
}

data::Array argumentOf(const data::Slot& slot, const data::Signature& signature, data::Mode mode,
                       std::uint64_t seed)
{
    Stream stream = streamOf(slot, seed);
    std::vector<std::int64_t> shape = extentsOf(slot, signature, stream);
    if (!slot.shape.isScalar())
        shape.insert(shape.begin(), slot.shape.count());
    return valuesOf<Range::whole>(data::wireDtype(slot.element, mode), std::move(shape), stream);
}

template <class Visitor>
auto visitElement(const data::Array& array, std::int64_t index, Visitor&& visit)
{
    const std::size_t at = static_cast<std::size_t>(index);
    switch (array.dtype()) {
    case Dtype::float64:
        return visit(array.values<double>()[at]);
    case Dtype::float32:
        return visit(array.values<float>()[at]);
    case Dtype::int64:
        return visit(array.values<std::int64_t>()[at]);
    case Dtype::int32:
        return visit(array.values<std::int32_t>()[at]);
    case Dtype::uint32:
        return visit(array.values<std::uint32_t>()[at]);
    case Dtype::boolean:
        break;
    }
    return visit(array.values<bool>()[at]);
}

std::string spellElement(const data::Array& array, std::int64_t index)
{
    return visitElement(array, index, [](auto value) { return std::format("{}", value); });
}

/// How many numbers each component of a result has: one for each sample, whatever the axes, or fewer.
std::int64_t extentOf(const data::Array& array)
{
    if (array.count() % sampleCount == 0 && array.count() > 0)
        return sampleCount;
    return array.shape().empty() ? 1 : array.shape().back();
}

/// The numbers of a bound slot that one sample sees: all of those that samples share.
std::string spellSlot(const data::BoundArguments& arguments, std::size_t slot, std::int64_t sample)
{
    const data::BoundSlot& bound = arguments.slots[slot];
    const data::Slot& described = arguments.signature.slots[slot];
    const bool isNumber = described.role == data::Role::uniform;
    const bool isShared = !isNumber && described.extent != data::SlotExtent::samples;
    const std::size_t size = data::sizeOf(bound.dtype);
    const std::int64_t first = isNumber || isShared ? 0 : sample;
    const std::int64_t count = isShared ? bound.length : 1;
    std::string numbers;
    for (std::uint32_t c = 0; c < described.shape.count(); ++c) {
        data::Array values = data::Array::zeros(bound.dtype, {count});
        const std::byte* from = isNumber
            ? bound.number.data()
            : bound.data + static_cast<std::size_t>(c * bound.length + first) * size;
        std::memcpy(values.writableBytes(), from, static_cast<std::size_t>(count) * size);
        for (std::int64_t i = 0; i < count; ++i)
            numbers += (numbers.empty() ? "" : ", ") + spellElement(values, i);
    }
    return described.shape.isScalar() && count == 1 ? numbers : "[" + numbers + "]";
}

bool isSame(const data::Array& a, const data::Array& b, std::int64_t index)
{
    const std::size_t size = data::sizeOf(a.dtype());
    const auto offset = static_cast<std::size_t>(index) * size;
    if (std::memcmp(a.bytes() + offset, b.bytes() + offset, size) == 0)
        return true;
    const auto isNan = [index](const data::Array& array) {
        return visitElement(array, index, [](auto value) { return std::isnan(static_cast<double>(value)); });
    };
    return isNan(a) && isNan(b);
}

std::int64_t flat(const data::Array& array, const Place& place)
{
    return place.component * extentOf(array) + place.sample;
}

} // namespace

Result<data::BoundArguments> makeArguments(const data::Signature& signature, data::Mode mode,
                                           std::uint64_t seed)
{
    data::BindRequest request{.signature = signature, .mode = mode, .sampleCount = sampleCount};
    for (const data::Slot& slot : signature.slots) {
        if (isGiven(signature, slot))
            request.arguments.emplace(slot.name,
                                      data::Argument{.value = argumentOf(slot, signature, mode, seed),
                                                     .layout = slot.shape.isScalar()
                                                         ? data::Layout::automatic
                                                         : data::Layout::samplesLast});
    }
    return data::bindArguments(request);
}

std::map<std::string, data::Argument> tameArguments(const data::Signature& signature, std::uint64_t seed)
{
    data::Signature unrepeated = signature;
    unrepeated.grid.clear();
    std::map<std::string, data::Argument> arguments;
    for (const data::Slot& slot : unrepeated.slots) {
        if (!isGiven(unrepeated, slot))
            continue;
        Stream stream = streamOf(slot, seed);
        std::vector<std::int64_t> shape = extentsOf(slot, unrepeated, stream);
        if (!slot.shape.isScalar())
            shape.insert(shape.begin(), slot.shape.count());
        const data::Dtype dtype = data::wireDtype(slot.element, data::Mode::float64);
        // What is added to begins with nothing.
        const data::Array values = needsLength(unrepeated, slot)
            ? data::Array::zeros(dtype, std::move(shape))
            : valuesOf<Range::ordinary>(dtype, std::move(shape), stream);
        arguments.emplace(slot.name,
                          data::Argument{.value = values,
                                         .layout = slot.shape.isScalar() ? data::Layout::automatic
                                                                         : data::Layout::samplesLast});
    }
    return arguments;
}

double numberAt(const data::BoundArguments& arguments, const Place& place)
{
    const data::Array& array = arguments.results.at(place.plane);
    return visitElement(array, flat(array, place), [](auto value) { return static_cast<double>(value); });
}

std::string spellAt(const data::BoundArguments& arguments, const Place& place)
{
    const data::Array& array = arguments.results.at(place.plane);
    return spellElement(array, flat(array, place));
}

std::vector<Place> placesOf(const data::BoundArguments& arguments)
{
    std::vector<Place> places;
    for (const auto& [name, array] : arguments.results) {
        for (std::int64_t i = 0; i < array.count(); ++i)
            places.push_back(
                {.plane = name, .component = i / extentOf(array), .sample = i % extentOf(array)});
    }
    return places;
}

std::optional<Place> firstDifference(const data::BoundArguments& a, const data::BoundArguments& b)
{
    for (const Place& place : placesOf(a)) {
        const data::Array& array = a.results.at(place.plane);
        if (!isSame(array, b.results.at(place.plane), flat(array, place)))
            return place;
    }
    return std::nullopt;
}

std::string spellInputs(const data::Signature& signature, data::Mode mode, std::uint64_t seed,
                        std::int64_t sample)
{
    const auto arguments = makeArguments(signature, mode, seed);
    std::string text;
    for (std::size_t i = 0; arguments && i < signature.slots.size(); ++i) {
        const data::Slot& slot = arguments->signature.slots[i];
        if (isGiven(signature, slot))
            text += std::format("{}{} = {}", text.empty() ? "" : ", ", slot.name,
                                spellSlot(*arguments, i, sample));
    }
    return text;
}

} // namespace hawk::fuzz
