// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/matrix_parts.h"

#include <algorithm>

#include "trace/element_types.h"
#include "trace/refusals.h"

namespace hawk::trace {

using ir::Element;
using ir::NodeId;
using ir::Op;

std::optional<std::vector<NodeId>> matchedEntries(Frame& frame, std::vector<NodeId> entries,
                                                  std::span<const Range> places, std::string_view name)
{
    const auto areAll = [&](Element element) {
        return std::ranges::all_of(
            entries, [&](NodeId entry) { return frame.builder().type(entry).element == element; });
    };
    if (areAll(Element::boolean) || areAll(Element::index))
        return entries;
    bool isValid = true;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto real = realOperand(frame, asNumber(frame, entries[i], places[i]), name, places[i]);
        isValid = isValid && real.has_value();
        entries[i] = real.value_or(entries[i]);
    }
    return isValid ? std::optional(std::move(entries)) : std::nullopt;
}

bool checkExtents(Frame& frame, std::uint64_t rows, std::uint64_t columns, Range place)
{
    const std::uint32_t limit = frame.session.limits.width;
    if (rows <= limit && columns <= limit && rows * columns <= limit)
        return true;
    frame.refuse(unsupported::extentLimit, place, {frame.session.textOf(place)});
    return false;
}

NodeId assembled(Frame& frame, std::vector<NodeId> entries, data::Shape shape, Range place, data::Tag tag)
{
    const ir::Type type{frame.builder().type(entries.front()).element, shape, tag};
    return frame.builder().add(
        {.op = Op::vec, .type = type, .operands = std::move(entries), .origin = place});
}

NodeId entryOf(Frame& frame, NodeId matrix, std::uint32_t row, std::uint32_t column, Range place)
{
    const std::uint32_t columns = frame.builder().type(matrix).shape.extents[1];
    return frame.builder().component(matrix, row * columns + column, place);
}

std::uint32_t lineCount(const Frame& frame, NodeId matrix, MatrixAxis axis)
{
    return frame.builder().type(matrix).shape.extents[axis == MatrixAxis::rows ? 0 : 1];
}

std::vector<NodeId> lineOf(Frame& frame, NodeId matrix, MatrixAxis axis, std::uint32_t position, Range place)
{
    const bool isRow = axis == MatrixAxis::rows;
    std::vector<NodeId> entries;
    const std::uint32_t length = lineCount(frame, matrix, isRow ? MatrixAxis::columns : MatrixAxis::rows);
    for (std::uint32_t i = 0; i < length; ++i)
        entries.push_back(isRow ? entryOf(frame, matrix, position, i, place)
                                : entryOf(frame, matrix, i, position, place));
    return entries;
}

} // namespace hawk::trace
