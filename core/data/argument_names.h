// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "data/binding.h"
#include "data/slot_call.h"

namespace hawk::data {

/// What a call gives for each slot, found by name.
struct MatchedArguments {
    std::vector<SlotCall> calls; ///< one per slot
    std::vector<std::size_t> order; ///< of the slots, in which faults are told: parameters as declared first
};

/// The request must outlive the result.
MatchedArguments matchArguments(const BindRequest& request);

const Argument* findArgument(const BindRequest& request, const std::string& name);

/// Complains of each name that the kernel does not know, with one that is near (R110).
void refuseUnknownNames(const BindRequest& request, Complaints& complaints);

} // namespace hawk::data
