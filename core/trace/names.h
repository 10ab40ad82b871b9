// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "text/diagnostic.h"
#include "trace/value.h"

namespace hawk::trace {

/// What a name of the hawk package stands for in a kernel file.
enum class Meaning : std::uint8_t {
    decorator, ///< `kernel`
    payload, ///< `Scalar`, `Index`, `Int32`, `UInt32`, `Quat`: types written without brackets
    vector,
    matrix,
    param,
    mutablePlane,
    sorted, ///< `Sorted[Index]`
    plane, ///< `decl.Plane(role, payload)`, the long form of a declaration
    mask, ///< `Terminated`
    tablePlane,
    grid,
    steps, ///< `hawk.steps`
    resolver, ///< `hawk.resolve_dispatch`
    derivative, ///< `vjp`, `jvp` and `step_vjp`
    rollout, ///< `step_jvp` and `guard_kernel`, which make a kernel of one
    kernelMaker, ///< `Kernel`, which names a derivative
    declaration, ///< a declaration of the language that this version refuses with `rule`
    axisDeclaration, ///< the same, with axes in its brackets that are checked
    callable, ///< a function of the language that this version refuses with `rule` when called
    primitive, ///< `primitive(name, …)`
    parameterPlanes, ///< `param_planes(kernel)`
    kind, ///< `Kind(…)`
    kindBase, ///< the class that kinds are derived from
    kindPart, ///< `Guard(…)`, `Output.returned(…)`…: what a field of a kind holds
    kindConstant, ///< `DATA_ONLY`, `PLAIN`…: the same without parentheses
    sampleReduction, ///< hawk.sum, max, min, mean
    scatter, ///< `hawk.scatter`, the target of a store by key
    driver, ///< build, run, …: belongs to driver code
    submodule,
    retired ///< refused, `replacement` says what to write
};

struct NameRow {
    std::string_view module; ///< `hawk`, `hawk.ext`…
    std::string_view name;
    Meaning meaning = Meaning::driver;
    const text::DiagnosticRule* rule = nullptr;
    std::string_view replacement = {};
};

/// Null when the module has no such name. hawk.math is looked up in math_functions.h.
const NameRow* findName(std::string_view module, std::string_view name);
/// The type that a payload without brackets stands for.
ir::Type payloadType(const NameRow& row);
std::vector<std::string_view> namesOf(std::string_view module);
/// `hawk`, `hawk.math` and every other one that has names, each once.
std::vector<std::string_view> hawkModules();
bool isHawkModule(std::string_view dotted);

} // namespace hawk::trace
