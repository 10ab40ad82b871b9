// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/session.h"

namespace hawk::trace {

/// A returned structure with the types of its leaves.
struct ReturnedStructure {
    data::ReturnTree::Kind kind = data::ReturnTree::Kind::nothing;
    std::vector<std::string> keys = {};
    std::vector<ReturnedStructure> items = {};
    std::size_t leaf = 0; ///< position among all leaves
    ir::Type type = {};
};

/// Compares `-> T` with what is returned; refused where they differ, naming the place in the structure.
void checkReturnAnnotation(Frame& frame, const syntax::FunctionStmt& definition,
                           const ReturnedStructure& returned);

} // namespace hawk::trace
