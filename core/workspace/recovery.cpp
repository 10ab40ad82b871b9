// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/recovery.h"

#include <algorithm>
#include <filesystem>
#include <format>
#include <mutex>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "cache/owner.h"
#include "data/replacement_file.h"
#include "process/descriptor.h"
#include "process/private_files.h"
#include "text/sealed_json.h"
#include "text/whole_file.h"

namespace hawk::workspace {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view lockSuffix = ".lock";

/// The owner's part of a kept file's name, `<owner>-<document>.json`.
std::string ownerOf(const std::string& name)
{
    return name.substr(0, name.rfind('-'));
}

/// Whether the program still runs that took this lock. A lock that is gone was given back.
bool isHeld(const std::string& path)
{
    const process::Descriptor file(open(path.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW));
    return file.isOpen() && flock(file.number(), LOCK_EX | LOCK_NB) != 0;
}

} // namespace

/// Taken when the first text is kept, given back with the last copy.
class Recovery::Lock
{
public:
    explicit Lock(std::string path) : m_path(std::move(path)) { }
    ~Lock()
    {
        if (m_file.isOpen())
            unlink(m_path.c_str());
    }
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;

    void take()
    {
        const std::lock_guard guard(m_mutex);
        if (m_file.isOpen())
            return;
        process::Descriptor file(open(m_path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
        if (file.isOpen() && flock(file.number(), LOCK_EX | LOCK_NB) == 0)
            m_file = std::move(file);
    }

private:
    std::string m_path;
    std::mutex m_mutex;
    process::Descriptor m_file;
};

Recovery::Recovery(std::string folder)
    : m_folder(std::move(folder))
    , m_lock(std::make_shared<Lock>(std::format("{}/{}{}", m_folder, cache::ownerTag(), lockSuffix)))
{ }

Recovery::~Recovery() = default;
Recovery::Recovery(const Recovery&) = default;

std::string Recovery::fileFor(std::uint64_t document) const
{
    return std::format("{}/{}-{}.json", m_folder, cache::ownerTag(), document);
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
    const std::string owner = ownerOf(file);
    if (owner != ownerOf(fileFor(0)) && !isHeld(owner + std::string(lockSuffix)))
        std::filesystem::remove(owner + std::string(lockSuffix), ignored);
}

std::vector<RecoveredText> Recovery::left() const
{
    std::vector<RecoveredText> all;
    std::error_code error;
    std::filesystem::directory_iterator entry(m_folder, error);
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        const std::string path = entry->path().string();
        const std::string name = entry->path().filename().string();
        const std::string owner = ownerOf(name);
        if (!name.ends_with(".json") || owner == cache::ownerTag()
            || isHeld(std::format("{}/{}{}", m_folder, owner, lockSuffix)))
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
