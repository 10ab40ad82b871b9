// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "data/binding.h"
#include "eval/program.h"
#include "process/job_context.h"

/// What is asked before and after a sample is computed, by a launch and by a probe alike.
namespace hawk::eval {

/// Usage error "range-outside" for samples that the launch has not.
Result<void> checkRange(const ir::Kernel& kernel, const data::BoundArguments& arguments, std::int64_t base,
                        std::int64_t count);

/// Whether a mask says that nothing of the sample is computed.
bool isSkipped(const Program& program, std::int64_t sample);

/// Whether a place outside of a plane has been told.
bool isOutside(const Frame& frame);
/// Leaves in `frame.outside` only a read that the sample needs. False when a stop was requested.
bool keepNeededMiss(const Program& program, const Frame& frame, const process::JobContext& job);
/// "read-outside" or "store-outside".
std::unexpected<Error> refuseOutside(const data::BoundArguments& arguments, const MissedPlace& outside,
                                     std::int64_t sample);

std::unexpected<Error> stopped(const ir::Kernel& kernel, std::int64_t sample);

} // namespace hawk::eval
