// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <mutex>
#include <string>
#include <unordered_map>

#include "cache/digest_table.h"
#include "cache/files.h"
#include "process/file_stamp.h"

namespace hawk::cache {

/// Digests of files that are not ours, by their stamps, so that an unchanged library of some megabytes costs
/// one look at the file system. Kept in memory and in a DigestTable; young files are read each time, and
/// losing the table costs only time. Thread-safe.
class DigestMemo
{
public:
    explicit DigestMemo(std::string tablePath);

    Io<process::FileDigest> digest(const std::string& path);

private:
    struct Place {
        std::uint64_t device;
        std::uint64_t inode;
        friend bool operator==(const Place&, const Place&) = default;
    };
    struct PlaceHash {
        std::size_t operator()(const Place& place) const noexcept
        {
            return place.inode * 0x9e3779b97f4a7c15u ^ place.device;
        }
    };

    std::mutex m_mutex;
    std::unordered_map<Place, process::FileDigest, PlaceHash> m_known;
    DigestTable m_table;
};

} // namespace hawk::cache
