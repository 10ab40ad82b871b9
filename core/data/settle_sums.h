// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "data/binding.h"

namespace hawk::data {

/// Whether a launch leaves something to settle.
bool hasSums(const Signature& signature);

/// The name of the result that a written plane is, or that is made of it.
std::string resultName(const Signature& signature, const std::string& slot);

/// Makes the results of rows, and puts what compensated sums have lost into them; their companions are then
/// zero. What a launcher does after the last sample. Costs a pass over the rows and the companions.
void settleSums(BoundArguments& arguments);

} // namespace hawk::data
