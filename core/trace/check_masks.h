// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "trace/declarations.h"
#include "trace/session.h"

namespace hawk::trace {

/// The masks that skip a sample: under the default guard the one called `terminated`, if it is declared
/// (language.md 6.2).
std::vector<std::string> guardsOf(const std::vector<DeclaredParameter>& parameters);

/// Refuses what stands in the way of finishing a mask: where and how often it is assigned, and in which form.
/// What is assigned is looked at when the body is traced.
void checkMasks(Frame& frame, syntax::Suite body, const std::vector<DeclaredParameter>& parameters);

} // namespace hawk::trace
