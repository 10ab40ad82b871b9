// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/math_call.h"

/// Factors of matrices and what is made of them; the operands fit.
namespace hawk::trace {

/// An argument as a square matrix of real numbers; nothing after a refusal.
std::optional<ir::NodeId> squareMatrix(const MathCall& call, std::size_t argument);

/// A factor of a square matrix, as an operation `op` makes it.
ir::NodeId factorOf(const MathCall& call, ir::Op op, ir::NodeId matrix);
/// The lower triangular matrix of a Cholesky factor. It stands for the factor too.
ir::NodeId triangleOf(const MathCall& call, ir::NodeId factor);
ir::NodeId infoOf(const MathCall& call, ir::NodeId factor);
/// A matrix times a vector, or the columns of a matrix.
ir::NodeId matrixTimes(const MathCall& call, ir::NodeId matrix, ir::NodeId right);

} // namespace hawk::trace
