// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

namespace hawk::cache {

/// Names this process in the names of its temporary folders: `<pid>-<start>-<machine>`, where the start time
/// tells a process from a later one with the same number, and `machine` is a digest of the boot and the
/// process name space, in which alone the number means anything.
std::string ownerTag();

enum class OwnerState {
    alive,
    dead,
    unknown ///< of another machine, another name space, or not a tag of ours
};

/// Whether the process that made `name` (an ownerTag() with anything after a further dash) still runs.
OwnerState ownerState(std::string_view name);

} // namespace hawk::cache
