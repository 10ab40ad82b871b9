// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/diagnostic.h"

/// Refusals of imports of other kernel files.
namespace hawk::trace::refusals {

using text::DiagnosticRule;

inline constexpr DiagnosticRule missingModule{
    "R85", "`{0}` comes from `{1}`, and there is no kernel file of that name{2}.",
    "Put the file beside this one, or give its folder with `--path`. What only Python has becomes a plain "
    "number or a `Param`."};
inline constexpr DiagnosticRule noSuchMember{"R73", "`{0}` has nothing called `{1}`{2}.",
                                             "Correct the name, or define it in that file."};
inline constexpr DiagnosticRule importCircle{"R165", "This import goes round in a circle: {0}.",
                                             "Move what both files need into a third one."};
inline constexpr DiagnosticRule importUnreadable{"R166", "`{0}` cannot be imported: {1}",
                                                 "Correct the file, or import another one."};

} // namespace hawk::trace::refusals
