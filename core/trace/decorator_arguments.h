// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>
#include <optional>
#include <string>

#include "trace/builtins.h"
#include "trace/kinds.h"
#include "trace/step_forms.h"

namespace hawk::trace {

/// A name that a decorator gives to one of the planes, or to something else of the kernel.
struct NamedPart {
    std::string name;
    Range place;
};

/// What a decorator says of a kernel.
struct KernelRequest {
    StepRequest steps = {};
    std::shared_ptr<const Kind> kind = std::make_shared<const Kind>(); ///< null after a refusal
    std::optional<NamedPart> time = {};
    std::optional<NamedPart> timeStep = {};
    std::optional<NamedPart> group = {}; ///< an axis of the grid
    std::optional<NamedPart> width = {}; ///< of a jump: a Param
    bool hasJump = false;
};

/// Adds the keywords of `@hawk.kernel(…)`, or of a kind, to a request.
void readArguments(Frame& frame, const Arguments& arguments, std::string_view kernel, KernelRequest& request);

/// Refuses what a decorator says of planes that are not there or do something else (R142); false when it did.
bool checkRequest(Frame& frame, const KernelRequest& request, const ir::Kernel& kernel);

} // namespace hawk::trace
