// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "ir/kernel.h"
#include "text/error.h"
#include "text/refusal.h"

namespace hawk::diff {

/// Why there is no derivative. Its place is that of a helper's own rule, or nothing: then the call that asks
/// for the derivative is meant.
using text::Refusal;
template <class T>
using Outcome = std::expected<T, Refusal>;
/// The same for those who have no text to show it in.
Error errorOf(const Refusal& refusal);

using ir::Direction;

/// How many numbers the loops of a derivative may keep for each sample; half as many where it also makes sums
/// over all samples and stores by key in loops. They lie on the stack of the thread that runs it: for the 16
/// samples of the smallest block as 1 MiB of doubles, which is half of the least stack that a thread gets by
/// default (2 MiB, where that of the process is unlimited).
inline constexpr std::uint64_t mostRecorded = 8192;

/// The derivative that is asked for.
struct Request {
    Direction direction{};
    std::string name; ///< of the kernel that is made
    /// Names of inputs, in any order; nothing for all real inputs that the kernel reads.
    std::optional<std::vector<std::string>> wrt = {};
};

/// The derivative of one step of a kernel, as a kernel of its own (docs/derivatives.md "Planes of a
/// derivative"). Reverse: it takes the adjoint `bar_y` of each output `y`, and returns `bar_x` for each
/// chosen input `x`, of a Param one value for each sample. Forward: it takes `dot_x` and returns `dot_y`. It
/// computes the values of the primal that it needs from the primal's inputs, and binds those inputs alone.
/// Whole numbers and conditions have no derivative. A kernel that has a plane of such a name gets `bar2_` or
/// `dot2_`, and so on.
///
/// A sample that the primal's guards skip gets zeros, whatever it holds. The statement that finishes samples
/// has no derivative. Loops stay loops; the reverse of a loop runs it backwards over values that it has kept,
/// at most `mostRecorded` of them for a sample.
Outcome<ir::Kernel> derive(const ir::Kernel& primal, const Request& request);

/// The inputs that `derive` takes without a choice, in their order.
std::vector<std::string> differentiableInputs(const ir::Kernel& primal);

} // namespace hawk::diff
