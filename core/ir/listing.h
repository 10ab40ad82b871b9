// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "ir/kernel.h"

namespace hawk::ir {

/// The text of listing() with the part of the kernel's source that each of its lines shows: the expression
/// that made a node, the statement of a store, an empty range for head and slots.
struct MappedListing {
    std::string text;
    std::vector<text::Range> origins; ///< one per line
};

MappedListing mappedListing(const Kernel& kernel);

} // namespace hawk::ir
