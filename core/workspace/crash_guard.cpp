// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/crash_guard.h"

#include <filesystem>
#include <format>
#include <fstream>
#include <random>
#include <system_error>

#include "cache/owner.h"
#include "process/private_files.h"
#include "text/sealed_json.h"
#include "workspace/owner_lock.h"

namespace hawk::workspace {

namespace fs = std::filesystem;

/// One process may have several guards.
static std::string freshOwner()
{
    std::random_device source;
    return std::format("{}-{:08x}", cache::ownerTag(), source());
}

CrashGuard::CrashGuard(std::string folder)
    : m_folder(std::move(folder))
    , m_lock(std::make_shared<OwnerLock>(m_folder, freshOwner()))
{
    std::error_code error;
    fs::directory_iterator entry(m_folder, error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        const std::string digest = name.substr(name.rfind('-') + 1);
        if (!text::isSha256(digest))
            continue;
        if (name == digest) {
            m_suspects.insert(digest);
            continue;
        }
        const std::string owner = OwnerLock::ownerOf(name);
        if (OwnerLock::isHeld(m_folder, owner))
            continue;
        // An owner that is just ending takes its mark away first and then gives up its lock.
        std::error_code moved;
        fs::rename(entry->path(), factOf(digest), moved);
        if (moved != std::errc::no_such_file_or_directory)
            m_suspects.insert(digest);
        OwnerLock::forget(m_folder, owner);
    }
}

CrashGuard::~CrashGuard() = default;
CrashGuard::CrashGuard(const CrashGuard&) = default;

std::string CrashGuard::factOf(const std::string& digest) const
{
    return m_folder + '/' + digest;
}

std::string CrashGuard::markOf(const std::string& digest) const
{
    return std::format("{}/{}-{}", m_folder, m_lock->owner(), digest);
}

void CrashGuard::setMark(const std::string& digest) const
{
    process::makePrivateFolders(m_folder);
    m_lock->take();
    std::ofstream(markOf(digest)).flush();
}

void CrashGuard::removeMark(const std::string& digest) const
{
    std::error_code ignored;
    fs::remove(markOf(digest), ignored);
}

void CrashGuard::keepMark(const std::string& digest) const
{
    std::error_code ignored;
    fs::rename(markOf(digest), factOf(digest), ignored);
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
    std::error_code ignored;
    fs::remove(factOf(digest), ignored);
    m_suspects.erase(digest);
}

} // namespace hawk::workspace
