// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <functional>

#include "syntax/tree.h"

namespace hawk::assist {

using ExprVisitor = std::function<void(const syntax::Expr&)>;

/// The direct parts of an expression in source order. Of a lambda and a comprehension, which have names of
/// their own, none: the caller knows how to enter them.
void forEachPart(const syntax::Expr& expression, const ExprVisitor& visit);

/// The parts of a comprehension as they are written: the element, then each clause.
void forEachPartOfComprehension(const syntax::ComprehensionExpr& comprehension, const ExprVisitor& visit);

/// The expressions that stand in a statement itself, without its suites, in source order. Of a function and
/// a class these are the decorators, annotations, defaults and arguments.
void forEachExpression(const syntax::Stmt& statement, const ExprVisitor& visit);

/// The suites of a statement in source order; of a function and a class their bodies.
void forEachSuite(const syntax::Stmt& statement, const std::function<void(syntax::Suite)>& visit);

} // namespace hawk::assist
