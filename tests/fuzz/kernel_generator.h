// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "choices.h"
#include "grammar.h"

namespace hawk::fuzz {

/// The text of a valid kernel file with one kernel of this name. The same choices give the same kernel.
std::string generateKernel(Choices& choices, const Grammar& grammar, const std::string& name);

} // namespace hawk::fuzz
