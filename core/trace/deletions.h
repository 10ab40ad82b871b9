// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/session.h"

namespace hawk::trace {

/// `del name, items[i], entries[key]` of a helper function or the module level.
void executeDelete(Frame& frame, const syntax::SimpleStmt& statement);

} // namespace hawk::trace
