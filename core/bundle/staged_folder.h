// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <filesystem>
#include <set>
#include <string>

#include "text/error.h"

namespace hawk::bundle {

/// Environment error "bundle-not-writable" for a path, with the system's reason.
std::unexpected<Error> cannotWrite(const std::filesystem::path& path, int fault);

/// A private folder beside another one, in which that one's next content is made and which then takes its
/// place. Removed with its content on destruction. Its name tells whose it is, so that a later publisher can
/// clear up after one that was killed. For one publisher at a time.
class StagedFolder
{
public:
    /// Clears up what dead publishers of the same folder left, then makes a fresh folder.
    static Result<StagedFolder> beside(const std::filesystem::path& folder);

    StagedFolder(StagedFolder&& other) noexcept;
    StagedFolder& operator=(StagedFolder&&) = delete;
    ~StagedFolder();

    const std::filesystem::path& path() const { return m_path; }

    /// Takes the folder's place by one exchange (by two renames where the file system has none, with a moment
    /// between them in which the folder is missing), and then moves every entry of the old folder into the
    /// new one by rename, but those named in `dropped` and those whose name is taken. After a failure the old
    /// folder is back in its place with all it had.
    Result<void> replace(const std::set<std::string>& dropped);

private:
    explicit StagedFolder(std::filesystem::path folder, std::filesystem::path path);

    std::filesystem::path m_folder; ///< whose place it takes
    std::filesystem::path m_path; ///< empty after a move
};

/// Names in a folder that the unit published there last owns, its stamp among them.
std::set<std::string> ownedNames(const std::filesystem::path& folder);

} // namespace hawk::bundle
