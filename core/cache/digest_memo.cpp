// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/digest_memo.h"

#include <cerrno>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "text/sha256.h"

namespace hawk::cache {

// Cleared as a whole when it is full: a build rarely sees more files.
static constexpr std::size_t maximumKnown = 65536;

Io<FileDigest> digestFile(const std::string& path)
{
    const process::Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    struct stat status{};
    if (!file.isOpen() || fstat(file.number(), &status) != 0)
        return lastError();
    if (!S_ISREG(status.st_mode))
        return std::unexpected(std::make_error_code(std::errc::invalid_argument));

    text::Sha256 hash;
    std::vector<std::byte> block(
        std::min<std::size_t>(static_cast<std::size_t>(status.st_size) + 1, 256u << 10));
    for (;;) {
        const ssize_t count = read(file.number(), block.data(), block.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return lastError();
        if (count == 0)
            break;
        hash.bytes(std::span(block).first(static_cast<std::size_t>(count)));
    }
    if (fstat(file.number(), &status) != 0)
        return lastError();
    return FileDigest{hash.hex(), stampOf(status)};
}

DigestMemo::DigestMemo(std::string tablePath) : m_table(std::move(tablePath))
{ }

Io<FileDigest> DigestMemo::digest(const std::string& path)
{
    const Io<FileStamp> stamp = stampOf(path);
    if (!stamp)
        return std::unexpected(stamp.error());
    const Place place{stamp->device, stamp->inode};
    {
        const std::lock_guard lock(m_mutex);
        if (const auto known = m_known.find(place); known != m_known.end() && known->second.stamp == *stamp)
            return known->second;
        if (std::string sha256 = m_table.recall(*stamp); !sha256.empty())
            return m_known[place] = {std::move(sha256), *stamp};
    }
    // Read without the lock: it may take long.
    Io<FileDigest> fresh = digestFile(path);
    if (fresh && fresh->stamp == *stamp && !isYoung(*stamp, fileClock())) {
        const std::lock_guard lock(m_mutex);
        if (m_known.size() >= maximumKnown)
            m_known.clear();
        m_known[place] = *fresh;
        m_table.keep(fresh->stamp, fresh->sha256);
    }
    return fresh;
}

} // namespace hawk::cache
