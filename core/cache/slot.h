// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <expected>
#include <string>
#include <vector>

#include "cache/file_stamp.h"
#include "cache/slot_manifest.h"

namespace hawk::cache {

/// A published entry. Its files are read-only and never change in place.
struct Slot {
    std::string folder;
    SlotManifest manifest;

    std::string pathOf(const SlotMember& member) const { return folder + '/' + member.name; }
};

inline constexpr const char* manifestName = "manifest.json";

/// Reads the manifest of a variant's folder and checks that it belongs to this key and this folder. The error
/// says what is wrong with the entry, as a sentence without its subject.
std::expected<Slot, std::string> readSlot(const std::string& folder, const std::string& key);

/// Reads every member and compares size and digest with the manifest. Returns the stamps of the members in
/// order, by which a later look in the same process can tell that nothing moved.
std::expected<std::vector<FileStamp>, std::string> verifyMembers(const Slot& slot);

} // namespace hawk::cache
