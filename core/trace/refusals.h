// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/refusals_body.h"
#include "trace/refusals_declaration.h"
#include "trace/refusals_derivative.h"
#include "trace/refusals_dispatch.h"
#include "trace/refusals_finish.h"
#include "trace/refusals_import.h"
#include "trace/refusals_integer.h"
#include "trace/refusals_kind.h"
#include "trace/refusals_linear.h"
#include "trace/refusals_loop.h"
#include "trace/refusals_matrix.h"
#include "trace/refusals_plane.h"
#include "trace/refusals_primitive.h"
#include "trace/refusals_sums.h"
#include "trace/refusals_value.h"
#include "trace/static_faults.h"
#include "trace/unsupported.h"

#include <span>

namespace hawk::trace {

/// Every rule this folder can report, for documentation and tests.
std::span<const text::DiagnosticRule* const> allRules();

} // namespace hawk::trace
