// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "assist/vocabulary_row.h"

namespace hawk::assist {

namespace {

// clang-format off
constexpr Entry table[] = {
    row("hawk", "group", "group=\"cell\"", "How many samples make a group, or the axis of the grid at which one begins"),
    row("hawk", "jump", "jump=\"auto\"", "How samples near a jump are smoothed for derivatives: a width, the name of a Param, or \"auto\""),
    row("hawk", "kind", "kind=Step", "The kind of the kernel"),
    row("hawk", "over", "over=\"row\"", "The axes that the result sums over; without it, all samples"),
    row("hawk", "policy", "policy=\"compensated\"", "How the sum is rounded: auto, compensated or ordered"),
    row("hawk", "steps", "steps=16", "How many steps one launch takes, or \"auto\""),
    row("hawk", "time", "time=\"t\"", "The name of the plane that holds the time"),
    row("hawk", "time_step", "time_step=\"dt\"", "The name of the step of the time, which every step adds to it"),
    row("hawk", "where", "where=x > 0", "A condition: other samples are left out"),
    row("hawk", "x", "x=value", "What is summed"),
    row("hawk.diff", "events", "events=\"step\"", "What the tape records: each step"),
    row("hawk.diff", "kernel", "kernel=k", "The kernel whose Params become planes"),
    row("hawk.diff", "names", "names=[\"a\"]", "The Params that become planes; without it, all"),
    row("hawk.diff", "per_cell", "per_cell=True", "Whether the plane `param_cell` chooses the number of each sample"),
    row("hawk.diff", "primal_unit", "primal_unit=digest", "The digest of the bundle that has the kernel, where the derivative is not in the same one"),
    row("hawk.diff", "window", "window=64", "How many steps the tape holds"),
    row("hawk.diff", "wrt", "wrt=[\"x\"]", "The inputs that are derived for; without it, all real ones"),
    row("hawk.ext", "active_set", "active_set=True", "Whether samples that have ended are taken out of the launch"),
    row("hawk.ext", "compile_hook", "compile_hook=f", "A function of the Python package that changes the build"),
    row("hawk.ext", "guard", "guard=Guard(mask=\"done\")", "The masks that skip a sample"),
    row("hawk.ext", "into", "into=\"lost\"", "The plane that keeps what rounding lost"),
    row("hawk.ext", "jvp", "jvp=rule", "A function that gives the tangent of the result"),
    row("hawk.ext", "mask", "mask=\"done\"", "The name of the mask, or None"),
    row("hawk.ext", "masks", "masks=(\"done\", \"lost\")", "The names of several masks"),
    row("hawk.ext", "name", "name=\"softplus\"", "The name of the helper, once in a module"),
    row("hawk.ext", "output", "output=Output.named()", "What the kernels return"),
    row("hawk.ext", "quantities", "quantities=(P,)", "Inputs of several parts, for the Python package"),
    row("hawk.ext", "sink", "sink=PLAIN", "How values are stored"),
    row("hawk.ext", "slug", "slug=\"step\"", "The name of the kind"),
    row("hawk.ext", "vjp", "vjp=rule", "A function that gives the adjoints of the arguments"),
    row("hawk.ext", "vocabulary", "vocabulary={\"x\": Scalar}", "The planes that kernels of this kind share, by name"),
    row("hawk.ext.Output", "slot", "slot=\"acc\"", "The plane that keeps the result"),
    row("hawk.ext.Output", "type", "type=Scalar", "What is returned"),
    row("hawk.math", "axis", "axis=0", "The axis that is summed over: 0 gives one number for each column, 1 for each row"),
    row("hawk.math", "branches", "branches=[a, b]", "The functions, or values, that are chosen from"),
    row("hawk.math", "cholesky", "cholesky=L", "The lower triangular factor of the covariance"),
    row("hawk.math", "columns", "columns=True", "Whether the vectors stand as columns"),
    row("hawk.math", "counter", "counter=n", "The number of the draw; another number gives another draw"),
    row("hawk.math", "cov", "cov=C", "The covariance, a positive definite matrix"),
    row("hawk.math", "hi", "hi=1", "The upper end"),
    row("hawk.math", "lo", "lo=0", "The lower end"),
    row("hawk.math", "mean", "mean=0", "The mean of the draws"),
    row("hawk.math", "mu", "mu=0", "The mean of the logarithm"),
    row("hawk.math", "p", "p=0.5", "The probability of a 1"),
    row("hawk.math", "policy", "policy=\"switch\"", "How the choice is computed: predicated, switch or auto"),
    row("hawk.math", "rate", "rate=1", "The inverse of the mean"),
    row("hawk.math", "rows", "rows=[u, v]", "The rows, or vectors"),
    row("hawk.math", "sd", "sd=1", "The standard deviation"),
    row("hawk.math", "seed", "seed=n", "The number that chooses a stream of draws"),
    row("hawk.math", "selector", "selector=k", "The number of the branch, an Index"),
    row("hawk.math", "sigma", "sigma=1", "The standard deviation of the logarithm"),
};
// clang-format on

} // namespace

std::span<const Entry> keywordEntries()
{
    return table;
}

} // namespace hawk::assist
