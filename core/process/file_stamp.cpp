// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "process/file_stamp.h"

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <span>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "process/descriptor.h"
#include "text/sha256.h"

namespace hawk::process {

static constexpr std::int64_t second = 1'000'000'000;
// Covers file systems that keep times in steps of two seconds.
static constexpr std::int64_t youngFor = 2 * second;
static constexpr std::size_t largestBlock = std::size_t{256} << 10;

static std::int64_t nanoseconds(const timespec& time)
{
    return static_cast<std::int64_t>(time.tv_sec) * second + time.tv_nsec;
}

static std::unexpected<std::error_code> lastError()
{
    return std::unexpected(std::error_code(errno, std::generic_category()));
}

FileStamp stampOf(const struct stat& status)
{
    return {.device = status.st_dev,
            .inode = status.st_ino,
            .size = static_cast<std::uint64_t>(status.st_size),
            .modified = nanoseconds(status.st_mtim),
            .changed = nanoseconds(status.st_ctim)};
}

std::expected<FileStamp, std::error_code> stampOf(const std::string& path)
{
    struct stat status{};
    if (stat(path.c_str(), &status) != 0)
        return lastError();
    if (!S_ISREG(status.st_mode))
        return std::unexpected(std::make_error_code(std::errc::invalid_argument));
    return stampOf(status);
}

std::int64_t fileClock()
{
    timespec now{};
    clock_gettime(CLOCK_REALTIME_COARSE, &now);
    return nanoseconds(now);
}

bool isYoung(const FileStamp& stamp, std::int64_t now)
{
    return stamp.changed > now - youngFor;
}

std::expected<FileDigest, std::error_code> digestFile(const std::string& path, Links links)
{
    const int followFlag = links == Links::refuse ? O_NOFOLLOW : 0;
    const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | followFlag));
    struct stat status{};
    if (!file.isOpen() || fstat(file.number(), &status) != 0)
        return lastError();
    if (!S_ISREG(status.st_mode))
        return std::unexpected(std::make_error_code(std::errc::invalid_argument));

    text::Sha256 hash;
    std::vector<std::byte> block(std::min(static_cast<std::size_t>(status.st_size) + 1, largestBlock));
    for (;;) {
        const ssize_t count = read(file.number(), block.data(), block.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return lastError();
        if (count == 0)
            break;
        hash.bytes(std::span(block).first(static_cast<std::size_t>(count)));
    }
    if (fstat(file.number(), &status) != 0)
        return lastError();
    return FileDigest{hash.hex(), stampOf(status)};
}

} // namespace hawk::process
