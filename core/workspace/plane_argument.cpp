// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/plane_argument.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <format>
#include <optional>

#include "data/bind_grid.h"
#include "data/generators.h"
#include "text/cancelled.h"
#include "text/within_memory.h"
#include "workspace/argument_files.h"
#include "workspace/generated_plane.h"

namespace hawk::workspace {

namespace {

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

/// A whole number stays one, so that 2^53 + 1 is not lost.
std::optional<data::Argument> parseNumber(std::string_view text)
{
    if (text == "true" || text == "false")
        return data::Argument{text == "true"};
    const char* const end = text.data() + text.size();
    std::int64_t integer = 0;
    if (const auto read = std::from_chars(text.data(), end, integer);
        read.ec == std::errc() && read.ptr == end)
        return data::Argument{integer};
    double real = 0;
    if (const auto read = std::from_chars(text.data(), end, real); read.ec == std::errc() && read.ptr == end)
        return data::Argument{real};
    return std::nullopt;
}

template <class Number>
std::optional<data::Argument> parseListOf(std::string_view text)
{
    std::vector<Number> values;
    for (const std::string_view part : split(text, ',')) {
        Number value = 0;
        const auto read = std::from_chars(part.data(), part.data() + part.size(), value);
        if (read.ec != std::errc() || read.ptr != part.data() + part.size())
            return std::nullopt;
        values.push_back(value);
    }
    return data::Argument{data::Array::fromValues<Number>({std::ssize(values)}, values)};
}

std::optional<data::Argument> parseList(std::string_view text, data::Element element)
{
    auto whole = isInteger(element) ? parseListOf<std::int64_t>(text) : std::nullopt;
    return whole ? whole : parseListOf<double>(text);
}

/// Samples of an array bound to a slot, as far as its shape tells.
std::optional<std::int64_t> samplesOf(const data::Argument& argument, const data::Slot& slot)
{
    const auto* array = std::get_if<data::Array>(&argument.value);
    if (!array || !slot.isPlane() || slot.extent != data::SlotExtent::samples)
        return std::nullopt;
    const auto& shape = array->shape();
    if (slot.shape.isScalar())
        return shape.size() == 1 ? std::optional(shape[0]) : std::nullopt;
    if (shape.size() != 2)
        return std::nullopt;
    const bool isLast = argument.layout == data::Layout::samplesLast
        || (argument.layout == data::Layout::automatic && shape[0] == slot.shape.count());
    return isLast ? shape[1] : shape[0];
}

/// Arguments on their way; faults are collected, one line each.
class Resolver
{
public:
    Resolver(const data::Signature& signature, data::Mode mode, std::optional<std::int64_t> samples,
             const process::JobContext& job)
        : m_signature(signature)
        , m_mode(mode)
        , m_samples(samples)
        , m_job(job)
    { }

    void addGiven(const PlaneArgument& argument)
    {
        if (m_arguments.contains(argument.name) || m_generated.contains(argument.name))
            return fault(text::usageError("R110", std::format("`{}` is given twice.", argument.name),
                                          "Give it once."));
        const std::string_view text = argument.text;
        if (text.starts_with('@'))
            return keep(argument.name, readArgumentFile(m_tables, text.substr(1)),
                        isNumPyFile(text) ? Type::stated : Type::open);
        if (auto number = parseNumber(text))
            return keep(argument.name, slotOf(argument.name).isWholeBuffer() ? listOfOne(*number) : *number);
        if (isGeneratorForm(text)) {
            auto form = parseGenerator(argument.name, text);
            if (!form)
                return fault(std::unexpected(form.error()));
            m_generated.emplace(argument.name, *form);
            return;
        }
        if (auto list = parseList(text, slotOf(argument.name).element))
            return keep(argument.name, *list);
        fault(text::usageError(
            "argument-form", std::format("`{}={}` is not understood.", argument.name, text),
            "Give a number, a list 1,2,3, a file @x.npy or @data.csv:column, or constant:2.5, "
            "linspace:0:1, uniform:0:1, normal:0:1."));
    }

    void addTable(const std::string& path)
    {
        const auto table = m_tables.read(path);
        if (!table)
            return fault(std::unexpected(table.error()));
        bool isUsed = false;
        for (const data::Slot& slot : m_signature.slots) {
            if (slot.source != data::SlotSource::parameter || slot.extent != data::SlotExtent::samples
                || m_arguments.contains(slot.name) || m_generated.contains(slot.name))
                continue;
            if (auto argument = columnsFor(slot, **table)) {
                keep(slot.name, *argument);
                isUsed = true;
            }
        }
        if (!isUsed)
            fault(text::refused(
                "csv-unused",
                std::format("No column of `{}` has the name of a plane that is still wanted.", path),
                "Name one with PLANE=@FILE.csv:COLUMN."));
    }

    Result<std::map<std::string, data::Argument>> finish()
    {
        settleExtents();
        for (const auto& [name, form] : m_generated) {
            if (m_job.isStopped())
                break;
            const data::Slot slot = slotOf(name);
            const auto length = lengthOf(slot);
            if (!length) {
                fault(slot.isWholeBuffer() ? unknownLength(slot) : unknownCount(name));
                continue;
            }
            const double bytes = static_cast<double>(*length) * slot.shape.count() * sizeof(double);
            if (auto fits = requireMemory(std::format("`{}`", name), bytes, *length); !fits) {
                fault(std::unexpected(std::move(fits.error())));
                continue;
            }
            data::Array numbers = generate(form, slot.shape.count(), *length, m_job.stop);
            if (isInteger(slot.element) && numbers.dtype() == data::Dtype::float64)
                std::ranges::transform(numbers.writableValues<double>(),
                                       numbers.writableValues<double>().begin(),
                                       [](double value) { return std::floor(value); });
            keep(name,
                 data::Argument{std::move(numbers),
                                slot.isWholeBuffer() ? data::Layout::automatic : data::Layout::samplesLast});
        }
        if (m_job.isStopped())
            return text::cancelled("Reading the arguments was stopped.");
        if (m_fault) {
            m_fault->message = m_lines;
            return std::unexpected(*m_fault);
        }
        return m_arguments;
    }

private:
    /// A NumPy file states the type of its numbers; a text does not.
    enum class Type { stated, open };

    /// The extents that are given by their labels, and with them the number of samples of a grid.
    void settleExtents()
    {
        for (const std::string& label : m_signature.openLabels()) {
            const auto given = m_arguments.find(label);
            const auto* extent =
                given == m_arguments.end() ? nullptr : std::get_if<std::int64_t>(&given->second.value);
            if (extent && *extent > 0)
                m_extents.emplace(label, *extent);
        }
        if (m_signature.grid.empty())
            return;
        // What is wrong with the shape is told when the arguments are bound.
        const auto shape = data::gridShape(m_signature, m_arguments, m_samples, m_extents);
        if (!shape)
            return;
        m_samples = 1;
        for (const std::int64_t extent : *shape)
            *m_samples *= extent;
    }

    /// How many numbers each component of a plane has; nothing where it is not known.
    std::optional<std::int64_t> lengthOf(const data::Slot& slot) const
    {
        if (!slot.isWholeBuffer())
            return m_samples;
        const auto shape = slot.axes.empty() ? std::nullopt : data::settledShape(slot.axes, m_extents);
        if (!shape)
            return std::nullopt;
        std::int64_t length = 1;
        for (const std::int64_t extent : *shape)
            length *= extent;
        return length;
    }

    std::unexpected<Error> unknownCount(const std::string& name) const
    {
        const std::string label(data::openLabel(m_signature.grid));
        return text::usageError(
            "R121", std::format("`{}` is generated, and nothing says how many samples there are.", name),
            label.empty()
                ? "Give -n N, or a file for another plane."
                : std::format("Give {}=N, the extent of that axis, or a file for another plane.", label));
    }

    static std::unexpected<Error> unknownLength(const data::Slot& slot)
    {
        return text::usageError(
            "R121", std::format("`{}` is generated, and nothing says how many values it has.", slot.name),
            std::format("Give a list, as in {0}=1,2,3, or a file, as in {0}=@{0}.npy.", slot.name));
    }

    static data::Argument listOfOne(const data::Argument& number)
    {
        if (const auto* integer = std::get_if<std::int64_t>(&number.value))
            return {data::Array::fromValues<std::int64_t>({1}, std::array{*integer})};
        if (const auto* real = std::get_if<double>(&number.value))
            return {data::Array::fromValues<double>({1}, std::array{*real})};
        return number;
    }

    data::Slot slotOf(const std::string& name) const
    {
        const auto slot = m_signature.findSlot(name);
        return slot ? m_signature.slots[*slot] : data::Slot{.name = name};
    }
    void keep(const std::string& name, Result<data::Argument> argument, Type type = Type::open)
    {
        if (!argument)
            return fault(std::unexpected(argument.error()));
        const data::Slot slot = slotOf(name);
        if (const auto samples = samplesOf(*argument, slot);
            samples && !m_samples && m_signature.grid.empty())
            m_samples = *samples;
        if (auto* array = std::get_if<data::Array>(&argument->value)) {
            if (type == Type::open)
                *array = asElementOf(*array, slot, m_mode);
            // A file is mapped read-only; what a kernel writes in place needs memory of its own.
            if (slot.isWritten() && array->access() == data::Access::readOnly)
                *array = array->contiguousCopy();
        }
        m_arguments.insert_or_assign(name, *std::move(argument));
    }
    void fault(const std::unexpected<Error>& error)
    {
        m_lines += (m_lines.empty() ? "" : "\n") + error.error().message;
        if (!m_fault)
            m_fault = error.error();
    }

    const data::Signature& m_signature;
    data::Mode m_mode;
    std::optional<std::int64_t> m_samples;
    const process::JobContext& m_job;
    ArgumentTables m_tables;
    std::map<std::string, data::Argument> m_arguments;
    data::Extents m_extents;
    std::map<std::string, GeneratorForm> m_generated;
    std::optional<Error> m_fault;
    std::string m_lines;
};

} // namespace

Result<PlaneArgument> parsePlaneArgument(std::string_view text)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos || equals == 0)
        return text::usageError("usage-argument", std::format("`{}` is no argument.", text),
                                "Write NAME=VALUE, for example x=@x.npy or a=2.");
    return PlaneArgument{std::string(text.substr(0, equals)), std::string(text.substr(equals + 1))};
}

Result<std::map<std::string, data::Argument>>
resolveArguments(const std::vector<PlaneArgument>& arguments, const std::vector<std::string>& tables,
                 const data::Signature& signature, data::Mode mode, std::optional<std::int64_t> sampleCount,
                 const process::JobContext& job)
{
    using Arguments = std::map<std::string, data::Argument>;
    return text::withinMemory("The arguments do", "Give a smaller sample count, or smaller files.",
                              [&] -> Result<Arguments> {
                                  Resolver resolver(signature, mode, sampleCount, job);
                                  for (const PlaneArgument& argument : arguments) {
                                      if (!job.isStopped())
                                          resolver.addGiven(argument);
                                  }
                                  for (const std::string& table : tables) {
                                      if (!job.isStopped())
                                          resolver.addTable(table);
                                  }
                                  return resolver.finish();
                              });
}

} // namespace hawk::workspace
