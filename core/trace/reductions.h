// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/builtins.h"
#include "trace/names.h"
#include "trace/session.h"

namespace hawk::trace {

/// `hawk.sum(x, over=None, where=None, policy="auto")`, and `max`, `min` and `mean` likewise: a number over
/// all samples. As a result it is made by the launch; Unknown after a refusal.
Value callReduction(Frame& frame, const NameRow& row, const Arguments& arguments, Range call,
                    std::string_view written);

/// Stores a value as the result `name`: of each sample, or made of all of them.
void commitResult(Frame& body, std::string name, ir::NodeId value, Range place, std::vector<ir::Sink>& sinks);

/// Stores a sum over some axes of the grid in a plane that is declared with exactly the others; nothing where
/// the value is no such sum, false after a refusal.
std::optional<bool> commitKeptSum(Frame& body, const DeclaredParameter& plane, const Value& value,
                                  Range place, std::vector<ir::Sink>& sinks);

/// Results of different reductions; false after a refusal.
bool checkSharedSinks(Frame& body, const syntax::FunctionStmt& definition,
                      const std::vector<ir::Sink>& stored, const std::vector<ir::Sink>& returned);
/// What of a finished kernel this version does not launch; false after a refusal.
bool checkTotals(Frame& frame, const ir::Kernel& kernel);

} // namespace hawk::trace
