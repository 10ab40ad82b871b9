// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/kernel_inputs.h"

#include <algorithm>
#include <charconv>
#include <format>
#include <utility>

#include "data/bind_grid.h"
#include "data/bind_value.h"
#include "data/convert.h"
#include "text/within_memory.h"
#include "workspace/generated_plane.h"
#include "workspace/plane_column.h"

namespace hawk::workspace {

namespace {

constexpr std::size_t previewLength = 256;

std::string spellShape(data::Shape shape)
{
    switch (shape.rank) {
    case 0:
        return {};
    case 1:
        return std::to_string(shape.extents[0]);
    default:
        return std::format("{} x {}", shape.extents[0], shape.extents[1]);
    }
}

bool isNeeded(const data::Parameter& parameter, const data::Signature& signature)
{
    if (!parameter.slot || parameter.defaultValue)
        return false;
    const data::Slot& slot = signature.slots[*parameter.slot];
    return !slot.isWritten() || slot.startValue == data::StartValue::read;
}

InputCount countOf(const data::Parameter& parameter, const data::Signature& signature)
{
    const bool isOwn = parameter.role == data::Role::lookup
        || (parameter.slot && signature.slots[*parameter.slot].isWholeBuffer());
    return isOwn ? InputCount::ownLength : InputCount::byRole;
}

/// Whether a table's declaration says how many values it has.
bool isClosed(const std::vector<data::Axis>& axes)
{
    return !axes.empty() && axes.front().extent;
}

/// `0,1,2,…` for a few rows of a table; nothing where they would be long.
std::string countingList(const std::vector<data::Axis>& axes)
{
    constexpr std::int64_t rows = 4;
    constexpr std::int64_t longest = 64;
    const std::int64_t count = data::knownCount(axes) * rows;
    std::string list;
    for (std::int64_t i = 0; i < count && count <= longest; ++i)
        list += std::format("{}{}", i == 0 ? "" : ",", i);
    return list;
}

/// What a first run is given. Draws differ between planes, so that `x - y` is not nought everywhere.
std::string defaultText(const data::Parameter& parameter, const data::Signature& signature, std::size_t row)
{
    if (parameter.role == data::Role::uniform)
        return parameter.defaultValue ? data::numberText(*parameter.defaultValue) : "1";
    if (!isNeeded(parameter, signature))
        return {};
    if (parameter.role == data::Role::lookup && !isClosed(parameter.axes))
        return countingList(parameter.axes);
    if (parameter.role == data::Role::terminated)
        return "constant:0";
    if (parameter.element != data::Element::real)
        return "constant:1";
    return std::format("uniform:0:1:{}", row + 1);
}

Error faultOf(const InputRow& row, std::string_view code, std::string_view text)
{
    return {.kind = ErrorKind::refused,
            .code = std::string(code),
            .message = std::format("{} ({}): {}.", row.name, row.declaration, text)};
}

/// Of made-up values that many are looked at: more say nothing more.
constexpr std::int64_t mostGenerated = 1'000'000;

/// Looks at one row as a launch would.
class RowCheck
{
public:
    RowCheck(InputRow& row, const data::Signature& signature, data::Mode mode, std::int64_t sampleCount,
             const process::JobContext& job)
        : m_row(row)
        , m_signature(signature)
        , m_mode(mode)
        , m_sampleCount(isGeneratorForm(row.text) ? std::min(sampleCount, mostGenerated) : sampleCount)
        , m_job(job)
    { }

    Result<void> run()
    {
        if (m_row.text.empty())
            return m_row.isOptional ? Result<void>() : missing();
        const auto arguments =
            resolveArguments({{m_row.name, m_row.text}}, {}, m_signature, m_mode, m_sampleCount, m_job);
        if (!arguments)
            return std::unexpected(arguments.error());
        const data::Argument& argument = arguments->at(m_row.name);
        const auto slot = m_signature.findSlot(m_row.name);
        if (!slot)
            return {};
        const data::Slot& described = m_signature.slots[*slot];
        if (!described.isPlane())
            return checkNumber(argument, described);
        if (described.isWholeBuffer())
            return checkBuffer(argument, described);
        return m_signature.grid.empty() ? checkPlane(argument, described)
                                        : checkGridPlane(argument, described);
    }

private:
    std::unexpected<Error> missing() const
    {
        const bool isNumber = m_row.role == data::Role::uniform;
        return text::refused("R110", std::format("`{}` is not given.", m_row.name),
                             isNumber ? "Give a number, for example 2.5."
                                      : "Give a file, or values such as uniform:0:1.");
    }

    Result<void> checkNumber(const data::Argument& argument, const data::Slot& slot) const
    {
        const auto bound = data::bindUniform(argument, slot, m_mode);
        if (!bound)
            return std::unexpected(faultOf(m_row, bound.error().code, bound.error().text));
        return {};
    }

    Result<void> checkBuffer(const data::Argument& argument, const data::Slot& slot)
    {
        data::Extents extents;
        const auto bound = data::bindBuffer(argument, slot, m_mode, data::Conversions::allowed, extents);
        if (!bound)
            return std::unexpected(faultOf(m_row, bound.error().code, bound.error().text));
        const data::Array values =
            data::reshaped(std::get<data::Array>(argument.value), {bound->slot.length});
        describe(columnsOf(m_row.name, values, bound->slot.length));
        return {};
    }

    /// The rules of planes, once the samples of a grid are in one row.
    Result<void> checkGridPlane(const data::Argument& argument, const data::Slot& slot)
    {
        data::Extents extents;
        const auto shape = data::gridShape(m_signature, {{m_row.name, argument}}, m_sampleCount, extents);
        if (!shape)
            return std::unexpected(faultOf(m_row, shape.error().code, shape.error().text));
        const auto flat = data::flatArgument(argument, slot, m_mode, data::Conversions::allowed, *shape);
        if (!flat)
            return std::unexpected(faultOf(m_row, flat.error().code, flat.error().text));
        return checkPlane(flat->argument, slot);
    }

    Result<void> checkPlane(const data::Argument& argument, const data::Slot& slot)
    {
        const auto form = data::readPlane(argument, slot, m_mode);
        if (!form)
            return std::unexpected(faultOf(m_row, form.error().code, form.error().text));
        if (form->batch == data::Batch::one && m_sampleCount != 1)
            return std::unexpected(faultOf(
                m_row, "R118",
                std::format("expected {} samples, got one; write constant:VALUE for the same value in each",
                            m_sampleCount)));
        if (form->batch == data::Batch::samples && form->samples < m_sampleCount)
            return std::unexpected(faultOf(
                m_row, "R121",
                std::format("expected at least the {} samples asked for, got {}; ask for fewer, or give more",
                            m_sampleCount, form->samples)));
        const auto prepared = data::preparePlane(argument, slot, m_mode, *form);
        if (!prepared)
            return std::unexpected(faultOf(m_row, prepared.error().code, prepared.error().text));
        if (const auto* array = std::get_if<data::Array>(&argument.value))
            describe(*array, slot, *form);
        return {};
    }

    void describe(const data::Array& array, const data::Slot& slot, const data::PlaneForm& form)
    {
        auto view = data::componentMajorView(array, slot.shape, form);
        if (!view)
            view = data::componentMajorView(array.contiguousCopy(), slot.shape, form);
        if (!view)
            return;
        describe(columnsOf(m_row.name, *view, m_sampleCount));
    }

    void describe(const std::vector<PlaneColumn>& columns)
    {
        m_row.preview = valuesOver(columns.front(), previewLength);
        m_row.summary = spellSummary(summarizeColumns(columns, m_job));
    }

    InputRow& m_row;
    const data::Signature& m_signature;
    data::Mode m_mode;
    std::int64_t m_sampleCount;
    const process::JobContext& m_job;
};

} // namespace

std::vector<InputRow> inputRows(const data::Signature& signature,
                                const std::map<std::string, std::string>& given)
{
    std::vector<InputRow> rows;
    for (const data::Parameter& parameter : signature.parameters) {
        const auto text = given.find(parameter.name);
        rows.push_back(
            {.name = parameter.name,
             .declaration = parameter.declaration,
             .role = parameter.role,
             .count = countOf(parameter, signature),
             .shape = spellShape(parameter.shape),
             .text = text == given.end() ? defaultText(parameter, signature, rows.size()) : text->second,
             .isOptional = !isNeeded(parameter, signature)});
    }
    for (const std::string& label : signature.openLabels()) {
        const auto text = given.find(label);
        rows.push_back({.name = label,
                        .declaration = std::format("extent of \"{}\"", label),
                        .role = data::Role::uniform,
                        .count = InputCount::extent,
                        .text = text == given.end() ? "16" : text->second});
    }
    return rows;
}

std::int64_t sampleCountOf(const data::Signature& signature, const std::vector<PlaneArgument>& arguments,
                           std::int64_t wanted)
{
    if (signature.grid.empty())
        return wanted;
    const std::int64_t known = data::knownCount(signature.grid);
    const std::string_view label = data::openLabel(signature.grid);
    if (label.empty())
        return known;
    const auto given = std::ranges::find(arguments, label, &PlaneArgument::name);
    std::int64_t extent = 0;
    if (given != arguments.end()) {
        const char* const end = given->text.data() + given->text.size();
        const auto read = std::from_chars(given->text.data(), end, extent);
        if (read.ec == std::errc() && read.ptr == end && extent > 0)
            return extent * known;
    }
    return std::max<std::int64_t>(wanted / known, 1) * known;
}

std::vector<InputRow> previewInputs(std::vector<InputRow> rows, const data::Signature& signature,
                                    data::Mode mode, std::int64_t sampleCount, const process::JobContext& job)
{
    sampleCount = sampleCountOf(signature, argumentsOf(rows), sampleCount);
    for (InputRow& row : rows) {
        if (job.isStopped())
            break;
        row.error.reset();
        row.preview.clear();
        row.summary.clear();
        const auto checked = text::withinMemory(
            std::format("The values of `{}` do", row.name), "Give a smaller sample count, or a smaller file.",
            [&] { return RowCheck(row, signature, mode, sampleCount, job).run(); });
        if (!checked)
            row.error = checked.error();
    }
    return rows;
}

std::vector<PlaneArgument> argumentsOf(const std::vector<InputRow>& rows)
{
    std::vector<PlaneArgument> arguments;
    for (const InputRow& row : rows) {
        if (!row.text.empty())
            arguments.push_back({row.name, row.text});
    }
    return arguments;
}

} // namespace hawk::workspace
