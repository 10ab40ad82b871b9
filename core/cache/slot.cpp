// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/slot.h"

#include <filesystem>
#include <format>

#include "cache/digest_memo.h"
#include "cache/files.h"

namespace hawk::cache {

// A closure of some ten thousand paths; anything larger is none of ours.
static constexpr std::size_t maximumManifest = 64u << 20;

std::expected<Slot, std::string> readSlot(const std::string& folder, const std::string& key)
{
    const Io<std::string> text = readFile(folder + '/' + manifestName, maximumManifest);
    if (!text)
        return std::unexpected(std::format("its manifest cannot be read: {}", text.error().message()));
    std::expected<SlotManifest, std::string> manifest = readManifest(*text);
    if (!manifest)
        return std::unexpected(manifest.error());
    if (manifest->key != key)
        return std::unexpected("its manifest belongs to another key");
    if (closureDigest(manifest->closure) != std::filesystem::path(folder).filename().string())
        return std::unexpected("its manifest belongs to another folder");
    return Slot{folder, *std::move(manifest)};
}

std::expected<std::vector<FileStamp>, std::string> verifyMembers(const Slot& slot)
{
    std::vector<FileStamp> stamps;
    for (const SlotMember& member : slot.manifest.members) {
        const std::string path = slot.pathOf(member);
        if (std::filesystem::is_symlink(path))
            return std::unexpected(std::format("its file {} was replaced by a link", member.name));
        const Io<FileDigest> found = digestFile(path);
        if (!found)
            return std::unexpected(
                std::format("its file {} cannot be read: {}", member.name, found.error().message()));
        if (found->stamp.size != member.size)
            return std::unexpected(std::format("its file {} has {} bytes instead of {}", member.name,
                                               found->stamp.size, member.size));
        if (found->sha256 != member.sha256)
            return std::unexpected(std::format("its file {} has changed", member.name));
        stamps.push_back(found->stamp);
    }
    return stamps;
}

} // namespace hawk::cache
