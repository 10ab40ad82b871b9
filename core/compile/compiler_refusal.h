// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "compile/compile.h"

namespace hawk::compile {

/// The error of a failed compile with a diagnostic for each message of the compiler about the request's text.
/// Ranges are the kernel's through the line map; for a text that was not generated they are its own. An error
/// of the environment (no space, no memory, a crash, a time limit) is about no line and stays as it is.
Error withDiagnostics(Error error, const CompileRequest& request);

} // namespace hawk::compile
