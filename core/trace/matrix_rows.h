// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/math_call.h"

namespace hawk::trace {

/// `mat(rows, columns)`: a matrix of lists of single numbers or of vectors, as rows or as columns.
Value makeMatrix(const MathCall& call);

} // namespace hawk::trace
