// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/dependency_file.h"

#include <algorithm>
#include <filesystem>
#include <format>
#include <ranges>
#include <unordered_set>

#include "text/whole_file.h"

namespace hawk::toolchain {

static bool endsName(std::string_view rules, std::size_t at)
{
    const char c = rules[at];
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

std::vector<std::string> parseDependencies(std::string_view rules)
{
    std::vector<std::string> result;
    std::string name;
    bool isPrerequisite = false;
    const auto finish = [&] {
        // A name that ends in a colon is a target; a drive or a colon inside a name is not.
        if (name.ends_with(':'))
            isPrerequisite = true;
        else if (!name.empty() && isPrerequisite)
            result.push_back(name);
        name.clear();
    };
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const char c = rules[i];
        const char next = i + 1 < rules.size() ? rules[i + 1] : '\0';
        if (c == '\\' && (next == '\n' || next == '\r')) {
            finish();
            i += next == '\r' && i + 2 < rules.size() && rules[i + 2] == '\n' ? 2 : 1;
        } else if ((c == '\\' && (next == ' ' || next == '#' || next == ':')) || (c == '$' && next == '$')) {
            name += next;
            ++i;
        } else if (endsName(rules, i)) {
            finish();
            if (c == '\n')
                isPrerequisite = false;
        } else {
            name += c;
        }
    }
    finish();
    return result;
}

static std::unexpected<Error> unknownFiles(std::string_view program, std::string_view why)
{
    return text::environmentError(
        "compiler-files-unknown", std::format("The {} did not say which files it read: {}.", program, why),
        "A wrapper around the compiler must pass on `-MD -MF` and `-Wl,--dependency-file`.");
}

static bool isFile(std::string_view path)
{
    std::error_code fault;
    return std::filesystem::exists(path, fault);
}

Result<std::vector<std::string>> readDependencies(const std::string& path, const std::string& source)
{
    const Result<std::string> rules = text::readWholeFile(path);
    if (!rules)
        return unknownFiles("compiler", "it left no list");
    std::vector<std::string> files = parseDependencies(*rules);
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    const std::string wanted = std::filesystem::path(source).lexically_normal().string();
    const bool namesSource = std::ranges::any_of(
        files, [&](const std::string& file) { return (folder / file).lexically_normal() == wanted; });
    if (!namesSource)
        return unknownFiles("compiler", "its list does not name the source");
    return files;
}

Result<std::vector<std::string>> readLinkerDependencies(const std::string& path)
{
    const Result<std::string> rules = text::readWholeFile(path);
    if (!rules)
        return unknownFiles("linker", "it left no list");
    std::vector<std::string> result;
    for (const auto part : std::views::split(*rules, '\n')) {
        std::string_view line(part);
        if (!line.starts_with("  "))
            continue;
        line.remove_prefix(2);
        if (line.ends_with(" \\"))
            line.remove_suffix(2);
        // A temporary object may be gone by now; then the plain form is kept.
        const std::vector<std::string> unescaped = parseDependencies("rule: " + std::string(line));
        const bool isEscaped = unescaped.size() == 1 && !isFile(line) && isFile(unescaped.front());
        result.push_back(isEscaped ? unescaped.front() : std::string(line));
    }
    if (result.empty())
        return unknownFiles("linker", "its list is empty");
    return result;
}

std::vector<std::string> filesOutside(const std::vector<std::string>& files, const std::string& folder)
{
    std::vector<std::string> result;
    std::unordered_set<std::string> seen;
    for (const std::string& file : files) {
        std::filesystem::path path =
            file.starts_with('/') ? std::filesystem::path(file) : std::filesystem::path(folder) / file;
        if (!path.string().contains("/../"))
            path = path.lexically_normal();
        if (path.lexically_normal().string().starts_with(folder + '/') || !seen.insert(path.string()).second)
            continue;
        result.push_back(path.string());
    }
    return result;
}

} // namespace hawk::toolchain
