// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cerrno>
#include <cstdio>
#include <format>
#include <optional>

#include <unistd.h>

#include "cache/entries.h"
#include "cache/files.h"
#include "cache/obstacles.h"
#include "cache/staging.h"
#include "text/sealed_json.h"

namespace hawk::cache {

namespace {

struct Taken {
    EntryName name;
    std::string path; ///< in the trash
};

// Others may remove empty folders between the steps, but not for ever.
constexpr int attempts = 8;

const std::error_code wasSettled = std::make_error_code(std::errc::file_exists);

bool isPlainName(const EntryName& name)
{
    return text::isSha256(name.key) && !name.variant.empty() && name.variant != "." && name.variant != ".."
        && !name.variant.contains('/');
}

} // namespace

struct ClearedEntries::State {
    Layout layout;
    std::optional<StagingFolder> folder;
    std::vector<Taken> taken;
    std::uint64_t entries = 0;
    std::uint64_t bytes = 0;
    std::error_code fault;

    /// Into the folder of the trash.
    void take(const EntryName& name, const std::string& place);
    /// wasSettled: somebody else made the entry anew, or deleted it.
    Io<void> putBack(const Taken& taken) const;
};

void ClearedEntries::State::take(const EntryName& name, const std::string& place)
{
    if (!isPlainName(name))
        return;
    const std::string keyFolder = layout.keyFolder(name.key);
    Taken one{name, std::format("{}/{}", place, taken.size())};
    if (std::rename((keyFolder + '/' + name.variant).c_str(), one.path.c_str()) != 0) {
        if (errno != ENOENT && errno != ENOTDIR)
            fault = lastError().error();
        return;
    }
    // Counted where nobody changes it any more.
    bytes += measureTree(one.path).bytes;
    ++entries;
    taken.push_back(std::move(one));
    // Stays when it holds another variant.
    rmdir(keyFolder.c_str());
}

Io<void> ClearedEntries::State::putBack(const Taken& one) const
{
    const std::string keyFolder = layout.keyFolder(one.name.key);
    for (int attempt = 0; attempt < attempts; ++attempt) {
        freeKeyPlace(layout, one.name.key);
        if (Io<void> made = makeFolders(keyFolder); !made)
            return made;
        // Refused by the system where an entry with files is.
        if (std::rename(one.path.c_str(), (keyFolder + '/' + one.name.variant).c_str()) == 0)
            return {};
        if (errno == ENOTEMPTY || errno == EEXIST)
            return std::unexpected(wasSettled);
        if (errno != ENOENT)
            return lastError();
        if (access(one.path.c_str(), F_OK) != 0)
            return std::unexpected(wasSettled);
    }
    return std::unexpected(std::make_error_code(std::errc::no_such_file_or_directory));
}

ClearedEntries::ClearedEntries(Key) : m_state(std::make_unique<State>())
{ }

ClearedEntries::~ClearedEntries() = default;

std::uint64_t ClearedEntries::entries() const
{
    return m_state->entries;
}

std::uint64_t ClearedEntries::bytes() const
{
    return m_state->bytes;
}

std::error_code ClearedEntries::fault() const
{
    return m_state->fault;
}

std::string ClearedEntries::directory() const
{
    return m_state->layout.directory();
}

PutBack ClearedEntries::putBack()
{
    PutBack done;
    std::erase_if(m_state->taken, [&](const Taken& one) {
        const Io<void> back = m_state->putBack(one);
        done.entries += back ? 1 : 0;
        const bool isSettled = back || back.error() == wasSettled;
        if (!isSettled)
            done.fault = back.error();
        return isSettled;
    });
    return done;
}

std::shared_ptr<ClearedEntries> takeEntries(const Layout& layout, const std::vector<EntryName>& names)
{
    auto cleared = std::make_shared<ClearedEntries>(ClearedEntries::Key());
    ClearedEntries::State& state = *cleared->m_state;
    state.layout = layout;
    freeFolderPlace(layout, layout.trash());
    Io<StagingFolder> folder = StagingFolder::make(layout.trash());
    if (!folder) {
        state.fault = folder.error();
        return cleared;
    }
    const std::string place = folder->path();
    state.folder.emplace(*std::move(folder));
    if (!names.empty()) {
        for (const EntryName& name : names)
            state.take(name, place);
        return cleared;
    }
    for (const EntryPlace& found : findEntries(layout))
        state.take(found.name, place);
    return cleared;
}

} // namespace hawk::cache
