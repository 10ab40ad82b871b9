// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>

namespace hawk::cache {

/// What may be done with a cache folder.
enum class Access {
    readWrite,
    readOnly, ///< entries can be served, nothing can be stored
    refused ///< must not or cannot be used at all
};

struct FolderState {
    Access access = Access::refused;
    /// Unless readWrite: why, as a sentence about the folder without its name or a full stop, such as
    /// `is a file, not a folder`.
    std::string problem = {};
};

/// Says what may be done with a folder; nothing when it is missing. Refused: a file in its place, a folder of
/// another user, one that others than its owner can write, one that cannot be read.
std::optional<FolderState> inspectFolder(const std::string& path);

/// inspectFolder, after making the folder (for its owner alone) when it is missing. Refused also when it
/// cannot be made.
FolderState prepareFolder(const std::string& path);

} // namespace hawk::cache
