// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>

#include "data/binding.h"
#include "ir/kernel.h"
#include "process/job_context.h"

namespace hawk::eval {

/// The meaning of a kernel: interprets its nodes in order for each sample of [base, base + count), in double
/// or float by the arguments' mode, with the C library's functions and no contraction, and stores into the
/// bound planes; takes as many steps as the kernel's form says. Every back end is tested against it. Cost:
/// about 10 ns per node and sample. Fails: cancelled; a range outside [0, sample count) (docs/abi.md "What an
/// entry does"); "read-outside" and "store-outside" at the first sample that reads or stores at a place that
/// its plane does not have; "range-of-stages" for a part of the samples of a kernel that reads reductions
/// over all of them, which is evaluated in its stages. A kernel with reductions over samples works on the
/// rows of 32 samples that begin in the range. Of stores by key to one place that of the last sample stays;
/// one thread at a time may run such a kernel.
Result<void> evaluate(const ir::Kernel& kernel, data::BoundArguments& arguments, std::int64_t base,
                      std::int64_t count, const process::JobContext& job = {});

/// All samples, with what each operation that rounds computes moved by up to eight units in the last place of
/// the mode, by amounts drawn from the seed: how far results then lie from those of `evaluate` tells what
/// such errors of operations can do to the kernel, be it by cancellation, steep functions or conditions. A
/// read outside of its plane gives 0, a store there is left out.
Result<void> evaluateMoved(const ir::Kernel& kernel, data::BoundArguments& arguments, std::uint64_t seed);

} // namespace hawk::eval
