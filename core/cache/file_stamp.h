// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>

#include "cache/files.h"

struct stat;

namespace hawk::cache {

/// What tells one content of a file from the next without reading it. Times are nanoseconds since the epoch.
/// The change time cannot be set back by a program, so a file whose modification time was restored still
/// shows.
struct FileStamp {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::uint64_t size = 0;
    std::int64_t modified = 0;
    std::int64_t changed = 0;
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

FileStamp stampOf(const struct stat& status);
/// Follows symbolic links, as a compiler does. An error when there is no regular file.
Io<FileStamp> stampOf(const std::string& path);

/// Now, on the clock from which the system takes the times of files. It moves in steps of some milliseconds:
/// a file changed after this call has a change time at or after the value.
std::int64_t fileClock();

/// Two changes in one step of the clock leave equal stamps. A file this young must be read, not remembered.
bool isYoung(const FileStamp& stamp, std::int64_t now);

} // namespace hawk::cache
