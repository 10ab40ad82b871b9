// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/slot.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <format>

#include <fcntl.h>
#include <sys/stat.h>

#include "cache/digest_memo.h"
#include "cache/files.h"

namespace hawk::cache {

// A closure of some ten thousand paths; anything larger is none of ours.
static constexpr std::size_t maximumManifest = 64u << 20;

// What an entry that was tampered with can cause. All else (no descriptors, no memory, no permission, a
// failing disk) is the matter of this process and this moment.
static bool isOfContent(const std::error_code& error)
{
    static constexpr std::array causes = {
        std::errc::no_such_file_or_directory,     std::errc::not_a_directory,  std::errc::is_a_directory,
        std::errc::too_many_symbolic_link_levels, std::errc::invalid_argument, std::errc::file_too_large,
        std::errc::no_such_device_or_address};
    return std::ranges::any_of(causes, [&](std::errc cause) { return error == cause; });
}

static std::unexpected<SlotFault> unreadable(std::string_view part, const std::error_code& error)
{
    return std::unexpected(SlotFault{isOfContent(error) ? SlotFault::Kind::content : SlotFault::Kind::access,
                                     std::format("its {} cannot be read: {}", part, error.message())});
}

static std::unexpected<SlotFault> damaged(std::string what)
{
    return std::unexpected(SlotFault{SlotFault::Kind::content, std::move(what)});
}

std::expected<Slot, SlotFault> readSlot(const std::string& folder, const std::string& key)
{
    std::error_code gone;
    if (std::filesystem::is_symlink(folder, gone))
        return damaged("its folder was replaced by a link");
    const Io<std::string> text = readFile(folder + '/' + manifestName, maximumManifest);
    if (!text)
        return unreadable("manifest", text.error());
    std::expected<SlotManifest, std::string> manifest = readManifest(*text);
    if (!manifest)
        return damaged(std::move(manifest.error()));
    if (manifest->key != key)
        return damaged("its manifest belongs to another key");
    if (closureDigest(manifest->closure) != std::filesystem::path(folder).filename().string())
        return damaged("its manifest belongs to another folder");
    return Slot{folder, *std::move(manifest)};
}

void noteUse(const Slot& slot)
{
    [[maybe_unused]] const int isNoted =
        utimensat(AT_FDCWD, slot.folder.c_str(), nullptr, AT_SYMLINK_NOFOLLOW);
}

std::expected<std::vector<process::FileStamp>, SlotFault> verifyMembers(const Slot& slot)
{
    std::vector<process::FileStamp> stamps;
    for (const SlotMember& member : slot.manifest.members) {
        const std::string path = slot.pathOf(member);
        const Io<process::FileDigest> found = process::digestFile(path, process::Links::refuse);
        if (!found && found.error() == std::errc::too_many_symbolic_link_levels)
            return damaged(std::format("its file {} was replaced by a link", member.name));
        if (!found)
            return unreadable(std::format("file {}", member.name), found.error());
        if (found->stamp.size != member.size)
            return damaged(std::format("its file {} has {} bytes instead of {}", member.name,
                                       found->stamp.size, member.size));
        if (found->sha256 != member.sha256)
            return damaged(std::format("its file {} has changed", member.name));
        stamps.push_back(found->stamp);
    }
    return stamps;
}

} // namespace hawk::cache
