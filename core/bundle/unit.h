// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/error.h"

namespace hawk::bundle {

/// The files of a unit by name, in the order of names. Contents, not paths.
using UnitFiles = std::map<std::string, std::string>;

inline constexpr std::string_view stampName = ".hawk_unit";

/// What a stamp claims: the unit digest and each member's SHA-256 (docs/bundles.md "The unit digest").
struct Stamp {
    std::string unit;
    std::map<std::string, std::string> files;
};

Stamp stampFor(const UnitFiles& files);
/// Unit digest from member digests (docs/bundles.md "The unit digest").
std::string unitDigest(const std::map<std::string, std::string>& digests);
std::string stampText(const Stamp& stamp);

/// The stamp in a folder; nothing when there is none or it is no stamp.
std::optional<Stamp> readStamp(const std::string& directory);

/// A member as it is in the folder.
struct FileView {
    std::string name;
    std::string sha256; ///< as stamped
    std::uint64_t bytes = 0; ///< as found
    std::string fault; ///< one sentence; empty when it is as stamped
};

/// The members in the order of names. Reads every one once.
std::vector<FileView> viewFiles(const std::string& directory, const Stamp& stamp);

/// The faults of the members, and one when the unit digest does not follow from the stamp.
std::vector<std::string> faultsOf(const std::vector<FileView>& files, const Stamp& stamp);

/// One sentence for each member that is missing or differs from the stamp, and one when the unit digest does
/// not follow from the members. Reads every member once.
std::vector<std::string> checkStamp(const std::string& directory, const Stamp& stamp);

} // namespace hawk::bundle
