// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/declarations.h"

namespace hawk::trace {

/// What a traced body leaves in its Mutables, as stores at the end of the sample in signature order; false
/// when one is refused, here or before. `body` is the scope of the body after its last statement.
bool commitPlanes(Frame& body, const syntax::FunctionStmt& definition,
                  const std::vector<DeclaredParameter>& parameters, std::vector<ir::Sink>& sinks);

} // namespace hawk::trace
