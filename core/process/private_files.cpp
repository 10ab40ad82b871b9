// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "process/private_files.h"

#include <cerrno>
#include <cstdint>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hawk::process {

static std::unexpected<std::error_code> lastError()
{
    return std::unexpected(std::error_code(errno, std::generic_category()));
}

std::expected<std::string, std::error_code> readOpenFile(const Descriptor& file, std::size_t maximumBytes)
{
    struct stat status{};
    if (fstat(file.number(), &status) != 0)
        return lastError();
    if (!S_ISREG(status.st_mode))
        return std::unexpected(std::make_error_code(std::errc::invalid_argument));
    if (static_cast<std::uint64_t>(status.st_size) > maximumBytes)
        return std::unexpected(std::make_error_code(std::errc::file_too_large));
    std::string bytes(static_cast<std::size_t>(status.st_size), '\0');
    std::size_t done = 0;
    while (done < bytes.size()) {
        const auto at = static_cast<off_t>(done);
        const ssize_t count = pread(file.number(), bytes.data() + done, bytes.size() - done, at);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return lastError();
        if (count == 0)
            break;
        done += static_cast<std::size_t>(count);
    }
    bytes.resize(done);
    return bytes;
}

bool isPrivate(const struct stat& status)
{
    return status.st_uid == geteuid() && (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

Descriptor openPrivateFolder(const std::string& path)
{
    Descriptor folder(open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    struct stat status{};
    if (!folder.isOpen() || fstat(folder.number(), &status) != 0 || !isPrivate(status))
        return {};
    return folder;
}

Descriptor openPrivateFile(const Descriptor& folder, const std::string& name, int flags)
{
    Descriptor file(openat(folder.number(), name.c_str(), flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC,
                           S_IRUSR | S_IWUSR));
    struct stat status{};
    if (!file.isOpen() || fstat(file.number(), &status) != 0 || !S_ISREG(status.st_mode)
        || !isPrivate(status))
        return {};
    return file;
}

std::optional<std::string> readPrivateFile(const Descriptor& folder, const std::string& name,
                                           std::size_t maximumBytes)
{
    const Descriptor file = openPrivateFile(folder, name, O_RDONLY);
    if (!file.isOpen())
        return std::nullopt;
    auto bytes = readOpenFile(file, maximumBytes);
    return bytes ? std::optional(*std::move(bytes)) : std::nullopt;
}

std::error_code makePrivateFolders(const std::string& path)
{
    const auto makeOne = [&] {
        const bool isThere = mkdir(path.c_str(), S_IRWXU) == 0 || errno == EEXIST;
        return isThere ? std::error_code() : std::error_code(errno, std::generic_category());
    };
    const std::error_code reason = makeOne();
    const std::string above = std::filesystem::path(path).parent_path().string();
    if (reason != std::errc::no_such_file_or_directory || above.empty() || above == path)
        return reason;
    const std::error_code madeAbove = makePrivateFolders(above);
    return madeAbove ? madeAbove : makeOne();
}

} // namespace hawk::process
