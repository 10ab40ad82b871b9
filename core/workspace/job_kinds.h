// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "workspace/jobs.h"

namespace hawk::workspace {

// The kinds of jobs that others than their owner look for, as in JobKey::kind. A launch and a bundle belong
// to the whole workspace, the others to their document.
inline constexpr const char* runJobKind = "run";
inline constexpr const char* bundleJobKind = "bundle";
inline constexpr const char* saveJobKind = "save"; ///< of a text into its file
inline constexpr const char* keepJobKind = "keep"; ///< of an unsaved text against a crash
inline constexpr const char* reloadJobKind = "reload";

/// Each kernel of a document is built by a job of its own.
inline std::string buildJobKind(const std::string& kernel)
{
    return "build " + kernel;
}

inline bool isBuild(const JobKey& key)
{
    return key.kind.starts_with(buildJobKind({}));
}

} // namespace hawk::workspace
