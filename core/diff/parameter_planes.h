// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "diff/diff.h"

namespace hawk::diff {

/// Which cell of a parameter's plane a sample reads.
enum class CellChoice : std::uint8_t {
    first,
    bySample ///< the one that the plane `param_cell` says
};

struct ParameterPlanes {
    std::optional<std::vector<std::string>> names = {}; ///< of Params that the kernel reads; nothing for all
    CellChoice cells = CellChoice::first;
};

/// The kernel with Params as planes of a launch (docs/derivatives.md "Params as planes"), called `k_params`
/// or `k_params_cells`. Refused with a rule of refusals.h whose `{0}` is `param_planes`.
Outcome<ir::Kernel> withParameterPlanes(const ir::Kernel& kernel, const ParameterPlanes& request);

} // namespace hawk::diff
