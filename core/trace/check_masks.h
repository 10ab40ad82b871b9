// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/kinds.h"
#include "trace/session.h"

namespace hawk::trace {

/// Refuses what stands in the way of finishing a mask: where and how often it is assigned, and in which form.
/// What is assigned is looked at when the body is traced.
void checkMasks(Frame& frame, const Kind& kind, syntax::Suite body,
                const std::vector<DeclaredParameter>& parameters);

} // namespace hawk::trace
