// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <system_error>

#include <sys/types.h>

#include "process/file_stamp.h"

namespace hawk::cache {

/// A value, or the operating system's reason why there is none.
template <class T>
using Io = std::expected<T, std::error_code>;

/// The reason of the system call that just failed.
std::unexpected<std::error_code> lastError();

/// Reads a regular file whole. A larger file or a folder is an error, and so is a symbolic link at the end of
/// the path when links are refused.
Io<std::string> readFile(const std::string& path, std::size_t maximumBytes,
                         process::Links links = process::Links::refuse);

/// Writes a file that must not exist yet, with exactly this mode. On failure nothing stays behind.
Io<void> writeNewFile(const std::string& path, std::string_view bytes, mode_t mode);

/// Makes a folder and the missing ones above it, each for its owner alone. An existing folder is fine.
Io<void> makeFolders(const std::string& path);

/// Removes a file or a folder with everything in it; links are removed, not followed. What is gone already is
/// fine; returns the reason why something stays.
std::error_code removeTree(const std::string& path);

struct TreeSize {
    std::uint64_t files = 0;
    std::uint64_t bytes = 0;
};

/// Counts the regular files below a folder. Files that vanish meanwhile are passed over.
TreeSize measureTree(const std::string& path);

/// 16 hex digits from the system's random source, for names nobody else takes.
std::string randomHex();

} // namespace hawk::cache
