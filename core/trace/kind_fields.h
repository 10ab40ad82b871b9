// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "trace/builtins.h"
#include "trace/session.h"

namespace hawk::trace {

/// The masks that skip a sample, where a kernel binds them.
struct GuardForm {
    std::vector<std::string> masks = {"terminated"};
};

/// The plane that keeps the one value which a kernel returns.
struct ReturnedResult {
    std::string slot;
    ir::Type type;
};
struct OutputForm {
    std::optional<ReturnedResult> result; ///< none: kernels return what they like
};
/// How values are stored: each into its own column, whichever of its two names it has.
struct PlainSink {
};

/// What a field of a kind holds.
struct KindPartData {
    std::variant<GuardForm, OutputForm, PlainSink> form;
};

/// `Guard(…)`, `Output.named(…)`, `Output.returned(…)`, `sink_policy(…)` and `compensated(…)`.
Value callKindPart(Frame& frame, const NameRow& row, const Arguments& arguments, Range call);
/// `DATA_ONLY`, `DEFAULT_GUARD`, `PLAIN`, `ATOMIC`.
Value kindConstant(const NameRow& row);

} // namespace hawk::trace
