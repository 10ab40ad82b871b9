// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/maintenance.h"

#include <algorithm>
#include <filesystem>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>

#include "cache/files.h"
#include "cache/obstacles.h"
#include "cache/staging.h"
#include "process/descriptor.h"
#include "process/file_stamp.h"

namespace hawk::cache {

namespace fs = std::filesystem;

static constexpr std::int64_t sweepPause = std::int64_t{10} * 1'000'000'000;

bool isShardName(std::string_view name)
{
    return name.size() == 2
        && std::ranges::all_of(name, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

// Folders directly inside a folder, as paths. What cannot be listed, or is a link, is empty.
static std::vector<std::string> foldersIn(const std::string& folder)
{
    std::vector<std::string> found;
    std::error_code error;
    if (!fs::is_directory(fs::symlink_status(folder, error)))
        return found;
    for (fs::directory_iterator place(folder, error); !error && place != fs::directory_iterator();
         place.increment(error)) {
        std::error_code gone;
        if (place->is_directory(gone) && !place->is_symlink(gone))
            found.push_back(place->path().string());
    }
    return found;
}

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

// Whatever has the name of a folder of entries, even when it is something else.
static std::vector<std::string> shardsOf(const Layout& layout)
{
    std::vector<std::string> shards;
    std::error_code error;
    for (fs::directory_iterator place(layout.directory(), error); !error && place != fs::directory_iterator();
         place.increment(error)) {
        if (isShardName(place->path().filename().string()))
            shards.push_back(place->path().string());
    }
    return shards;
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

StoreSize clearStore(const Layout& layout)
{
    StoreSize total;
    freeFolderPlace(layout, layout.trash());
    for (const std::string& shard : shardsOf(layout)) {
        const Io<StagingFolder> away = StagingFolder::take(layout.trash(), shard);
        if (!away)
            continue;
        // Counted where nobody adds to it any more.
        const StoreSize size = measureShard(away->path());
        total.entries += size.entries;
        total.bytes += size.bytes;
    }
    sweepLeftovers(layout);
    return total;
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
