// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>
#include <span>

#include "data/bind_value.h"

namespace hawk::data {

/// The extents that a launch gives to axes without one, by label.
using Extents = std::map<std::string, std::int64_t, std::less<>>;

/// Puts a whole buffer into place. One that is only read may have any shape with the right number of values
/// and is converted as the planes of samples are; one that is written has exactly the axes of its value and
/// those of its declaration, and is taken as it is. Settles the open extent of the declaration in `extents`,
/// or compares with what is there. Codes R111 to R114, R118, R146, R147, R148.
std::expected<PreparedPlane, ArgumentFault> bindBuffer(const Argument& argument, const Slot& slot, Mode mode,
                                                       Conversions conversions, Extents& extents);

/// A written buffer that the caller leaves out, zeroed: with its axes, whose extents are settled, or without
/// any declared as long as is said.
Array makeBuffer(const Slot& slot, Mode mode, const Extents& extents, std::int64_t length);

/// The extents of axes; nothing while one is not known.
std::optional<std::vector<std::int64_t>> settledShape(const std::vector<Axis>& axes, const Extents& extents);
/// The same memory in C order with other axes; a copy when it has gaps.
Array reshaped(const Array& array, std::vector<std::int64_t> shape);

} // namespace hawk::data
