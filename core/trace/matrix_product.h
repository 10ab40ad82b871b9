// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/operators.h"

namespace hawk::trace {

/// `a @ b`: a matrix times a vector or a matrix.
Value applyMatrixProduct(Frame& frame, Operand left, Operand right, Range whole);

/// The node of an operation of ir::OpClass::product on real operands that fit it.
ir::NodeId product(Frame& frame, ir::Op op, ir::NodeId left, ir::NodeId right, data::Shape shape, Range place,
                   data::Tag tag = data::Tag::none);

} // namespace hawk::trace
