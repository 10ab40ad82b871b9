// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/session.h"

namespace hawk::trace {

/// Runs the statements of a helper function; the value of its `return`, None without one, Unknown after a
/// refusal that leaves its course open.
Value executeHelper(Frame& frame, syntax::Suite body);

/// How a suite ended.
struct Ending {
    enum class Kind { normal, left, continued, returned, aborted };
    Kind kind = Kind::normal;
    Value value = {};
};

/// Statements outside of kernel bodies: in helpers, and the compound ones of the module level.
Ending executeSuite(Frame& frame, syntax::Suite suite);
Ending executeStatement(Frame& frame, const syntax::Stmt& statement);

} // namespace hawk::trace
