// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "check.h"
#include "compile/compile.h"

namespace hawk::conformance {

/// Generated code through the whole chain (plan, back end, cache, compiler, loader): the host back end in
/// each profile, and the device code on the CPU. `cacheDirectory` receives what is compiled. An engine stands
/// in the list only where its back end exists; a compiler that is missing shows in its runs.
Result<std::vector<Engine>> compiledEngines(const std::string& cacheDirectory);

} // namespace hawk::conformance
