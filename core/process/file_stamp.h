// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <system_error>

struct stat;

namespace hawk::process {

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
std::expected<FileStamp, std::error_code> stampOf(const std::string& path);

/// Now, on the clock from which the system takes the times of files. It moves in steps of some milliseconds:
/// a file changed after this call has a change time at or after the value.
std::int64_t fileClock();

/// Two changes in one step of the clock leave equal stamps. A file this young must be read, not remembered.
bool isYoung(const FileStamp& stamp, std::int64_t now);

enum class Links { refuse, follow };

struct FileDigest {
    std::string sha256;
    FileStamp stamp; ///< taken after the file was read
};

/// Reads a file whole for its digest. An error when there is no regular file, and for a symbolic link at the
/// end of the path when links are refused.
std::expected<FileDigest, std::error_code> digestFile(const std::string& path, Links links = Links::follow);

} // namespace hawk::process
