// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <expected>
#include <map>
#include <string>
#include <vector>

#include "ir/kernel.h"
#include "text/refusal.h"

namespace hawk::ir {

/// How a helper wants to be derived in one direction, as a kernel of its own, with marks: it may call such
/// helpers, itself too. It reads the arguments as `argument0`, `argument1`, … Reverse: it reads the adjoint
/// of the result as `bar`, and stores the adjoint of argument 0 in its first sink, and so on. Forward: it
/// reads the tangents of the arguments as `dot0`, `dot1`, …, and stores the tangent of the result in its only
/// sink. Of a rule that cannot be used the reason, which nothing says before a derivative asks for it.
using OwnRule = std::expected<Kernel, text::Refusal>;

/// A helper with derivatives of its own (docs/semantics.md "Kinds and primitives"), for arguments of certain
/// types.
struct Primitive {
    std::string name;
    OwnRule reverse;
    OwnRule forward;
};

/// Those of a file, by the leaf of the nodes that call them.
struct Primitives {
    std::map<std::string, Primitive> byCall;
};

/// What a node Op::primitive has as its leaf: the helper and the types of its arguments.
std::string primitiveCall(const std::string& name, const std::vector<Type>& arguments);

} // namespace hawk::ir
