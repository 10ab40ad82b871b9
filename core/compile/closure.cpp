// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "compile/closure.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <format>
#include <map>
#include <set>

#include <sys/stat.h>

#include "cache/files.h"
#include "compile/sought_paths.h"

namespace hawk::compile {

namespace fs = std::filesystem;

static constexpr std::size_t largestHeader = 64u << 20;

// Files that an assembler or a linker reads name no headers.
static bool isLinkerInput(const std::string& path)
{
    const std::string name = fs::path(path).filename().string();
    static constexpr std::array<std::string_view, 3> endings = {".o", ".a", ".so"};
    return name.find(".so.") != std::string::npos
        || std::ranges::any_of(endings, [&](std::string_view ending) { return name.ends_with(ending); });
}

// Files that the caller's flags name, such as a library or a list of further flags.
static std::vector<std::string> filesInFlags(const std::vector<std::string>& flags)
{
    std::vector<std::string> files;
    for (const std::string& flag : flags) {
        const std::size_t slash = flag.find('/');
        std::error_code error;
        if (slash != std::string::npos && fs::is_regular_file(flag.substr(slash), error))
            files.push_back(flag.substr(slash));
    }
    return files;
}

static SearchPlaces searchPlaces(const CompileRequest& request, const toolchain::CompiledObject& object)
{
    SearchPlaces places{.filesRead = object.filesRead,
                        .includeFolders = request.includeDirectories,
                        .texts = {{.folder = {}, .names = scanIncludes(request.text)}},
                        .linkFlags = request.extraFlags};
    std::ranges::copy(filesInFlags(request.extraFlags), std::back_inserter(places.filesRead));
    // The compiler's list leaves out folders that do not exist yet; the request's come first in any case.
    std::ranges::copy_if(
        object.searchList, std::back_inserter(places.includeFolders), [&](const std::string& folder) {
            return std::ranges::find(request.includeDirectories, folder) == request.includeDirectories.end();
        });
    for (const std::string& file : object.filesRead) {
        if (isLinkerInput(file))
            continue;
        if (const cache::Io<std::string> text = cache::readFile(file, largestHeader, process::Links::follow))
            places.texts.push_back({fs::path(file).parent_path().string(), scanIncludes(*text)});
        else
            places.unreadable = file;
    }
    return places;
}

namespace {

class Recorder
{
public:
    Recorder(std::int64_t started, cache::DigestMemo& digests) : m_started(started), m_digests(digests) { }

    void addRead(const std::string& path)
    {
        const cache::Io<process::FileDigest> digest = m_digests.digest(path);
        if (!digest)
            m_closure.unsettled = std::format("{} vanished", path);
        else if (digest->stamp.changed >= m_started)
            m_closure.unsettled = std::format("{} changed", path);
        else
            m_entries[path] = digest->sha256;
    }

    // A path that may have been looked at. Something there that was not read can have come too late for the
    // compiler; otherwise it is a file whose mere presence may have counted.
    void addSought(const std::string& path)
    {
        const std::string missing = missingPart(path);
        if (!missing.empty()) {
            m_entries[missing] = {};
            return;
        }
        struct stat status{};
        if (stat(path.c_str(), &status) != 0 || process::stampOf(status).changed >= m_started)
            m_closure.unsettled = std::format("{} appeared or changed", path);
        else if (S_ISREG(status.st_mode))
            addRead(path);
    }

    RecordedClosure finish()
    {
        for (auto& [path, digest] : m_entries)
            m_closure.entries.push_back({path, std::move(digest)});
        return std::move(m_closure);
    }

private:
    std::int64_t m_started;
    cache::DigestMemo& m_digests;
    std::map<std::string, std::string> m_entries;
    RecordedClosure m_closure;
};

} // namespace

RecordedClosure recordClosure(const CompileRequest& request, const toolchain::CompiledObject& object,
                              std::int64_t started, cache::DigestMemo& digests)
{
    const SearchPlaces places = searchPlaces(request, object);
    Recorder recorder(started, digests);
    for (const std::string& file : places.filesRead)
        recorder.addRead(file);
    for (const std::string& path : soughtPaths(places))
        recorder.addSought(path);

    RecordedClosure closure = recorder.finish();
    for (const ScannedText& text : places.texts) {
        if (!text.names.timeMacro.empty())
            closure.unstorable = std::format("the text or one of its headers uses {}", text.names.timeMacro);
        if (!text.names.unreported.empty())
            closure.unstorable = std::format("the text or one of its headers takes in a file by {}, which "
                                             "compilers do not report",
                                             text.names.unreported);
    }
    if (!places.unreadable.empty())
        closure.unstorable = std::format("{} cannot be read for what it includes", places.unreadable);
    if (!object.filesUnknown.empty())
        closure.unstorable = object.filesUnknown.substr(0, object.filesUnknown.find_last_not_of('.') + 1);
    return closure;
}

} // namespace hawk::compile
