// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hawk::ir {

/// The two transforms that make a derivative (docs/derivatives.md "Reverse and forward").
enum class Direction : std::uint8_t {
    reverse, ///< `vjp`: from the adjoints of the outputs to those of the inputs
    forward ///< `jvp`: from the tangents of the inputs to those of the outputs
};

/// `vjp` or `jvp`.
constexpr std::string_view nameOf(Direction direction)
{
    return direction == Direction::reverse ? "vjp" : "jvp";
}

/// What a kernel is the derivative of.
struct DerivedFrom {
    Direction direction{};
    std::string primal; ///< the kernel's name
    std::vector<std::string> wrt; ///< its chosen inputs, in the order in which it reads them
    /// The last kernel on the way here that has its name from the author, and what has been made of it since,
    /// the latest first: how messages call this one.
    std::string authored = {};
    std::vector<Direction> since = {};
};

} // namespace hawk::ir
