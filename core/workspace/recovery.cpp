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
#include "workspace/owner_lock.h"

namespace hawk::workspace {

using namespace Qt::StringLiterals;

Recovery::Recovery(std::string folder)
    : m_folder(std::move(folder))
    , m_lock(std::make_shared<OwnerLock>(m_folder, cache::ownerTag()))
{ }

Recovery::~Recovery() = default;
Recovery::Recovery(const Recovery&) = default;

std::string Recovery::fileFor(std::uint64_t document) const
{
    return std::format("{}/{}-{}.json", m_folder, m_lock->owner(), document);
}

Result<void> Recovery::keep(const RecoveredText& text) const
{
    process::makePrivateFolders(m_folder);
    m_lock->take();
    auto file = data::ReplacementFile::create(text.keptIn);
    if (!file)
        return std::unexpected(std::move(file.error()));
    const std::string sealed =
        text::sealJson({{u"path"_s, text::toJsonText(text.path)},
                        {u"title"_s, text::toJsonText(text.title)},
                        {u"text"_s, text::toJsonText(text.text)},
                        {u"lineEnd"_s, text.form.lineEnd == LineEnd::crlf ? u"crlf"_s : u"lf"_s},
                        {u"byteOrderMark"_s, text.form.hasByteOrderMark ? 1 : 0},
                        {u"fileSha256"_s, text::toJsonText(text.fileSha256)}});
    if (auto written = file->write(std::string_view(sealed)); !written)
        return written;
    return file->finish();
}

void Recovery::forget(const std::string& file) const
{
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
    const std::string owner = OwnerLock::ownerOf(std::filesystem::path(file).filename().string());
    if (owner != m_lock->owner())
        OwnerLock::forget(m_folder, owner);
}

std::vector<RecoveredText> Recovery::left() const
{
    std::vector<RecoveredText> all;
    std::error_code error;
    std::filesystem::directory_iterator entry(m_folder, error);
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        const std::string path = entry->path().string();
        const std::string name = entry->path().filename().string();
        const std::string owner = OwnerLock::ownerOf(name);
        if (!name.ends_with(".json") || owner == m_lock->owner() || OwnerLock::isHeld(m_folder, owner))
            continue;
        const auto bytes = text::readWholeFile(path);
        const auto object = bytes ? text::openSealedJson(*bytes) : std::unexpected(std::string());
        if (!object) {
            forget(path);
            continue;
        }
        text::JsonReader reader(*object);
        std::error_code ignored;
        RecoveredText text{.keptIn = path,
                           .path = reader.text("path"_L1),
                           .title = reader.text("title"_L1),
                           .text = reader.text("text"_L1),
                           .form = {reader.text("lineEnd"_L1) == "crlf" ? LineEnd::crlf : LineEnd::lf,
                                    reader.count("byteOrderMark"_L1, 1) == 1},
                           .fileSha256 = reader.text("fileSha256"_L1),
                           .time = std::chrono::file_clock::to_sys(entry->last_write_time(ignored))};
        if (reader.isGood())
            all.push_back(std::move(text));
    }
    std::ranges::sort(all, std::ranges::greater(), &RecoveredText::time);
    return all;
}

} // namespace hawk::workspace
