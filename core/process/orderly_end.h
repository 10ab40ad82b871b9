// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <functional>
#include <string_view>

namespace hawk::process {

/// Runs a program's work and gives its exit code. Nothing of the core throws across its edge; an exception
/// that arrives here all the same ends the program with a message on standard error: 3 where memory was short
/// ("out-of-memory"), else 4 ("unexpected-exception"), as exit codes are for environment and internal errors.
/// From this call on, a write beyond the limit of file sizes (ulimit -f) fails like any other instead of
/// ending the program without a word.
int endOrderly(std::string_view program, const std::function<int()>& work);

} // namespace hawk::process
