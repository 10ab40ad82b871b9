// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/session.h"

namespace hawk::trace {

/// What a reduction over a value's own entries does; extremes ignore NaN, from the first entry on.
enum class OwnFold : std::uint8_t { sum, mean, maximum, minimum };

/// `x.sum()`, `m.max(axis="rows")`, `mean(x, axis)`: over all entries, or down the rows or columns of a
/// matrix. `axis` is null when none is given. `value` is a vector or matrix of the kernel being traced.
Value foldOwnEntries(Frame& frame, OwnFold fold, const Traced& value, const Value* axis, Range axisPlace,
                     Range whole);

/// Whether the axis is that of the samples, which is refused (R130) with what to write instead.
bool refuseSampleAxis(Frame& frame, const Value& axis, Range place);

} // namespace hawk::trace
