// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>

#include "trace/session.h"

/// Vectors and matrices made of single entries, and their parts.
namespace hawk::trace {

/// Entries of one element type: all conditions or all Index stay so, anything else becomes real. Nothing
/// after a refusal of an Int32 or UInt32; `places` has one range per entry.
std::optional<std::vector<ir::NodeId>> matchedEntries(Frame& frame, std::vector<ir::NodeId> entries,
                                                      std::span<const Range> places, std::string_view name);

/// Refuses (U36) a shape of more components than this version takes; `written` is what would have it.
bool checkExtents(Frame& frame, std::uint64_t rows, std::uint64_t columns, Range place);

/// A value with these components, which are all of one element type; those of a matrix row by row.
ir::NodeId assembled(Frame& frame, std::vector<ir::NodeId> entries, data::Shape shape, Range place,
                     data::Tag tag = data::Tag::none);

ir::NodeId entryOf(Frame& frame, ir::NodeId matrix, std::uint32_t row, std::uint32_t column, Range place);
/// How many rows or columns a matrix has.
std::uint32_t lineCount(const Frame& frame, ir::NodeId matrix, MatrixAxis axis);
/// The entries of one row or column.
std::vector<ir::NodeId> lineOf(Frame& frame, ir::NodeId matrix, MatrixAxis axis, std::uint32_t position,
                               Range place);

} // namespace hawk::trace
