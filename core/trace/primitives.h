// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "trace/builtins.h"
#include "trace/session.h"

namespace hawk::trace {

/// A helper with a derivative of its own (docs/semantics.md "Kinds and primitives").
struct PrimitiveData {
    std::string name;
    Value reverse; ///< `vjp=`, a function or none
    Value forward; ///< `jvp=`, the same
    Range place; ///< where the rules are written
    Value function; ///< Unknown until a function is decorated

    /// Else it is derived like any helper.
    bool hasRules() const { return reverse.is<Function>() || forward.is<Function>(); }
};

/// `primitive(name, vjp=…, jvp=…)`, without its function.
Value makePrimitive(Frame& frame, const Arguments& arguments, Range call);
/// The same with its function.
Value withFunction(const PrimitiveObject& primitive, Value function);
/// Computes the helper on values of the sample. One without a function takes it.
Value callPrimitive(Frame& frame, const PrimitiveObject& primitive, const Arguments& arguments, Range call);

} // namespace hawk::trace
