// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/declarations.h"
#include "trace/session.h"

namespace hawk::trace {

/// Whether `name` is a mask of the kernel whose body is traced.
bool isMask(const Frame& frame, std::string_view name);
/// Gives a mask the condition with which the sample finishes; refused when the value is none.
void assignMask(Frame& frame, std::string_view name, const Value& value, Range place);
/// The finish at the end of the sample, none in a body that assigns no mask; false when it is refused, here
/// or before.
bool commitFinish(Frame& body, const syntax::FunctionStmt& definition,
                  const std::vector<DeclaredParameter>& parameters, std::vector<ir::Sink>& sinks);

} // namespace hawk::trace
