// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <expected>
#include <string>
#include <vector>

#include "cache/slot_manifest.h"
#include "process/file_stamp.h"

namespace hawk::cache {

/// A published entry. Its files are read-only and never change in place.
struct Slot {
    std::string folder;
    SlotManifest manifest;

    std::string pathOf(const SlotMember& member) const { return folder + '/' + member.name; }
};

/// Why an entry cannot be served.
struct SlotFault {
    enum class Kind {
        content, ///< it is not what was published
        access ///< the system gives it to nobody now, which says nothing about the entry
    };
    Kind kind = Kind::content;
    std::string what; ///< a sentence whose subject is the entry
};

inline constexpr const char* manifestName = "manifest.json";

/// Reads the manifest of a variant's folder and checks that it belongs to this key and this folder. Symbolic
/// links are faults of content.
std::expected<Slot, SlotFault> readSlot(const std::string& folder, const std::string& key);

/// Says that an entry serves now: the time of its folder is that of its last use. In a store that may not be
/// written it stays as it was.
void noteUse(const Slot& slot);

/// Reads every member and compares size and digest with the manifest. Returns the stamps of the members in
/// order, by which a later look in the same process can tell that nothing moved.
std::expected<std::vector<process::FileStamp>, SlotFault> verifyMembers(const Slot& slot);

} // namespace hawk::cache
