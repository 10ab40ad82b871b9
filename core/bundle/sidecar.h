// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bundle/ordered_json.h"
#include "bundle/parts.h"
#include "codegen/target_spec.h"
#include "plan/launch_plan.h"

namespace hawk::bundle {

/// What the facts of a sidecar depend on besides the plan.
struct SidecarFacts {
    std::string format; ///< `host`, `ptx`, `cubin`: that of the manifest entry
    std::vector<std::string> execTargets; ///< `device`, `host` in build order
    codegen::TargetSpec target;
    bool hasHostEntry = false;
    std::vector<std::pair<std::string, std::string>> machine; ///< what a native object needs of its machine
    std::optional<SplitFacts> split = {}; ///< of the first part of a kernel in stages
};

/// `<k>.json` of docs/bundles.md "The sidecar", in its written order; our own facts stand in one last object,
/// `workbench`.
std::string sidecarText(const plan::LaunchPlan& plan, const SidecarFacts& facts);

/// `manifest.json` of docs/bundles.md "The manifest".
struct ManifestEntry {
    std::string id;
    std::string artifact;
    std::string format;
};
std::string manifestText(const std::vector<ManifestEntry>& entries,
                         const std::vector<std::string>& execTargets, std::string_view access);

inline constexpr std::string_view abiTag = "aether-abi/2";
inline constexpr int schemaVersion = 3;

} // namespace hawk::bundle
