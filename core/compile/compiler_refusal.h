// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "compile/compile.h"

namespace hawk::compile {

/// The error of a failed compile with a diagnostic for each message of the compiler about the request's text.
/// Ranges are the kernel's through the line map; for a text that was not generated they are its own. An error
/// of the environment (no space, no memory, a crash, a time limit) is about no line and stays as it is.
Error withDiagnostics(Error error, const CompileRequest& request);

/// The warnings among the messages of a compile that went well, at places as above. What ptxas says of an
/// entry is about the kernel as a whole, which the first mapped line of a generated text stands for; messages
/// about no text of the request are left out.
std::vector<text::Diagnostic> warningsIn(const std::vector<toolchain::CompilerMessage>& messages,
                                         const CompileRequest& request);

} // namespace hawk::compile
