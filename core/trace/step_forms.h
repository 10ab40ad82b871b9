// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/builtins.h"
#include "trace/session.h"

namespace hawk::trace {

/// What `steps=` of a decorator says; without a form the kernel takes several steps where it can.
struct StepRequest {
    std::optional<ir::StepForm> form;
    Range place;
};

/// A number of steps or "auto"; nothing after a refusal.
std::optional<ir::StepForm> readSteps(Frame& frame, const Value& value, Range place, std::string_view kernel);

/// The kernel with the steps that were asked for; nothing when it cannot take them (R101).
std::optional<ir::Kernel> takeSteps(Frame& frame, ir::Kernel kernel, const StepRequest& request);

/// `hawk.steps(kernel, count)`: another kernel of the file, which takes so many steps in a launch.
Value callSteps(Frame& frame, const Arguments& arguments, Range call);

} // namespace hawk::trace
