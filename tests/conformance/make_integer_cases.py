#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Writes the cases integers_*: every operation on integers at the corners of its types.

The values are computed with Python's own integers, which have no limits, and then brought into the range of the
type; they come from no implementation of the language. Run it from anywhere.
"""

import itertools
import json
import math
import struct
from pathlib import Path

CASES = Path(__file__).parent / "cases"


class Kind:
    def __init__(self, name, dtype, bits, signed):
        self.name, self.dtype, self.bits, self.signed = name, dtype, bits, signed
        self.low = -(1 << bits - 1) if signed else 0
        self.high = (1 << bits - (1 if signed else 0)) - 1

    def wrap(self, value):
        value &= (1 << self.bits) - 1
        return value - (1 << self.bits) if self.signed and value > self.high else value


INDEX = Kind("Index", "int64", 64, True)
INT32 = Kind("Int32", "int32", 32, True)
UINT32 = Kind("UInt32", "uint32", 32, False)


def truncated(a, b):
    return 0 if b == 0 else abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def shifted_right(kind, a, count):
    return a >> count if 0 <= count < kind.bits else -1 if a < 0 else 0


def saturated(kind, x):
    if math.isnan(x):
        return 0
    if math.isinf(x):
        return kind.high if x > 0 else kind.low
    return min(max(math.trunc(x), kind.low), kind.high)


def binary(kind):
    """name, the expression in the kernel, the function of two integers; results are wrapped."""
    rows = [
        ("added", "a + b", lambda a, b: a + b),
        ("subtracted", "a - b", lambda a, b: a - b),
        ("multiplied", "a * b", lambda a, b: a * b),
        ("floored", "a // b", lambda a, b: 0 if b == 0 else a // b),
        ("rest", "a % b", lambda a, b: 0 if b == 0 else a % b),
        ("both", "a & b", lambda a, b: a & b),
        ("either", "a | b", lambda a, b: a | b),
        ("one", "a ^ b", lambda a, b: a ^ b),
        ("flipped", "~a", lambda a, b: ~a),
        ("left", "a << b", lambda a, b: a << b if 0 <= b < kind.bits else 0),
        ("right", "a >> b", lambda a, b: shifted_right(kind, a, b)),
        ("negative", "-a", lambda a, b: -a),
        ("size", "abs(a)", lambda a, b: abs(a)),
        ("least", "min(a, b)", lambda a, b: min(a, b)),
        ("most", "m.maximum(a, b)", lambda a, b: max(a, b)),
        ("literal", "a * 3 + 1", lambda a, b: a * 3 + 1),
        ("chosen", "m.where(a < b, a, b + 1)", lambda a, b: a if a < b else b + 1),
    ]
    if kind is INDEX:
        rows += [
            ("quotient", "a / b", truncated),
            ("signed", "m.sign(a)", lambda a, b: (a > 0) - (a < 0)),
            ("clipped", "m.clip(a, -3, b)", lambda a, b: min(max(a, -3), b)),
            ("component", "m.index(a, 7)", lambda a, b: min(max(a, 0), 6)),
            ("largest", "m.argmax(a, b, 5)", lambda a, b: [a, b, 5].index(max(a, b, 5))),
        ]
    return rows


COMPARISONS = [("lt", "<"), ("le", "<="), ("gt", ">"), ("ge", ">="), ("eq", "=="), ("ne", "!=")]


def spell(value):
    return str(value) if math.isnan(value) or math.isinf(value) else float(value).hex()


def plane(dtype, values):
    if dtype.startswith("float"):
        values = [spell(v) for v in values]
    return {"dtype": dtype, "shape": [len(values)], "values": values}


def write(name, title, header, signature, rows, inputs, outputs, mode="float64"):
    """`rows` are pairs of a name and an expression, `inputs` and `outputs` dicts of planes."""
    lines = header + ["", "", "@kernel", f"def k({signature}):"]
    lines += ["    return {"] + [f'        "{key}": {text},' for key, text in rows] + ["    }", ""]
    slots = [["mutable", key] for key in sorted(outputs)] + [["per_sample", key] for key in sorted(inputs)]
    case = {
        "format": 1, "name": name, "title": title, "tags": ["int", "bits", "cast", "divide", "modulo"],
        "kernel": "k", "kernel_name": "k", "mode": mode, "door": "bundle",
        "n_samples": len(next(iter(inputs.values()))["values"]), "slots": slots,
        "returns": {"dict": {key: key for key, _ in rows}}, "inputs": inputs, "outputs": outputs,
        "tolerance": {"ulp": 0}, "second_source": "python",
    }  # fmt: skip
    folder = CASES / name
    folder.mkdir(exist_ok=True)
    (folder / "kernel.py").write_text("\n".join(lines))
    (folder / "case.json").write_text(json.dumps(case, separators=(",", ":")) + "\n")


def arithmetic(kind):
    corners = [0, 1, 2, 3, 7, kind.bits - 1, kind.bits, kind.high, kind.high - 1]
    corners += [-1, -2, -7, kind.low] if kind.signed else [kind.high // 2, kind.high // 2 + 1]
    pairs = list(itertools.product(corners, corners))
    header = ["import hawk.math as m", f"from hawk import kernel, {kind.name}"]
    rows = [(key, text) for key, text, _ in binary(kind)] + [(key, f"a {op} b") for key, op in COMPARISONS]
    rows += [("narrow", "m.int32(a)"), ("plain", "m.uint32(a)"), ("number", "m.real(a)")]
    outputs = {key: plane(kind.dtype, [kind.wrap(f(a, b)) for a, b in pairs]) for key, _, f in binary(kind)}
    for key, op in COMPARISONS:
        outputs[key] = plane("bool", [eval(f"{a} {op} {b}") for a, b in pairs])
    if kind is INDEX:
        outputs["component"]["values"] = [min(max(a, 0), 6) for a, _ in pairs]
    outputs["narrow"] = plane("int32", [INT32.wrap(a) for a, _ in pairs])
    outputs["plain"] = plane("uint32", [UINT32.wrap(a) for a, _ in pairs])
    outputs["number"] = plane("float64", [float(a) for a, _ in pairs])
    inputs = {"a": plane(kind.dtype, [a for a, _ in pairs]), "b": plane(kind.dtype, [b for _, b in pairs])}
    write(f"integers_{kind.name.lower()}", f"every operation on {kind.name} at the corners of its range", header,
          f"a: {kind.name}, b: {kind.name}", rows, inputs, outputs)  # fmt: skip


def casts(mode):
    single = mode == "float32"
    values = [0.0, -0.0, 0.5, -0.5, 0.999, -0.999, 1.0, -1.0, 2.7, -2.7, 2147483520.0, 2147483647.0, 2147483648.0,
              -2147483648.0, -2147483904.0, 4294967040.0, 4294967296.0, 1e30, -1e30, 9.3e18, -9.3e18, math.inf,
              -math.inf, math.nan]  # fmt: skip
    if single:
        values = [struct.unpack("f", struct.pack("f", v))[0] for v in values]
    rows = [("narrow", "m.int32(x)"), ("plain", "m.uint32(x)"), ("component", "m.index(x, 5)")]
    outputs = {
        "narrow": plane("int32", [saturated(INT32, v) for v in values]),
        "plain": plane("uint32", [saturated(UINT32, v) for v in values]),
        "component": plane("int64", [min(max(saturated(INDEX, v), 0), 4) for v in values]),
    }
    write(f"integers_from_{mode}", f"casts of {mode} numbers to integers: toward zero, within the range, NaN is 0",
          ["import hawk.math as m", "from hawk import kernel, Scalar"], "x: Scalar", rows,
          {"x": plane(mode, values)}, outputs, mode)  # fmt: skip


def pairs():
    members = [(i, j) for j in range(1, 25) for i in range(j)]
    numbers = list(range(len(members)))
    rows = [("i", "m.pair_index()[0]"), ("j", "m.pair_index()[1]"), ("row", "m.split_index(7)[0]"),
            ("column", "m.split_index(7)[1]"), ("count", "m.n_samples() + n * 0")]  # fmt: skip
    outputs = {
        "i": plane("int64", [i for i, _ in members]),
        "j": plane("int64", [j for _, j in members]),
        "row": plane("int64", [k // 7 for k in numbers]),
        "column": plane("int64", [k % 7 for k in numbers]),
        "count": plane("int64", [len(members)] * len(members)),
    }
    write("integers_of_samples", "the number of a sample as a pair, split, and beside the number of samples",
          ["import hawk.math as m", "from hawk import Index, kernel"], "n: Index", rows,
          {"n": plane("int64", numbers)}, outputs)  # fmt: skip
    path = CASES / "integers_of_samples" / "case.json"
    case = json.loads(path.read_text())
    case["slots"].append(["nsamples", "n_samples"])
    path.write_text(json.dumps(case, separators=(",", ":")) + "\n")


def loops():
    """Carries of each integer type, an exit, the number of the sample: for more samples than a block has."""
    samples = range(150)
    numbers = [(k * 2654435761 + 12345) & 0xFFFFFFFF for k in samples]
    body = """
    h = n
    c = u
    i = m.sample_index() * 3
    last = m.sample_index() * 0
    for j in range(6):
        h = (h ^ (h >> 3)) * 16777619 + p
        c = (c << 5) - c + m.uint32(j)
        if i + j > 300:
            break
        i = i + m.sample_index() % (j + 1)
        last = last + j // 2
    return h, c, i, last""".split("\n")
    expected = []
    for k in samples:
        h, c, i, last = INT32.wrap(numbers[k]), numbers[k], k * 3, 0
        for j in range(6):
            h = INT32.wrap(INT32.wrap((h ^ (h >> 3)) * 16777619) - 7)
            c = UINT32.wrap(UINT32.wrap(c << 5) - c + j)
            if i + j > 300:
                break
            i, last = i + k % (j + 1), last + j // 2
        expected.append((h, c, i, last))
    columns = list(zip(*expected))
    name = "integers_in_loops"
    case = {
        "format": 1, "name": name, "title": loops.__doc__, "tags": ["int", "loop", "break", "samples"],
        "kernel": "k", "kernel_name": "k", "mode": "float64", "door": "bundle", "n_samples": len(samples),
        "slots": [["mutable", "c"], ["mutable", "h"], ["mutable", "i"], ["mutable", "last"], ["per_sample", "n"],
                  ["per_sample", "u"], ["uniform", "p"]],
        "returns": {"tuple": ["h", "c", "i", "last"]},
        "inputs": {"n": plane("int32", [INT32.wrap(v) for v in numbers]), "u": plane("uint32", numbers),
                   "p": {"dtype": "int", "shape": [], "values": [-7], "number": True}},
        "outputs": {"h": plane("int32", columns[0]), "c": plane("uint32", columns[1]),
                    "i": plane("int64", columns[2]), "last": plane("int64", columns[3])},
        "tolerance": {"ulp": 0}, "second_source": "python",
    }  # fmt: skip
    header = ["import hawk.math as m", "from hawk import Int32, Param, UInt32, kernel", "", "", "@kernel"]
    lines = header + ["def k(n: Int32, u: UInt32, p: Param[Int32]):"] + body[1:] + [""]
    folder = CASES / name
    folder.mkdir(exist_ok=True)
    (folder / "kernel.py").write_text("\n".join(lines))
    (folder / "case.json").write_text(json.dumps(case, separators=(",", ":")) + "\n")


for each in (INDEX, INT32, UINT32):
    arithmetic(each)
casts("float64")
casts("float32")
pairs()
loops()
