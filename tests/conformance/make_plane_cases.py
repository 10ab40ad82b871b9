#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Writes the cases planes_* and grids_*: tables and inputs read at other places, and launches with several axes.

The values are computed with lists of Python's numbers by hand-written loops over the samples. The data are multiples
of a quarter, so that sums and products are exact. Run it from anywhere.
"""

import json
from pathlib import Path

CASES = Path(__file__).parent / "cases"


def spell(value):
    return value if isinstance(value, (bool, int)) else float(value).hex()


def array(values, shape=None, kind=None):
    kind = kind or {bool: "bool", int: "int64", float: "float64"}[type(values[0])]
    return {"dtype": kind, "shape": shape or [len(values)], "values": [spell(value) for value in values]}


def write(name, title, lines, slots, inputs, outputs, returns=None, count=0, **more):
    case = {
        "format": 1, "name": name, "title": title, "tags": ["table", "gather", "grid"],
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


def names(*written):
    return {"tuple": list(written)}


def guarded_reads():
    u = [(7 * i) % 11 / 4 - 1 for i in range(35)]
    n = len(u)
    t = [1.5, -2.25, 4.0]
    j = [(5 * i) % 9 - 3 for i in range(n)]
    smooth = [0.25 * ((u[i - 1] if i > 0 else u[i]) + 2 * u[i] + (u[i + 1] if i < n - 1 else u[i])) for i in range(n)]
    inside = [t[p] + t[p] * t[p] if 0 <= p < 3 else -u[i] for i, p in enumerate(j)]
    above = [t[p] if 0 <= p < 3 else 100.0 if p >= 3 else 200.0 for p in j]
    total = [sum(t[p + d] if 0 <= p + d < 3 else 0.5 for d in range(3)) for p in j]
    write("planes_guarded_reads", "a read that one side of a choice needs happens on that side only",
          ["import hawk.math as m", "from hawk import Index, Scalar, Table, kernel", "", "", "@kernel",
           "def k(u: Scalar, j: Index, t: Table[Scalar]):",
           "    i = m.sample_index()", "    left, right = u, u",
           "    if i > 0:", "        left = u.at(i - 1)",
           "    if i < m.n_samples() - 1:", "        right = u.at(i + 1)",
           "    smooth = 0.25 * (left + 2.0 * u + right)",
           "    is_inside = m.land(j >= 0, j < 3)",
           "    inside = m.where(is_inside, t[j] + t[j] * t[j], -u)",
           "    if j < 0:", "        above = 200.0", "    elif j >= 3:", "        above = 100.0",
           "    else:", "        above = t.at(j)",
           "    total = 0.0",
           "    for d in range(3):",
           "        p = j + d",
           "        total = total + (t[p] if m.land(p >= 0, p < 3) else 0.5)",
           "    return smooth, inside, above, total"],
          [["mutable", "above"], ["mutable", "inside"], ["mutable", "smooth"], ["mutable", "total"],
           ["per_sample", "j"], ["per_sample", "u"], ["lookup", "t"], ["nsamples", "n_samples"]],
          {"u": array(u), "j": array(j), "t": array(t)},
          {"smooth": array(smooth), "inside": array(inside), "above": array(above), "total": array(total)},
          names("smooth", "inside", "above", "total"), n)  # fmt: skip


def needed_reads():
    t = [1.5, -2.25, 4.0]
    pairs = [(i, c) for c in range(-1, 4) for i in range(-2, 5)]
    inside = [0 <= i < 3 for i, c in pairs]
    # The branch with a read is only taken where it has one.
    branch = [1 if 0 <= i < 3 and c > 0 else 2 if 0 <= i < 2 else 0 for i, c in pairs]
    chosen = [[0.5, t[i] if 0 <= i < 3 else None, t[i + 1] * 2.0 if 0 <= i < 2 else None][b]
              for (i, c), b in zip(pairs, branch)]
    shared = [(t[i] if here and c > 0 else 1.0) + (t[i] if here and c > 1 else 2.0)
              for (i, c), here in zip(pairs, inside)]
    hoisted = [sum(t[i] for _ in range(c)) if here else 0.0 for (i, c), here in zip(pairs, inside)]
    left = []
    for i, _ in pairs:
        total = 1.0
        for j in range(5):
            if i + j > 2:
                break
            total += t[i + j] if i + j >= 0 else 0.25
        left.append(total)
    write("planes_needed_reads", "a read happens where the path of the sample needs it, however choices and loops nest",
          ["import hawk.math as m", "from hawk import Index, Scalar, Table, kernel", "", "", "@kernel",
           "def k(i: Index, c: Index, t: Table[Scalar], branch: Index):",
           "    here = m.land(i >= 0, i < 3)", "    value = t[i]",
           "    chosen = m.dispatch(branch, [0.5, value, t[i + 1] * 2.0])",
           "    shared = (value if m.land(here, c > 0) else 1.0) + m.where(m.land(here, c > 1), value, 2.0)",
           "    hoisted = 0.0",
           "    for j in range(4):",
           "        if m.land(here, j < c):",
           "            hoisted = hoisted + value",
           "    left = 1.0",
           "    for j in range(5):",
           "        if i + j > 2:", "            break",
           "        left = left + m.where(i + j >= 0, t[i + j], 0.25)",
           "    return chosen, shared, hoisted, left"],
          [["mutable", "chosen"], ["mutable", "hoisted"], ["mutable", "left"], ["mutable", "shared"],
           ["per_sample", "branch"], ["per_sample", "c"], ["per_sample", "i"], ["lookup", "t"]],
          {"i": array([i for i, _ in pairs]), "c": array([c for _, c in pairs]), "t": array(t),
           "branch": array(branch)},
          {"chosen": array(chosen), "shared": array(shared), "hoisted": array(hoisted), "left": array(left)},
          names("chosen", "shared", "hoisted", "left"), len(pairs))  # fmt: skip


def adjoint_of_component():
    i, c, bar = [2, 2, 0], [1, 0, 1], [5.0, 7.0, 1.0]
    bar_v = [0.0] * 6
    for at, choice, weight in zip(i, c, bar):
        if choice > 0:
            bar_v[3 + at] += weight
    write("planes_adjoint_of_component", "one component of a vector at another place has the adjoint there",
          ["import hawk.math as m", "from hawk import Index, Vector, kernel", "", "", "@kernel",
           "def k(v: Vector[2], i: Index, c: Index):",
           "    w = v.at(i)",
           '    return {"y": m.where(c > 0, w[1], 0.0)}'],
          [["accum_out", "bar_v"], ["per_sample", "bar_y"], ["per_sample", "c"], ["per_sample", "i"]],
          {"i": array(i), "c": array(c), "bar_y": array(bar), "bar_v": array([0.0] * 6, [2, 3])},
          {"bar_v": array(bar_v, [2, 3])}, None, 3, kernel_name="k_vjp", door="bundle",
          derivative=[{"kind": "vjp", "wrt": None}], signed_zero=False)  # fmt: skip


def real_places():
    count = 19
    x = [i / 4 - 0.25 for i in range(count)]
    row = [i % 3 for i in range(count)]
    t = [10.0 * i + 0.25 for i in range(12)]
    flat = [t[int(v * 2)] for v in x]
    # The place is formed in real numbers and rounded once.
    named = [t[int((row[i] / 2) * 4 + x[i] * 0.5)] for i in range(count)]
    nearest = [t[min(max(int(v), 0), 11)] for v in x]
    write("planes_real_places", "a place of real numbers is formed as a whole and rounded toward zero",
          ["import hawk.math as m", "from hawk import Index, Scalar, Table, kernel", "", "", "@kernel",
           'def k(x: Scalar, row: Index, t: Table["row":3, "col":4]):',
           "    flat = t.at(x * 2.0)", "    named = t.at(col=x * 0.5, row=row / 2.0)",
           "    nearest = t[m.index(x, 12)] + 0.0 * t.at(row=2, col=3) + 0.0 * t[11.75]",
           "    return flat, named, nearest"],
          [["mutable", "flat"], ["mutable", "named"], ["mutable", "nearest"], ["per_sample", "row"],
           ["per_sample", "x"], ["lookup", "t"]],
          {"x": array(x), "row": array(row), "t": array(t, [3, 4])},
          {"flat": array(flat), "named": array(named), "nearest": array(nearest)},
          names("flat", "named", "nearest"), count)  # fmt: skip


def integer_tables():
    count = 21
    start = [0, 2, 3, 7]
    cell = [(3 * i) % 3 for i in range(count)]
    other = [(2 * i + 1) % count for i in range(count)]
    small = [-3, 5, 2**31 - 1]
    large = [2**32 - 1, 0, 7]
    first = [start[c] for c in cell]
    members = [start[c + 1] - start[c] for c in cell]
    wrapped = [((small[c] + 1 + 2**31) % 2**32) - 2**31 for c in cell]
    bits = [large[c] >> 4 for c in cell]
    hops = [other[other[i]] for i in range(count)]
    write("planes_integer_tables", "tables of integers, and an Index plane read at other samples",
          ["from hawk import Index, Int32, Table, UInt32, kernel", "", "", "@kernel",
           "def k(cell: Index, other: Index, start: Table[Index], small: Table[Int32], large: Table[UInt32]):",
           "    first = start[cell]", "    members = start.at(cell + 1) - start.at(cell)",
           "    wrapped = small[cell] + 1", "    bits = large[cell] >> 4",
           "    hops = other.at(other) + 0",
           "    return first, members, wrapped, bits, hops"],
          [["mutable", "bits"], ["mutable", "first"], ["mutable", "hops"], ["mutable", "members"],
           ["mutable", "wrapped"], ["per_sample", "cell"], ["per_sample", "other"], ["lookup", "large"],
           ["lookup", "small"], ["lookup", "start"]],
          {"cell": array(cell), "other": array(other), "start": array(start),
           "small": array(small, kind="int32"), "large": array(large, kind="uint32")},
          {"first": array(first), "members": array(members), "wrapped": array(wrapped, kind="int32"),
           "bits": array(bits, kind="uint32"), "hops": array(hops)},
          names("first", "members", "wrapped", "bits", "hops"), count)  # fmt: skip


def vector_neighbours():
    count = 23
    v = [[(3 * i + 5 * k) % 7 / 4 for k in range(3)] for i in range(count)]
    a = [[(2 * i + 3 * k) % 5 / 2 - 1 for k in range(4)] for i in range(count)]
    last = count - 1
    moved = [[v[last - i][k] - v[i][k] for k in range(3)] for i in range(count)]
    applied = [[sum(a[last - i][2 * r + c] * v[i][c] for c in range(2)) for r in range(2)] for i in range(count)]

    def planes(rows):
        columns = list(zip(*rows))
        return array([value for column in columns for value in column], [len(columns), len(rows)])

    write("planes_vector_neighbours", "vectors and matrices of another sample, with all their components",
          ["import hawk.math as m", "from hawk import Matrix, Vector, kernel", "", "", "@kernel",
           "def k(v: Vector[3], a: Matrix[2, 2]):",
           "    there = m.n_samples() - 1 - m.sample_index()",
           "    moved = v.at(there) - v", "    first = m.take(v, there)[0] + v.at(0)[2]",
           "    applied = a.at(there) @ m.vec(v[0], v[1])",
           "    return moved, first, applied"],
          [["mutable", "applied"], ["mutable", "first"], ["mutable", "moved"], ["vec_in", "v"], ["mat_in", "a"],
           ["nsamples", "n_samples"]],
          {"v": planes(v), "a": planes(a)},
          {"moved": planes(moved), "first": array([v[last - i][0] + v[0][2] for i in range(count)]),
           "applied": planes(applied)},
          names("moved", "first", "applied"), count)  # fmt: skip


def rows_of_a_launch():
    count = 18
    t = [(5 * i) % 13 / 4 for i in range(15)]
    r = [i % 5 for i in range(count)]
    limit = [1.0 + i % 4 for i in range(count)]
    mask = [i % 7 == 3 for i in range(count)]
    total, steps = [], []
    for i in range(count):
        s, n = 0.0, 0.0
        for c in range(3):
            if s > limit[i]:
                break
            s += t[3 * r[i] + c]
            n += 1.0
        total.append(0.0 if mask[i] else s)
        steps.append(0.0 if mask[i] else n)
    write("planes_rows_of_a_launch", "a table with as many rows as the launch gives, in a loop that samples leave",
          ["from hawk import Index, Scalar, Table, Terminated, kernel", "", "", "@kernel",
           'def k(r: Index, limit: Scalar, t: Table["row", "col":3], terminated: Terminated):',
           "    total = 0.0", "    steps = 0.0", "    for c in range(3):", "        if total > limit:", "            break",
           "        total = total + t.at(row=r, col=c)", "        steps = steps + 1.0",
           "    return total, steps"],
          [["mutable", "steps"], ["mutable", "total"], ["per_sample", "limit"], ["per_sample", "r"], ["lookup", "t"],
           ["terminated", "terminated"]],
          {"r": array(r), "limit": array(limit), "t": array(t, [5, 3]), "terminated": array(mask)},
          {"total": array(total), "steps": array(steps)}, names("total", "steps"), count)  # fmt: skip


def grid_repeats():
    x = [i / 4 for i in range(6)]
    w = [1.0, 10.0, 100.0]
    shift = [0.5, -0.5]
    y = [x[3 * r + c] * w[c] + shift[r] + c for r in range(2) for c in range(3)]
    v = [[p + 10.0 * (3 * r + c) for r in range(2) for c in range(3)] for p in range(2)]
    moved = [v[p][3 * r + (c + 1) % 3] * 2.0 for p in range(2) for r in range(2) for c in range(3)]
    write("grids_repeated_inputs", "inputs that lack axes of the grid are repeated along them",
          ["from hawk import Grid, Scalar, Vector, kernel", "", "", "@kernel",
           'def k(x: Scalar, w: Scalar, shift: Scalar, v: Vector[2], lane: Grid["row", "col":3]):',
           "    y = x * w + shift + lane.col", "    moved = v.at(row=lane.row, col=(lane.col + 1) % 3) * 2.0",
           "    return y, moved"],
          [["mutable", "moved"], ["mutable", "y"], ["vec_in", "v"], ["per_sample", "shift"], ["per_sample", "w"],
           ["per_sample", "x"]],
          {"x": array(x, [2, 3]), "w": array(w), "shift": array(shift, [2, 1]),
           "v": array([value for part in v for value in part], [2, 2, 3])},
          {"y": array(y, [2, 3]), "moved": array(moved, [2, 2, 3])}, names("y", "moved"), 6)  # fmt: skip


def grid_by_label():
    place = [100 * e + 10 * a + b for e in range(3) for a in range(2) for b in range(2)]
    write("grids_extent_by_label", "the extent of an axis that no plane has is given by its label",
          ["from hawk import Grid, kernel", "", "", "@kernel",
           'def k(lane: Grid["e", "a":2, "b":2]):',
           "    return lane.e * 100 + lane[1] * 10 + lane.b + (lane.flat - lane.flat)"],
          [["mutable", "out"]], {}, {"out": array(place, [3, 2, 2])}, "out", 12, extents={"e": 3})  # fmt: skip


guarded_reads()
needed_reads()
adjoint_of_component()
real_places()
integer_tables()
vector_neighbours()
rows_of_a_launch()
grid_repeats()
grid_by_label()
