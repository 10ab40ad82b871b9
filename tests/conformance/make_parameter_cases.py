#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Writes the cases parameters_*: kernels whose Params are planes of a launch.

The values are computed with Python's numbers. All of them are multiples of 1/64 and small, so that they are exact.
Run it from anywhere.
"""

import json
from pathlib import Path

CASES = Path(__file__).parent / "cases"
SAMPLES = 203  # three whole blocks of generated code, and some more

KERNEL = """from hawk import Mutable, Param, Scalar, kernel
from hawk.diff import param_planes


@kernel
def k(x: Scalar, a: Param, b: Param, total: Mutable[Scalar]):
    s = x
    for _ in range(3):
        s = a * s + b
    total = total + s
    return {{"last": s}}


p = param_planes(k{arguments})
"""


def reals(column):
    return {"dtype": "float64", "shape": [len(column)], "values": [float(value).hex() for value in column]}


def write(name, title, arguments, planes, cell_of):
    x = [(k * 37 % 64 - 16) / 32 for k in range(SAMPLES)]
    total = [(k % 8) / 4 for k in range(SAMPLES)]
    cells = [cell_of(k) for k in range(SAMPLES)]
    inputs = {"x": reals(x), "total": reals(total)}
    slots = [["mutable", "last"], ["mutable", "total"]]
    if arguments.endswith("per_cell=True"):
        inputs["param_cell"] = {"dtype": "int64", "shape": [SAMPLES], "values": cells}
        slots.append(["per_sample", "param_cell"])
    slots.append(["per_sample", "x"])
    values = {"a": planes.get("a", [0.5]), "b": planes.get("b", [0.75])}
    for role in ("lookup", "uniform"):
        for plane in ("a", "b"):
            if (plane in planes) == (role == "lookup"):
                slots.append([role, plane])
                inputs[plane] = reals(values[plane]) if role == "lookup" else {
                    "dtype": "float64", "shape": [], "values": [values[plane][0].hex()], "number": True,
                }  # fmt: skip
    last = []
    for k in range(SAMPLES):
        a = values["a"][cells[k] if "a" in planes else 0]
        b = values["b"][cells[k] if "b" in planes else 0]
        s = x[k]
        for _ in range(3):
            s = a * s + b
        last.append(s)
        total[k] += s
    case = {
        "format": 1, "name": name, "title": title, "tags": ["param", "derivative", "loop", "table"], "kernel": "p",
        "kernel_name": "k_params_cells" if arguments.endswith("per_cell=True") else "k_params", "mode": "float64",
        "door": "bundle", "n_samples": SAMPLES, "slots": slots, "returns": {"dict": {"last": "last"}},
        "inputs": inputs, "outputs": {"last": reals(last), "total": reals(total)}, "tolerance": {"ulp": 0},
    }  # fmt: skip
    folder = CASES / name
    folder.mkdir(exist_ok=True)
    (folder / "kernel.py").write_text(KERNEL.format(arguments=arguments))
    (folder / "case.json").write_text(json.dumps(case, separators=(",", ":")) + "\n")


write("parameters_first", "Params as planes of one cell", "", {"a": [0.5], "b": [0.75]}, lambda k: 0)
write("parameters_chosen", "one Param as a plane", ', names=("b",)', {"b": [-0.25]}, lambda k: 0)
write("parameters_by_sample", "a cell of its own for each sample", ", per_cell=True",
      {"a": [0.5, -0.25, 1.0], "b": [0.75, 1.5, -2.0]}, lambda k: k * 5 % 3)  # fmt: skip
