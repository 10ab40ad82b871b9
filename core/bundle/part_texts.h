// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bundle/bundle.h"
#include "bundle/parts.h"
#include "bundle/sidecar.h"

namespace hawk::bundle {

/// One back end of a bundle with what it compiles for.
struct PieceTarget {
    const codegen::Backend* backend = nullptr;
    codegen::TargetSpec target;
    std::string_view format; ///< of its objects
};

struct BundleTargets {
    std::vector<PieceTarget> places;
    std::vector<std::string> execTargets; ///< the manifest's words, in build order
};

/// The targets of a request, whose members have these parts. Refused as buildBundle refuses a request, but
/// for its folder.
Result<BundleTargets> bundleTargets(const BundleRequest& request, const std::vector<Part>& parts);

/// What a bundle writes about one of its parts. None of it depends on compiled bytes.
struct PartTexts {
    ManifestEntry manifest;
    std::string sidecar;
};

/// A device object gives the entry its format and artifact when there is one (docs/bundles.md "The
/// manifest"). May ask the compiler what the machine is.
Result<PartTexts> partTexts(const Part& part, const BundleTargets& targets, compile::Session& session,
                            const process::JobContext& job = {});

std::string artifactName(std::string_view kernel, std::string_view format);

} // namespace hawk::bundle
