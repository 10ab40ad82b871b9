// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>

#include "syntax/tree.h"
#include "trace/names.h"
#include "trace/session.h"

namespace hawk::trace {

/// What stands between the brackets of a declaration.
using BracketItems = std::span<const syntax::Expr* const>;
BracketItems bracketItems(const syntax::SubscriptExpr& expression);
/// `"row"` or `"row":4`.
bool isAxis(const syntax::Expr& item);

/// An extent that is a positive whole number up to `largest`, or nothing after a refusal.
std::optional<std::uint32_t> evaluateExtent(Frame& frame, const syntax::Expr& expression,
                                            std::string_view owner, std::uint32_t largest);
/// The items as axes of `owner`; nothing after a refusal. Items that are no axes are left to the caller.
std::optional<std::vector<data::Axis>> readAxes(Frame& frame, std::string_view owner, BracketItems items);

/// `Table[Scalar]`, `Table["row", "col":4]`.
Value declareTable(Frame& frame, const NameRow& row, const syntax::SubscriptExpr& expression);
/// `Grid["row", "col":4]`.
Value declareGrid(Frame& frame, const NameRow& row, const syntax::SubscriptExpr& expression);
/// `Mutable["bin":16]`, `Mutable[Vector[3], "bin"]`: one or more of the items are axes.
Value declareKeyed(Frame& frame, const NameRow& row, const syntax::SubscriptExpr& expression);

} // namespace hawk::trace
