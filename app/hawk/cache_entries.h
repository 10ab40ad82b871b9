// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "compile/compile.h"
#include "verb.h"

namespace hawk::cli {

/// `hawk cache list`: every entry, in the order of --sort.
Result<ExitCode> listEntries(Invocation& invocation, compile::Session& session);

/// `hawk cache remove KEY…`: every entry under each key, which may be cut short as long as it fits one key
/// only. With --dry-run says what would go. Refused "cache-no-entry" and "cache-key-ambiguous" before
/// anything is removed.
Result<ExitCode> removeEntries(Invocation& invocation, compile::Session& session);

enum class Removal { done, wouldBe };
/// `removed 3 entries, 1.5 MiB`, or the same as facts, those with what was left.
void printRemoval(Console& console, Removal removal, std::uint64_t entries, std::uint64_t bytes,
                  const std::vector<cache::LeftFolder>& left = {});

} // namespace hawk::cli
