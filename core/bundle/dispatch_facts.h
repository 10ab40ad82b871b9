// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "bundle/ordered_json.h"
#include "ir/kernel.h"

namespace hawk::bundle {

/// The `dispatch` of a sidecar: the choices among branches of a kernel, and what each reads to choose (bundle
/// format, section on sidecars). One that asks for segments is told as a switch, which it is compiled as.
Json dispatchFacts(const ir::Kernel& kernel);

} // namespace hawk::bundle
