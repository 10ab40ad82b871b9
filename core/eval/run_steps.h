// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <vector>

#include "eval/operations.h"
#include "process/job_context.h"

namespace hawk::eval {

inline constexpr std::uint32_t stepsBetweenStops = 1u << 20;

/// Runs steps to their end, with `after` called on each that has run. False when a stop was requested
/// meanwhile: a loop can be long.
template <class After>
bool runSteps(const std::vector<Instruction>& steps, Frame frame, const process::JobContext& job,
              After&& after)
{
    std::uint32_t next = 0;
    frame.next = &next;
    for (std::uint32_t untilStop = stepsBetweenStops; next < steps.size(); --untilStop) {
        if (untilStop == 0) {
            if (job.isStopped())
                return false;
            untilStop = stepsBetweenStops;
        }
        const Instruction& step = steps[next++];
        step.run(step, frame);
        after(step);
    }
    return true;
}

} // namespace hawk::eval
