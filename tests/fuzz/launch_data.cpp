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

template <class T>
T realFrom(Stream& stream)
{
    if (stream.below(8) == 0)
        return static_cast<T>(specialReals[stream.below(std::size(specialReals))]);
    const double range = stream.below(4) == 0 ? 100.0 : 4.0;
    return static_cast<T>((stream.fraction() - 0.5) * range);
}

template <class T>
T integerFrom(Stream& stream)
{
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

data::Array valuesOf(Dtype dtype, std::vector<std::int64_t> shape, Stream& stream)
{
    switch (dtype) {
    case Dtype::float64:
        return filled<double>(std::move(shape), stream, realFrom<double>);
    case Dtype::float32:
        return filled<float>(std::move(shape), stream, realFrom<float>);
    case Dtype::int64:
        return filled<std::int64_t>(std::move(shape), stream, integerFrom<std::int64_t>);
    case Dtype::int32:
        return filled<std::int32_t>(std::move(shape), stream, integerFrom<std::int32_t>);
    case Dtype::uint32:
        return filled<std::uint32_t>(std::move(shape), stream, integerFrom<std::uint32_t>);
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

bool isGiven(const data::Slot& slot)
{
    if (slot.source == data::SlotSource::runner || slot.role == data::Role::nSamples)
        return false;
    return !slot.isWritten() || slot.startValue == data::StartValue::read
        || slot.role == data::Role::terminated;
}

data::Array argumentOf(const data::Slot& slot, data::Mode mode, std::uint64_t seed)
{
    Stream stream = streamOf(slot, seed);
    std::vector<std::int64_t> shape;
    if (!slot.shape.isScalar())
        shape.push_back(slot.shape.count());
    if (slot.isPlane())
        shape.push_back(sampleCount);
    return valuesOf(data::wireDtype(slot.element, mode), std::move(shape), stream);
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

/// How many samples a result has; it is one for what all samples share.
std::int64_t extentOf(const data::Array& array)
{
    return array.shape().empty() ? 1 : array.shape().back();
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
        if (isGiven(slot))
            request.arguments.emplace(slot.name,
                                      data::Argument{.value = argumentOf(slot, mode, seed),
                                                     .layout = slot.shape.isScalar()
                                                         ? data::Layout::automatic
                                                         : data::Layout::samplesLast});
    }
    return data::bindArguments(request);
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
    std::string text;
    for (const data::Slot& slot : signature.slots) {
        if (!isGiven(slot))
            continue;
        const data::Array values = argumentOf(slot, mode, seed);
        const std::int64_t extent = slot.isPlane() ? sampleCount : 1;
        std::string numbers;
        for (std::uint32_t c = 0; c < slot.shape.count(); ++c)
            numbers +=
                (c == 0 ? "" : ", ") + spellElement(values, c * extent + (slot.isPlane() ? sample : 0));
        const std::string spelt = slot.shape.isScalar() ? numbers : "[" + numbers + "]";
        text += std::format("{}{} = {}", text.empty() ? "" : ", ", slot.name, spelt);
    }
    return text;
}

} // namespace hawk::fuzz
