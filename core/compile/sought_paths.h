// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "compile/include_scan.h"

namespace hawk::compile {

/// A text that the compiler read. The request's own text has an empty folder: what stands beside it is ours.
struct ScannedText {
    std::string folder;
    IncludeNames names;
};

/// Where a compile may have looked.
struct SearchPlaces {
    std::vector<std::string> filesRead; ///< absolute
    std::vector<std::string> includeFolders; ///< absolute, in search order
    std::vector<ScannedText> texts;
    std::vector<std::string> linkFlags; ///< with `-L` folders and `-l` libraries
    std::string unreadable = {}; ///< a text that the compiler read and that is missing in `texts`
};

/// Paths at which a file would have been taken instead of the one that was, or whose presence a text asked
/// for: for each file read through one include folder the same name in every earlier folder, each quoted name
/// beside the file that includes it, each probed name in every folder, each library in every `-L` folder. May
/// name paths that were not looked at; files that were read are left out. Sorted, each once.
std::vector<std::string> soughtPaths(const SearchPlaces& places);

/// The path itself, or the uppermost folder on the way to it that is missing: nothing can be at the path
/// while nothing is there. Empty when something is at the path.
std::string missingPart(const std::string& path);

} // namespace hawk::compile
