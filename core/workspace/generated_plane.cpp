// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/generated_plane.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <format>

#include "data/convert.h"
#include "data/generators.h"
#include "launch/free_memory.h"

namespace hawk::workspace {

namespace {

struct FormRow {
    std::string_view name;
    GeneratorForm::Kind kind;
    std::size_t leastNumbers;
    std::size_t mostNumbers;
};

constexpr FormRow forms[] = {
    {"constant", GeneratorForm::Kind::constant, 1, 1},
    {"linspace", GeneratorForm::Kind::linspace, 2, 2},
    {"uniform", GeneratorForm::Kind::uniform, 2, 3},
    {"normal", GeneratorForm::Kind::normal, 2, 3},
};

const FormRow* findForm(std::string_view text)
{
    const std::string_view name = text.substr(0, text.find(':'));
    const auto row = std::ranges::find(forms, name, &FormRow::name);
    return row == std::end(forms) || name.size() == text.size() ? nullptr : row;
}

template <class T>
bool parse(std::string_view text, T& value)
{
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    return fault == std::errc() && end == text.data() + text.size();
}

data::Array generateRow(const GeneratorForm& form, std::int64_t component, std::int64_t samples,
                        const std::stop_token& stop)
{
    switch (form.kind) {
    case GeneratorForm::Kind::constant:
        return data::constant(form.first, samples, stop);
    case GeneratorForm::Kind::linspace:
        return data::linspace(form.first, form.second, samples, stop);
    case GeneratorForm::Kind::uniform:
        return data::uniform(form.first, form.second, form.seed, samples, component, stop);
    case GeneratorForm::Kind::normal:
        break;
    }
    return data::normal(form.first, form.second, form.seed, samples, component, stop);
}

} // namespace

bool isGeneratorForm(std::string_view text)
{
    return findForm(text) != nullptr;
}

Result<GeneratorForm> parseGenerator(std::string_view plane, std::string_view text)
{
    const FormRow& row = *findForm(text);
    GeneratorForm form{.kind = row.kind};
    std::string_view rest = text.substr(row.name.size() + 1);
    std::size_t count = 0;
    bool isUnderstood = true;
    for (bool isLast = false; !isLast && isUnderstood; ++count) {
        const std::size_t colon = std::min(rest.find(':'), rest.size());
        const std::string_view part = rest.substr(0, colon);
        isLast = colon == rest.size();
        rest = isLast ? std::string_view() : rest.substr(colon + 1);
        isUnderstood = count == 0      ? parse(part, form.first)
            : count >= row.mostNumbers ? false
            : count == 1               ? parse(part, form.second)
                                       : parse(part, form.seed);
    }
    if (!isUnderstood || count < row.leastNumbers)
        return text::usageError("argument-form", std::format("`{}={}` is not understood.", plane, text),
                                "Write constant:VALUE, linspace:FIRST:LAST, uniform:LOW:HIGH[:SEED] or "
                                "normal:MEAN:DEVIATION[:SEED].");
    if (form.kind == GeneratorForm::Kind::normal && form.second < 0)
        return text::usageError("argument-form",
                                std::format("`{}={}` has a negative deviation.", plane, text),
                                "Write normal:MEAN:DEVIATION with a deviation of 0 or more.");
    const bool hasSpan =
        form.kind == GeneratorForm::Kind::linspace || form.kind == GeneratorForm::Kind::uniform;
    const bool isFinite = std::isfinite(form.first) && std::isfinite(form.second)
        && (!hasSpan || std::isfinite(form.second - form.first));
    if (form.kind != GeneratorForm::Kind::constant && !isFinite)
        return text::usageError("argument-form",
                                std::format("`{}={}` does not lie between finite numbers.", plane, text),
                                "Write finite numbers; constant:inf, constant:-inf and constant:nan make "
                                "planes of such values.");
    return form;
}

// The system promises memory that it has not; who takes it is ended. So what is free is looked at first.
Result<void> requireMemory(std::string_view planes, double bytes, std::int64_t samples)
{
    const std::uint64_t free = launch::freeMemory();
    if (free == 0 || bytes <= static_cast<double>(free))
        return {};
    constexpr double gibibyte = 1 << 30;
    return text::environmentError("out-of-memory",
                                  std::format("{} samples of {} need {:.1f} GiB, and {:.1f} GiB are free.",
                                              samples, planes, bytes / gibibyte,
                                              static_cast<double>(free) / gibibyte),
                                  "Give a smaller sample count.");
}

data::Array generate(const GeneratorForm& form, std::uint32_t width, std::int64_t samples,
                     const std::stop_token& stop)
{
    if (width == 1)
        return generateRow(form, 0, samples, stop);
    std::vector<data::Array> rows;
    for (std::uint32_t component = 0; component < width; ++component)
        rows.push_back(generateRow(form, component, samples, stop));
    return stackRows(rows);
}

static data::Array asReal(const data::Array& array)
{
    if (array.dtype() != data::Dtype::int64)
        return array;
    data::Array out = data::Array::zeros(data::Dtype::float64, array.shape());
    std::ranges::transform(array.values<std::int64_t>(), out.writableValues<double>().begin(),
                           [](std::int64_t value) { return static_cast<double>(value); });
    return out;
}

data::Array stackRows(const std::vector<data::Array>& rows)
{
    const bool isOneType = std::ranges::all_of(
        rows, [&](const data::Array& row) { return row.dtype() == rows.front().dtype(); });
    const data::Dtype dtype = isOneType ? rows.front().dtype() : data::Dtype::float64;
    data::Array out = data::Array::zeros(dtype, {std::ssize(rows), rows.front().count()});
    std::byte* target = out.writableBytes();
    for (const data::Array& row : rows) {
        const data::Array same = isOneType ? row : asReal(row);
        std::memcpy(target, same.bytes(), same.byteCount());
        target += same.byteCount();
    }
    return out;
}

bool isInteger(data::Element element)
{
    return element == data::Element::index || element == data::Element::int32
        || element == data::Element::uint32;
}

data::Array asElementOf(const data::Array& array, const data::Slot& slot, data::Mode mode)
{
    if (isInteger(slot.element) && array.dtype() != data::Dtype::boolean)
        return data::convertExactly(array, wireDtype(slot.element, mode)).value_or(array);
    if (slot.element == data::Element::boolean && array.dtype() != data::Dtype::boolean) {
        const auto isZeroOrOne = [](std::uint8_t value) { return value <= 1; };
        const auto mask = data::convertExactly(array, data::Dtype::boolean);
        const auto* const bytes = mask ? reinterpret_cast<const std::uint8_t*>(mask->bytes()) : nullptr;
        return bytes != nullptr && std::all_of(bytes, bytes + mask->count(), isZeroOrOne) ? *mask : array;
    }
    if (slot.element != data::Element::real || !array.isContiguous())
        return array;
    // A written plane must have its exact type; an input's integers are converted by the binding, with its
    // check.
    const data::Array real = slot.isWritten() ? asReal(array) : array;
    if (mode == data::Mode::float64 || real.dtype() != data::Dtype::float64)
        return real;
    data::Array out = data::Array::zeros(data::Dtype::float32, real.shape());
    std::ranges::transform(real.values<double>(), out.writableValues<float>().begin(),
                           [](double value) { return static_cast<float>(value); });
    return out;
}

} // namespace hawk::workspace
