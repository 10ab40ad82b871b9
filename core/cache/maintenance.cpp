// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/maintenance.h"

#include <fcntl.h>
#include <sys/stat.h>

#include "cache/files.h"
#include "cache/folders.h"
#include "cache/obstacles.h"
#include "cache/staging.h"
#include "process/descriptor.h"
#include "process/file_stamp.h"

namespace hawk::cache {

static constexpr std::int64_t sweepPause = std::int64_t{10} * 1'000'000'000;

static StoreSize measureShard(const std::string& shard)
{
    StoreSize size;
    for (const std::string& key : foldersIn(shard)) {
        for (const std::string& variant : foldersIn(key)) {
            ++size.entries;
            size.bytes += measureTree(variant).bytes;
        }
    }
    return size;
}

StoreSize measureStore(const Layout& layout)
{
    StoreSize total;
    for (const std::string& shard : shardsOf(layout)) {
        const StoreSize size = measureShard(shard);
        total.entries += size.entries;
        total.bytes += size.bytes;
    }
    return total;
}

ClearedStore clearStore(const Layout& layout)
{
    ClearedStore cleared;
    freeFolderPlace(layout, layout.trash());
    for (const std::string& shard : shardsOf(layout)) {
        Io<StagingFolder> away = StagingFolder::take(layout.trash(), shard);
        if (!away) {
            // Another process may have cleared it meanwhile.
            if (away.error() != std::errc::no_such_file_or_directory)
                cleared.left.push_back({shard, away.error()});
            continue;
        }
        // Counted where nobody adds to it any more.
        const StoreSize size = measureShard(away->path());
        cleared.removed.entries += size.entries;
        cleared.removed.bytes += size.bytes;
        const std::string path = away->release();
        if (const std::error_code fault = removeTree(path))
            cleared.left.push_back({path, fault});
    }
    sweepLeftovers(layout);
    return cleared;
}

void sweepLeftovers(const Layout& layout)
{
    sweepStaging(layout.staging());
    sweepStaging(layout.trash());
}

void sweepNowAndThen(const Layout& layout)
{
    const std::string mark = layout.sweepMark();
    const std::int64_t now = process::fileClock();
    // A mark in the future comes from a clock that was set back and must not stop sweeping.
    if (const Io<process::FileStamp> last = process::stampOf(mark);
        last && last->modified <= now && last->modified > now - sweepPause)
        return;
    const Io<process::Descriptor> file = openOwnFile(layout, mark);
    if (!file || futimens(file->number(), nullptr) != 0)
        return;
    sweepLeftovers(layout);
}

void moveToTrash(const Layout& layout, const std::string& path)
{
    // A full disk may have no room for the trash itself.
    if (!StagingFolder::take(layout.trash(), path))
        removeTree(path);
}

} // namespace hawk::cache
