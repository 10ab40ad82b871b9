// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/digest_memo.h"

namespace hawk::cache {

// Cleared as a whole when it is full: a build rarely sees more files.
static constexpr std::size_t maximumKnown = 65536;

DigestMemo::DigestMemo(std::string tablePath) : m_table(std::move(tablePath))
{ }

Io<process::FileDigest> DigestMemo::digest(const std::string& path)
{
    const Io<process::FileStamp> stamp = process::stampOf(path);
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
    Io<process::FileDigest> fresh = process::digestFile(path);
    if (fresh && fresh->stamp == *stamp && !process::isYoung(*stamp, process::fileClock())) {
        const std::lock_guard lock(m_mutex);
        if (m_known.size() >= maximumKnown)
            m_known.clear();
        m_known[place] = *fresh;
        m_table.keep(fresh->stamp, fresh->sha256);
    }
    return fresh;
}

} // namespace hawk::cache
