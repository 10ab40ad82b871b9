// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cache/digest_memo.h"
#include "cache/slot_manifest.h"
#include "compile/compile.h"

namespace hawk::compile {

/// Everything outside the private folder on which a compiled object depends, as it is now.
struct RecordedClosure {
    std::vector<cache::ClosureEntry> entries; ///< sorted by path
    /// Not empty: what may have changed while the compiler ran, as a sentence without a full stop. Then
    /// nobody knows which content the object was made from; a second run may settle it.
    std::string unsettled = {};
    /// Not empty: why an object of this text must not be served again, whatever the closure says.
    std::string unstorable = {};
};

/// Reads the headers among the files (to see what they ask for) and digests all of them. `started` is
/// process::fileClock() from before the compiler was started.
RecordedClosure recordClosure(const CompileRequest& request, const toolchain::CompiledObject& object,
                              std::int64_t started, cache::DigestMemo& digests);

} // namespace hawk::compile
