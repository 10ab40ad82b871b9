// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "syntax/tree.h"
#include "trace/builtins.h"
#include "trace/declarations.h"

/// Planes that are no values: tables, planes written by key, the lane of a grid; and reads of inputs at
/// another sample.
namespace hawk::trace {

/// What a parameter of this kind stands for in the body.
Value planeValue(const Frame& body, const DeclaredParameter& declared);

/// Where a value comes from that cannot be read at another place: `a Param`, `a computed value`.
std::string nameOfSource(const ir::Node& node);
/// `plane.at(i)`, `plane.at(row=i, col=j)` of a table or an input.
Value callAt(Frame& frame, const Value& plane, const Arguments& arguments, Range call);
/// The same as `take(plane, i)`.
Value callTake(Frame& frame, const Arguments& arguments, Range call);
/// `t[i]`, `t[i, j]`, `lane[0]`.
Value readPlaneItem(Frame& frame, const PlaneReference& plane, const syntax::SubscriptExpr& expression);
/// `t.at`, `lane.row`, `lane.flat`.
Value readPlaneAttribute(Frame& frame, const PlaneReference& plane, const syntax::AttributeExpr& expression);
/// Refuses a plane where a value is needed; `user` is the operator or function.
void refusePlaneAsValue(Frame& frame, const PlaneReference& plane, Range range, std::string_view user);
/// Refuses `t[i] = e` and what is like it.
void refusePlaneStore(Frame& frame, const PlaneReference& plane, Range target);

} // namespace hawk::trace
