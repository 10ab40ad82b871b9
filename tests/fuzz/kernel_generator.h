// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "choices.h"
#include "data/element.h"
#include "grammar.h"

namespace hawk::fuzz {

/// Moves the result of every operation that rounds by up to eight units in the last place of the mode, each
/// by its own amount: what then changes is what such errors can do to the kernel.
struct Jitter {
    std::uint64_t seed = 0;
    data::Mode mode = data::Mode::float64;
};

/// The text of a valid kernel file with one kernel of this name. The same choices give the same kernel, with
/// or without jitter.
std::string generateKernel(Choices& choices, const Grammar& grammar, const std::string& name,
                           std::optional<Jitter> jitter = {});

} // namespace hawk::fuzz
