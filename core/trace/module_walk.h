// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/session.h"

namespace hawk::trace {

/// Runs the module level of a file from top to bottom: constants, helpers and kernels, into `names`. What
/// only Python can run is left out, its ranges are given back, and the names it binds become opaque.
std::vector<Range> walkModule(Session& session, syntax::Suite statements, std::shared_ptr<Scope> names);

/// Whether a report about a decorator at module level is a fault of the file. Any other tells that the
/// decorator needs Python, and its function with it.
bool holdsForDecorators(const text::DiagnosticRule* rule);

} // namespace hawk::trace
