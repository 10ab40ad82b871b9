#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Writes the cases stages_*: kernels that read what is made of all samples, which are launched in stages.

Sums are those of Python's fsum, which rounds once; derivatives are written out by hand. Run it from anywhere.
"""

from math import fsum, sqrt

from make_sum_cases import array, mixed, write

HEAD = ["import hawk", "import hawk.math as m", "from hawk import Grid, Mutable, Scalar, Terminated, Vector, kernel",
        "", "", "@kernel"]
NEAR = {"tolerance": {"rel": 1e-13, "abs": 1e-15}}


def spread(count):
    return [((i * 7919) % 1009) / 64 - 7.5 for i in range(count)]


def standardised():
    count = 1003
    x = spread(count)
    mean = fsum(x) / count
    variance = fsum((v - mean) ** 2 for v in x) / count
    write("stages_three", "a mean, a variance made with it, and a value made with both; one is a result as well",
          HEAD + ["def k(x: Scalar):", "    mean = hawk.mean(x)", "    d = x - mean", "    variance = hawk.mean(d * d)",
                  "    z = d / m.sqrt(variance)", "    return z, mean"],
          [["mutable", "z"], ["accum_out", "mean"], ["accum_out", "mean_comp"], ["per_sample", "x"],
           ["nsamples", "n_samples"]],
          {"x": array(x)}, {"z": array([(v - mean) / sqrt(variance) for v in x]), "mean": array([mean])},
          {"tuple": ["z", "mean"]}, count, **NEAR)


def several_kinds():
    count = 77
    w = [1.0 + (5 * i) % 11 for i in range(count)]
    v = spread(3 * count)
    total = [fsum(v[j * count + i] * w[i] for i in range(count)) for j in range(3)]
    write("stages_kinds", "a vector over all samples, the largest and the smallest of others, in passes of their own",
          HEAD + ["def k(v: Vector[3], w: Scalar):", "    total = hawk.sum(v * w)", "    top = hawk.max(w)",
                  "    least = hawk.min(w, where=w > 1.5)", "    y = v - total", "    share = (w - least) / top",
                  "    return y, share"],
          [["mutable", "share"], ["mutable", "y"], ["vec_in", "v"], ["per_sample", "w"]],
          {"v": array(v, [3, count]), "w": array(w)},
          {"y": array([v[j * count + i] - total[j] for j in range(3) for i in range(count)], [3, count]),
           "share": array([(value - min(u for u in w if u > 1.5)) / max(w) for value in w])},
          {"tuple": ["y", "share"]}, count, **NEAR)


def masked():
    count = 200
    mask = [i % 3 == 1 for i in range(count)]
    start = mixed(count)
    total = fsum(v for v, out in zip(start, mask) if not out)
    write("stages_masked", "skipped samples count nothing and keep what they have; a plane is read before it is stored",
          HEAD + ["def k(w: Mutable[Scalar], terminated: Terminated):", "    w = w + hawk.sum(w)"],
          [["mutable", "w"], ["terminated", "terminated"]],
          {"w": array(start), "terminated": array(mask)},
          {"w": array([v if out else v + total for v, out in zip(start, mask)])}, None, count)


def along_axes():
    rows, columns = 5, 4
    count = rows * columns
    v = spread(2 * count)
    at = lambda j, r, c: v[j * count + r * columns + c]
    mean = lambda j, r: fsum(at(j, r, c) for c in range(columns)) / columns
    whole = fsum(at(0, r, c) for r in range(rows) for c in range(columns))
    write("stages_axes", "vectors less the mean of their row, and the sum of a column in that of all",
          HEAD + ["def k(g: Grid[\"row\", \"col\":4], v: Vector[2]):", "    d = v - hawk.mean(v, over=\"col\")",
                  "    part = hawk.sum(v[0], over=\"row\") / hawk.sum(v[0])", "    return d, part"],
          [["mutable", "d"], ["mutable", "part"], ["vec_in", "v"]],
          {"v": array(v, [2, rows, columns])},
          {"d": array([at(j, r, c) - mean(j, r) for j in range(2) for r in range(rows) for c in range(columns)],
                      [2, rows, columns]),
           "part": array([fsum(at(0, q, c) for q in range(rows)) / whole for r in range(rows) for c in range(columns)],
                         [rows, columns])},
          {"tuple": ["d", "part"]}, count, **NEAR)


def around_loops():
    count = 70
    x = spread(count)
    mean = fsum(x) / count
    def settled(v):
        a, last = v, 0.0
        for j in range(6):
            if a > 20.0:
                break
            a, last = a * 1.5 + mean, float(j)
        return a, last
    ends = [settled(v) for v in x]
    whole = fsum(a for a, _ in ends)
    write("stages_loops", "a value of all samples inside a loop with an exit, whose end is summed and read as well",
          HEAD + ["def k(x: Scalar):", "    mean = hawk.mean(x)", "    a = x", "    last = 0.0",
                  "    for j in range(6):", "        if a > 20.0:", "            break",
                  "        a = a * 1.5 + mean", "        last = m.real(j)",
                  "    y = a - hawk.sum(a)", "    return y, last"],
          [["mutable", "last"], ["mutable", "y"], ["per_sample", "x"]],
          {"x": array(x)}, {"y": array([a - whole for a, _ in ends]), "last": array([last for _, last in ends])},
          {"tuple": ["y", "last"]}, count, **NEAR)


def reverse():
    count = 65
    x = [1.0 + (i * 37) % 19 / 4 for i in range(count)]
    bar = spread(count)
    mask = [i % 4 == 2 for i in range(count)]
    kept = [i for i in range(count) if not mask[i]]
    total = fsum(x[i] for i in kept)
    # y = x / s and s the sum of x: dL/dx = bar / s - (sum of bar * x) / s^2.
    shared = fsum(bar[i] * x[i] for i in kept) / total ** 2
    write("stages_vjp", "the adjoint of a sum over samples is one over samples, without those that are skipped",
          HEAD + ["def k(x: Scalar, terminated: Terminated):", "    y = x / hawk.sum(x)", "    return y"],
          [["mutable", "bar_x"], ["per_sample", "bar_y"], ["per_sample", "x"], ["terminated", "terminated"]],
          {"x": array(x), "bar_y": array(bar), "terminated": array(mask)},
          {"bar_x": array([0.0 if mask[i] else bar[i] / total - shared for i in range(count)])}, None, count,
          kernel_name="k_vjp", door="bundle", derivative=[{"kind": "vjp", "wrt": ["x"]}],
          tolerance={"rel": 1e-12, "abs": 1e-15})


def forward():
    count = 40
    x = [1.0 + (i * 37) % 19 / 4 for i in range(count)]
    dot = spread(count)
    # y = log x - m and m the mean of log x.
    mean = fsum(d / v for d, v in zip(dot, x)) / count
    write("stages_jvp", "the tangent of a mean is the mean of the tangents",
          HEAD + ["def k(x: Scalar):", "    u = m.log(x)", "    y = u - hawk.mean(u)", "    return y"],
          [["mutable", "dot_y"], ["per_sample", "dot_x"], ["per_sample", "x"]],
          {"x": array(x), "dot_x": array(dot)}, {"dot_y": array([d / v - mean for d, v in zip(dot, x)])}, None, count,
          kernel_name="k_jvp", door="bundle", derivative=[{"kind": "jvp", "wrt": ["x"]}],
          tolerance={"rel": 1e-12, "abs": 1e-15})


if __name__ == "__main__":
    for make in (standardised, several_kinds, masked, along_axes, around_loops, reverse, forward):
        make()
