// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/returns.h"

namespace hawk::trace {

/// Runs a checked kernel body once on stand-ins. `frame` is the body's own scope with the parameters bound.
/// Gives the outputs of the final `return`; the Mutables hold their last values in the scope.
ReturnedValues traceBody(Frame& frame, const syntax::FunctionStmt& definition,
                         const std::vector<DeclaredParameter>& parameters);

} // namespace hawk::trace
