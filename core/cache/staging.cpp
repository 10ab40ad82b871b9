// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/staging.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <format>
#include <utility>

#include <sys/stat.h>

#include "cache/owner.h"
#include "process/file_stamp.h"

namespace hawk::cache {

// Longer than any compile may take by default.
static constexpr std::int64_t unknownOwnerAge = std::int64_t{24} * 3600 * 1'000'000'000;

static std::string freshPath(const std::string& parent, std::string_view prefix)
{
    return std::format("{}/{}{}-{}", parent, prefix, ownerTag(), randomHex());
}

Io<StagingFolder> StagingFolder::make(const std::string& parent, std::string_view prefix)
{
    const std::string path = freshPath(parent, prefix);
    if (mkdir(path.c_str(), S_IRWXU) == 0)
        return StagingFolder(path);
    if (errno != ENOENT)
        return lastError();
    if (const Io<void> made = makeFolders(parent); !made)
        return std::unexpected(made.error());
    if (mkdir(path.c_str(), S_IRWXU) != 0)
        return lastError();
    return StagingFolder(path);
}

Io<StagingFolder> StagingFolder::take(const std::string& parent, const std::string& path)
{
    const std::string target = freshPath(parent, {});
    if (std::rename(path.c_str(), target.c_str()) == 0)
        return StagingFolder(target);
    if (const Io<void> made = makeFolders(parent); !made)
        return std::unexpected(made.error());
    if (std::rename(path.c_str(), target.c_str()) != 0)
        return lastError();
    return StagingFolder(target);
}

StagingFolder::StagingFolder(StagingFolder&& other) noexcept : m_path(std::exchange(other.m_path, {}))
{ }

StagingFolder& StagingFolder::operator=(StagingFolder&& other) noexcept
{
    std::swap(m_path, other.m_path);
    return *this;
}

StagingFolder::~StagingFolder()
{
    if (!m_path.empty())
        removeTree(m_path);
}

std::string StagingFolder::release()
{
    return std::exchange(m_path, {});
}

static bool isOlderThanADay(const std::string& path)
{
    struct stat status{};
    return lstat(path.c_str(), &status) == 0
        && process::stampOf(status).changed < process::fileClock() - unknownOwnerAge;
}

std::uint64_t sweepStaging(const std::string& parent)
{
    namespace fs = std::filesystem;
    std::uint64_t swept = 0;
    std::error_code error;
    for (fs::directory_iterator place(parent, error); !error && place != fs::directory_iterator();
         place.increment(error)) {
        const std::string path = place->path().string();
        const OwnerState owner = ownerState(place->path().filename().string());
        if (owner == OwnerState::dead || (owner == OwnerState::unknown && isOlderThanADay(path))) {
            removeTree(path);
            ++swept;
        }
    }
    return swept;
}

} // namespace hawk::cache
