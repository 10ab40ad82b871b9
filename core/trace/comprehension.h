// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/session.h"

namespace hawk::trace {

/// A comprehension or generator, evaluated at once in a scope of its own. Helpers and module level only.
Value evaluateComprehension(Frame& frame, const syntax::ComprehensionExpr& expression);

} // namespace hawk::trace
