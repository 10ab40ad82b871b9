// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/entries.h"

#include <algorithm>
#include <filesystem>
#include <tuple>

#include <sys/stat.h>

#include "cache/files.h"
#include "cache/folders.h"
#include "cache/slot.h"
#include "text/sealed_json.h"

namespace hawk::cache {

using Time = std::chrono::system_clock::time_point;

static Time timeOf(const timespec& time)
{
    return Time(std::chrono::duration_cast<Time::duration>(std::chrono::seconds(time.tv_sec)
                                                           + std::chrono::nanoseconds(time.tv_nsec)));
}

static std::string nameIn(const std::string& path)
{
    return std::filesystem::path(path).filename().string();
}

static std::string folderOf(const Layout& layout, const EntryName& name)
{
    return layout.keyFolder(name.key) + '/' + name.variant;
}

std::vector<EntryPlace> findEntries(const Layout& layout)
{
    std::vector<EntryPlace> places;
    for (const std::string& shard : shardsOf(layout)) {
        for (const std::string& key : foldersIn(shard)) {
            if (!text::isSha256(nameIn(key)))
                continue;
            for (const std::string& variant : foldersIn(key)) {
                struct stat status{};
                if (lstat(variant.c_str(), &status) == 0)
                    places.push_back({{nameIn(key), nameIn(variant)}, timeOf(status.st_mtim)});
            }
        }
    }
    // Equal times are put into one order, so that a list does not jump when it is read again.
    std::ranges::sort(places, [](const EntryPlace& a, const EntryPlace& b) {
        return std::tie(b.lastUse, a.name.key, a.name.variant)
            < std::tie(a.lastUse, b.name.key, b.name.variant);
    });
    return places;
}

std::optional<EntryFacts> readEntry(const Layout& layout, const EntryPlace& place)
{
    const std::string folder = folderOf(layout, place.name);
    EntryFacts facts{.name = place.name, .made = place.lastUse, .lastUse = place.lastUse};
    struct stat status{};
    const bool hasManifest = lstat((folder + '/' + manifestName).c_str(), &status) == 0;
    if (hasManifest)
        facts.made = timeOf(status.st_mtim);
    const std::expected<Slot, SlotFault> slot = readSlot(folder, place.name.key);
    if (slot) {
        facts.kernel = slot->manifest.kernel;
        facts.target = slot->manifest.target;
        facts.format = slot->manifest.format;
        facts.seconds = slot->manifest.seconds;
        facts.bytes = static_cast<std::uint64_t>(status.st_size);
        for (const SlotMember& member : slot->manifest.members)
            facts.bytes += member.size;
        return facts;
    }
    if (lstat(folder.c_str(), &status) != 0)
        return std::nullopt;
    facts.fault = slot.error().what;
    facts.bytes = measureTree(folder).bytes;
    return facts;
}

std::vector<EntryFacts> listEntries(const Layout& layout)
{
    std::vector<EntryFacts> entries;
    for (const EntryPlace& place : findEntries(layout)) {
        if (std::optional<EntryFacts> facts = readEntry(layout, place))
            entries.push_back(*std::move(facts));
    }
    return entries;
}

} // namespace hawk::cache
