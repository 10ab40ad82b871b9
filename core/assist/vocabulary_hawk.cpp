// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "assist/vocabulary.h"

namespace hawk::assist {

namespace {

constexpr Entry row(std::string_view module, std::string_view name, std::string_view usage,
                    std::string_view summary)
{
    return {module, name, usage, summary, {}, {}};
}

// clang-format off
constexpr Entry table[] = {
    row("hawk", "Grid", "a: Grid[\"row\"]", "The coordinate of this sample on an axis of a grid"),
    row("hawk", "Index", "i: Index", "One 64-bit whole number for each sample, which counts and chooses components"),
    row("hawk", "Int32", "n: Int32", "One 32-bit whole number for each sample, which wraps at its range"),
    row("hawk", "Kernel", "g = Kernel(\"g\", vjp(k))", "A kernel made of another one, such as its derivative"),
    row("hawk", "Matrix", "A: Matrix[2, 3]", "A matrix for each sample"),
    row("hawk", "Mutable", "y: Mutable[Scalar]", "A plane that is read and written in place; assign it like a variable"),
    row("hawk", "Param", "a: Param = 2.0", "One number for all samples; it may have a default"),
    row("hawk", "Quat", "q: Quat", "A quaternion for each sample, the real part first"),
    row("hawk", "Scalar", "x: Scalar", "One real number for each sample"),
    row("hawk", "Sorted", "i: Sorted[Index]", "An Index that never falls from one sample to the next"),
    row("hawk", "Table", "t: Table[Scalar, \"row\":n]", "Numbers that every sample may read at any place"),
    row("hawk", "Terminated", "terminated: Terminated", "A mask: where it is set, a sample is skipped; assign a condition to finish samples"),
    row("hawk", "UInt32", "n: UInt32", "One 32-bit whole number without a sign for each sample"),
    row("hawk", "Vector", "v: Vector[3]", "A vector for each sample"),
    row("hawk", "kernel", "@kernel", "Marks a function as a kernel: it is compiled and done for every sample"),
    row("hawk", "max", "hawk.max(x)", "The largest value of all samples"),
    row("hawk", "mean", "hawk.mean(x)", "The mean over all samples"),
    row("hawk", "min", "hawk.min(x)", "The smallest value of all samples"),
    row("hawk", "resolve_dispatch", "hawk.resolve_dispatch(k, {\"dispatch0\": \"switch\"})", "The kernel with a chosen form of a dispatch"),
    row("hawk", "scatter", "hawk.scatter(y)[k] += value", "Stores or adds into a plane at a key"),
    row("hawk", "steps", "hawk.steps(k, 16)", "The kernel that takes so many steps in one launch"),
    row("hawk", "sum", "hawk.sum(x)", "The sum over all samples, compensated"),
    row("hawk.diff", "jvp", "jvp(k)", "The forward derivative of a kernel: tangents of its outputs for tangents of its inputs"),
    row("hawk.diff", "param_planes", "param_planes(k)", "The kernel with each Param as a plane"),
    row("hawk.diff", "vjp", "vjp(k, wrt=[\"x\"])", "The reverse derivative of a kernel: adjoints of its inputs for seeds of its outputs"),
    row("hawk.ext", "KernelKind", "class Step(KernelKind):", "The base of a kind of kernels, which names planes that its kernels share"),
    row("hawk.ext", "Kind", "Step = Kind(\"step\", …)", "Makes a kind of kernels"),
    row("hawk.ext", "primitive", "@primitive(\"softplus\", vjp=rule)", "A helper function with a derivative of its own"),
};
// clang-format on

} // namespace

std::span<const Entry> hawkEntries()
{
    return table;
}

} // namespace hawk::assist
