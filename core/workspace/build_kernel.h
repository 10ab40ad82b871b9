// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>

#include "codegen/backend.h"
#include "compile/compile.h"
#include "plan/launch_plan.h"
#include "process/job_context.h"
#include "text/error.h"
#include "text/source_text.h"

namespace hawk::workspace {

/// A target as a caller states it; what is absent is filled in from the settings and
/// compilers of the compile::Session.
struct TargetArguments {
    std::string backend = "host";
    data::Mode mode = data::Mode::float64;
    std::string architecture =
        {}; ///< device code: sm_90, compute_75; empty: HAWK_CUDA_ARCH or the compiler's smallest
    std::vector<std::string> defines = {};
    std::optional<codegen::Profile> profile = {}; ///< of code for the CPU; absent: by settings and compiler
    std::optional<codegen::OptLevel> optLevel = {}; ///< absent: by settings
    friend bool operator==(const TargetArguments&, const TargetArguments&) = default;
};

/// A complete TargetSpec: profile by compiler, level and architecture by settings. Environment error when the
/// back end's compiler is not there.
Result<codegen::TargetSpec> resolveTarget(const TargetArguments& arguments, compile::Session& session,
                                          const process::JobContext& job = {});

/// The same without a compiler: what generated text alone depends on. Never fails for want of one.
codegen::TargetSpec targetForText(const TargetArguments& arguments, compile::Session& session,
                                  const process::JobContext& job = {});

/// A kernel from its IR to a compiled artifact, with every step's result.
struct BuiltKernel {
    plan::LaunchPlan plan;
    codegen::TargetSpec target;
    codegen::GeneratedUnit unit;
    compile::Artifact artifact;
};

/// The diagnostics of an error refer to `source`, which it carries.
Result<BuiltKernel> buildKernel(const ir::Kernel& kernel, const text::SourceText& source,
                                const codegen::TargetSpec& target, compile::Session& session,
                                const process::JobContext& job = {});

/// The kernels of a step for one target, in their order. Environment error "no-device" for code that this
/// machine's processor does not run.
Result<std::vector<BuiltKernel>> buildForLaunch(const std::vector<ir::Kernel>& kernels,
                                                const text::SourceText& source,
                                                const TargetArguments& arguments, compile::Session& session,
                                                const process::JobContext& job = {});

} // namespace hawk::workspace
