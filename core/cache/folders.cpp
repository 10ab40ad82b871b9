// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/folders.h"

#include <algorithm>
#include <filesystem>

namespace hawk::cache {

namespace fs = std::filesystem;

bool isShardName(std::string_view name)
{
    return name.size() == 2
        && std::ranges::all_of(name, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

std::vector<std::string> foldersIn(const std::string& folder)
{
    std::vector<std::string> found;
    std::error_code error;
    if (!fs::is_directory(fs::symlink_status(folder, error)))
        return found;
    for (fs::directory_iterator place(folder, error); !error && place != fs::directory_iterator();
         place.increment(error)) {
        std::error_code gone;
        if (place->is_directory(gone) && !place->is_symlink(gone))
            found.push_back(place->path().string());
    }
    return found;
}

std::vector<std::string> shardsOf(const Layout& layout)
{
    std::vector<std::string> shards;
    std::error_code error;
    for (fs::directory_iterator place(layout.directory(), error); !error && place != fs::directory_iterator();
         place.increment(error)) {
        if (isShardName(place->path().filename().string()))
            shards.push_back(place->path().string());
    }
    return shards;
}

} // namespace hawk::cache
