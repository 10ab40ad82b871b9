// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "bundle/publish.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <format>
#include <random>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "process/descriptor.h"

namespace fs = std::filesystem;

namespace hawk::bundle {

namespace {

std::unexpected<Error> cannotWrite(const fs::path& path, int fault)
{
    return text::environmentError(
        "bundle-not-writable",
        std::format("`{}` cannot be written: {}.", path.string(), std::strerror(fault)),
        "Look at the folder's permissions and at the free space, or build into another folder "
        "with -d DIR.");
}

/// A private folder that is removed unless it was moved away.
class Staging
{
public:
    explicit Staging(fs::path path) : m_path(std::move(path)) { }
    ~Staging()
    {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }
    Staging(const Staging&) = delete;
    Staging& operator=(const Staging&) = delete;
    const fs::path& path() const { return m_path; }

private:
    fs::path m_path;
};

/// Writes a new file; messages name `target`, where the file will be once it is published.
Result<void> writeFile(const fs::path& path, std::string_view content, const fs::path& target)
{
    const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (file < 0)
        return cannotWrite(target, errno);
    int fault = 0;
    while (!content.empty() && fault == 0) {
        const ssize_t written = write(file, content.data(), content.size());
        if (written < 0)
            fault = errno == EINTR ? 0 : errno;
        else
            content.remove_prefix(static_cast<std::size_t>(written));
    }
    if (close(file) != 0 && fault == 0)
        fault = errno;
    return fault == 0 ? Result<void>() : cannotWrite(target, fault);
}

/// Makes the missing parents of a folder; those that stay empty are removed again.
class Parents
{
public:
    explicit Parents(fs::path path)
    {
        std::error_code ignored;
        for (; path.has_relative_path() && !fs::exists(path, ignored); path = path.parent_path())
            m_missing.push_back(path);
    }
    ~Parents()
    {
        for (const fs::path& path : m_missing)
            rmdir(path.c_str());
    }
    Parents(const Parents&) = delete;
    Parents& operator=(const Parents&) = delete;

    Result<void> make() const
    {
        for (auto it = m_missing.rbegin(); it != m_missing.rend(); ++it) {
            if (mkdir(it->c_str(), 0777) != 0 && errno != EEXIST)
                return cannotWrite(*it, errno);
        }
        return {};
    }

private:
    std::vector<fs::path> m_missing; ///< innermost first
};

/// The folder itself behind links, and a name beside it that nobody else has.
fs::path resolved(const std::string& directory)
{
    std::error_code ignored;
    fs::path path = fs::weakly_canonical(fs::absolute(directory, ignored), ignored);
    return path.has_filename() ? path : path.parent_path();
}

fs::path siblingOf(const fs::path& folder)
{
    std::random_device random;
    return folder.parent_path()
        / std::format(".{}.hawk-part-{}-{:08x}", folder.filename().string(), getpid(), random());
}

/// One publisher at a time beside a folder: what is carried over must not be another publisher's unit. The
/// lock leaves no file behind. Where folders cannot be locked the exchange alone keeps a unit whole.
process::Descriptor lockFolder(const fs::path& folder)
{
    process::Descriptor descriptor(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    while (descriptor.isOpen() && flock(descriptor.number(), LOCK_EX) != 0 && errno == EINTR) { }
    return descriptor;
}

std::unexpected<Error> notAFolder(const std::string& directory)
{
    return text::refused("bundle-not-a-folder", std::format("`{}` is a file, not a folder.", directory),
                         "Give another folder with -d DIR.");
}

bool holdsUnit(const fs::path& folder, const Stamp& stamp)
{
    const auto present = readStamp(folder.string());
    return present && present->unit == stamp.unit && checkStamp(folder.string(), *present).empty();
}

/// Files in the folder that the previous unit does not own stay with the folder.
Result<void> carryOver(const fs::path& folder, const fs::path& staged, const UnitFiles& files)
{
    const auto previous = readStamp(folder.string());
    std::error_code fault;
    for (fs::directory_iterator entry(folder, fault), end; !fault && entry != end; entry.increment(fault)) {
        const std::string name = entry->path().filename().string();
        if (name == stampName || files.contains(name) || (previous && previous->files.contains(name)))
            continue;
        fs::copy(entry->path(), staged / name, fs::copy_options::recursive | fs::copy_options::copy_symlinks,
                 fault);
        if (fault)
            return cannotWrite(folder / name, fault.value());
    }
    return fault ? cannotWrite(folder, fault.value()) : Result<void>();
}

/// One step where the file system can; else two renames with the old folder kept until the second succeeded.
Result<void> exchange(const fs::path& staged, const fs::path& folder)
{
    if (access(folder.c_str(), F_OK) != 0) {
        if (rename(staged.c_str(), folder.c_str()) == 0)
            return {};
        if (errno != ENOTEMPTY && errno != EEXIST)
            return cannotWrite(folder, errno);
    }
    if (renameat2(AT_FDCWD, staged.c_str(), AT_FDCWD, folder.c_str(), RENAME_EXCHANGE) == 0)
        return {};
    if (errno != EINVAL && errno != ENOSYS)
        return cannotWrite(folder, errno);
    const fs::path old = staged.string() + "-old";
    if (rename(folder.c_str(), old.c_str()) != 0)
        return cannotWrite(folder, errno);
    if (rename(staged.c_str(), folder.c_str()) != 0) {
        const int fault = errno;
        rename(old.c_str(), folder.c_str());
        return cannotWrite(folder, fault);
    }
    std::error_code ignored;
    fs::remove_all(old, ignored);
    return {};
}

} // namespace

Result<void> checkBundleFolder(const std::string& directory)
{
    const fs::path folder = resolved(directory);
    std::error_code fault;
    const fs::file_status status = fs::status(folder, fault);
    if (fs::exists(status) && !fs::is_directory(status))
        return notAFolder(directory);
    if (fs::is_directory(status) && !readStamp(folder.string()) && !fs::is_empty(folder, fault)) {
        if (fault)
            return cannotWrite(folder, fault.value());
        return text::refused("bundle-foreign-folder",
                             std::format("`{}` holds files and is no bundle of hawk.", directory),
                             "Give an empty folder, a new one, or a folder that hawk built before.");
    }
    // The folder is exchanged as a whole, which would get around its own permissions.
    if (fs::is_directory(status) && access(folder.c_str(), W_OK | X_OK) != 0)
        return cannotWrite(folder, errno);
    fs::path parent = folder.parent_path();
    while (!fs::exists(parent, fault) && parent.has_relative_path())
        parent = parent.parent_path();
    if (!fs::is_directory(parent, fault))
        return text::refused("bundle-not-a-folder",
                             std::format("`{}` is a file, so no folder can be made in it.", parent.string()),
                             "Give another folder with -d DIR.");
    if (access(parent.c_str(), W_OK | X_OK) != 0)
        return cannotWrite(parent, errno);
    return {};
}

Result<Published> publishUnit(const std::string& directory, const UnitFiles& files)
{
    const fs::path folder = resolved(directory);
    const Stamp stamp = stampFor(files);
    std::error_code fault;
    const Parents parents(folder.parent_path());
    if (auto made = parents.make(); !made)
        return std::unexpected(made.error());
    const process::Descriptor lock = lockFolder(folder.parent_path());
    if (holdsUnit(folder, stamp))
        return Published::alreadyThere;
    if (fs::exists(folder, fault) && !fs::is_directory(folder, fault))
        return notAFolder(directory);
    const Staging staging(siblingOf(folder));
    if (!fs::create_directory(staging.path(), fault))
        return cannotWrite(folder, fault.value());
    for (const auto& [name, content] : files) {
        if (auto written = writeFile(staging.path() / name, content, folder / name); !written)
            return std::unexpected(written.error());
    }
    if (const fs::file_status status = fs::status(folder, fault); fs::is_directory(status)) {
        fs::permissions(staging.path(), status.permissions(), fault);
        if (auto carried = carryOver(folder, staging.path(), files); !carried)
            return std::unexpected(carried.error());
    }
    if (auto written = writeFile(staging.path() / stampName, stampText(stamp), folder / stampName); !written)
        return std::unexpected(written.error());
    if (auto swapped = exchange(staging.path(), folder); !swapped)
        return std::unexpected(swapped.error());
    return Published::written;
}

} // namespace hawk::bundle
