// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "assist/vocabulary_row.h"

namespace hawk::assist {

namespace {

// clang-format off
constexpr Entry table[] = {
    row("hawk", "Grid", "a: Grid[\"row\"]", "The coordinate of this sample on an axis of a grid"),
    row("hawk", "HawkError", "except HawkError:", "The error of the Python package, for driver code"),
    row("hawk", "Index", "i: Index", "One 64-bit whole number for each sample, which counts and chooses components"),
    row("hawk", "Int32", "n: Int32", "One 32-bit whole number for each sample, which wraps at its range"),
    row("hawk", "Kernel", "g = Kernel(\"g\", vjp(k))", "A kernel made of another one, such as its derivative"),
    row("hawk", "Matrix", "A: Matrix[2, 3]", "A matrix for each sample"),
    row("hawk", "Mutable", "y: Mutable[Scalar]", "A plane that is read and written in place; assign it like a variable"),
    row("hawk", "Param", "a: Param = 2.0", "One number for all samples; it may have a default"),
    row("hawk", "Quantity", "Quantity(…)", "A number with a physical unit"),
    row("hawk", "Quat", "q: Quat", "A quaternion for each sample, the real part first"),
    row("hawk", "RawBlock", "RawBlock(…)", "A block of text for one compiler"),
    row("hawk", "Scalar", "x: Scalar", "One real number for each sample"),
    row("hawk", "Sorted", "i: Sorted[Index]", "An Index that never falls from one sample to the next"),
    row("hawk", "Staged", "a: Staged[\"row\":n]", "A plane that is copied to fast memory before it is read"),
    row("hawk", "Table", "t: Table[Scalar, \"row\":n]", "Numbers that every sample may read at any place"),
    row("hawk", "Terminated", "terminated: Terminated", "A mask: where it is set, a sample is skipped; assign a condition to finish samples"),
    row("hawk", "UInt32", "n: UInt32", "One 32-bit whole number without a sign for each sample"),
    row("hawk", "Value", "Value", "The type of a traced value in the Python package, for driver code"),
    row("hawk", "Vector", "v: Vector[3]", "A vector for each sample"),
    row("hawk", "Wide", "w: Wide[\"row\":n]", "A row of numbers for each sample"),
    row("hawk", "WideOut", "w: WideOut[\"row\":n]", "A row of results for each sample"),
    row("hawk", "__version__", "hawk.__version__", "The version of the Python package, for driver code"),
    row("hawk", "artifact", "import hawk.artifact", "Compiled files of the Python package, for driver code"),
    row("hawk", "build", "hawk.build(k)", "Compiles a kernel from Python, in driver code; here `hawk build` does it"),
    row("hawk", "compile", "import hawk.compile", "Compiling from Python, for driver code"),
    row("hawk", "diff", "import hawk.diff", "Derivatives of kernels"),
    row("hawk", "embedded", "import hawk.embedded", "Small targets of the Python package, for driver code"),
    row("hawk", "emit", "import hawk.emit", "Generated text from Python, for driver code"),
    row("hawk", "ext", "import hawk.ext", "Kinds of kernels, and helpers with derivatives of their own"),
    row("hawk", "ir", "import hawk.ir", "The inner form of kernels in the Python package, for driver code"),
    row("hawk", "kernel", "@kernel", "Marks a function as a kernel: it is compiled and done for every sample"),
    row("hawk", "load", "hawk.load(folder)", "Loads a compiled kernel from Python, in driver code"),
    row("hawk", "math", "import hawk.math as m", "Functions of the values of a sample"),
    row("hawk", "max", "hawk.max(x)", "The largest value of all samples"),
    row("hawk", "mean", "hawk.mean(x)", "The mean over all samples"),
    row("hawk", "min", "hawk.min(x)", "The smallest value of all samples"),
    row("hawk", "raw_device", "raw_device(…)", "Text for the device compiler alone"),
    row("hawk", "resolve_dispatch", "hawk.resolve_dispatch(k, {\"dispatch0\": \"switch\"})", "The kernel with a chosen form of a dispatch"),
    row("hawk", "run", "hawk.run(k, x=x)", "Runs a kernel from Python, in driver code; here `hawk run` does it"),
    row("hawk", "runtime", "import hawk.runtime", "Launching from Python, for driver code"),
    row("hawk", "samples_first", "samples_first(a)", "An array with its samples along the first axis, in driver code"),
    row("hawk", "samples_last", "samples_last(a)", "An array with its samples along the last axis, in driver code"),
    row("hawk", "scatter", "hawk.scatter(y)[k] += value", "Stores or adds into a plane at a key"),
    row("hawk", "steps", "hawk.steps(k, 16)", "The kernel that takes so many steps in one launch"),
    row("hawk", "sum", "hawk.sum(x)", "The sum over all samples, compensated"),
    row("hawk", "targets", "import hawk.targets", "Compilers and machines of the Python package, for driver code"),
    row("hawk", "trace", "import hawk.trace", "How the Python package reads kernels; it has the long forms of declarations"),
    row("hawk", "types", "import hawk.types", "Types of planes in the Python package"),
    row("hawk.diff", "event", "import hawk.diff.event", "Kernels that find when a rollout ends"),
    row("hawk.diff", "jvp", "jvp(k)", "The forward derivative of a kernel: tangents of its outputs for tangents of its inputs"),
    row("hawk.diff", "param_planes", "param_planes(k)", "The kernel with each Param as a plane"),
    row("hawk.diff", "refine_entry", "refine_entry(k)", "The step as a function of how much of it is taken, which finds the moment at which a sample finishes"),
    row("hawk.diff", "step_jvp", "step_jvp(k)", "The step that carries a tangent beside each plane that it carries"),
    row("hawk.diff", "step_vjp", "step_vjp(k)", "The reverse derivative of one step as a function of the planes before it"),
    row("hawk.diff", "tape", "tape(k, window=64)", "The step that also records what its steps go on from"),
    row("hawk.diff", "vjp", "vjp(k, wrt=[\"x\"])", "The reverse derivative of a kernel: adjoints of its inputs for seeds of its outputs"),
    row("hawk.diff.event", "event_guard", "event_guard(k)", "The condition that ends a step, for driver code"),
    row("hawk.diff.event", "guard_kernel", "guard_kernel(k)", "The rule by which a step finishes a sample, as functions that fall to zero there"),
    row("hawk.ext", "ATOMIC", "sink = ATOMIC", "Values are added into their columns by several samples at once"),
    row("hawk.ext", "DATA_ONLY", "guard = DATA_ONLY", "No mask skips a sample"),
    row("hawk.ext", "DEFAULT_GUARD", "guard = DEFAULT_GUARD", "The mask `terminated` skips a sample, where a kernel has it"),
    row("hawk.ext", "Guard", "guard = Guard(mask=\"done\")", "The masks that skip a sample"),
    row("hawk.ext", "KernelKind", "class Step(KernelKind, slug=\"step\"):", "The base of a kind of kernels, which names planes that its kernels share"),
    row("hawk.ext", "Kind", "Step = Kind(\"step\", vocabulary={\"x\": Scalar})", "Makes a kind of kernels"),
    row("hawk.ext", "Output", "Output.returned(Scalar, slot=\"acc\")", "What the kernels of a kind return"),
    row("hawk.ext", "PLAIN", "sink = PLAIN", "Each value is stored into its own column"),
    row("hawk.ext", "compensated", "sink = compensated(into=\"lost\")", "Sums keep what rounding lost in a second plane"),
    row("hawk.ext", "primitive", "@primitive(\"softplus\", vjp=rule)", "A helper function with a derivative of its own"),
    row("hawk.ext", "sink_policy", "sink = sink_policy(\"plain\")", "How values are stored, by its name: plain or atomic"),
    row("hawk.ext.Output", "named", "Output.named()", "Kernels return what they like, under names"),
    row("hawk.ext.Output", "returned", "Output.returned(Scalar, slot=\"acc\")", "Kernels return one value, which is stored in a plane of this name"),
    row("hawk.ir", "HawkError", "except HawkError:", "The error of the Python package, for driver code"),
    row("hawk.trace", "decl", "import hawk.trace.decl", "The long forms of declarations"),
    row("hawk.trace.decl", "Plane", "x: Plane(\"per_sample\", Scalar)", "The long form of a declaration: a role and what each sample has"),
    row("hawk.types", "LaneMeta", "LaneMeta", "A description of the samples in the Python package, for driver code"),
    row("hawk.types", "Slot", "Slot", "The description of a plane in the Python package, for driver code"),
    row("hawk.types", "TensorType", "TensorType(…)", "A type with units and a shape"),
    row("hawk.types", "Wire", "Wire(…)", "A type of numbers as they travel between programs"),
};
// clang-format on

} // namespace

std::span<const Entry> hawkEntries()
{
    return table;
}

} // namespace hawk::assist
