// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>

namespace hawk::process {

enum class OutputEnd { written, failed };

/// Flushes what was printed on standard output. Where some of it cannot be written (a full disk, a closed
/// stream) it says so on standard error in the name of `program`, with the code `output-failed`; the program
/// should not end as if all were fine.
OutputEnd finishOutput(std::string_view program);

} // namespace hawk::process
