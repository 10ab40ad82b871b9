// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "ir/kernel.h"

namespace hawk::ir {

/// 64 hex digits over everything of a finished kernel that decides what it computes and what it is bound to;
/// names of locals and places in the source take no part.
std::string digestOf(const Kernel& kernel);

} // namespace hawk::ir
