// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "bundle/publish.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <format>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bundle/staged_folder.h"
#include "process/descriptor.h"

namespace fs = std::filesystem;

namespace hawk::bundle {

namespace {

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

/// The folder itself behind links.
fs::path resolved(const std::string& directory)
{
    std::error_code ignored;
    fs::path path = fs::weakly_canonical(fs::absolute(directory, ignored), ignored);
    return path.has_filename() ? path : path.parent_path();
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
                         "Give another folder.");
}

bool holdsUnit(const fs::path& folder, const Stamp& stamp)
{
    const auto present = readStamp(folder.string());
    return present && present->unit == stamp.unit && checkStamp(folder.string(), *present).empty();
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
                             "Give another folder.");
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
    Result<StagedFolder> staged = StagedFolder::beside(folder);
    if (!staged)
        return std::unexpected(staged.error());
    for (const auto& [name, content] : files) {
        if (auto written = writeFile(staged->path() / name, content, folder / name); !written)
            return std::unexpected(written.error());
    }
    std::set<std::string> dropped;
    if (const fs::file_status status = fs::status(folder, fault); fs::is_directory(status)) {
        fs::permissions(staged->path(), status.permissions(), fault);
        dropped = ownedNames(folder);
    }
    for (const auto& [name, content] : files)
        dropped.insert(name);
    if (auto written = writeFile(staged->path() / stampName, stampText(stamp), folder / stampName); !written)
        return std::unexpected(written.error());
    if (auto replaced = staged->replace(dropped); !replaced)
        return std::unexpected(replaced.error());
    return Published::written;
}

} // namespace hawk::bundle
