// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/session.h"

namespace hawk::trace {

/// Binds what an import brings: names of hawk, constants and functions of `math` and numpy, and opaque
/// objects for everything that only Python has. Retired and unknown names of hawk are refused.
void executeImport(Frame& frame, const syntax::ImportStmt& statement);
void executeImportFrom(Frame& frame, const syntax::ImportFromStmt& statement);

} // namespace hawk::trace
