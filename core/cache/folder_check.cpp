// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/folder_check.h"

#include <cerrno>
#include <format>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cache/files.h"

namespace hawk::cache {

std::optional<FolderState> inspectFolder(const std::string& path)
{
    struct stat status{};
    if (stat(path.c_str(), &status) != 0) {
        if (errno == ENOENT)
            return std::nullopt;
        return FolderState{Access::refused, std::format("cannot be used: {}", lastError().error().message())};
    }
    if (!S_ISDIR(status.st_mode))
        return FolderState{Access::refused, "is a file, not a folder"};
    if (status.st_uid != geteuid())
        return FolderState{Access::refused,
                           std::format("belongs to another user (number {})", status.st_uid)};
    if ((status.st_mode & S_IWOTH) != 0)
        return FolderState{Access::refused,
                           "can be written by every user of this machine, which `chmod go-w` on it ends"};
    if ((status.st_mode & S_IWGRP) != 0)
        return FolderState{Access::refused,
                           std::format("can be written by every user in its group (number {}), which "
                                       "`chmod g-w` on it ends",
                                       status.st_gid)};
    if (faccessat(AT_FDCWD, path.c_str(), R_OK | X_OK, AT_EACCESS) != 0)
        return FolderState{Access::refused, std::format("cannot be read: {}", lastError().error().message())};
    if (faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0)
        return FolderState{Access::readOnly,
                           std::format("cannot be written: {}", lastError().error().message())};
    return FolderState{Access::readWrite};
}

FolderState prepareFolder(const std::string& path)
{
    if (std::optional<FolderState> state = inspectFolder(path))
        return *std::move(state);
    if (const Io<void> made = makeFolders(path); !made)
        return {Access::refused, std::format("cannot be made: {}", made.error().message())};
    return inspectFolder(path).value_or(FolderState{Access::refused, "vanished while it was made"});
}

} // namespace hawk::cache
