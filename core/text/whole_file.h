// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <string>

#include "text/error.h"

namespace hawk::text {

/// No text or object of ours comes near this size.
constexpr std::size_t largestWholeFile = std::size_t{1} << 30;

/// The bytes of a regular file of at most `maximumBytes`, which may be empty. Refused with "file-missing",
/// "file-is-directory", "file-not-regular" (a pipe, a socket or a device: never waits for a writer) and
/// "file-too-large"; environment error "file-not-readable" with the system's reason. A file that is still
/// written gives what is there at each read, never more than the limit. Thread-safe.
Result<std::string> readWholeFile(const std::string& path, std::size_t maximumBytes = largestWholeFile);

} // namespace hawk::text
