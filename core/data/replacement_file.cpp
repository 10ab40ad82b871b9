// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/replacement_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <format>
#include <random>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hawk::data {

static std::string hintFor(int error)
{
    switch (error) {
    case ENOSPC:
        return "Free some space or write to another disk.";
    case EDQUOT:
        return "Free some space of your quota or write to another disk.";
    case EFBIG:
        return "Raise the limit of file sizes (`ulimit -f`), or write less; some disks take no larger file.";
    case EIO:
        return "Check the disk, or write to another.";
    default:
        return "Check the permissions of the folder.";
    }
}

static std::string targetOf(const std::string& path)
{
    std::error_code ignored;
    const auto resolved = std::filesystem::canonical(path, ignored);
    return ignored ? path : resolved.string();
}

Result<ReplacementFile> ReplacementFile::create(const std::string& path)
{
    ReplacementFile file;
    file.m_path = path;
    file.m_target = targetOf(path);
    struct stat status{};
    const bool isThere = stat(path.c_str(), &status) == 0;
    if (isThere && S_ISDIR(status.st_mode))
        return text::refused("file-directory",
                             std::format("'{}' is a folder, so no file can be written there.", path),
                             "Name a file inside it.");
    if (isThere && !S_ISREG(status.st_mode)) {
        return std::move(file).openDirectly();
    }
    std::random_device random;
    for (int attempt = 0; attempt < 16 && !file.m_file.isOpen(); ++attempt) {
        std::string temporary = std::format("{}.{:08x}.part", file.m_target, random());
        file.m_file =
            process::Descriptor(open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
        if (file.m_file.isOpen())
            file.m_temporary = std::move(temporary);
        else if (errno != EEXIST)
            break;
    }
    if (!file.m_file.isOpen() && (errno == ENOENT || errno == ENOTDIR))
        return text::refused("file-no-folder", std::format("The folder of '{}' does not exist.", path),
                             "Create the folder first, or write elsewhere.");
    if (!file.m_file.isOpen())
        return file.failure(errno);
    if (isThere)
        fchmod(file.m_file.number(), status.st_mode & 07777);
    return file;
}

Result<ReplacementFile> ReplacementFile::openDirectly() &&
{
    // Opening a pipe waits for its reader, and nobody may ever come.
    m_file = process::Descriptor(open(m_path.c_str(), O_WRONLY | O_CLOEXEC | O_NONBLOCK));
    if (!m_file.isOpen() && errno == ENXIO)
        return text::refused("file-no-reader",
                             std::format("'{}' is a pipe or a socket that no program reads from.", m_path),
                             "Start the program that reads from it first, or write to a file.");
    if (!m_file.isOpen() || fcntl(m_file.number(), F_SETFL, O_WRONLY) != 0)
        return failure(errno);
    return std::move(*this);
}

ReplacementFile::ReplacementFile(ReplacementFile&& other) noexcept
    : m_path(std::move(other.m_path))
    , m_target(std::move(other.m_target))
    , m_temporary(std::exchange(other.m_temporary, {}))
    , m_file(std::move(other.m_file))
{ }

ReplacementFile::~ReplacementFile()
{
    if (!m_temporary.empty())
        unlink(m_temporary.c_str());
}

Result<void> ReplacementFile::write(std::span<const std::byte> bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(m_file.number(), bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return failure(errno);
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return {};
}

Result<void> ReplacementFile::write(std::string_view text)
{
    return write(std::as_bytes(std::span(text)));
}

Result<void> ReplacementFile::finish()
{
    if (m_temporary.empty())
        return {};
    // Network file systems report a lack of space when any descriptor of the file is closed.
    const int duplicate = dup(m_file.number());
    if (duplicate < 0 || ::close(duplicate) != 0)
        return failure(errno);
    if (std::rename(m_temporary.c_str(), m_target.c_str()) != 0)
        return failure(errno);
    m_temporary.clear();
    return {};
}

std::unexpected<Error> ReplacementFile::failure(int error) const
{
    return text::environmentError("file-unwritable",
                                  std::format("'{}' cannot be written: {}.", m_path, std::strerror(error)),
                                  hintFor(error));
}

Result<void> replaceFile(const std::string& path, std::string_view text)
{
    auto file = ReplacementFile::create(path);
    if (!file)
        return std::unexpected(std::move(file.error()));
    return file->write(text).and_then([&] { return file->finish(); });
}

} // namespace hawk::data
