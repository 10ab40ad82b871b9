#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Writes the cases kind_two_masks_*: kernels under kinds that watch two masks, one of them, or none.

The values are computed with Python's numbers. All of them are multiples of 1/64 and small, so that they are exact.
Run it from anywhere.
"""

import json
from pathlib import Path

CASES = Path(__file__).parent / "cases"
SAMPLES = 203  # three whole blocks of generated code, and some more
LIMIT = 1.25

KERNEL = """from hawk import Mutable, Param, Scalar, Terminated
from hawk.ext import DATA_ONLY, Guard, KernelKind, Output


class Body(KernelKind, slug="body"):
    x: Scalar
    limit: Param
    late: Terminated
    lost: Terminated
    s: Mutable[Scalar]
    guard = {guard}


class Summed(Body, slug="summed"):
    output = Output.returned(Scalar, slot="twice")


@Summed(steps=1)
def k(s, x, limit, lost):
    s = s + x
{finish}    return 2.0 * s
"""


def reals(column):
    return {"dtype": "float64", "shape": [SAMPLES], "values": [float(value).hex() for value in column]}


def bools(column):
    return {"dtype": "bool", "shape": [SAMPLES], "values": column}


def write(name, title, guard, watched, finishes):
    x = [(k * 3 % 64) / 32 for k in range(SAMPLES)]
    s = [(k * 5 % 32) / 64 for k in range(SAMPLES)]
    twice = [-1.0] * SAMPLES
    masks = {
        "late": [k % 5 == 2 for k in range(SAMPLES)],
        "lost": [k % 7 == 3 for k in range(SAMPLES)],
    }
    inputs = {
        "x": reals(x), "s": reals(s), "twice": reals(twice), "late": bools(list(masks["late"])),
        "lost": bools(list(masks["lost"])),
        "limit": {"dtype": "float64", "shape": [], "values": [LIMIT.hex()], "number": True},
    }  # fmt: skip
    count = 0
    for k in range(SAMPLES):
        if any(masks[mask][k] for mask in watched):
            continue
        s[k] += x[k]
        twice[k] = 2.0 * s[k]
        if finishes and s[k] > LIMIT:
            masks["lost"][k] = True
            count += 1
    outputs = {"s": reals(s), "twice": reals(twice)}
    slots = [["mutable", "s"], ["mutable", "twice"], ["per_sample", "x"]]
    if finishes:
        outputs |= {"lost": bools(masks["lost"]),
                    "finished_count": {"dtype": "int32", "shape": [1], "values": [count]}}  # fmt: skip
        slots.append(["lookup", "finished_count"])
    else:
        del inputs["limit"]
    slots += [["terminated", "late"], ["terminated", "lost"]] + ([["uniform", "limit"]] if finishes else [])
    case = {
        "format": 1, "name": name, "title": title, "tags": ["kind", "terminated", "return"], "kernel": "k",
        "kernel_name": "k", "mode": "float64", "door": "bundle", "n_samples": SAMPLES, "slots": slots,
        "returns": "twice", "inputs": inputs, "outputs": outputs, "tolerance": {"ulp": 0},
    }  # fmt: skip
    folder = CASES / name
    folder.mkdir(exist_ok=True)
    finish = "    lost = s > limit\n" if finishes else ""
    (folder / "kernel.py").write_text(KERNEL.format(guard=guard, finish=finish))
    (folder / "case.json").write_text(json.dumps(case, separators=(",", ":")) + "\n")


write("kind_two_masks_watched", "two masks skip a sample, one of which it finishes", 'Guard(masks=("late", "lost"))',
      ("late", "lost"), True)  # fmt: skip
write("kind_one_mask_watched", "a mask that is bound and does not skip", 'Guard("lost")', ("lost",), True)
write("kind_no_mask_watched", "masks that are bound and do not skip", "DATA_ONLY", (), False)
