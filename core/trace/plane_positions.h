// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/session.h"

namespace hawk::trace {

/// One index of a place in a plane.
struct PlaceIndex {
    Value value;
    Range place;
    std::string axis = {}; ///< empty for the number of the place itself
    std::int64_t stride = 1;
    std::optional<std::int64_t> extent = {}; ///< none: known to a launch only
};

/// The place in a plane that indices stand for: the sum of each times its stride. With a real one among them
/// it is formed in real numbers and rounded toward zero as a whole; then NaN is no place (docs/semantics.md
/// "Places of planes"). Nothing after a refusal: conditions, values that are no single numbers, plain numbers
/// outside.
std::optional<ir::NodeId> placeOf(Frame& frame, const std::string& plane,
                                  const std::vector<PlaceIndex>& indices, Range range);

} // namespace hawk::trace
