// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/closure_check.h"

#include <cerrno>
#include <format>

#include <sys/stat.h>

namespace hawk::cache {

std::optional<std::string> firstChange(const std::vector<ClosureEntry>& closure, DigestMemo& digests)
{
    for (const ClosureEntry& entry : closure) {
        if (entry.sha256.empty()) {
            struct stat status{};
            // Any other failure than absence may hide a file that the compiler can see.
            if (stat(entry.path.c_str(), &status) == 0 || (errno != ENOENT && errno != ENOTDIR))
                return std::format("{} appeared", entry.path);
            continue;
        }
        const Io<process::FileDigest> now = digests.digest(entry.path);
        if (!now)
            return std::format("{} is gone or cannot be read", entry.path);
        if (now->sha256 != entry.sha256)
            return std::format("{} changed", entry.path);
    }
    return std::nullopt;
}

} // namespace hawk::cache
