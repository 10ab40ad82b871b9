// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "bundle/staged_folder.h"

#include <cerrno>
#include <cstring>
#include <format>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bundle/unit.h"
#include "cache/files.h"
#include "cache/owner.h"

namespace fs = std::filesystem;

namespace hawk::bundle {

namespace {

// In a folder of ours from its first moment until it is complete: then nothing in it is anybody else's.
constexpr std::string_view incompleteMark = ".hawk_incomplete";

std::string siblingPrefix(const fs::path& folder)
{
    return std::format(".{}.hawk-part-", folder.filename().string());
}

/// 0, or the reason as an errno. Never takes a name that is in use, where the file system can promise that.
int moveTo(const fs::path& from, const fs::path& to)
{
    if (renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL && errno != ENOSYS)
        return errno;
    struct stat status{};
    if (lstat(to.c_str(), &status) == 0)
        return EEXIST;
    return rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

/// Puts `staged` at `folder` and the folder that was there, if any, at `staged`. 0, or the reason as an
/// errno.
int exchange(const fs::path& staged, const fs::path& folder)
{
    if (access(folder.c_str(), F_OK) != 0) {
        if (rename(staged.c_str(), folder.c_str()) == 0)
            return 0;
        if (errno != ENOTEMPTY && errno != EEXIST)
            return errno;
    }
    if (renameat2(AT_FDCWD, staged.c_str(), AT_FDCWD, folder.c_str(), RENAME_EXCHANGE) == 0)
        return 0;
    if (errno != EINVAL && errno != ENOSYS)
        return errno;
    const fs::path between = staged.string() + "-old";
    if (rename(folder.c_str(), between.c_str()) != 0)
        return errno;
    if (rename(staged.c_str(), folder.c_str()) != 0) {
        const int fault = errno;
        rename(between.c_str(), folder.c_str());
        return fault;
    }
    return rename(between.c_str(), staged.c_str()) == 0 ? 0 : errno;
}

/// Moves the entries of one folder into another but for the names to drop and those taken there; adds each
/// name that was moved. 0, or the first reason as an errno.
int moveEntries(const fs::path& from, const fs::path& to, const std::set<std::string>& dropped,
                std::vector<std::string>& moved)
{
    std::error_code fault;
    std::vector<std::string> names;
    for (fs::directory_iterator entry(from, fault), end; !fault && entry != end; entry.increment(fault))
        names.push_back(entry->path().filename().string());
    for (const std::string& name : names) {
        if (dropped.contains(name))
            continue;
        const int reason = moveTo(from / name, to / name);
        if (reason == 0)
            moved.push_back(name);
        else if (reason != EEXIST && reason != ENOENT)
            return reason;
    }
    return fault.value();
}

/// What a publisher that was killed left: either a folder it had not completed, or the one it had replaced,
/// in which files of others may wait.
void clearUp(const fs::path& left, const fs::path& folder)
{
    std::error_code ignored;
    if (!fs::exists(fs::symlink_status(left / incompleteMark, ignored))) {
        std::vector<std::string> moved;
        if (moveEntries(left, folder, ownedNames(left), moved) != 0)
            return;
    }
    fs::remove_all(left, ignored);
}

void clearUpBeside(const fs::path& folder)
{
    const std::string prefix = siblingPrefix(folder);
    std::error_code fault;
    std::vector<fs::path> left;
    for (fs::directory_iterator entry(folder.parent_path(), fault), end; !fault && entry != end;
         entry.increment(fault)) {
        const std::string name = entry->path().filename().string();
        if (name.starts_with(prefix)
            && cache::ownerState(std::string_view(name).substr(prefix.size())) == cache::OwnerState::dead)
            left.push_back(entry->path());
    }
    // Files of others have a place to go to only when the folder is there.
    std::error_code ignored;
    for (const fs::path& path : left) {
        if (!fs::exists(folder, ignored) && !fs::exists(path / incompleteMark, ignored))
            rename(path.c_str(), folder.c_str());
        else
            clearUp(path, folder);
    }
}

} // namespace

std::unexpected<Error> cannotWrite(const fs::path& path, int fault)
{
    return text::environmentError(
        "bundle-not-writable",
        std::format("`{}` cannot be written: {}.", path.string(), std::strerror(fault)),
        "Look at the folder's permissions and at the free space, or build into another folder.");
}

std::set<std::string> ownedNames(const fs::path& folder)
{
    std::set<std::string> names = {std::string(stampName)};
    if (const auto stamp = readStamp(folder.string())) {
        for (const auto& [name, digest] : stamp->files)
            names.insert(name);
    }
    return names;
}

StagedFolder::StagedFolder(fs::path folder, fs::path path)
    : m_folder(std::move(folder))
    , m_path(std::move(path))
{ }

StagedFolder::StagedFolder(StagedFolder&& other) noexcept
    : m_folder(std::move(other.m_folder))
    , m_path(std::exchange(other.m_path, {}))
{ }

StagedFolder::~StagedFolder()
{
    if (!m_path.empty())
        cache::removeTree(m_path.string());
}

Result<StagedFolder> StagedFolder::beside(const fs::path& folder)
{
    clearUpBeside(folder);
    fs::path path = folder.parent_path()
        / std::format("{}{}-{}", siblingPrefix(folder), cache::ownerTag(), cache::randomHex());
    if (mkdir(path.c_str(), 0777) != 0)
        return cannotWrite(folder, errno);
    StagedFolder staged(folder, std::move(path));
    if (const auto marked = cache::writeNewFile((staged.path() / incompleteMark).string(), "", 0600); !marked)
        return cannotWrite(folder, marked.error().value());
    return staged;
}

Result<void> StagedFolder::replace(const std::set<std::string>& dropped)
{
    std::error_code ignored;
    const bool isFirst = !fs::exists(m_folder, ignored);
    unlink((m_path / incompleteMark).c_str());
    if (const int fault = exchange(m_path, m_folder); fault != 0)
        return cannotWrite(m_folder, fault);
    if (isFirst)
        return {};
    std::vector<std::string> moved;
    const int fault = moveEntries(m_path, m_folder, dropped, moved);
    if (fault == 0)
        return {};
    for (const std::string& name : moved)
        moveTo(m_folder / name, m_path / name);
    exchange(m_path, m_folder);
    return cannotWrite(m_folder, fault);
}

} // namespace hawk::bundle
