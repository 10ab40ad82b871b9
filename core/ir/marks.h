// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ir/builder.h"

namespace hawk::ir {

/// Copies a kernel with the values of helpers in the places of their calls, which mark them (Op::primitive).
/// Sinks, dispatches and reductions of `parts` become those of the copy.
void copyWithoutMarks(const Kernel& marked, Builder& builder, KernelParts& parts);

/// The kernel of which derivatives are made: with marks, under its own name and steps, without the counts of
/// branches that are taken.
Kernel differentiable(const Kernel& kernel);

} // namespace hawk::ir
