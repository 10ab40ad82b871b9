// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/session.h"

namespace hawk::trace {

/// How a loop counts, from the bounds of its `range(…)`; nothing after a refusal.
std::optional<ir::LoopShape> readRange(Frame& frame, const syntax::CallExpr& range);

/// Whether a loop without an exit stores every component of a Mutable vector, one in each iteration, and
/// never reads it: what it held before does not matter then (docs/semantics.md "Loops").
bool fillsVector(const ir::Builder& builder, ir::NodeId placeholder, ir::NodeId initial, ir::NodeId next,
                 const ir::LoopShape& shape);

} // namespace hawk::trace
