// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/obstacles.h"

#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cache/maintenance.h"

namespace hawk::cache {

static bool isSomethingElse(const std::string& path, mode_t type)
{
    struct stat status{};
    return lstat(path.c_str(), &status) == 0 && (status.st_mode & S_IFMT) != type;
}

Obstacle freeFolderPlace(const Layout& layout, const std::string& folder)
{
    if (!isSomethingElse(folder, S_IFDIR))
        return Obstacle::none;
    // Nothing can be moved into a trash that is no folder itself.
    if (folder == layout.trash())
        unlink(folder.c_str());
    else
        moveToTrash(layout, folder);
    return isSomethingElse(folder, S_IFDIR) ? Obstacle::none : Obstacle::setAside;
}

Obstacle freeKeyPlace(const Layout& layout, std::string_view key)
{
    const Obstacle above = freeFolderPlace(layout, layout.shard(key));
    const Obstacle inside = freeFolderPlace(layout, layout.keyFolder(key));
    return above == Obstacle::setAside ? above : inside;
}

static Io<process::Descriptor> openRegularFile(const std::string& path)
{
    process::Descriptor file(
        open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, S_IRUSR | S_IWUSR));
    struct stat status{};
    if (!file.isOpen() || fstat(file.number(), &status) != 0)
        return lastError();
    if (!S_ISREG(status.st_mode))
        return std::unexpected(std::make_error_code(std::errc::invalid_argument));
    return file;
}

Io<process::Descriptor> openOwnFile(const Layout& layout, const std::string& path)
{
    Io<process::Descriptor> file = openRegularFile(path);
    if (file || !isSomethingElse(path, S_IFREG))
        return file;
    moveToTrash(layout, path);
    return openRegularFile(path);
}

} // namespace hawk::cache
