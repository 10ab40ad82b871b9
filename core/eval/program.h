// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <vector>

#include "data/binding.h"
#include "eval/operations.h"
#include "ir/kernel.h"
#include "text/error.h"

namespace hawk::eval {

/// A reduction over samples: whose numbers it takes, one cell of each sample, and where its rows go.
struct RowSink {
    std::uint32_t cell = 0;
    data::ReduceOp op = data::ReduceOp::sum;
    std::uint32_t plane = 0;
    std::optional<std::uint32_t> companion;
};

/// A kernel as a flat list of steps over cells, for one scalar mode. Constants and launch-wide numbers stand
/// in `initialCells`; `compute` fills the rest for one sample, then `store` writes the sinks in their order.
/// Both together take one step of the kernel. Instructions run one after another, except where one of them
/// names the next.
struct Program {
    std::vector<Cell> initialCells;
    std::vector<Instruction> compute;
    std::vector<Instruction> store;
    std::vector<RowSink> rows;
    std::vector<std::uint32_t> firstCell; ///< of each node of the kernel, in its order
    std::vector<Plane> planes; ///< of each slot of the binding, in its order
    std::vector<std::uint32_t> guards; ///< the planes of masks that skip a sample
    std::int64_t stepCount = 1; ///< how many steps a sample takes unless it finishes
};

/// Compiles the kernel for the binding's mode, numbers and planes. Operands of mixed types are converted
/// where the operation wants one type. Fails (internal): a binding of another signature, a combination of
/// operation and type that has no meaning. Linear in the kernel.
Result<Program> compileProgram(const ir::Kernel& kernel, const data::BoundArguments& arguments);

} // namespace hawk::eval
