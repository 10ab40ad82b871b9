// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "compile/sought_paths.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <unordered_set>

namespace hawk::compile {

namespace fs = std::filesystem;

// The part of `file` below `folder`; nothing when it is elsewhere.
static std::optional<std::string> nameBelow(const std::string& file, const std::string& folder)
{
    if (!file.starts_with(folder) || file.size() <= folder.size() + 1 || file[folder.size()] != '/')
        return std::nullopt;
    return file.substr(folder.size() + 1);
}

static std::string withoutDots(const std::string& path)
{
    std::string plain = fs::path(path).lexically_normal().string();
    while (plain.size() > 1 && plain.ends_with('/'))
        plain.pop_back();
    return plain;
}

static void addLibraries(const std::vector<std::string>& flags, std::unordered_set<std::string>& sought)
{
    std::vector<std::string> folders;
    std::vector<std::string> libraries;
    for (std::size_t i = 0; i < flags.size(); ++i) {
        const auto valueOf = [&](std::string_view option) -> std::optional<std::string> {
            if (!flags[i].starts_with(option))
                return std::nullopt;
            if (flags[i].size() > option.size())
                return flags[i].substr(option.size());
            return i + 1 < flags.size() ? std::optional(flags[i + 1]) : std::nullopt;
        };
        if (const std::optional<std::string> folder = valueOf("-L"))
            folders.push_back(*folder);
        else if (const std::optional<std::string> library = valueOf("-l"))
            libraries.push_back(*library);
    }
    for (const std::string& library : libraries) {
        for (const std::string& folder : folders) {
            if (library.starts_with(':')) {
                sought.insert(folder + '/' + library.substr(1));
                continue;
            }
            sought.insert(folder + "/lib" + library + ".so");
            sought.insert(folder + "/lib" + library + ".a");
        }
    }
}

std::vector<std::string> soughtPaths(const SearchPlaces& places)
{
    std::unordered_set<std::string> read;
    for (const std::string& file : places.filesRead)
        read.insert(withoutDots(file));
    std::vector<std::string> folders;
    for (const std::string& folder : places.includeFolders)
        folders.push_back(withoutDots(folder));

    std::unordered_set<std::string> sought;
    for (const std::string& file : read) {
        for (std::size_t found = 1; found < folders.size(); ++found) {
            const std::optional<std::string> name = nameBelow(file, folders[found]);
            for (std::size_t earlier = 0; name && earlier < found; ++earlier)
                sought.insert(folders[earlier] + '/' + *name);
        }
    }
    for (const ScannedText& text : places.texts) {
        const auto addBeside = [&](const std::string& name) {
            if (name.starts_with('/'))
                sought.insert(name);
            else if (!text.folder.empty())
                sought.insert(text.folder + '/' + name);
        };
        const auto addEverywhere = [&](const std::string& name) {
            for (const std::string& folder : folders)
                sought.insert(name.starts_with('/') ? name : folder + '/' + name);
        };
        std::ranges::for_each(text.names.quoted, addBeside);
        std::ranges::for_each(text.names.probedQuoted, addBeside);
        std::ranges::for_each(text.names.probedQuoted, addEverywhere);
        std::ranges::for_each(text.names.probedAngled, addEverywhere);
    }
    addLibraries(places.linkFlags, sought);

    std::vector<std::string> paths;
    for (const std::string& path : sought) {
        if (path.starts_with('/') && !read.contains(withoutDots(path)))
            paths.push_back(path);
    }
    std::ranges::sort(paths);
    return paths;
}

std::string missingPart(const std::string& path)
{
    std::error_code error;
    if (fs::exists(path, error))
        return {};
    std::string missing = path;
    for (fs::path above = fs::path(path).parent_path(); above.has_relative_path();
         above = above.parent_path()) {
        if (fs::exists(above, error))
            break;
        missing = above.string();
    }
    return missing;
}

} // namespace hawk::compile
