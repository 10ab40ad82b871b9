// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/recovery.h"

#include <algorithm>
#include <filesystem>
#include <format>

#include "cache/owner.h"
#include "data/replacement_file.h"
#include "process/private_files.h"
#include "text/sealed_json.h"
#include "text/whole_file.h"

namespace hawk::workspace {

using namespace Qt::StringLiterals;

Recovery::Recovery(std::string folder) : m_folder(std::move(folder))
{ }

std::string Recovery::fileFor(std::uint64_t document) const
{
    return std::format("{}/{}-{}.json", m_folder, cache::ownerTag(), document);
}

Result<void> Recovery::keep(std::uint64_t document, const std::string& path, const std::string& title,
                            const std::string& text) const
{
    process::makePrivateFolders(m_folder);
    auto file = data::ReplacementFile::create(fileFor(document));
    if (!file)
        return std::unexpected(std::move(file.error()));
    const std::string sealed = text::sealJson({{u"path"_s, text::toJsonText(path)},
                                               {u"title"_s, text::toJsonText(title)},
                                               {u"text"_s, text::toJsonText(text)}});
    if (auto written = file->write(std::string_view(sealed)); !written)
        return written;
    return file->finish();
}

void Recovery::forget(const std::string& file) const
{
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
}

std::vector<RecoveredText> Recovery::left() const
{
    std::vector<RecoveredText> all;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(m_folder, ignored)) {
        const std::string name = entry.path().filename().string();
        if (!name.ends_with(".json") || cache::ownerState(name) != cache::OwnerState::dead)
            continue;
        const auto bytes = text::readWholeFile(entry.path().string());
        const auto object = bytes ? text::openSealedJson(*bytes) : std::unexpected(std::string());
        if (!object) {
            forget(entry.path().string());
            continue;
        }
        text::JsonReader reader(*object);
        RecoveredText text{.keptIn = entry.path().string(),
                           .path = reader.text("path"_L1),
                           .title = reader.text("title"_L1),
                           .text = reader.text("text"_L1),
                           .time = std::chrono::file_clock::to_sys(entry.last_write_time(ignored))};
        if (reader.isGood())
            all.push_back(std::move(text));
    }
    std::ranges::sort(all, std::ranges::greater(), &RecoveredText::time);
    return all;
}

} // namespace hawk::workspace
