// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "ir/kernel.h"
#include "syntax/parser.h"
#include "text/diagnostic.h"
#include "trace/import_places.h"

namespace hawk::trace {

/// One decorated function. `kernel` is absent when it was refused; the diagnostics say why.
struct TracedKernel {
    std::string name;
    text::Range range; ///< the whole function with its decorators
    text::Range nameRange;
    std::optional<ir::Kernel> kernel;
    bool isImported = false; ///< while the tracer runs: of another file, and none of this module
};

/// What a kernel file means. Diagnostics hold the parser's own and every refusal of the tracer, all of one
/// file in one pass, in source order, those of imported files after its own; a refused kernel leaves the
/// others usable.
struct Module {
    syntax::SyntaxTree tree; ///< its source has the imported files behind it
    std::vector<TracedKernel> kernels; ///< in source order
    std::vector<text::Diagnostic> diagnostics;
    std::vector<text::Range> skipped; ///< top-level driver code that needs Python: not refused, shown dimmed

    std::vector<std::string> imported; ///< paths of the kernel files that were read for imports
    std::vector<std::string> missing; ///< paths where an import would have found one

    bool hasErrors() const;
    const TracedKernel* find(std::string_view name) const;
};

/// Evaluates the module level statically and runs each kernel's body once on stand-ins (docs/semantics.md
/// "The module level"). Same text and same imported files, same module. Cost: linear in the traced
/// operations, which are limited to 250,000 a kernel and 200 nested helper calls (both refused by name). A
/// stop request ends it early; what it then gives is incomplete and without a word about it.
Module traceModule(syntax::SyntaxTree tree, std::stop_token stop = {}, ImportPlaces places = {});

/// The kernel `name`, or the only one when `name` is empty; of `drag.vjp` and `drag.jvp`, which need not be
/// written (see AskedDerivative), the derivative of `drag`. Refused with the names there are, with the
/// kernel's diagnostics, or as a derivative is.
Result<ir::Kernel> selectKernel(const Module& module, std::string_view name);

} // namespace hawk::trace
