// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <system_error>

#include "process/descriptor.h"

struct stat;

namespace hawk::process {

/// The bytes of an open regular file from its start, or the system's reason: another kind of file is an
/// invalid argument, and a larger one is too large.
std::expected<std::string, std::error_code> readOpenFile(const Descriptor& file, std::size_t maximumBytes);

/// Whether only the effective user can write it: it is his, and neither group nor others may write. The
/// content of a file like this in a folder like this is his own.
bool isPrivate(const struct stat& status);

/// Opens a folder to work in by `openat`. Not open when it is missing, is no folder, or is not private.
Descriptor openPrivateFolder(const std::string& path);

/// Opens a file in such a folder with these flags of open(2), for its owner alone when it is made. Not open
/// when that fails, and for links and files that are not regular or not private.
Descriptor openPrivateFile(const Descriptor& folder, const std::string& name, int flags);

/// The bytes of a private file; nothing when it cannot be opened or read or is larger than the limit.
std::optional<std::string> readPrivateFile(const Descriptor& folder, const std::string& name,
                                           std::size_t maximumBytes);

/// Makes a folder and the missing ones above it, each for its owner alone. An existing folder is fine.
std::error_code makePrivateFolders(const std::string& path);

} // namespace hawk::process
