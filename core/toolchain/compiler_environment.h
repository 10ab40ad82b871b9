// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <utility>
#include <vector>

#include "process/environment.h"

namespace hawk::toolchain {

/// The variables that compilers and linkers read and that change what they produce, with their values, in
/// name order. They are passed on, and they are terms of every key.
std::vector<std::pair<std::string, std::string>> compilerVariables(const process::Environment& environment);

/// The environment a compiler is started with: PATH, HOME, the variables above, English messages, and
/// temporary files in `temporaryFolder` (unset when empty). Nothing else of the user's environment reaches
/// it.
process::Environment compilerEnvironment(const process::Environment& environment,
                                         const std::string& temporaryFolder);

/// Flags of nvcc without `-ccbin`, which names its host compiler, in each of its spellings.
std::string withoutHostCompiler(const std::string& flags);

} // namespace hawk::toolchain
