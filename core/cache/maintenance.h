// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <system_error>
#include <vector>

#include "cache/layout.h"

namespace hawk::cache {

struct StoreSize {
    std::uint64_t entries = 0;
    std::uint64_t bytes = 0;
};

/// Counts entries and the bytes of their files by walking the store.
StoreSize measureStore(const Layout& layout);

/// A folder that should have gone, and why it is still there.
struct LeftFolder {
    std::string path;
    std::error_code reason;
};

struct ClearedStore {
    StoreSize removed;
    std::vector<LeftFolder> left; ///< in the place of entries, or on the way out in the trash
};

/// Removes every entry: each folder of entries moves into the trash by one rename, so that a reader sees an
/// entry whole or not at all, and is deleted there, and so does anything else in its place. Counters, memos
/// and names that are not ours stay. Safe while other processes read and store.
ClearedStore clearStore(const Layout& layout);

/// Removes what killed processes left in staging and trash.
void sweepLeftovers(const Layout& layout);

/// sweepLeftovers, at most once in ten seconds over all processes.
void sweepNowAndThen(const Layout& layout);

/// Moves a file or folder into the trash by one rename and deletes it there. Does nothing when it is gone.
void moveToTrash(const Layout& layout, const std::string& path);

} // namespace hawk::cache
