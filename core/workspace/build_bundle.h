// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "bundle/bundle.h"
#include "bundle/preview.h"
#include "workspace/build_kernel.h"
#include "workspace/kernel_file.h"

namespace hawk::workspace {

/// A bundle as a person asks for it.
struct BundleOrder {
    std::vector<KernelReference> files; ///< of a file without named kernels every kernel is taken
    std::string directory;
    std::vector<std::string> targets = {}; ///< back ends; empty: chooseTargets
    TargetArguments target = {}; ///< its back end is ignored
};

/// The same of kernels that are at hand.
struct MembersOrder {
    std::vector<bundle::Member> members;
    std::string directory;
    std::vector<std::string> targets = {}; ///< back ends; empty: chooseTargets
    TargetArguments target = {}; ///< its back end is ignored
};

/// Back ends for a bundle when none is stated, and one line that says which and why.
struct TargetChoice {
    std::vector<std::string> targets;
    std::string reason;
};

/// host, and cuda where a device compiler is found. May start the compiler to ask it what it is. Fails only
/// when the job is stopped.
Result<TargetChoice> chooseTargets(compile::Session& session, const process::JobContext& job = {});

/// Every kernel that the references name, in their order, each with the text it came from. An error of one
/// file carries that file's text.
Result<std::vector<bundle::Member>> bundleMembers(const std::vector<KernelReference>& files,
                                                  const process::JobContext& job = {});

/// The named kernels of one file (none named: all), in their order, each with its text.
Result<std::vector<bundle::Member>> bundleMembers(const trace::Module& module,
                                                  const std::vector<std::string>& kernels);

/// One description for all back ends of a bundle: the profile of its CPU code and the architecture of its
/// device code.
Result<codegen::TargetSpec> bundleTarget(const TargetArguments& arguments,
                                         const std::vector<std::string>& targets, compile::Session& session,
                                         const process::JobContext& job = {});

/// From kernels to a published bundle. Chosen targets are told to the job's information. Refused as the steps
/// above and bundle::buildBundle are.
Result<bundle::Bundle> buildBundle(MembersOrder order, compile::Session& session,
                                   const process::JobContext& job = {});
/// From files.
Result<bundle::Bundle> buildBundle(const BundleOrder& order, compile::Session& session,
                                   const process::JobContext& job = {});

/// What buildBundle would write. Compiles nothing and touches no folder.
Result<bundle::BundleView> previewBundle(MembersOrder order, compile::Session& session,
                                         const process::JobContext& job = {});

} // namespace hawk::workspace
