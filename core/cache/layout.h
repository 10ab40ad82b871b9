// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace hawk::cache {

/// Where things are in a cache root. Everything of ours is inside one folder, whose name carries the version
/// of this layout; nothing outside it is ever read, counted or deleted.
struct Layout {
    std::string root;

    std::string directory() const { return root + "/workbench-1"; }
    std::string staging() const { return directory() + "/staging"; }
    std::string trash() const { return directory() + "/trash"; }
    std::string counters() const { return directory() + "/counters"; }
    std::string digestTable() const { return directory() + "/digests"; }
    /// For memos about tools, which another layer keeps.
    std::string toolMemos() const { return directory() + "/tools"; }
    /// The time of this file is that of the last sweep.
    std::string sweepMark() const { return directory() + "/last-sweep"; }
    /// `<2 hex>`: the folder of the keys that begin so.
    std::string shard(std::string_view key) const
    {
        return directory() + '/' + std::string(key.substr(0, 2));
    }
    /// `<2 hex>/<key>`: the folder of the variants of one request.
    std::string keyFolder(std::string_view key) const { return shard(key) + '/' + std::string(key); }
};

/// Whether a name in the directory is that of a folder of entries: two lower-case hex digits.
bool isShardName(std::string_view name);

} // namespace hawk::cache
