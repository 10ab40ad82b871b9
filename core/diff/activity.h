// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "ir/kernel.h"

namespace hawk::diff {

/// Facts about the nodes of a kernel, one entry for each.
struct Activity {
    std::vector<bool> isActive; ///< a real value that depends on an input of the derivative
    std::vector<bool> isRegular; ///< finite for finite inputs, overflow aside

    bool operator()(ir::NodeId id) const { return isActive[indexOf(id)]; }
};

/// With respect to the leaves with these names. What an operation without a derivative gives depends on
/// nothing.
Activity analyse(const ir::Kernel& kernel, const std::vector<std::string>& wrt);

/// The value of an input, or of a written plane before the launch, of this sample.
bool isPlaneLeaf(const ir::Node& node);
/// The same, or a read of a plane at another place.
bool readsPlane(const ir::Node& node);

} // namespace hawk::diff
