// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "data/slot_call.h"

namespace hawk::data {

/// How many samples a launch has.
struct SampleCount {
    std::int64_t count = 0;
    bool isOneSample = false; ///< the planes have no sample axis
};

/// Reads the number of samples from the planes of a call that have a value for each, which must agree; with a
/// number `asked` for they need that many. `calls` are parallel to the slots; faults are told in the order
/// `order` of the slots. Codes R118, R121.
SampleCount decideSampleCount(const BindRequest& request, const std::vector<SlotCall>& calls,
                              const std::vector<std::size_t>& order, std::optional<std::int64_t> asked,
                              Complaints& complaints);

} // namespace hawk::data
