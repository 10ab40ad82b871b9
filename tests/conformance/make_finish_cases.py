#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Writes the cases finish_*: samples that are skipped, take several steps in a launch, and finish.

The values are computed with Python's numbers, sample after sample and step after step. All of them are multiples of
1/64 and small, so that they are exact in both scalar modes. Run it from anywhere.
"""

import json
from pathlib import Path

CASES = Path(__file__).parent / "cases"
SAMPLES = 203  # three whole blocks of generated code, and some more
LIMIT = 2.25

KERNEL = """import hawk.math as m
from hawk import Index, Mutable, Param, Scalar, Terminated, Vector, kernel


@kernel{decorator}
def k(x: Scalar, limit: Param, s: Mutable[Scalar], n: Mutable[Index], p: Mutable[Vector[2]],
      last: Mutable[Scalar], terminated: Terminated):
    more = 0.0
    for j in range(4):
        if more > x:
            break
        more = more + 0.25
    s = s + more
    n = n + 1
    p = m.vec(p[1], p[0] + more)
    last = s * 2.0
    if x > 0.0:
        terminated = s > limit
    return {{"half": s * 0.5, "large": s > 1.0}}
"""


def step(state, x):
    more = 0.0
    for _ in range(4):
        if more > x:
            break
        more += 0.25
    state["s"] += more
    state["n"] += 1
    state["p"] = [state["p"][1], state["p"][0] + more]
    state["last"] = state["s"] * 2.0
    state["half"] = state["s"] * 0.5
    state["large"] = state["s"] > 1.0
    state["terminated"] = x > 0.0 and state["s"] > LIMIT


def start(k):
    return {
        "s": (k * 5 % 32) / 16, "n": k, "p": [k / 4, -k / 8], "last": -1.0, "half": -2.0, "large": k % 2 == 0,
        "terminated": k % 7 == 3,
    }  # fmt: skip


def reals(mode, rows):
    flat = [value for row in rows for value in (row if isinstance(row, list) else [row])]
    shape = [len(rows), len(rows[0])] if isinstance(rows[0], list) else [len(rows)]
    return {"dtype": mode, "shape": shape, "values": [float(value).hex() for value in flat]}


def planes(mode, states):
    def column(name):
        return [state[name] for state in states]

    return {
        "s": reals(mode, column("s")),
        "n": {"dtype": "int64", "shape": [len(states)], "values": column("n")},
        "p": reals(mode, [list(row) for row in zip(*column("p"))]),
        "last": reals(mode, column("last")),
        "half": reals(mode, column("half")),
        "large": {"dtype": "bool", "shape": [len(states)], "values": column("large")},
        "terminated": {"dtype": "bool", "shape": [len(states)], "values": column("terminated")},
    }


def write(name, title, steps, decorator="", word=None, mode="float64", part=(0, SAMPLES)):
    given = [(k * 37 % 64 - 16) / 64 for k in range(SAMPLES)]
    states = [start(k) for k in range(SAMPLES)]
    inputs = planes(mode, states)
    inputs["x"] = reals(mode, given)
    inputs["limit"] = {"dtype": mode, "shape": [], "values": [LIMIT.hex()], "number": True}
    inputs["finished_count"] = {"dtype": "int32", "shape": [1], "values": [1000]}
    finished = 0
    for k in range(part[0], part[0] + part[1]):
        was_finished = states[k]["terminated"]
        for _ in range(steps):
            if not states[k]["terminated"]:
                step(states[k], given[k])
        finished += states[k]["terminated"] and not was_finished
    outputs = planes(mode, states)
    outputs["finished_count"] = {"dtype": "int32", "shape": [1], "values": [1000 + finished]}
    slots = [["mutable", name] for name in ("half", "large", "last", "n", "p", "s")]
    slots += [["per_sample", "x"], ["lookup", "finished_count"]]
    if word is not None:
        inputs["fused_steps"] = {"dtype": "int64", "shape": [1], "values": [word]}
        slots.append(["lookup", "fused_steps"])
    slots += [["terminated", "terminated"], ["uniform", "limit"]]
    case = {
        "format": 1, "name": name, "title": title, "tags": ["terminated", "finish", "steps", "loop", "samples"],
        "kernel": "k", "kernel_name": f"k_x{steps}" if decorator and steps > 1 else "k", "mode": mode,
        "door": "bundle", "n_samples": SAMPLES, "slots": slots,
        "returns": {"dict": {"half": "half", "large": "large"}}, "inputs": inputs, "outputs": outputs,
        "tolerance": {"ulp": 0}, "second_source": "python",
    }  # fmt: skip
    if part != (0, SAMPLES):
        case["range"] = list(part)
    folder = CASES / name
    folder.mkdir(exist_ok=True)
    (folder / "kernel.py").write_text(KERNEL.format(decorator=decorator))
    (folder / "case.json").write_text(json.dumps(case, separators=(",", ":")) + "\n")


write("finish_once", "one step of samples of which some are finished", 1, "(steps=1)")
write("finish_part", "one step of a part of the samples", 1, "(steps=1)", part=(37, 131))
write("finish_seven", "seven steps in a launch", 7, "(steps=7)")
write("finish_word", "as many steps as the word says", 5, word=5)
write("finish_no_step", "a negative number of steps changes nothing", 0, word=-3)
write("finish_float32", "steps of single numbers", 5, word=5, mode="float32")
