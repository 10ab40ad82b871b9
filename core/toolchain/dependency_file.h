// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/error.h"

namespace hawk::toolchain {

/// The prerequisites of all rules of a make-style dependency file, in order, with duplicates. Understands
/// what GCC, clang, nvcc and the linkers write: `\` at a line's end, `\ ` and `\#` and `$$` in names, rules
/// without prerequisites (as `-MP` writes them).
std::vector<std::string> parseDependencies(std::string_view makeRules);

/// What a compiler's dependency file names. Environment error "compiler-files-unknown" when it is missing,
/// cannot be read, or does not name `source` (absolute; relative names are taken from the file's folder):
/// then nobody knows what the compiler read.
Result<std::vector<std::string>> readDependencies(const std::string& path, const std::string& source);

/// What a linker's dependency file names, one file a line. GNU ld writes blanks as they are, others escape
/// them; a name is taken in the form in which it is a file. Environment error "compiler-files-unknown" when
/// it cannot be read or names nothing.
Result<std::vector<std::string>> readLinkerDependencies(const std::string& path);

/// Absolute, without `.` components, each once, in order; relative names are taken from `folder`. Names below
/// `folder` itself are left out. `..` is kept, since dropping it would be wrong behind a symbolic link.
std::vector<std::string> filesOutside(const std::vector<std::string>& files, const std::string& folder);

} // namespace hawk::toolchain
