// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <string_view>

#include "codegen/generated_unit.h"
#include "codegen/target_spec.h"
#include "plan/launch_plan.h"
#include "text/error.h"
#include "text/source_text.h"

namespace hawk::codegen {

/// Whose machine code a text becomes. Which compiler of the kind does it is a setting.
enum class CompilerKind {
    hostCxx, ///< of this machine: g++ or clang++
    device ///< of a GPU: nvcc or NVRTC
};

/// A back end is one value; nothing outside codegen/backends switches on its id.
struct Backend {
    std::string_view id; ///< `host`, `cuda`, `cuda-shim`
    std::string_view title; ///< for people: `C++ (CPU)`
    CompilerKind compiler;
    std::string_view sourceSuffix; ///< `cpp`, `cu`
    std::string_view execTarget; ///< the manifest's word: `host`, `device`; empty when not exported
    /// Pure: same plan, source and target, same bytes. `source` gives the kernel's own lines for comments.
    Result<GeneratedUnit> (*emit)(const plan::LaunchPlan& plan, const text::SourceText& source,
                                  const TargetSpec& target);
};

std::span<const Backend> backends();
/// Refused with the ids there are (R155).
Result<const Backend*> findBackend(std::string_view id);

/// Emits with the back end the target names.
Result<GeneratedUnit> generate(const plan::LaunchPlan& plan, const text::SourceText& source,
                               const TargetSpec& target);

} // namespace hawk::codegen
