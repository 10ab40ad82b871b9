#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Writes the cases sums_* and keys_*: results over all samples, and stores by key.

Sums are those of Python's fsum, which rounds once; whole numbers are counted by hand-written loops. Run it from
anywhere.
"""

import json
import struct
from math import fsum, inf, nan
from pathlib import Path

CASES = Path(__file__).parent / "cases"


def spell(value):
    if isinstance(value, (bool, int)):
        return value
    return str(value) if value != value or value in (inf, -inf) else float(value).hex()


def array(values, shape=None, kind=None):
    kind = kind or {bool: "bool", int: "int64", float: "float64"}[type(values[0])]
    return {"dtype": kind, "shape": shape or [len(values)], "values": [spell(value) for value in values]}


def write(name, title, lines, slots, inputs, outputs, returns=None, count=0, **more):
    case = {
        "format": 1, "name": name, "title": title, "tags": ["reduce" if name.startswith("sums") else "scatter"],
        "kernel": "k", "kernel_name": "k", "mode": "float64", "door": "call", "n_samples": count,
        "slots": slots, "inputs": inputs, "outputs": outputs,
        "tolerance": {"ulp": 0}, "second_source": "python",
    } | more  # fmt: skip
    if returns:
        case["returns"] = returns
    folder = CASES / name
    folder.mkdir(exist_ok=True)
    (folder / "kernel.py").write_text("\n".join(lines) + "\n")
    (folder / "case.json").write_text(json.dumps(case, separators=(",", ":")) + "\n")


def mixed(count):
    """Numbers of very different sizes and both signs, many of which cancel."""
    return [(-1.0) ** i * ((i * 7919) % 1009 / 8 + 0.1) * 10.0 ** ((i * 31) % 17) for i in range(count)]


def single(value):
    return struct.unpack("f", struct.pack("f", value))[0]


def long_sums():
    count = 4999
    x = mixed(count)
    masked = [i % 7 == 3 for i in range(count)]
    kept = [value for value, out in zip(x, masked) if not out]
    write("sums_long", "sums of many rows are rounded once; skipped samples count nothing",
          ["import hawk", "from hawk import Scalar, Terminated, kernel", "", "", "@kernel",
           "def k(x: Scalar, terminated: Terminated):",
           "    total = hawk.sum(x)", "    positive = hawk.sum(x, where=x > 0.0, policy=\"ordered\")",
           "    count = hawk.sum(x > 0.0)", "    own = x * 2.0",
           "    return total, positive, count, own"],
          [["mutable", "own"], ["accum_out", "count"], ["accum_out", "count_comp"], ["accum_out", "positive"],
           ["accum_out", "positive_comp"], ["accum_out", "total"], ["accum_out", "total_comp"],
           ["per_sample", "x"], ["terminated", "terminated"]],
          {"x": array(x), "terminated": array(masked)},
          {"total": array([fsum(kept)]), "positive": array([fsum(v for v in kept if v > 0)]),
           "count": array([float(sum(v > 0 for v in kept))]),
           "own": array([0.0 if out else 2 * v for v, out in zip(x, masked)])},
          {"tuple": ["total", "positive", "count", "own"]}, count)


def lost_sums():
    x = [1e16, 1.0, -1e16, 1.0]
    write("sums_cancel", "what sums lose to rounding comes back; the quotient of a mean is rounded once",
          ["import hawk", "from hawk import Scalar, Vector, kernel", "", "", "@kernel",
           "def k(x: Scalar, v: Vector[2]):", "    return {\"s\": hawk.sum(x), \"m\": hawk.mean(v)}"],
          [["accum_out", "m_0"], ["accum_out", "m_0_comp"], ["accum_out", "m_1"], ["accum_out", "m_1_comp"],
           ["accum_out", "s"], ["accum_out", "s_comp"], ["vec_in", "v"], ["per_sample", "x"],
           ["nsamples", "n_samples"]],
          {"x": array(x), "v": array([6.0, 8.0, 10.0, 12.0, 1.0, 0.0, 0.0, 0.0], [2, 4])},
          {"s": array([2.0]), "m": array([9.0, 0.25])},
          {"dict": {"s": "s", "m": "m"}}, 4)


def infinite_sums():
    x = [1.0, inf, 2.0, nan] + [0.5] * 40
    write("sums_infinite", "a NaN is no largest number, and samples are left out",
          ["import hawk", "from hawk import Scalar, Vector, kernel", "", "", "@kernel",
           "def k(x: Scalar, v: Vector[2]):", "    top = hawk.max(v, where=x > 0.0)", "    return top"],
          [["accum_out", "top_0"], ["accum_out", "top_1"], ["vec_in", "v"], ["per_sample", "x"]],
          {"x": array(x), "v": array(x + [-v for v in x], [2, 44])},
          {"top": array([inf, -0.5])}, "top", 44)
    y = [1.0, inf] + [0.25] * 60
    write("sums_infinite_sum", "the correction of an infinite sum counts nothing",
          ["import hawk", "from hawk import Scalar, kernel", "", "", "@kernel",
           "def k(x: Scalar):", "    return hawk.sum(x)"],
          [["accum_out", "out"], ["accum_out", "out_comp"], ["per_sample", "x"]],
          {"x": array(y)}, {"out": array([inf])}, "out", 62)


def single_sums():
    count = 3001
    x = [single(value) for value in mixed(count)]
    write("sums_float32", "sums of numbers of 32 bits keep what they lose as well",
          ["import hawk", "from hawk import Scalar, kernel", "", "", "@kernel",
           "def k(x: Scalar):", "    s = hawk.sum(x)", "    return s"],
          [["accum_out", "s"], ["accum_out", "s_comp"], ["per_sample", "x"]],
          {"x": array(x, kind="float32")}, {"s": array([single(fsum(x))], kind="float32")}, "s", count,
          mode="float32", tolerance={"ulp": 1})


def loop_sums():
    count = 100
    x = [i / 8 for i in range(count)]
    values = [((v * 0.5 + 1) * 0.5 + 1) * 0.5 + 1 for v in x]
    write("sums_after_loop", "the value of a loop is summed, and the samples of the last row are not all there",
          ["import hawk", "from hawk import Scalar, Mutable, kernel", "", "", "@kernel",
           "def k(x: Scalar, s: Mutable[Scalar], y: Mutable[Scalar]):", "    a = x",
           "    for _ in range(3):", "        a = a * 0.5 + 1.0", "    y = a", "    s = hawk.sum(a)"],
          [["mutable", "y"], ["accum_out", "s"], ["accum_out", "s_comp"], ["per_sample", "x"]],
          {"x": array(x)}, {"y": array(values), "s": array([fsum(values)])}, None, count)


def key_forms():
    count = 200
    b = [(13 * i) % 7 for i in range(count)]
    x = [i / 4 - 20 for i in range(count)]
    mask = [i % 5 == 0 for i in range(count)]
    kept = [i for i in range(count) if not mask[i]]
    total = [fsum(x[i] for i in kept if b[i] == j) for j in range(7)]
    number = [sum(b[i] == j for i in kept) * 3 + j for j in range(7)]
    bits = [0] * 7
    for i in kept:
        bits[b[i]] |= 1 << (i % 32)
    vector = [fsum(x[i] * w for i in kept if b[i] == j) for w in (1.0, 2.0) for j in range(7)]
    write("keys_forms", "sums of reals, whole numbers and vectors and bits by key, with what was there before",
          ["import hawk", "import hawk.math as m", "from hawk import Index, Mutable, Scalar, Terminated, UInt32, Vector, kernel",
           "", "", "@kernel",
           "def k(x: Scalar, b: Index, terminated: Terminated, total: Mutable[\"bin\":7], number: Mutable[Index, \"bin\":7],",
           "      bits: Mutable[UInt32, \"word\":7], pair: Mutable[Vector[2], \"bin\":7]):",
           "    hawk.scatter(total)[b] += x", "    hawk.scatter(number)[b] += 3",
           "    one = m.uint32(1)",
           "    hawk.scatter(bits, policy=\"or\")[b] |= one << m.uint32(m.sample_index() % 32)",
           "    hawk.scatter(pair)[b] += m.vec(x, 2.0 * x)"],
          [["accum_out", "bits"], ["accum_out", "number"], ["accum_out", "pair"], ["accum_out", "total"],
           ["accum_out", "total_c"], ["per_sample", "b"], ["per_sample", "x"], ["terminated", "terminated"]],
          {"x": array(x), "b": array(b), "terminated": array(mask), "number": array(list(range(7)))},
          {"total": array(total), "number": array(number), "bits": array(bits, kind="uint32"),
           "pair": array(vector, [2, 7])}, None, count)


def key_losses():
    count = 3000
    x = mixed(count)
    b = [(i * i) % 3 for i in range(count)]
    write("keys_compensated", "sums by key keep what they lose; other ones do not",
          ["import hawk", "from hawk import Index, Mutable, Scalar, kernel", "", "", "@kernel",
           "def k(x: Scalar, b: Index, h: Mutable[\"bin\"]):",
           "    for j in range(2):", "        hawk.scatter(h, policy=\"compensated\")[b + j] += x * (j + 1)"],
          [["accum_out", "h"], ["accum_out", "h_c"], ["per_sample", "b"], ["per_sample", "x"]],
          {"x": array(x), "b": array(b)},
          {"h": array([fsum([v for v, k in zip(x, b) if k == j] + [2 * v for v, k in zip(x, b) if k + 1 == j])
                       for j in range(4)])},
          None, count, extents={"bin": 4}, tolerance={"ulp": 1})


if __name__ == "__main__":
    for make in (long_sums, lost_sums, infinite_sums, single_sums, loop_sums, key_forms, key_losses):
        make()
