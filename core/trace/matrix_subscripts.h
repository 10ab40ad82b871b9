// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/session.h"

namespace hawk::trace {

/// `M[i, j]` with two plain whole numbers.
Value readEntry(Frame& frame, const Traced& matrix, const syntax::SubscriptExpr& expression);

/// `M.rows[i]`, `M.columns[j]`. A number of the sample outside of the matrix reads the last one.
Value readLine(Frame& frame, const MatrixLines& lines, const syntax::SubscriptExpr& expression);

} // namespace hawk::trace
