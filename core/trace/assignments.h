// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/session.h"

namespace hawk::trace {

/// Assigns `value` to a target: a name, a tuple or list of targets, an item or component. `valueRange` is
/// the right-hand side.
void assignTarget(Frame& frame, const syntax::Expr& target, const Value& value, Range valueRange);

/// Plain, chained, annotated and augmented assignments.
void executeAssign(Frame& frame, const syntax::AssignStmt& statement);
void executeAnnotated(Frame& frame, const syntax::AnnotatedAssignStmt& statement);
void executeAugmented(Frame& frame, const syntax::AugmentedAssignStmt& statement);

} // namespace hawk::trace
