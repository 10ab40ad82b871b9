// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "text/error.h"

namespace hawk::launch {

/// Whether a file is a whole shared object for this machine: the dynamic loader maps a file without looking
/// at its length and dies on a truncated one. Checks magic, class, byte order, type and machine, and that
/// every segment and section lies inside the file. Codes `object-missing`, `object-directory`,
/// `object-not-elf`, `object-machine`, `object-truncated`. Reads only the headers.
Result<void> checkElf(const std::string& path);

} // namespace hawk::launch
