// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <functional>
#include <span>
#include <vector>

#include "data/binding.h"

namespace hawk::data {

/// The bindings of the stages of one launch, in their order. A stage finds its planes and numbers by their
/// names in the launch, whose memory it shares, or in what the stages before it make, which lies in memory of
/// its own: so the bindings are made once and launched many times. The last stage stores into the planes of
/// the launch, which is finished with finishBinding() as any other. Error "out-of-memory". Costs the memory
/// of the rows and sums that stages hand on.
Result<std::vector<BoundArguments>> bindStages(const BoundArguments& launch,
                                               std::span<const Signature> stages);

/// Launches one stage after the other, each by a call of `launchStage` with its number and its arguments,
/// until one fails. What stages hand on is made anew.
Result<void> runStages(std::span<BoundArguments> stages,
                       const std::function<Result<void>(std::size_t, BoundArguments&)>& launchStage);

} // namespace hawk::data
