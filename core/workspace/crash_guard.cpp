// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/crash_guard.h"

#include <filesystem>
#include <fstream>

#include "process/private_files.h"

namespace hawk::workspace {

CrashGuard::CrashGuard(std::string folder) : m_folder(std::move(folder))
{
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(m_folder, ignored))
        m_suspects.insert(entry.path().filename().string());
}

std::string CrashGuard::markOf(const std::string& digest) const
{
    return m_folder + '/' + digest;
}

void CrashGuard::setMark(const std::string& digest) const
{
    process::makePrivateFolders(m_folder);
    std::ofstream(markOf(digest)).flush();
}

void CrashGuard::removeMark(const std::string& digest) const
{
    std::error_code ignored;
    std::filesystem::remove(markOf(digest), ignored);
}

void CrashGuard::fell(const std::string& digest)
{
    m_suspects.insert(digest);
}

bool CrashGuard::isSuspect(const std::string& digest) const
{
    return m_suspects.contains(digest);
}

void CrashGuard::trust(const std::string& digest)
{
    removeMark(digest);
    m_suspects.erase(digest);
}

} // namespace hawk::workspace
