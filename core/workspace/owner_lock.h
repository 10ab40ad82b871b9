// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <mutex>
#include <string>
#include <string_view>

#include "process/descriptor.h"

namespace hawk::workspace {

/// A lock by which files of a shared folder tell whether their owner still runs: it ends with the process,
/// the machine and the power. It is the file `<owner>.lock`; what belongs to the owner has names that start
/// with
/// `<owner>-`. Any thread may use one.
class OwnerLock
{
public:
    /// Takes nothing yet. The owner must be the only one of its name.
    OwnerLock(std::string folder, std::string owner);
    /// Gives the lock back.
    ~OwnerLock();
    OwnerLock(const OwnerLock&) = delete;
    OwnerLock& operator=(const OwnerLock&) = delete;

    const std::string& owner() const { return m_owner; }
    /// The folder must be there. Once it is held, further calls do nothing; a folder that cannot be written
    /// leaves it untaken.
    void take();

    /// The owner's part of such a name: all before the last dash.
    static std::string ownerOf(std::string_view name);
    /// Whether the owner of files in this folder still runs. A lock that is gone was given back.
    static bool isHeld(const std::string& folder, std::string_view owner);
    /// Deletes a lock that nobody holds.
    static void forget(const std::string& folder, std::string_view owner);

private:
    std::string m_path;
    std::string m_owner;
    std::mutex m_mutex;
    process::Descriptor m_file;
};

} // namespace hawk::workspace
