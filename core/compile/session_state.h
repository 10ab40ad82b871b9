// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <atomic>
#include <mutex>

#include "cache/store.h"
#include "compile/compile.h"
#include "process/single_flight.h"

namespace hawk::compile {

/// What a Session owns.
struct Session::State {
    explicit State(toolchain::Settings given);

    /// Whether the user named the cache folder: then a folder that cannot be used is an error to report,
    /// while a default folder is done without.
    bool isFolderChosen() const;
    /// The error for a cache folder that cannot be used: names it, what is wrong, and where it was set.
    Error folderError(const cache::FolderState& folder) const;
    /// Adds one request to both kinds of counters. Says once in a session when those on disk cannot be kept.
    void count(cache::RequestEnd end, const process::JobContext& job);

    toolchain::Settings settings;
    cache::Store store;
    toolchain::Toolchain toolchain;
    process::SingleFlight<Result<Artifact>> flights;

    std::atomic_flag saidUncounted;
    mutable std::mutex statsMutex;
    CacheStats stats;
};

} // namespace hawk::compile
