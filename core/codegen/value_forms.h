// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "ir/kernel.h"
#include "text/source_text.h"

namespace hawk::codegen {

/// How a node's value appears in a text.
enum class ValueForm : std::uint8_t {
    direct, ///< a literal, a uniform, a loaded component
    structure, ///< no operation: its components are those of other nodes
    inlined, ///< part of its only user's expression
    local, ///< a named local, one for each component
    array ///< a local array
};

/// The statements of a loop's body: locals and inner loops (their Op::loop nodes).
struct BodyOrder {
    std::vector<ir::NodeId> beforeExit;
    std::vector<ir::NodeId> afterExit;
};

/// The statements of both sides of a choice that is made by a jump.
struct ArmOrder {
    std::vector<ir::NodeId> whenTrue;
    std::vector<ir::NodeId> whenFalse;
};

/// Whether choices that save costly operations are made by jumps.
enum class ChoiceStyle : std::uint8_t { values, jumps };

/// What the statements of a kernel look like, decided once. The first three are parallel to the kernel's
/// nodes. Statements stand by source line as far as dependencies allow.
struct ValueForms {
    std::vector<ValueForm> forms;
    std::vector<bool> isUniform; ///< the same for all samples
    std::vector<std::uint32_t> lines; ///< source line of the node's expression, 0 for none
    std::vector<ir::NodeId> statementOrder; ///< outside of all loops: locals and loops
    std::vector<BodyOrder> bodies; ///< parallel to the kernel's loops
    std::map<ir::NodeId, ArmOrder> jumps; ///< by choice; their statements stand nowhere else
};

ValueForms decideForms(const ir::Kernel& kernel, const text::SourceText& source, ChoiceStyle style);

} // namespace hawk::codegen
