// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

#include "cache/files.h"
#include "cache/layout.h"
#include "process/descriptor.h"

namespace hawk::cache {

/// Whether something moved out of the way.
enum class Obstacle { none, setAside };

/// Moves into the trash whatever is no folder (a file, a pipe, a symbolic link) but has the place of one of
/// the store's folders. Folders and empty places stay as they are. One look at the file system.
Obstacle freeFolderPlace(const Layout& layout, const std::string& folder);

/// freeFolderPlace for the folders on the way to a key's variants.
Obstacle freeKeyPlace(const Layout& layout, std::string_view key);

/// Opens one of the store's own small files for reading and writing; a missing one is made for its owner
/// alone. What is no regular file moves into the trash first. Never waits for the other end of a pipe.
Io<process::Descriptor> openOwnFile(const Layout& layout, const std::string& path);

} // namespace hawk::cache
