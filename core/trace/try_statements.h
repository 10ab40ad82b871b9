// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/helper_statements.h"

namespace hawk::trace {

/// `try`: its body, and the handler of the first fault that Python would raise there. A fault inside a loop,
/// a branch or a called function is not caught, as what they did before it cannot be taken back: it stays.
Ending executeTry(Frame& frame, const syntax::TryStmt& statement);
/// `assert`: a condition known before the run that does not hold is refused.
Ending executeAssert(Frame& frame, const syntax::SimpleStmt& statement);
/// `raise`: refused where it is reached.
Ending executeRaise(Frame& frame, const syntax::SimpleStmt& statement);

} // namespace hawk::trace
