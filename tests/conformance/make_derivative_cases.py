#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Writes the cases derivatives_*: reverse and forward derivatives of small kernels, with their loops, exits, ties,
masks and second derivatives.

The values are those of the closed forms, computed with 60 digits and confirmed by 60-digit central differences; they
come from no implementation of the language. Run it from anywhere.
"""

import json
from pathlib import Path

CASES = Path(__file__).parent / "cases"
CLOSE = {"rel": 1e-13, "abs": 1e-15}
EXACT = {"ulp": 0}
ROLES = ["mutable", "out", "accum_out", "vec_in", "mat_in", "per_sample", "lookup", "terminated", "uniform"]


class Number(float):
    """A number for all samples."""


class Count(int):
    """A whole number for all samples."""


class Mask(list):
    """A condition for each sample."""


class Table(list):
    """Numbers that every sample may read."""


class Sums(list):
    """Numbers that samples add to."""


class Matrices(list):
    """The entries of a matrix, row by row, each with a value for each sample."""


def role(data):
    if isinstance(data, (Number, Count)):
        return "uniform"
    if isinstance(data, Mask):
        return "terminated"
    if isinstance(data, Table):
        return "lookup"
    if isinstance(data, Matrices):
        return "mat_in"
    return "vec_in" if isinstance(data[0], (list, tuple)) else "per_sample"


def plane(data):
    if isinstance(data, Number):
        return {"dtype": "float64", "shape": [], "values": [float(data).hex()], "number": True}
    if isinstance(data, Count):
        return {"dtype": "int", "shape": [], "values": [int(data)], "number": True}
    if isinstance(data, Mask):
        return {"dtype": "bool", "shape": [len(data)], "values": list(data)}
    if isinstance(data[0], bool) or isinstance(data[0], int):
        return {"dtype": "int64", "shape": [len(data)], "values": list(data)}
    rows = data if isinstance(data[0], (list, tuple)) else [data]
    shape = [len(rows), len(rows[0])] if rows is data else [len(data)]
    values = ["nan" if v != v else float(v).hex() for row in rows for v in row]
    return {"dtype": "float64", "shape": shape, "values": values}


def write(name, title, kernel, steps, inputs, outputs, tolerance=CLOSE, above="", made="", start=None):
    """`kernel` is the text from the `def` on, `steps` pairs of a transform and its inputs (or None), `above` the
    text between the imports and the kernel; a kernel that is `made` of it has that name, and its
    outputs begin with the numbers of `start`."""
    planes = [plane(data) for data in inputs.values() if not isinstance(data, (Table, Sums, Number, Count))]
    planes += [plane(data) for data in (start or {}).values()]
    count = max(p["shape"][-1] for p in planes)
    slots = [(role(data), key) for key, data in inputs.items() if not isinstance(data, Sums)]
    slots += [("accum_out" if isinstance(inputs.get(key), Sums) else "out" if key == "tape" else "mutable", key) for key in outputs]
    text = ["import hawk", "import hawk.math as m"]
    text += ["from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel"]
    text += ["", "", *([above.strip(), "", ""] if above else []), "@kernel", kernel.strip(), ""]
    case = {
        "format": 1, "name": "derivatives_" + name, "title": title, "tags": ["derivative"] + [s[0] for s in steps],
        "kernel": made or "k", "kernel_name": made or "_".join(["k"] + [s[0] for s in steps]), "mode": "float64", "door": "bundle",
        "derivative": [{"kind": kind, "wrt": wrt} for kind, wrt in steps], "n_samples": count,
        "slots": [list(slot) for slot in sorted(slots, key=lambda slot: (ROLES.index(slot[0]), slot[1]))],
        "inputs": {key: plane(data) for key, data in (inputs | (start or {})).items()},
        "outputs": {key: plane(data) for key, data in outputs.items()},
        "tolerance": tolerance, "signed_zero": False, "second_source": "mpmath",
    }  # fmt: skip
    folder = CASES / case["name"]
    folder.mkdir(exist_ok=True)
    (folder / "kernel.py").write_text("\n".join(text))
    (folder / "case.json").write_text(json.dumps(case, separators=(",", ":")) + "\n")


VJP = [("vjp", None)]
JVP = [("jvp", None)]
NAN = float("nan")


def columns(*values):
    """A vector of one sample."""
    return [[float(v)] for v in values]


def vectors():
    write("energy", "half of a vector's square", "def k(v: Vector[3]):\n    y = 0.5 * m.dot(v, v)\n    return y", VJP,
          {"v": columns(1.5, -0.25, 2), "bar_y": [3.0]}, {"bar_v": columns(4.5, -0.75, 6)}, EXACT)
    drag = "def k(s: Vector[3], rho: Param):\n    out = -rho * s * m.norm(s)\n    return out"
    write("drag_reverse", "a vector times its norm, with a number for all samples", drag, VJP,
          {"s": columns(1.5, -2, 0.75), "rho": Number(1.25), "bar_out": columns(1, -0.5, 0.25)},
          {"bar_rho": [-7.014580935674275902],
           "bar_s": columns(-5.193214390183430207, 4.205456033549117833, -1.780958249083078371)})  # fmt: skip
    write("drag_forward", "the same forward", drag, JVP,
          {"s": columns(1.5, -2, 0.75), "rho": Number(1.25), "dot_s": columns(0.5, 1, -1), "dot_rho": Number(2)},
          {"dot_out": columns(-8.024788345868459011, 5.262058154433700463, 0.06585055710895415824)})
    write("norm_of_zero", "the derivative of the norm at the zero vector is the zero vector",
          "def k(v: Vector[2]):\n    y = m.norm(v)\n    return y", VJP, {"v": [[0.0, 3.0, 0.0], [0.0, -4.0, 2.0]], "bar_y": [1.0, 5.0, 1.0]},
          {"bar_v": [[0.0, 3.0, 0.0], [0.0, -4.0, 1.0]]}, {"rel": 1e-15})
    q, v = columns(1.5, 0.5, -0.25, 0.75), columns(1, -0.5, 2)
    write("rotation", "by a quaternion that is not of unit length: of the value computed",
          "def k(q: Quat, v: Vector[3]):\n    r = m.quat_rotate(q, v)\n    return r", VJP,
          {"q": q, "v": v, "bar_r": columns(1, 0.5, -2)},
          {"bar_q": columns(-0.5, 8.5, 12, -0.25), "bar_v": columns(-2.25, -5.0625, -1.6875)}, EXACT)
    write("reciprocal_quaternion", "of a quaternion", "def k(q: Quat):\n    r = m.quat_recip(q)\n    return r", VJP,
          {"q": q, "bar_r": columns(1, -1, 0.5, 2)}, {"bar_q": columns(0.128, 0.256, -0.128, -0.736)})
    write("bilinear", "a matrix between two vectors",
          "def k(A: Matrix[2, 2], v: Vector[2], u: Vector[2]):\n    y = m.dot(A @ v, u)\n    return y", VJP,
          {"A": Matrices(columns(1, 0.5, -2, 1.5)), "v": columns(2, -1), "u": columns(0.5, 3), "bar_y": [1.0]},
          {"bar_A": columns(1, -0.5, 6, -3), "bar_v": columns(-5.5, 4.75), "bar_u": columns(1.5, -5.5)}, EXACT)


def scalars():
    write("affine", "a number for all samples has one derivative for each sample",
          "def k(x: Scalar, a: Param, b: Param):\n    y = a * x * x + b\n    return y", VJP,
          {"x": [1.0, 2.0, 4.0], "a": Number(3), "bar_y": [1.0, 0.5, -1.0]},
          {"bar_x": [6.0, 6.0, -24.0], "bar_a": [1.0, 2.0, -16.0], "bar_b": [1.0, 0.5, -1.0]}, EXACT)
    two = "def k(a: Scalar, b: Scalar):\n    y = {}\n    return y"
    write("power", "both operands", two.format("a ** b"), VJP, {"a": [2.5], "b": [1.75], "bar_y": [1.0]},
          {"bar_a": [3.47930943835584666], "bar_b": [4.55436998812533449]})
    write("atan2", "both operands", two.format("m.atan2(a, b)"), VJP, {"a": [-1.5], "b": [0.5], "bar_y": [1.0]},
          {"bar_a": [0.2], "bar_b": [0.6]})
    write("hypot", "at the origin too", two.format("m.hypot(a, b)"), VJP,
          {"a": [1.25, 0.0], "b": [-2.0, 0.0], "bar_y": [1.0, 1.0]},
          {"bar_a": [0.5299989400031799894, 0.0], "bar_b": [-0.847998304005087983, 0.0]})
    for name, a, b in [("fmod", 1.0, 2.0), ("remainder", 1.0, 3.0)]:
        write(name, "the quotient is constant between its steps", two.format(f"m.{name}(a, b)"), VJP,
              {"a": [-5.5], "b": [2.0], "bar_y": [1.0]}, {"bar_a": [a], "bar_b": [b]}, EXACT)
    write("fdim", "equal operands", two.format("m.fdim(a, b)"), VJP, {"a": [2.0], "b": [2.0], "bar_y": [1.0]},
          {"bar_a": [0.0], "bar_b": [0.0]}, EXACT)
    write("copysign", "signs, zeros of both signs", two.format("m.copysign(a, b)"), VJP,
          {"a": [-1.0, 0.0, 0.0, 1.0, -0.0], "b": [2.0, 2.0, -2.0, -2.0, 2.0], "bar_y": [1.0] * 5},
          {"bar_a": [-1.0, 1.0, -1.0, -1.0, 1.0], "bar_b": [0.0] * 5}, EXACT)
    ends = {"a": [0.0, 1.0, 2.0], "b": [1.0] * 3}
    for name, forward, a, b in [("minimum", [2.0, 2.0, 7.0], [1.0, 1.0, 0.0], [0.0, 0.0, 1.0]),
                                ("maximum", [7.0, 2.0, 2.0], [0.0, 1.0, 1.0], [1.0, 0.0, 0.0])]:  # fmt: skip
        write(name + "_reverse", "equal operands: the first one", two.format(f"m.{name}(a, b)"), VJP,
              ends | {"bar_y": [1.0] * 3}, {"bar_a": a, "bar_b": b}, EXACT)
        write(name + "_forward", "equal operands: the first one", two.format(f"m.{name}(a, b)"), JVP,
              ends | {"dot_a": [2.0] * 3, "dot_b": [7.0] * 3}, {"dot_y": forward}, EXACT)
        write(name + "_beside_nan", "one operand is no number: the other one", two.format(f"m.{name}(a, b)"), VJP,
              {"a": [2.0, NAN, 2.0], "b": [NAN, 3.0, 2.0], "bar_y": [1.0] * 3},
              {"bar_a": [1.0, 0.0, 1.0], "bar_b": [0.0, 1.0, 0.0]}, EXACT)
    write("abs", "at zeros of both signs", "def k(x: Scalar):\n    y = m.abs(x)\n    return y", VJP,
          {"x": [-1.0, -0.0, 0.0, 1.0], "bar_y": [1.0] * 4}, {"bar_x": [-1.0, 1.0, 1.0, 1.0]}, EXACT)
    write("clip", "inside, at the ends, outside, ends in the wrong order, no number",
          "def k(x: Scalar, lo: Scalar, hi: Scalar):\n    y = m.clip(x, lo, hi)\n    return y", VJP,
          {"x": [0.0, 1.0, 2.0, 3.0, 4.0, 0.5, NAN], "lo": [1.0] * 5 + [2.0, 1.0], "hi": [3.0] * 5 + [1.0, 3.0],
           "bar_y": [1.0] * 7},
          {"bar_x": [0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0], "bar_lo": [1.0] + [0.0] * 6,
           "bar_hi": [0.0, 0.0, 0.0, 0.0, 1.0, 1.0, 0.0]}, EXACT)  # fmt: skip
    write("steps", "functions with steps add nothing",
          "def k(x: Scalar):\n    y = m.floor(x) + m.ceil(x) + m.trunc(x) + m.round(x) + m.rint(x) + m.sign(x) + 2.0 * x\n"
          "    return y", VJP, {"bar_y": [1.0] * 6}, {"bar_x": [2.0] * 6}, EXACT)  # fmt: skip
    write("steps_forward", "functions with steps add nothing",
          "def k(x: Scalar):\n    y = m.floor(x) + m.ceil(x) + m.trunc(x) + m.round(x) + m.rint(x) + m.sign(x) + 2.0 * x\n"
          "    return y", JVP, {"dot_x": [1.0] * 6}, {"dot_y": [2.0] * 6}, EXACT)  # fmt: skip


def choices():
    write("branch", "a contact force: at the edge the other side is taken",
          "def k(x: Scalar, v: Scalar, k: Param):\n    if x < 0.0:\n        a = -9.81 - k * x\n    else:\n        a = -9.81\n"
          "    v2 = v + 0.0078125 * a\n    return v2", VJP,
          {"x": [0.5, 0.0, -0.25], "k": Number(1024), "bar_v2": [1.0] * 3},
          {"bar_x": [0.0, 0.0, -8.0], "bar_k": [0.0, 0.0, 0.001953125], "bar_v": [1.0] * 3}, EXACT)  # fmt: skip
    write("masked", "a sample that is skipped has zeros",
          "def k(x: Scalar, terminated: Terminated):\n    y = x * x\n    return y", VJP,
          {"x": [3.0, 3.0, NAN], "terminated": Mask([False, True, True]), "bar_y": [2.0] * 3},
          {"bar_x": [12.0, 0.0, 0.0]}, EXACT)
    root = "def k(x: Scalar):\n    y = m.where(x > 0.0, m.sqrt(x), 0.0)\n    return y"
    write("untaken_root", "the side that is not taken adds nothing, though its slope is infinite or no number", root, VJP,
          {"x": [0.0, 4.0, -1.0], "bar_y": [1.0] * 3}, {"bar_x": [0.0, 0.25, 0.0]}, EXACT)
    write("untaken_root_forward", "the same forward", root, JVP,
          {"x": [0.0, 4.0, -1.0], "dot_x": [1.0] * 3}, {"dot_y": [0.0, 0.25, 0.0]}, EXACT)
    write("untaken_product", "of operands that are infinite where the other side is taken",
          "def k(x: Scalar):\n    u = 1.0 / x\n    y = m.where(x > 0.0, u * u + m.sin(u), x)\n    return y", VJP,
          {"x": [0.0, 0.5], "bar_y": [1.0] * 2}, {"bar_x": [1.0, -16.0 + 1.664587346188569647]}, {"rel": 1e-12})
    write("unseeded_power", "an output without an adjoint adds nothing, though its slope is no number",
          "def k(a: Scalar, b: Scalar):\n    p = a ** b\n    q = m.atan2(a, b)\n    return p, q", VJP,
          {"a": [-1.5], "b": [0.5], "bar_p": [0.0], "bar_q": [1.0]}, {"bar_a": [0.2], "bar_b": [0.6]})


def loops():
    write("accumulator", "a sum over a loop",
          "def k(x: Scalar, g: Scalar):\n    acc = 0.0\n    for j in range(8):\n        acc = acc + g * m.sin(x + j)\n    return acc",
          VJP, {"x": [0.75], "g": [1.25], "bar_acc": [1.0]},
          {"bar_x": [0.8802204365126644629], "bar_g": [1.41279536662441645]})  # fmt: skip
    recurrence = "def k(x: Scalar, g: Scalar):\n    a = 0.0\n    for _ in range(6):\n        a = m.tanh(g * a + x)\n    return a"
    write("recurrence", "each value of a loop from the one before", recurrence, VJP,
          {"x": [0.375], "g": [0.75], "bar_a": [1.0]}, {"bar_x": [0.768657007413964179], "bar_g": [0.5296569091118259282]})
    chebyshev = ("def k(z: Scalar):\n    p = 1.0\n    c = z\n    for _ in range(5):\n"
                 "        p, c = c, 2.0 * z * c - p\n    y = c + p\n    return y")  # fmt: skip
    write("two_carries", "which change places", chebyshev, VJP, {"z": [0.625], "bar_y": [1.0]}, {"bar_z": [-12.294921875]})
    write("two_carries_twice", "the second derivative", chebyshev, [("vjp", None), ("jvp", ["z"])],
          {"z": [0.625], "bar_y": [1.0], "dot_z": [1.0]}, {"dot_bar_z": [-39.390625]})
    body = "def k(x: Scalar, g: Scalar):\n    s = x\n    for {} in range(12):\n{}    return s"
    write("exit_at_head", "after four iterations, none, and all", body.format(
        "_", "        if s > 3.0:\n            break\n        s = m.sin(g * s) + 1.25 * s\n"), VJP,
        {"x": [0.3125, 5.0, 0.03125], "g": [0.75, 0.75, -0.875], "bar_s": [1.0] * 3},
        {"bar_x": [7.227537877333084749, 1.0, 7.741335332888966196e-6],
         "bar_g": [2.582232446729932583, 0.0, 7.735674131377808303e-6]})  # fmt: skip
    write("exit_at_tail", "after four iterations", body.format(
        "_", "        s = m.tanh(g * s) + 1.125 * s + 0.0625\n        if s > 3.0:\n            break\n"), VJP,
        {"x": [0.3125], "g": [0.75], "bar_s": [1.0]},
        {"bar_x": [5.746999954495533699], "bar_g": [2.880377929670426496]})  # fmt: skip
    middle = ("def k(x: Scalar, g: Scalar):\n    s = x\n    t = x\n    for _ in range(12):\n        s = 1.125 * s + g * t\n"
              "        if s > 3.0:\n            break\n        t = m.tanh(t) + 0.125\n    y = s + t\n    return y")  # fmt: skip
    write("exit_in_the_middle_forward", "in the sixth iteration", middle, JVP,
          {"x": [0.3125], "g": [0.75], "dot_x": [1.0], "dot_g": [0.0]}, {"dot_y": [6.654140186214246445]})
    write("exit_in_the_middle", "in the sixth iteration", middle, VJP,
          {"x": [0.3125], "g": [0.75], "bar_y": [1.0]}, {"bar_x": [6.654140186214246445], "bar_g": [4.23269173]},
          {"rel": 2e-9})
    write("exit_of_a_sum", "before the fifth term",
          "def k(x: Scalar, g: Scalar):\n    acc = 0.0\n    for j in range(12):\n        if x * j > 3.0:\n            break\n"
          "        acc = acc + m.sin(g * x * j)\n    return acc", VJP,
          {"x": [0.6875], "g": [0.75], "bar_acc": [1.0]},
          {"bar_x": [0.06054138586717167237], "bar_g": [0.05549627037824069968]})  # fmt: skip
    write("components", "of a vector, one in each iteration",
          "def k(v: Vector[3], d: Vector[3], dt: Param):\n    out = v\n    for c in range(3):\n"
          "        out[c] = v[c] - dt * d[c] * m.tanh(v[c])\n    return out", VJP,
          {"v": columns(0.25, -0.75, 1.125), "d": columns(0.5, 0.25, -0.375), "dt": Number(0.125),
           "bar_out": columns(1, -0.5, 0.25)},
          {"bar_v": columns(0.9412490719496013777, -0.4906783467456041965, 0.2540433411457451397),
           "bar_d": columns(-0.03061483280046364116, -0.03969680952420545745, -0.02529065844380565663),
           "bar_dt": [-0.1259809749188485097]})  # fmt: skip
    write("nested", "a loop in a loop",
          "def k(x: Scalar, g: Scalar):\n    s = x\n    for i in range(3):\n        for j in range(2):\n"
          "            s = m.tanh(g * s + x)\n    return s", VJP,
          {"x": [0.375], "g": [0.75], "bar_s": [1.0]}, {"bar_x": [0.7487238813504588], "bar_g": [0.5321424845011236]},
          {"rel": 1e-12})  # fmt: skip
    for name, factor in [("converted", "m.real(c)"), ("promoted", "c")]:
        write("whole_carry_" + name, "a carry of whole numbers has no derivative",
              "def k(x: Scalar, g: Scalar, n: Index):\n    s = x\n    c = n\n    for _ in range(4):\n        c = c + 1\n"
              f"        s = m.tanh(g * s) * {factor}\n    return s", VJP,
              {"x": [0.4], "g": [0.7], "n": [0], "bar_s": [1.0]},
              {"bar_x": [3.6251850387793563], "bar_g": [8.828509604996247]}, {"rel": 1e-12})  # fmt: skip
    write("recurrence_twice", "the second derivative along a direction", recurrence, [("vjp", None), ("jvp", ["x", "g"])],
          {"x": [0.375], "g": [0.75], "bar_a": [1.0], "dot_x": [-0.5], "dot_g": [1.25]},
          {"dot_bar_x": [-0.08210130403742426579], "dot_bar_g": [-0.01315381841544307009]}, {"rel": 1e-11})
    write("recurrence_forward_reversed", "the second derivative the other way", recurrence,
          [("jvp", None), ("vjp", ["x", "g"])],
          {"x": [0.375], "g": [0.75], "bar_dot_a": [1.0], "dot_x": [-0.5], "dot_g": [1.25]},
          {"bar_x": [-0.08210130403742426579], "bar_g": [-0.01315381841544307009]}, {"rel": 1e-11})


def shared():
    cube = "def k(k: Index, t: Table[Scalar]):\n    a = t.at(k)\n    y = a * a * a\n    return y"
    write("table", "the adjoint of a table comes to the places that were read", cube, VJP,
          {"t": Table([0.5, -1.25, 2.0]), "k": [2, 0, 2, 1], "bar_y": [1.0, 2.0, -0.5, 4.0], "bar_t": Sums([0.0] * 3)},
          {"bar_t": [1.5, 18.75, 6.0]}, EXACT)  # fmt: skip
    write("keys", "the adjoint of a sum by key is read at the key",
          "def k(x: Scalar, k: Index, acc: Mutable[Scalar]):\n    hawk.scatter(acc)[k] += x * x", VJP,
          {"x": [1.5, -2.0, 0.25], "k": [1, 0, 1], "bar_acc": Table([3.0, -4.0])}, {"bar_x": [-12.0, -12.0, -2.0]}, EXACT)
    write("sum_over_samples", "one adjoint for all samples",
          "def k(x: Scalar):\n    total = hawk.sum(m.sin(x))\n    return total", VJP,
          {"x": [0.25, -1.5, 2.0], "bar_total": Number(2.5)},
          {"bar_x": [2.42228105427661196, 0.1768430041692572752, -1.040367091367855967]})
    write("guarded_table", "a place outside of the table that is not read",
          "def k(k: Index, t: Table[Scalar]):\n    if k >= 0:\n        y = t.at(k) * t.at(k)\n    else:\n        y = 0.0\n"
          "    return y", VJP,
          {"t": Table([1.0, 2.0, 3.0]), "k": [-100000000, 2, 1], "bar_y": [5.0, 1.0, 1.0], "bar_t": Sums([0.0] * 3)},
          {"bar_t": [0.0, 4.0, 6.0]}, EXACT)  # fmt: skip
    write("dispatch", "among three branches, with numbers beyond them",
          "def k(k: Index, a: Scalar, b: Scalar, c: Scalar):\n    y = m.dispatch(k, [a * a * a, b * b * b, c * c * c])\n"
          "    return y", VJP,
          {"k": [-2, 1, 7], "a": [2.0, 2.0, 2.0], "b": [3.0, 3.0, 3.0], "c": [4.0, 4.0, 4.0], "bar_y": [1.0] * 3},
          {"bar_a": [12.0, 0.0, 0.0], "bar_b": [0.0, 27.0, 0.0], "bar_c": [0.0, 0.0, 48.0]}, EXACT)  # fmt: skip
    write("nested_dispatch", "reads of a table in a branch of a branch",
          "def k(k: Index, j: Index, x: Scalar, t: Table[Scalar]):\n    inner = m.dispatch(j, [t.at(0) * x, t.at(1) * x * x])\n"
          "    y = m.dispatch(k, [inner, x])\n    return y", VJP,
          {"t": Table([0.5, 2.0]), "k": [1, 0, 0], "j": [0, 0, 1], "x": [2.0, 3.0, 5.0], "bar_y": [1.0] * 3,
           "bar_t": Sums([0.0] * 2)},
          {"bar_t": [3.0, 25.0], "bar_x": [1.0, 0.5, 20.0]}, EXACT)  # fmt: skip


def rollouts():
    """Three steps are recorded in a window of two: the third takes the place of the first."""
    double = "def k(x: Mutable[Scalar], y: Mutable[Scalar]):\n    was = x\n    x = 2.0 * was\n    y = y + was\n\n\nk_tape = tape(k, 2)"
    for count, on, state, before, after in [
        (0, 1, (1.0, 0.0), (0.0, 0.0, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0)),
        (2, 1, (4.0, 3.0), (1.0, 0.0, 2.0, 1.0), (4.0, 3.0, 2.0, 1.0)),
        (1, 0, (2.0, 1.0), (9.0, 9.0, 9.0, 9.0), (9.0, 9.0, 9.0, 9.0)),
    ]:
        write(f"tape_step_{count}", "a step that records what it goes on from" if on else "a step that is told not to", double, [],
              {"tape_on": Count(on)},
              {"applied_steps": [count + 1], "x": [2.0 * state[0]], "y": [state[1] + state[0]], "tape": columns(*after)}, EXACT,
              above="from hawk.diff import tape", made="k_tape",
              start={"applied_steps": [count], "x": [state[0]], "y": [state[1]], "tape": columns(*before)})  # fmt: skip


def tables_in_loops():
    read = "def k(x: Scalar, t: Table[Scalar]):\n    a = x\n    for i in range(3):\n        a = a * t.at(i) + x\n"
    write("table_in_loop", "a read of a table in every iteration", read + "    return a", VJP,
          {"t": Table([0.5, 2.0, 3.0]), "x": [2.0, 0.5], "bar_a": [1.0, 1.0], "bar_t": Sums([0.0] * 3)},
          {"bar_t": [15.0, 11.25, 10.0], "bar_x": [13.0, 13.0]}, EXACT)  # fmt: skip
    chosen = read.replace("k(x", "k(k: Index, x") + "    y = m.dispatch(k, [a, x * x])\n    return y"
    for name, bar, table, x in [("other", [1.0, 0.0], [0.0] * 3, [4.0, 0.0]),
                                ("taken", [0.0, 1.0], [3.0, 2.25, 2.0], [0.0, 13.0])]:
        write("loop_in_branch_" + name, "such a loop in a branch, where only what is taken counts", chosen, VJP,
              {"t": Table([0.5, 2.0, 3.0]), "k": [1, 0], "x": [2.0, 0.5], "bar_y": bar, "bar_t": Sums([0.0] * 3)},
              {"bar_t": table, "bar_x": x}, EXACT)  # fmt: skip
    write("largest_of_table", "the adjoint comes to the largest number alone",
          "def k(x: Scalar, t: Table[Scalar]):\n    y = t.at(0)\n    for r in range(1, 4):\n        y = m.maximum(y, t.at(r))\n"
          "    return y + x", [("vjp", ["t"])],
          {"t": Table([1.0, 7.0, 3.0, 2.0]), "bar_out": [1.0], "bar_t": Sums([0.0] * 4)},
          {"bar_t": [0.0, 1.0, 0.0, 0.0]}, EXACT)  # fmt: skip
    write("table_until_exit", "reads at places of the sample's own, in a loop that is left",
          "def k(k: Index, x: Scalar, t: Table[Scalar]):\n    a = 0.0\n    for j in range(5):\n        if a > 3.0:\n"
          "            break\n        a = a + t.at(k + j) * x\n    return a", VJP,
          {"t": Table([1.0, 2.0, 3.0, 4.0, 5.0, 6.0]), "k": [0, 2], "x": [1.0, 0.5], "bar_a": [1.0, 2.0],
           "bar_t": Sums([0.0] * 6)},
          {"bar_t": [1.0, 1.0, 2.0, 1.0, 0.0, 0.0], "bar_x": [6.0, 14.0]}, EXACT)  # fmt: skip
    write("table_in_nested_loops", "reads in a loop in a loop",
          "def k(x: Scalar, t: Table[Scalar]):\n    a = x\n    for i in range(2):\n        for j in range(2):\n"
          "            a = a * t.at(2 * i + j)\n    return a", VJP,
          {"t": Table([2.0, 0.5, 4.0, 1.0]), "x": [1.0, -2.0], "bar_a": [1.0, 1.0], "bar_t": Sums([0.0] * 4)},
          {"bar_t": [-2.0, -8.0, -1.0, -4.0], "bar_x": [4.0, 4.0]}, EXACT)  # fmt: skip


def own_rules():
    """Helpers whose rules say what their derivative is, right or wrong."""

    def rule(name, keywords, head, value):
        return f'from hawk.ext import primitive\n\n\n@primitive("{name}", {keywords})\ndef {name}({head}):\n    return {value}'

    softplus = rule("softplus", "vjp=lambda x, bar: bar / (1.0 + m.exp(-x))", "x", "m.log(1.0 + m.exp(x))")
    write("own_rule", "of a smooth ramp", "def k(x: Scalar):\n    y = softplus(x)\n    return y", VJP,
          {"x": [0.625], "bar_y": [0.5]}, {"bar_x": [0.3256774323330271218]}, above=softplus)
    thrice = rule("thrice", "vjp=lambda x, bar: 3.0 * bar, jvp=lambda x, dot: 5.0 * dot", "x", "x + 0.0")
    call = "def k(x: Scalar):\n    y = thrice(x)\n    return y"
    write("own_rule_that_is_wrong", "counts all the same", call, VJP, {"bar_y": [0.5]}, {"bar_x": [1.5]}, EXACT, thrice)
    write("own_rule_forward", "has a rule of its own", call, JVP, {"dot_x": [0.5]}, {"dot_y": [2.5]}, EXACT, thrice)
    write("own_rule_beside_the_same", "the same operations without the rule are derived as such",
          "def k(x: Scalar):\n    y = thrice(x) + 2.0 * (x + 0.0)\n    return y", VJP, {"bar_y": [1.0]}, {"bar_x": [5.0]},
          EXACT, thrice)
    write("own_rule_in_loop", "in every iteration", "def k(x: Scalar):\n    a = x\n    for _ in range(3):\n        a = thrice(a)\n"
          "    return a", VJP, {"bar_a": [2.0]}, {"bar_x": [54.0]}, EXACT, thrice)  # fmt: skip
    write("own_rule_of_steps", "of a function that is constant between its steps",
          "def k(x: Scalar):\n    y = rounded(x) * x\n    return y", VJP, {"x": [2.75], "bar_y": [3.0]}, {"bar_x": [17.25]}, EXACT,
          rule("rounded", "vjp=lambda x, bar: bar", "x", "m.round(x)"))
    write("own_rule_with_whole_number", "whose adjoint is left out",
          "def k(x: Scalar, n: Index):\n    y = power(x, n)\n    return y", VJP,
          {"x": [2.0, 3.0], "n": [3, 1], "bar_y": [1.0, 2.0]}, {"bar_x": [12.0, 2.0]}, EXACT,
          rule("power", "vjp=lambda x, n, bar: (bar * m.real(n) * x ** (m.real(n) - 1.0), None)", "x, n", "x ** m.real(n)"))
    write("own_rule_of_vectors", "with an adjoint for each argument",
          "def k(a: Vector[2], b: Vector[2]):\n    y = product(a, b)\n    return y", VJP,
          {"a": columns(1, 2), "b": columns(3, -1), "bar_y": [2.0]}, {"bar_a": columns(6, -2), "bar_b": columns(2, 4)}, EXACT,
          rule("product", "vjp=lambda a, b, bar: (bar * b, bar * a)", "a, b", "m.dot(a, b)"))
    itself = rule("grow", "vjp=lambda x, bar: bar * grow(x), jvp=lambda x, dot: dot * grow(x)", "x", "m.exp(x)")
    write("own_rule_twice", "a rule that calls its helper, derived again",
          "def k(x: Scalar):\n    y = grow(x)\n    return y", [("vjp", None), ("jvp", ["x"])],
          {"x": [0.0], "bar_y": [2.0], "dot_x": [3.0]}, {"dot_bar_x": [6.0]}, EXACT, itself)


def second():
    wave = "def k(x: Scalar, g: Scalar):\n    f = m.exp(g * x) * m.sin(x)\n    return f"
    point = {"x": [0.5], "g": [1.5], "dot_x": [1.0], "dot_g": [-0.5]}
    hessian = [5.489670272223624092], [2.578204942983618478]
    write("hessian_vector", "forward of reverse", wave, [("vjp", None), ("jvp", ["x", "g"])], point | {"bar_f": [1.0]},
          {"dot_bar_x": hessian[0], "dot_bar_g": hessian[1]}, {"rel": 1e-12})
    write("hessian_vector_reversed", "reverse of forward; its other outputs are the gradient", wave, [("jvp", None), ("vjp", None)],
          point | {"bar_dot_f": [1.0]},
          {"bar_x": hessian[0], "bar_g": hessian[1], "bar_dot_x": [3.380258107885370014],
           "bar_dot_g": [0.5074719365948191261]}, {"rel": 1e-12})  # fmt: skip


UNARY = [
    ("sqrt", 0.625, 0.6324555320336758664), ("rsqrt", 2.5, -0.1264911064067351733), ("exp", 0.625, 1.868245957432222407),
    ("log", 0.625, 1.6), ("sin", 0.625, 0.8109631195052179022), ("cos", 0.625, -0.5850972729404621548),
    ("tan", 0.625, 1.520539798591957842), ("tanh", 0.625, 0.6924191479699880696), ("asin", 0.625, 1.281025230440697068),
    ("acos", 0.625, -1.281025230440697068), ("atan", 0.625, 0.719101123595505618), ("exp2", 0.625, 1.068979085460540249),
    ("expm1", 0.625, 1.868245957432222407), ("log2", 0.625, 2.308312065422341452), ("log10", 0.625, 0.6948711710452029242),
    ("log1p", 0.625, 0.6153846153846153846), ("cbrt", -2.5, 0.1809611744396604381), ("sinh", 0.625, 1.201753692975606324),
    ("cosh", 0.625, 0.6664922644566160823), ("asinh", -0.625, 0.847998304005087983), ("acosh", 1.625, 0.7807200583588265435),
    ("atanh", 0.625, 1.641025641025641026), ("erf", 0.625, 0.7634995357606048851), ("erfc", 0.625, -0.7634995357606048851),
]  # fmt: skip


def functions():
    parameters = ", ".join(f"x_{name}: Scalar" for name, _, _ in UNARY)
    points = {f"x_{name}": [at] for name, at, _ in UNARY}
    # What is not read is not bound: functions whose slope is their own value or a function of it read it all the same.
    total = " + ".join(f"m.{name}(x_{name})" for name, _, _ in UNARY)
    write("functions_reverse", "every function of one number", f"def k({parameters}):\n    y = {total}\n    return y", VJP,
          points | {"bar_y": [1.0]}, {f"bar_x_{name}": [slope] for name, _, slope in UNARY})
    each = ", ".join(f'"{name}": m.{name}(x_{name})' for name, _, _ in UNARY)
    write("functions_forward", "every function of one number", f"def k({parameters}):\n    return {{{each}}}", JVP,
          points | {f"dot_x_{name}": [1.0] for name, _, _ in UNARY}, {f"dot_{name}": [slope] for name, _, slope in UNARY})


if __name__ == "__main__":
    vectors()
    scalars()
    choices()
    loops()
    shared()
    rollouts()
    tables_in_loops()
    own_rules()
    second()
    functions()
