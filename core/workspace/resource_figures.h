// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <vector>

#include "toolchain/kernel_resources.h"
#include "toolchain/occupancy.h"

namespace hawk::workspace {

/// One thing that an entry takes, in two English phrases: `registers`, `40 per thread`.
struct ResourceFigure {
    std::string name;
    std::string value;
};
std::vector<ResourceFigure> resourceFigures(const toolchain::KernelResources& entry);

/// How full blocks of several sizes keep a multiprocessor of the entry's architecture, from small ones on;
/// empty where nothing is published of it.
std::vector<toolchain::Occupancy> occupanciesOf(const toolchain::KernelResources& entry);

} // namespace hawk::workspace
