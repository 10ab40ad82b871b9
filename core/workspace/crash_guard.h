// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <set>
#include <string>

namespace hawk::workspace {

/// Remembers across runs of the program which kernels brought a launch down, by the digest of their IR, so
/// that none of them is launched unasked again. A mark is written before each launch and taken away after it:
/// even a launch that took the program with it leaves its mark. A folder that cannot be written makes the
/// guard forgetful, nothing else. Marks are set and removed from any thread, the rest belongs to one.
class CrashGuard
{
public:
    explicit CrashGuard(std::string folder);

    void setMark(const std::string& digest) const; ///< before a launch
    void removeMark(const std::string& digest) const; ///< it ended in good order, or was stopped by the user
    /// It crashed or never ended: its mark stays.
    void fell(const std::string& digest);
    bool isSuspect(const std::string& digest) const;
    void trust(const std::string& digest);

private:
    std::string markOf(const std::string& digest) const;
    std::string m_folder;
    std::set<std::string> m_suspects;
};

} // namespace hawk::workspace
