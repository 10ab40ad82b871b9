// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>
#include <set>
#include <string>

namespace hawk::workspace {

class OwnerLock;

/// Remembers across runs of the program which kernels brought a launch down, by the digest of their IR, so
/// that none of them is launched unasked again. A mark with the owner's name is written before each launch
/// and taken away after it: even a launch that took the program with it leaves its mark. Several programs may
/// share the folder: a mark whose owner still runs is no crash yet, and nobody else touches it. A folder that
/// cannot be written makes the guard forgetful, nothing else. Copies are one owner. Marks are set, kept and
/// removed from any thread, the rest belongs to one.
class CrashGuard
{
public:
    /// Suspects what earlier programs left, with or without their own end.
    explicit CrashGuard(std::string folder);
    ~CrashGuard();
    CrashGuard(const CrashGuard&);
    CrashGuard& operator=(const CrashGuard&) = delete;

    void setMark(const std::string& digest) const; ///< before a launch
    void removeMark(const std::string& digest) const; ///< it ended in good order, or was stopped by the user
    void keepMark(const std::string& digest) const; ///< it crashed or never ended: a fact for all programs
    /// As keepMark() says, for isSuspect() of this one.
    void fell(const std::string& digest);
    bool isSuspect(const std::string& digest) const;
    /// Launches of it that other programs have under way keep their marks.
    void trust(const std::string& digest);

private:
    std::string factOf(const std::string& digest) const;
    std::string markOf(const std::string& digest) const;

    std::string m_folder;
    std::shared_ptr<OwnerLock> m_lock;
    std::set<std::string> m_suspects;
};

} // namespace hawk::workspace
