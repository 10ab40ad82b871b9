// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>

#include "cache/files.h"

namespace hawk::cache {

/// A private folder in which an entry is made, or in which something waits to be deleted. Removed with its
/// content by the destructor unless it was released.
class StagingFolder
{
public:
    /// Makes a fresh folder with an owner's tag in its name inside `parent`, which is made when missing.
    static Io<StagingFolder> make(const std::string& parent);

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
