// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cache/digest_memo.h"
#include "cache/slot_manifest.h"

namespace hawk::cache {

/// The first condition of a closure that does not hold now, as a sentence without a full stop; nothing when
/// all hold. Stops at the first. One look at the file system per entry, and reads only files whose stamps
/// moved.
std::optional<std::string> firstChange(const std::vector<ClosureEntry>& closure, DigestMemo& digests);

} // namespace hawk::cache
