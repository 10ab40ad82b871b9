// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace hawk::bench {

/// A kernel file of so many kernels without a fault, with twenty lines for each.
std::string largeFile(int kernels);

} // namespace hawk::bench
