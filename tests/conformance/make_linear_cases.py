#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Writes the cases linear_* and dispatch_*: linear algebra of several sizes, and choices among branches.

The values are computed with numpy, which factors by other routines than ours, so that only the failed samples are
exact. Run it from anywhere; it needs numpy.
"""

import json
from pathlib import Path

import numpy as np

CASES = Path(__file__).parent / "cases"
ROLES = ["mutable", "vec_in", "mat_in", "per_sample", "lookup", "uniform"]


def spell(value):
    return value.item() if value.dtype.kind in "biu" else float(value).hex()


def plane(values):
    """An array, components first, from the values of the samples."""
    samples = np.asarray(values)
    count = len(samples)
    array = samples if samples.ndim == 1 else samples.reshape(count, -1).T
    return {"dtype": str(array.dtype), "shape": list(array.shape), "values": [spell(v) for v in array.reshape(-1)]}


def role(values):
    return ["per_sample", "vec_in", "mat_in"][np.asarray(values).ndim - 1]


def write(name, title, tags, text, inputs, outputs, tolerance, mode="float64"):
    """`inputs` and `outputs`: the value of each sample by name."""
    slots = [["lookup" if key.endswith("_mix") else "mutable", key] for key in outputs]
    slots += [[role(values), key] for key, values in inputs.items()]
    case = {
        "format": 1, "name": name, "title": title, "tags": tags, "kernel": "k", "kernel_name": "k", "mode": mode,
        "door": "bundle", "layout": "samples_last", "n_samples": len(next(iter(inputs.values()))),
        "slots": sorted(slots, key=lambda slot: (ROLES.index(slot[0]), slot[1])),
        "inputs": {key: plane(values) for key, values in inputs.items()},
        "outputs": {key: plane(values) for key, values in outputs.items()},
        "returns": {"dict": {key: key for key in outputs if not key.endswith("_mix")}},
        "tolerance": tolerance, "signed_zero": False, "second_source": "numpy",
    }  # fmt: skip
    folder = CASES / name
    folder.mkdir(exist_ok=True)
    (folder / "kernel.py").write_text(text)
    (folder / "case.json").write_text(json.dumps(case, separators=(",", ":")) + "\n")


IMPORTS = "import hawk.math as m\nfrom hawk import {}, kernel\n\n\n@kernel\n"


def matrices(count, size, seed):
    return np.random.default_rng(seed).uniform(-1.0, 1.0, (count, size, size)) + 2.0 * np.eye(size)


def solving():
    count, size = 9, 7
    a = matrices(count, size, 1)
    a[3, 5] = a[3, 1]  # two equal rows: no pivot in column 7
    a[4] = 0.0
    b = np.random.default_rng(2).uniform(-1.0, 1.0, (count, size))
    info = np.zeros(count, np.int32)
    info[3], info[4] = size, 1
    x = np.array([np.linalg.solve(a[i], b[i]) if info[i] == 0 else b[i] * 0.0 for i in range(count)])
    text = IMPORTS.format("Matrix, Vector") + (
        f"def k(A: Matrix[{size}, {size}], b: Vector[{size}]):\n"
        "    x, info = m.solve(A, b)\n"
        "    B, ok = m.inv(A)\n"
        '    return {"x": x, "info": info, "d": m.det(A), "rest": A @ x - b, "y": B @ b, "both": info + ok}\n'
    )
    rest = np.array([a[i] @ x[i] - b[i] if info[i] else b[i] * 0.0 for i in range(count)])
    d = np.array([np.linalg.det(a[i]) if info[i] == 0 else 0.0 for i in range(count)])
    write("linear_solve_seven", "systems of seven equations, some without a solution", ["matrix", "linalg"], text,
          {"A": a, "b": b}, {"x": x, "info": info, "d": d, "rest": rest, "y": x, "both": info + info},
          {"rel": 1e-10, "abs": 1e-12})  # fmt: skip


def factoring():
    count, size = 8, 5
    a = matrices(count, size, 3)
    s = np.array([each @ each.T for each in a])
    s[2] = -s[2]
    s[5, 4, 4] = -1.0
    b = np.random.default_rng(4).uniform(-1.0, 1.0, (count, size))
    info = np.zeros(count, np.int32)
    info[2], info[5] = 1, 5
    low = np.array([np.linalg.cholesky(s[i]) if info[i] == 0 else s[i] * 0.0 for i in range(count)])
    x = np.array([np.linalg.solve(s[i], b[i]) if info[i] == 0 else b[i] * 0.0 for i in range(count)])
    text = IMPORTS.format("Matrix, Scalar, Vector") + (
        f"def k(S: Matrix[{size}, {size}], b: Vector[{size}], t: Scalar):\n"
        "    L, info = m.cholesky(S)\n"
        "    g, ok = m.chol_from(L)\n"
        "    x = m.cho_solve(L, b)\n"
        "    y = x * 0.0\n"
        "    if t > 0.0:\n"
        "        for i in range(3):\n"
        "            y = y + m.cho_solve(g, b)\n"
        '    return {"L": L, "info": info, "x": x, "y": y, "two": L.rows[1], "size": L[4, 4]}\n'
    )
    t = np.where(np.arange(count) % 2 == 0, 1.0, -1.0)
    write("linear_cholesky_five", "a factor that is a matrix too, and is read in a loop under a branch",
          ["matrix", "linalg", "loop"], text, {"S": s, "b": b, "t": t},
          {"L": low, "info": info, "x": x, "y": 3.0 * x * (t[:, None] > 0), "two": low[:, 1], "size": low[:, 4, 4]},
          {"rel": 1e-10, "abs": 1e-12})  # fmt: skip


def decomposing():
    count, size = 6, 6
    a = matrices(count, size, 5)
    s = np.array([each + each.T for each in a])
    s[1] = 3.0 * np.eye(size)
    s[2] = np.diag([5.0, -1.0, 2.0, 0.5, -7.0, 3.0])
    info = np.zeros(count, np.int32)
    info[1] = 2
    w, v = np.linalg.eigh(s)
    largest = np.take_along_axis(v, np.argmax(np.abs(v), axis=1, keepdims=True), axis=1)
    v = v * np.sign(largest)
    text = IMPORTS.format("Matrix") + (
        f"def k(S: Matrix[{size}, {size}]):\n"
        "    w, V, info = m.eigh(S + m.tril(S) - m.transpose(m.tril(S)))\n"
        '    return {"w": w, "V": V, "info": info, "back": V @ m.diag(w) @ m.transpose(V)}\n'
    )
    write("linear_eigh_six", "eigenvalues of the symmetric part, with equal ones among them", ["matrix", "linalg"],
          text, {"S": s}, {"w": w, "V": v, "info": info, "back": s}, {"rel": 1e-9, "abs": 1e-11})  # fmt: skip


def single():
    count, size = 5, 3
    a = np.round(matrices(count, size, 7) * 8.0) / 8.0
    a = a.astype(np.float32)
    b = np.float32(np.round(np.random.default_rng(8).uniform(-4.0, 4.0, (count, size))))
    wide = a.astype(np.float64)
    x = np.array([np.linalg.solve(wide[i], b[i].astype(np.float64)) for i in range(count)]).astype(np.float32)
    w = np.linalg.eigvalsh(np.array([each + each.T for each in wide])).astype(np.float32)
    text = IMPORTS.format("Matrix, Vector") + (
        f"def k(A: Matrix[{size}, {size}], b: Vector[{size}]):\n"
        "    x, info = m.solve(A, b)\n"
        "    w, V, ok = m.eigh(A + m.transpose(A))\n"
        '    return {"x": x, "info": info, "w": w}\n'
    )
    write("linear_single", "linear algebra in single precision", ["matrix", "linalg", "float32"], text,
          {"A": a, "b": b}, {"x": x, "info": np.zeros(count, np.int32), "w": w},
          {"rel": 2e-4, "abs": 1e-4}, mode="float32")  # fmt: skip


def large():
    count, size = 3, 16
    a = np.random.default_rng(9).integers(-4, 5, (count, size, size)).astype(np.float64)
    b = np.random.default_rng(10).integers(-4, 5, (count, size)).astype(np.float64)
    text = IMPORTS.format("Matrix, Vector") + (
        f"def k(A: Matrix[{size}, {size}], b: Vector[{size}]):\n"
        "    B = A @ m.transpose(A)\n"
        "    s = b\n"
        "    for i in range(2):\n"
        "        s = B @ s * 0.125\n"
        '    return {"B": B, "s": s}\n'
    )
    product = np.array([each @ each.T for each in a])
    s = np.array([p @ (p @ v) / 64.0 for p, v in zip(product, b)])
    write("linear_large_product", "products of more terms than a text writes out, in a loop too",
          ["matrix", "algebra", "loop"], text, {"A": a, "b": b}, {"B": product, "s": s}, {"ulp": 0})  # fmt: skip


def choosing():
    j = np.array([-5, 0, 1, 2, 3, 2**40], np.int64)
    n = np.array([2, 1, 0, -1, 7, 1], np.int32)
    x = np.array([1.5, -2.0, 0.25, 3.0, -1.0, 4.0])
    at = np.clip(j, 0, 2)
    text = IMPORTS.format("Index, Int32, Scalar") + (
        "def k(j: Index, n: Int32, x: Scalar):\n"
        "    y = m.dispatch(j, [x, x * x, -x])\n"
        '    v = m.dispatch(n, (m.vec(x, y), m.vec(y, 1.0)), policy="predicated")\n'
        "    total = 0.0\n"
        "    for i in range(4):\n"
        "        total = total + m.dispatch(j + i, [x, m.dispatch(n, [0.5, 0.25]), 2.0])\n"
        '    s = m.dispatch(j, [j, j * 2, j * 3], "segmented")\n'
        '    return {"y": y, "v": v, "total": total, "s": s}\n'
    )
    y = np.choose(at, [x, x * x, -x])
    second = np.clip(n, 0, 1)
    v = np.where(second[:, None] == 0, np.stack([x, y], 1), np.stack([y, y * 0.0 + 1.0], 1))
    total = np.zeros(len(x))
    for i in range(4):
        total = total + np.choose(np.clip(j + i, 0, 2), [x, np.where(second == 0, 0.5, 0.25), x * 0.0 + 2.0])
    s = np.choose(at, [j, j * 2, j * 3])
    write("dispatch_policies", "branches of numbers, vectors and whole numbers, in a loop and in each other",
          ["dispatch", "loop"], text, {"j": j, "n": n, "x": x}, {"y": y, "v": v, "total": total, "s": s},
          {"ulp": 0})  # fmt: skip


def counting():
    count = 37
    j = np.array([(7 * s) % 5 - 1 for s in range(count)], np.int64)
    x = np.array([(3 * s) % 8 / 4 - 1 for s in range(count)])
    text = IMPORTS.format("Index, Scalar") + (
        "def k(j: Index, x: Scalar):\n"
        '    y = m.dispatch(j, [x, m.dispatch(j + 1, [x * x, 2.0, x], policy="auto"), -x], policy="auto")\n'
        "    z = x\n"
        "    if x > 0.0:\n"
        '        z = m.dispatch(j - 1, [x, x + 1.0], policy="auto")\n'
        '    return {"y": y, "z": z}\n'
    )
    outer, inner, last = np.clip(j, 0, 2), np.clip(j + 1, 0, 2), np.clip(j - 1, 0, 1)
    y = np.choose(outer, [x, np.choose(inner, [x * x, x * 0.0 + 2.0, x]), -x])
    z = np.where(x > 0.0, np.choose(last, [x, x + 1.0]), x)

    def counts(branch, size):
        return np.bincount(branch, minlength=size).astype(np.uint32)

    write("dispatch_counts", "how often each branch is taken, where the choice is needed", ["dispatch"], text,
          {"j": j, "x": x},
          {"y": y, "z": z, "dispatch0_mix": counts(inner[outer == 1], 3), "dispatch1_mix": counts(outer, 3),
           "dispatch2_mix": counts(last[x > 0.0], 2)}, {"ulp": 0})  # fmt: skip


if __name__ == "__main__":
    for make in (solving, factoring, decomposing, single, large, choosing, counting):
        make()
