// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "syntax/tree.h"

/// The names of the syntax tree that nearly every file of this folder speaks of.
namespace hawk::trace {

using syntax::AnnotatedAssignStmt;
using syntax::Argument;
using syntax::as;
using syntax::AssignStmt;
using syntax::AttributeExpr;
using syntax::AugmentedAssignStmt;
using syntax::BinaryExpr;
using syntax::BooleanExpr;
using syntax::CallExpr;
using syntax::ClassStmt;
using syntax::CompareExpr;
using syntax::ComprehensionExpr;
using syntax::ConditionalExpr;
using syntax::ConstantExpr;
using syntax::Decorator;
using syntax::DictExpr;
using syntax::Expr;
using syntax::ExpressionStmt;
using syntax::ExprKind;
using syntax::FormattedExpr;
using syntax::ForStmt;
using syntax::FunctionStmt;
using syntax::IfStmt;
using syntax::ImportFromStmt;
using syntax::ImportName;
using syntax::ImportStmt;
using syntax::KeywordExpr;
using syntax::LambdaExpr;
using syntax::MatchStmt;
using syntax::NamedExpr;
using syntax::NameExpr;
using syntax::NamesStmt;
using syntax::NumberExpr;
using syntax::Operator;
using syntax::Parameter;
using syntax::ParameterPassing;
using syntax::ReturnStmt;
using syntax::SequenceExpr;
using syntax::SimpleStmt;
using syntax::SliceExpr;
using syntax::StarredExpr;
using syntax::Stmt;
using syntax::StmtKind;
using syntax::StringExpr;
using syntax::SubscriptExpr;
using syntax::Suite;
using syntax::TryStmt;
using syntax::UnaryExpr;
using syntax::WhileStmt;
using syntax::WithStmt;

} // namespace hawk::trace
