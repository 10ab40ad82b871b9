// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "syntax/tree.h"
#include "trace/declarations.h"

/// The shape of a launch and the coordinates of its samples.
namespace hawk::trace {

/// The axes of the kernel's grid, none without one. Refuses a second grid, and labels that are parameters.
std::vector<data::Axis> gridOf(Frame& frame, const std::vector<DeclaredParameter>& parameters);

/// `lane[0]`, `lane[-1]`.
Value readLaneItem(Frame& frame, const PlaneData& lane, const syntax::SubscriptExpr& expression);
/// `lane.row`, `lane.flat`.
Value readLaneAttribute(Frame& frame, const PlaneData& lane, const syntax::AttributeExpr& expression);

/// `row, col`, for messages.
std::string axisList(const std::vector<data::Axis>& axes);

} // namespace hawk::trace
