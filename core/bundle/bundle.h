// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "compile/compile.h"
#include "plan/launch_plan.h"
#include "process/job_context.h"
#include "text/error.h"
#include "text/source_text.h"

namespace hawk::bundle {

/// One kernel of a bundle with the text it came from.
struct Member {
    plan::LaunchPlan plan;
    text::SourceText source;
};

struct BundleRequest {
    std::vector<Member> members; ///< manifest order
    std::string directory;
    std::vector<std::string> targets = {"cuda", "host"}; ///< the reference's default; duplicates are refused
    codegen::TargetSpec target; ///< mode, profile, level, architecture, defines; its backend is ignored
};

/// One compiled object of a bundle.
struct Entry {
    std::string kernel;
    std::string target; ///< `host`, `cuda`
    std::string artifact; ///< file name in the bundle
    std::string source;
    std::string key;
    bool hit = false;
    std::string reason; ///< why it was compiled, one sentence; empty for a hit
    double seconds = 0.0;
    std::vector<compile::ClosureFile> closure;
};

struct Bundle {
    std::string directory;
    std::vector<Entry> entries;
    std::vector<std::string> files; ///< names, sorted, without the stamp
    std::string digest; ///< unit digest, docs/bundles.md "The unit digest"
    bool wasPublished = false; ///< false: the folder already held exactly this unit
};

/// Validates, compiles what is missing (up to the job limit in parallel), writes the unit into a sibling
/// folder and swaps it in. Nothing is written before everything compiled. Refused before anything is
/// compiled: no members, repeated names, unknown or repeated targets, kernels of different access classes,
/// malformed defines, a target folder that exists and is no bundle (files that are not ours).
Result<Bundle> buildBundle(const BundleRequest& request, compile::Session& session,
                           const process::JobContext& job = {});

} // namespace hawk::bundle
