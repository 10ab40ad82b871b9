// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>

#include "diff/diff.h"

/// Which kernel of the author's a derivative goes back to.
namespace hawk::diff {

/// What a derivative of `primal` says of its descent.
ir::DerivedFrom derivedFrom(Direction direction, const ir::Kernel& primal, std::vector<std::string> wrt);

/// The refusal of a transform of `kernel`. Where the kernel is itself a derivative without a name of the
/// author's, the message names the kernel that has one, and all that is made of it: `vjp of jvp` of `step`.
std::unexpected<Refusal> refuse(const text::DiagnosticRule& rule, std::string_view transform,
                                const ir::Kernel& kernel, std::vector<std::string> more = {});

} // namespace hawk::diff
