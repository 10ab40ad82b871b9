// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0
//
// The kernel files that documents import: read from the editor where they are open and edited, watched
// otherwise.

#include <algorithm>
#include <filesystem>
#include <ranges>
#include <utility>

#include "workspace/document_entry.h"
#include "workspace/documents.h"
#include "workspace/file_watch.h"
#include "workspace/kernel_file.h"

namespace hawk::workspace {

static ImportStamps stampsOf(const std::vector<std::string>& paths)
{
    ImportStamps stamps;
    for (const std::string& path : paths) {
        const auto stamp = process::stampOf(path);
        stamps.emplace(path, stamp ? std::optional(*stamp) : std::nullopt);
    }
    return stamps;
}

ImportStamps importStamps(const trace::Module& module)
{
    std::vector<std::string> paths = module.imported;
    paths.insert(paths.end(), module.missing.begin(), module.missing.end());
    return stampsOf(paths);
}

void Documents::setSearchPath(std::vector<std::string> folders)
{
    if (std::exchange(m_searchPath, folders) == folders)
        return;
    for (const DocumentId id : std::vector(m_order))
        analyseNow(id);
}

trace::ImportPlaces Documents::importPlacesOf(DocumentId id) const
{
    trace::ImportPlaces places{.folders = m_searchPath, .read = {}};
    if (!facts(id).path.empty())
        places = importPlaces(facts(id).path, m_searchPath);
    std::map<std::string, std::string> edited;
    for (const DocumentId other : m_order) {
        if (other != id && facts(other).isModified && !facts(other).path.empty())
            edited.emplace(facts(other).path, currentText(other));
    }
    if (edited.empty())
        return places;
    places.read =
        [edited = std::move(edited)](const std::string& path) -> std::optional<Result<text::SourceText>> {
        if (const auto found = edited.find(path); found != edited.end())
            return text::SourceText(found->second, path);
        std::error_code ignored;
        if (!std::filesystem::is_regular_file(path, ignored))
            return std::nullopt;
        return text::SourceText::fromFile(path);
    };
    return places;
}

void Documents::unfollowImports(DocumentId id)
{
    for (const std::string& path : std::exchange(entry(id).imports, {}) | std::views::keys)
        m_watch->remove(path);
}

void Documents::followImports(DocumentId id, ImportStamps imports)
{
    if (!std::ranges::equal(imports | std::views::keys, entry(id).imports | std::views::keys)) {
        unfollowImports(id);
        for (const std::string& path : imports | std::views::keys)
            m_watch->add(path);
    }
    entry(id).imports = std::move(imports);
}

void Documents::importMoved(DocumentId id)
{
    const auto known = entry(id).imports | std::views::keys;
    m_jobs.start<ImportStamps>(
        {keyOf(id, "imports"), "Looking at the imports of " + facts(id).title, Pool::files},
        [paths = std::vector<std::string>(known.begin(), known.end())](const process::JobContext&) {
            return stampsOf(paths);
        },
        [this, id](const ImportStamps& stamps) {
            if (contains(id) && std::exchange(entry(id).imports, stamps) != stamps)
                analyseNow(id);
        });
}

void Documents::analyseImporters(const std::string& path)
{
    if (path.empty())
        return;
    for (const DocumentId id : std::vector(m_order)) {
        if (contains(id) && facts(id).path != path && entry(id).imports.contains(path))
            analyseNow(id);
    }
}

} // namespace hawk::workspace
