// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <set>
#include <string>
#include <vector>

#include "ir/kernel.h"

namespace hawk::ir {

/// Names under which the numbers of reductions pass from stage to stage, beside the planes of the kernel.
class StageNames
{
public:
    explicit StageNames(const Kernel& kernel);

    /// For a node Op::total: the author's name for the value, if no plane of any pass has it.
    std::string freshName(NodeId total);

private:
    bool isTaken(const std::vector<std::string>& planes) const;

    const Kernel& m_kernel;
    std::set<std::string, std::less<>> m_taken; ///< names of planes
};

} // namespace hawk::ir
