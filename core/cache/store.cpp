// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/store.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <format>

#include <sys/stat.h>
#include <unistd.h>

#include "cache/closure_check.h"
#include "cache/obstacles.h"

namespace hawk::cache {

namespace fs = std::filesystem;

// Cleared as a whole when it is full.
static constexpr std::size_t maximumServed = 1024;
// Others can clear the store or win the race between two steps, but not for ever.
static constexpr int publishAttempts = 8;

// The mark by which backup programs know a folder they may skip (https://bford.info/cachedir/).
static constexpr std::string_view cacheTag =
    "Signature: 8a477f597d28d172789f06886806bc55\n"
    "# Compiled kernels of Hawk Workbench. Deleting this folder is safe.\n";

// A table in a folder that others can write could hold any digest.
static std::string tablePath(const Store& store)
{
    return store.isRefused() ? std::string() : store.layout().digestTable();
}

Store::Store(std::string root) : m_layout{std::move(root)}, m_counters(m_layout), m_digests(tablePath(*this))
{ }

bool Store::isRefused() const
{
    const auto refused = [](const std::optional<FolderState>& state) {
        return state && state->access == Access::refused;
    };
    return refused(inspectFolder(m_layout.root)) || refused(inspectFolder(m_layout.directory()));
}

FolderState Store::prepare()
{
    FolderState state = prepareBoth();
    m_access = state.access;
    return state;
}

FolderState Store::prepareBoth() const
{
    FolderState root = prepareFolder(m_layout.root);
    if (root.access == Access::refused)
        return root;
    const std::string directory = m_layout.directory();
    if (std::optional<FolderState> inner = inspectFolder(directory))
        return *std::move(inner);
    // A root that cannot be written matters only while our folder in it is missing.
    if (root.access == Access::readOnly)
        return root;
    if (mkdir(directory.c_str(), S_IRWXU) == 0) {
        // Without the tag the cache works as well.
        [[maybe_unused]] const Io<void> tagged = writeNewFile(directory + "/CACHEDIR.TAG", cacheTag, 0644);
    }
    return prepareFolder(directory);
}

Lookup Store::find(const std::string& key)
{
    if (std::optional<Slot> slot = recall(key)) {
        noteUse(*slot);
        return {std::move(slot)};
    }

    Lookup result{.slot = std::nullopt, .reason = "the cache has no entry for this request"};
    if (freeKeyPlace(m_layout, key) == Obstacle::setAside)
        result.reason = "the folder of the entry was replaced by something else, which has been set aside";
    std::error_code error;
    for (fs::directory_iterator place(m_layout.keyFolder(key), error);
         !error && place != fs::directory_iterator(); place.increment(error)) {
        const std::string folder = place->path().string();
        std::expected<Slot, SlotFault> slot = readSlot(folder, key);
        if (slot) {
            if (std::optional<std::string> change = firstChange(slot->manifest.closure, m_digests)) {
                result.reason = std::format("since the entry was made, {}", *change);
                continue;
            }
            std::expected<std::vector<process::FileStamp>, SlotFault> stamps = verifyMembers(*slot);
            if (stamps) {
                noteUse(*slot);
                remember(key, *slot, *std::move(stamps));
                return {*std::move(slot)};
            }
            slot = std::unexpected(std::move(stamps.error()));
        }
        if (slot.error().kind == SlotFault::Kind::access) {
            result.fault = std::format("the cache has an entry, but {}", slot.error().what);
            continue;
        }
        // Gone since it was listed: another process cleared or replaced it.
        std::error_code gone;
        if (!fs::exists(fs::symlink_status(folder, gone)))
            continue;
        result.reason = std::format("the entry was damaged and has been set aside: {}", slot.error().what);
        moveToTrash(m_layout, folder);
    }
    if (error && error != std::errc::no_such_file_or_directory && error != std::errc::not_a_directory)
        result.fault = std::format("the entries of the cache cannot be listed: {}", error.message());
    return result;
}

std::optional<Slot> Store::recall(const std::string& key)
{
    Served served;
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_served.find(key);
        if (found == m_served.end() || !found->second.isSettled)
            return std::nullopt;
        served = found->second;
    }
    for (std::size_t i = 0; i < served.stamps.size(); ++i) {
        const Io<process::FileStamp> now =
            process::stampOf(served.slot.pathOf(served.slot.manifest.members[i]));
        if (!now || *now != served.stamps[i])
            return std::nullopt;
    }
    if (firstChange(served.slot.manifest.closure, m_digests))
        return std::nullopt;
    return std::move(served.slot);
}

void Store::remember(const std::string& key, const Slot& slot, std::vector<process::FileStamp> stamps)
{
    const std::int64_t now = process::fileClock();
    const bool isSettled = std::ranges::none_of(
        stamps, [now](const process::FileStamp& stamp) { return process::isYoung(stamp, now); });
    const std::lock_guard lock(m_mutex);
    if (m_served.size() >= maximumServed)
        m_served.clear();
    m_served[key] = {slot, std::move(stamps), isSettled};
}

Io<StagingFolder> Store::stage()
{
    for (const std::string& folder : {m_layout.trash(), m_layout.staging()})
        freeFolderPlace(m_layout, folder);
    sweepNowAndThen(m_layout);
    return StagingFolder::make(m_layout.staging());
}

Io<Slot> Store::publish(StagingFolder& folder, const SlotManifest& manifest)
{
    const std::string text = writeManifest(manifest);
    // A path that is no UTF-8 does not survive JSON; better no entry than one that can never be served.
    if (const auto readBack = readManifest(text); !readBack || *readBack != manifest)
        return std::unexpected(std::make_error_code(std::errc::illegal_byte_sequence));
    const std::string manifestPath = folder.path() + '/' + manifestName;
    if (const Io<void> written = writeNewFile(manifestPath, text, 0444); !written)
        return std::unexpected(written.error());

    const std::string keyFolder = m_layout.keyFolder(manifest.key);
    const std::string target = keyFolder + '/' + closureDigest(manifest.closure);
    std::error_code reason = std::make_error_code(std::errc::resource_unavailable_try_again);
    for (int attempt = 0; attempt < publishAttempts; ++attempt) {
        freeKeyPlace(m_layout, manifest.key);
        if (const Io<void> made = makeFolders(keyFolder); !made) {
            reason = made.error();
            if (reason != std::errc::no_such_file_or_directory)
                break;
            continue;
        }
        if (std::rename(folder.path().c_str(), target.c_str()) == 0) {
            folder.release();
            return Slot{target, manifest};
        }
        reason = lastError().error();
        if (reason == std::errc::no_such_file_or_directory)
            continue; // cleared between the two steps
        if (reason != std::errc::directory_not_empty && reason != std::errc::file_exists
            && reason != std::errc::not_a_directory)
            break;
        std::expected<Slot, SlotFault> other = readSlot(target, manifest.key);
        const auto verified = other.and_then([](const Slot& slot) { return verifyMembers(slot); });
        if (verified) {
            StagingFolder dropped = std::move(folder);
            return *std::move(other);
        }
        if (verified.error().kind == SlotFault::Kind::access)
            break;
        moveToTrash(m_layout, target);
    }
    unlink(manifestPath.c_str());
    return std::unexpected(reason);
}

Io<void> Store::count(RequestEnd end)
{
    return m_access == Access::readWrite ? m_counters.add(end) : Io<void>();
}

ClearedStore Store::clear()
{
    {
        const std::lock_guard lock(m_mutex);
        m_served.clear();
    }
    return clearStore(m_layout);
}

} // namespace hawk::cache
