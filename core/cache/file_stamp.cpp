// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/file_stamp.h"

#include <ctime>

#include <sys/stat.h>

namespace hawk::cache {

static constexpr std::int64_t second = 1'000'000'000;
// Covers file systems that keep times in steps of two seconds.
static constexpr std::int64_t youngFor = 2 * second;

static std::int64_t nanoseconds(const timespec& time)
{
    return static_cast<std::int64_t>(time.tv_sec) * second + time.tv_nsec;
}

FileStamp stampOf(const struct stat& status)
{
    return {.device = status.st_dev,
            .inode = status.st_ino,
            .size = static_cast<std::uint64_t>(status.st_size),
            .modified = nanoseconds(status.st_mtim),
            .changed = nanoseconds(status.st_ctim)};
}

Io<FileStamp> stampOf(const std::string& path)
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

} // namespace hawk::cache
