// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cache/files.h"

namespace hawk::cache {

/// A private folder in which an entry is made, or in which something waits to be deleted. Removed with its
/// content by the destructor unless it was released.
class StagingFolder
{
public:
    /// Makes a fresh folder inside `parent`, which is made when missing. Its name is the prefix, an owner's
    /// tag and a random part.
    static Io<StagingFolder> make(const std::string& parent, std::string_view prefix = {});

    /// Moves something that exists to a fresh name inside `parent` by one rename.
    static Io<StagingFolder> take(const std::string& parent, const std::string& path);

    StagingFolder(StagingFolder&& other) noexcept;
    StagingFolder& operator=(StagingFolder&& other) noexcept;
    ~StagingFolder();

    const std::string& path() const { return m_path; }
    /// Gives the folder away: it is no longer removed.
    std::string release();

private:
    explicit StagingFolder(std::string path) : m_path(std::move(path)) { }

    std::string m_path;
};

/// Removes the folders of `parent` whose owners died, and those of unknown owners that are older than a day.
/// Returns how many.
std::uint64_t sweepStaging(const std::string& parent);

} // namespace hawk::cache
