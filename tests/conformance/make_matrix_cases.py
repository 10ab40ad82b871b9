#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Writes the cases matrices_* and quaternions: parts, products and folds of matrices, and the quaternion algebra.

The values are computed with lists of Python's numbers by the definitions of textbooks. The data are multiples of a
quarter, so that sums and products are exact in whatever order they are taken. Run it from anywhere.
"""

import json
from pathlib import Path

CASES = Path(__file__).parent / "cases"


def spell(value):
    return value if isinstance(value, (bool, int)) else float(value).hex()


def flat(value):
    """A number, a vector or a matrix as the list of its components."""
    if not isinstance(value, list):
        return [value]
    return [entry for part in value for entry in flat(part)]


def plane(samples):
    """An array, components first, from the values of the samples."""
    columns = [flat(value) for value in samples]
    kind = {bool: "bool", int: "int64", float: "float64"}[type(columns[0][0])]
    components = list(zip(*columns))
    shape = [len(columns)] if not isinstance(samples[0], list) else [len(components), len(columns)]
    return {"dtype": kind, "shape": shape, "values": [spell(v) for row in components for v in row]}


def role(value):
    if not isinstance(value, list):
        return "per_sample"
    return "mat_in" if isinstance(value[0], list) else "vec_in"


ROLES = ["mutable", "vec_in", "mat_in", "per_sample"]


def write(name, title, imports, signature, body, inputs, outputs, returned):
    """`inputs` and `outputs`: the value of each sample by name; those among the inputs that are written are both."""
    lines = ["import hawk.math as m", f"from hawk import {imports}, kernel", "", "", "@kernel", f"def k({signature}):"]
    lines += [f"    {line}" for line in body]
    written = [key for key in outputs]
    slots = [["mutable", key] for key in written]
    slots += [[role(values[0]), key] for key, values in inputs.items() if key not in outputs]
    case = {
        "format": 1, "name": name, "title": title, "tags": ["matrix", "algebra", "view", "quaternion", "tag"],
        "kernel": "k", "kernel_name": "k", "mode": "float64", "door": "bundle", "layout": "samples_last",
        "n_samples": len(next(iter(inputs.values()))),
        "slots": sorted(slots, key=lambda slot: (ROLES.index(slot[0]), slot[1])),
        "inputs": {key: plane(values) for key, values in inputs.items()},
        "outputs": {key: plane(values) for key, values in outputs.items()},
        "tolerance": {"ulp": 0}, "signed_zero": False, "second_source": "python",
    }  # fmt: skip
    if returned:
        case["returns"] = {"dict": {key: key for key in returned}}
    folder = CASES / name
    folder.mkdir(exist_ok=True)
    (folder / "kernel.py").write_text("\n".join(lines) + "\n")
    (folder / "case.json").write_text(json.dumps(case, separators=(",", ":")) + "\n")


def returning(rows):
    return ["return {"] + [f'    "{key}": {text},' for key, text, _ in rows] + ["}"]


def evaluated(rows, inputs):
    """Each row's function for every sample."""
    count = len(next(iter(inputs.values())))
    samples = [{key: values[s] for key, values in inputs.items()} for s in range(count)]
    return {key: [function(**sample) for sample in samples] for key, _, function in rows}


def turned(matrix):
    return [list(row) for row in zip(*matrix)]


def dot(u, v):
    return sum(a * b for a, b in zip(u, v))


def times(a, b):
    return [[dot(row, column) for column in turned(b)] for row in a]


def each(matrix, function):
    return [[function(entry) for entry in row] for row in matrix]


def crossed(u, v):
    return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]


def line(lines, position):
    """A position outside reads the last one."""
    return lines[position if 0 <= position < len(lines) else -1]


def parts():
    count = 6
    inputs = {
        "M": [[[(7 * s + 5 * r + 3 * c) % 11 / 4 - 1 for c in range(3)] for r in range(2)] for s in range(count)],
        "S": [[[(5 * s + 2 * r + 9 * c) % 13 / 4 - 1.5 for c in range(3)] for r in range(3)] for s in range(count)],
        "v": [[(3 * s + 4 * k) % 7 / 2 - 1 for k in range(3)] for s in range(count)],
        "u": [[(s + 5 * k) % 9 / 4 - 1 for k in range(2)] for s in range(count)],
        "i": [-1, 0, 1, 2, 3, 700],
    }
    rows = [
        ("entry", "M[1, 2]", lambda M, **_: M[1][2]),
        ("row", "M.rows[1]", lambda M, **_: M[1]),
        ("column", "M.columns[0]", lambda M, **_: turned(M)[0]),
        ("row_at", "M.rows[i]", lambda M, i, **_: line(M, i)),
        ("column_at", "M.columns[i]", lambda M, i, **_: line(turned(M), i)),
        ("entry_at", "S.rows[i][m.index(u[0], 3)]", lambda S, i, u, **_: line(S, i)[int(max(u[0], 0))]),
        ("total", "M.sum()", lambda M, **_: sum(flat(M))),
        ("down", "M.sum(axis=0)", lambda M, **_: [sum(c) for c in turned(M)]),
        ("across", 'M.sum("columns")', lambda M, **_: [sum(r) for r in M]),
        ("largest", "M.max()", lambda M, **_: max(flat(M))),
        ("largest_down", 'M.max(axis="rows")', lambda M, **_: [max(c) for c in turned(M)]),
        ("least_across", "M.min(1)", lambda M, **_: [min(r) for r in M]),
        ("middle", 'm.mean(M, axis="rows")', lambda M, **_: [sum(c) / 2 for c in turned(M)]),
        ("everything", "m.vsum(M) + m.sum(S, 0)[2]", lambda M, S, **_: sum(flat(M)) + sum(r[2] for r in S)),
        ("turned", "m.transpose(M)", lambda M, **_: turned(M)),
        ("square", "m.transpose(M) @ M", lambda M, **_: times(turned(M), M)),
        ("applied", "M @ v", lambda M, v, **_: [dot(r, v) for r in M]),
        ("spread", "m.outer(u, v)", lambda u, v, **_: [[a * b for b in v] for a in u]),
        ("crossed", "m.cross(v, M.rows[0])", lambda M, v, **_: crossed(v, M[0])),
        ("identity", "m.eye(2)", lambda **_: [[1.0, 0.0], [0.0, 1.0]]),
        ("slanted", "m.diag(u)", lambda u, **_: [[u[0], 0.0], [0.0, u[1]]]),
        ("slant", "m.diag(S) + m.diagonal(S)", lambda S, **_: [2 * S[k][k] for k in range(3)]),
        ("trace", "m.trace(S)", lambda S, **_: sum(S[k][k] for k in range(3))),
        ("lower", "m.tril(S)", lambda S, **_: [[S[r][c] if c <= r else 0.0 for c in range(3)] for r in range(3)]),
        ("stacked", "m.mat([v, M.rows[0]])", lambda M, v, **_: [v, M[0]]),
        ("beside", "m.mat((v, M.rows[0]), columns=True)", lambda M, v, **_: turned([v, M[0]])),
        ("listed", "m.mat([[u[0], 1.0], [0, u[1]]])", lambda u, **_: [[u[0], 1.0], [0.0, u[1]]]),
        ("greater", "M > 0.5", lambda M, **_: each(M, lambda e: e > 0.5)),
        ("chosen", "m.where(M > 0.5, M, 0.0)", lambda M, **_: each(M, lambda e: e if e > 0.5 else 0.0)),
        ("picked", "M if u[0] > 0.0 else -M", lambda M, u, **_: each(M, lambda e: e if u[0] > 0 else -e)),
        ("scaled", "M * M / 4.0 - 1", lambda M, **_: each(M, lambda e: e * e / 4 - 1)),
    ]  # fmt: skip
    outputs = evaluated(rows, inputs)
    write("matrices_parts", "every way to build, read, fold and multiply matrices",
          "Index, Matrix, Vector", "M: Matrix[2, 3], S: Matrix[3, 3], v: Vector[3], u: Vector[2], i: Index",
          returning(rows), inputs, outputs, list(outputs))  # fmt: skip


def loops():
    """Powers of a matrix until the trace is large, kept in a plane, for more samples than a block has."""
    count = 150
    inputs = {
        "M": [[[float(s % 3), 1.0], [0.5, float(s % 2)]] for s in range(count)],
        "A": [[[float((s + 2 * r + c) % 4) - 1 for c in range(2)] for r in range(2)] for s in range(count)],
    }
    body = ["for j in range(4):", "    M = M @ A + m.eye(2) * j", "    if m.trace(M) > 9.0:", "        break"]
    results = []
    for matrix, factor in zip(inputs["M"], inputs["A"]):
        for j in range(4):
            matrix = times(matrix, factor)
            matrix = [[matrix[r][c] + (j if r == c else 0) for c in range(2)] for r in range(2)]
            if matrix[0][0] + matrix[1][1] > 9:
                break
        results.append(matrix)
    write("matrices_in_loops", loops.__doc__, "Matrix, Mutable", "M: Mutable[Matrix[2, 2]], A: Matrix[2, 2]", body,
          inputs, {"M": results}, [])  # fmt: skip


def hamilton(p, q):
    """Of quaternions as pairs of a real part and a vector."""
    real = p[0] * q[0] - dot(p[1:], q[1:])
    return [real] + [p[0] * b + q[0] * a + c for a, b, c in zip(p[1:], q[1:], crossed(p[1:], q[1:]))]


def conjugate(q):
    return [q[0]] + [-c for c in q[1:]]


def rotated(q, v):
    """v + w t + u x t with t = 2 u x v: the formula of the language, which is no rotation unless q is a unit."""
    t = [2 * c for c in crossed(q[1:], v)]
    return [a + q[0] * b + c for a, b, c in zip(v, t, crossed(q[1:], t))]


def quaternions():
    count = 5
    inputs = {
        "q": [[(3 * s + 5 * k) % 9 / 4 - 1 for k in range(4)] for s in range(count)],
        "p": [[(7 * s + 2 * k) % 11 / 4 - 0.75 for k in range(4)] for s in range(count)],
        "w": [[(s + 3 * k) % 5 / 2 - 1 for k in range(4)] for s in range(count)],
        "v": [[(4 * s + 3 * k) % 7 / 4 - 0.5 for k in range(3)] for s in range(count)],
        "x": [(s + 1) / 2 - 1.25 for s in range(count)],
    }
    rows = [
        ("product", "m.quat_mul(q, p)", lambda q, p, **_: hamilton(q, p)),
        ("mixed", "m.quat_mul(w, q)", lambda q, w, **_: hamilton(w, q)),
        ("mirrored", "m.quat_conj(w)", lambda w, **_: conjugate(w)),
        ("inverse", "m.quat_recip(q)", lambda q, **_: [c / dot(q, q) for c in conjugate(q)]),
        ("moved", "m.quat_rotate(q, v)", lambda q, v, **_: rotated(q, v)),
        ("pure", "m.as_pure(v)", lambda v, **_: [0.0] + v),
        ("direction", "m.as_vec3(p)", lambda p, **_: p[1:]),
        ("plain", "m.vec(q) + w", lambda q, w, **_: [a + b for a, b in zip(q, w)]),
        ("entries", "q * p", lambda q, p, **_: [a * b for a, b in zip(q, p)]),
        ("divided", "q / x", lambda q, x, **_: [a / x for a in q]),
    ]
    outputs = evaluated(rows, inputs)
    outputs["r"] = [[2 * a * x if x > 0 else -(a - b) * x for a, b in zip(q, p)]
                    for q, p, x in zip(inputs["q"], inputs["p"], inputs["x"])]  # fmt: skip
    body = ["r = m.where(x > 0.0, q * 2.0, -(q - p)) * x"] + returning(rows)
    write("quaternions", "the quaternion algebra; sums, multiples and choices of quaternions stay quaternions",
          "Mutable, Quat, Scalar, Vector", "q: Quat, p: Quat, w: Vector[4], v: Vector[3], x: Scalar, r: Mutable[Quat]",
          body, inputs, outputs, [key for key, _, _ in rows])  # fmt: skip


parts()
loops()
quaternions()
