// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "text/whole_file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <format>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "text/lossy_name.h"

namespace hawk::text {

static std::string spellLimit(std::size_t bytes)
{
    constexpr std::size_t mebibyte = 1 << 20;
    return bytes % mebibyte == 0 ? std::format("{} MiB", bytes / mebibyte) : std::format("{} bytes", bytes);
}

namespace {

/// Closes the file it was given.
class OpenFile
{
public:
    explicit OpenFile(const std::string& path)
        // Not blocking, so that a pipe without a writer is refused instead of waited for.
        : m_number(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK))
    { }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile()
    {
        if (m_number >= 0)
            close(m_number);
    }

    int number() const { return m_number; }

private:
    int m_number = -1;
};

std::unexpected<Error> notReadable(const std::string& path, int error)
{
    return environmentError("file-not-readable",
                            std::format("`{}` cannot be read: {}.", path, std::strerror(error)),
                            "Check the permissions of the file and of the folders above it.");
}

std::unexpected<Error> notRegular(const std::string& path, mode_t mode)
{
    const std::string_view kind = S_ISFIFO(mode) ? "a pipe" : S_ISSOCK(mode) ? "a socket" : "a device";
    return refused("file-not-regular", std::format("`{}` is {}, not a file.", path, kind),
                   "Save what it would give in a file and name that.");
}

std::unexpected<Error> tooLarge(const std::string& path, std::size_t maximumBytes)
{
    return refused("file-too-large",
                   std::format("`{}` is larger than the limit of {}.", path, spellLimit(maximumBytes)),
                   "Check that it is the file you mean; tables of numbers belong into NPY or CSV files.");
}

} // namespace

Result<std::string> readWholeFile(const std::string& path, std::size_t maximumBytes)
{
    const OpenFile file(path);
    const bool isMissing = file.number() < 0 && (errno == ENOENT || errno == ENOTDIR);
    if (auto lossy = isMissing ? lossyName(path) : std::nullopt)
        return std::unexpected(*std::move(lossy));
    if (isMissing)
        return refused("file-missing", std::format("There is no file `{}`.", path),
                       "Check the name; a relative name is looked up in the current folder.");
    // A socket, or a device that is not there, cannot even be opened.
    if (file.number() < 0 && (errno == ENXIO || errno == ENODEV))
        return notRegular(path, S_IFSOCK);
    if (file.number() < 0)
        return notReadable(path, errno);
    struct stat status{};
    if (fstat(file.number(), &status) != 0)
        return notReadable(path, errno);
    if (S_ISDIR(status.st_mode))
        return refused("file-is-directory", std::format("`{}` is a folder, not a file.", path),
                       "Name one file inside the folder.");
    if (!S_ISREG(status.st_mode))
        return notRegular(path, status.st_mode);
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size > maximumBytes)
        return tooLarge(path, maximumBytes);

    std::string bytes;
    // One byte more than is there shows the end without another step.
    for (std::size_t room = size + 1;; room = std::size_t{1} << 16) {
        const std::size_t before = bytes.size();
        bytes.resize(before + room);
        const ssize_t count = read(file.number(), bytes.data() + before, room);
        const int error = errno;
        bytes.resize(before + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        if (count < 0 && error == EINTR)
            continue;
        if (count < 0)
            return notReadable(path, error);
        if (count == 0)
            return bytes;
        if (bytes.size() > maximumBytes)
            return tooLarge(path, maximumBytes);
    }
}

} // namespace hawk::text
