// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>
#include <span>

#include "data/bind_buffer.h"

namespace hawk::data {

/// The extents of a grid's axes for one launch. The open one comes from `extents` (a call gave it by its
/// label), from the sample count that is asked for, or from the arguments: from an array with all axes of the
/// grid, else from one whose samples are a single row. Written to `extents` too. Code R146.
std::expected<std::vector<std::int64_t>, ArgumentFault>
gridShape(const Signature& signature, const std::map<std::string, Argument>& arguments,
          std::optional<std::int64_t> sampleCount, Extents& extents);

/// An argument for a plane of samples with the axes of the grid laid into a single row, and what was done to
/// it.
struct FlatArgument {
    Argument argument;
    std::string note;
};

/// The axes of the value come first, those of the grid last. An input that is only read may leave out leading
/// axes of the grid or have the extent 1 there, and is then repeated along them, in a copy; so may a number.
/// An array that is a single row already stays as it is. Code R146.
std::expected<FlatArgument, ArgumentFault> flatArgument(const Argument& argument, const Slot& slot, Mode mode,
                                                        Conversions conversions,
                                                        std::span<const std::int64_t> grid);

/// A plane `(N,)` or `(W, N)` with the axes of the grid in the place of the last.
Array withGrid(const Array& plane, std::span<const std::int64_t> grid);

} // namespace hawk::data
