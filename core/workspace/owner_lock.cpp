// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/owner_lock.h"

#include <filesystem>
#include <format>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace hawk::workspace {

static std::string lockPath(std::string_view folder, std::string_view owner)
{
    return std::format("{}/{}.lock", folder, owner);
}

OwnerLock::OwnerLock(std::string folder, std::string owner)
    : m_path(lockPath(folder, owner))
    , m_owner(std::move(owner))
{ }

OwnerLock::~OwnerLock()
{
    if (m_file.isOpen())
        unlink(m_path.c_str());
}

void OwnerLock::take()
{
    const std::lock_guard guard(m_mutex);
    if (m_file.isOpen())
        return;
    process::Descriptor file(open(m_path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
    if (file.isOpen() && flock(file.number(), LOCK_EX | LOCK_NB) == 0)
        m_file = std::move(file);
}

std::string OwnerLock::ownerOf(std::string_view name)
{
    return std::string(name.substr(0, name.rfind('-')));
}

bool OwnerLock::isHeld(const std::string& folder, std::string_view owner)
{
    const process::Descriptor file(open(lockPath(folder, owner).c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW));
    return file.isOpen() && flock(file.number(), LOCK_EX | LOCK_NB) != 0;
}

void OwnerLock::forget(const std::string& folder, std::string_view owner)
{
    if (isHeld(folder, owner))
        return;
    std::error_code ignored;
    std::filesystem::remove(lockPath(folder, owner), ignored);
}

} // namespace hawk::workspace
