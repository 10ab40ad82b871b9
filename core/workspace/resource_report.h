// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "toolchain/kernel_resources.h"

namespace hawk::workspace {

/// What an entry of a device object takes, a line for each figure, and how full its multiprocessors are with
/// blocks of several sizes and what limits them. Where nothing is published of the architecture it says so.
std::string reportResources(const toolchain::KernelResources& entry);

} // namespace hawk::workspace
