# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""Arrays in the form of the conformance cases: exact numbers as text."""

import math

import numpy as np


def number(value):
    if isinstance(value, (bool, np.bool_)):
        return bool(value)
    if isinstance(value, (int, np.integer)):
        return int(value)
    value = float(value)
    return (
        value.hex()
        if math.isfinite(value)
        else ("nan" if math.isnan(value) else "inf" if value > 0 else "-inf")
    )


def plane(p):
    if "number" in p:
        v = p["number"]
        kind = "bool" if isinstance(v, bool) else "int" if isinstance(v, int) else "float64"
        out = {"dtype": kind, "shape": [], "values": [number(v)], "number": True}
        return {**out, "decimal": [v]} if kind == "float64" and math.isfinite(v) else out
    a = p["array"]
    out = {"dtype": a.dtype.name, "shape": list(a.shape), "values": [number(v) for v in a.ravel(order="C")]}
    if a.dtype.kind == "f" and a.size <= 64 and np.isfinite(a).all():
        out["decimal"] = [float(v) for v in a.ravel(order="C")]
    return out


def decode(entry):
    def one(v):
        return (
            float.fromhex(v)
            if isinstance(v, str) and v not in ("nan", "inf", "-inf")
            else float(v) if isinstance(v, str) else v
        )

    if entry.get("number"):
        return one(entry["values"][0])
    return np.array([one(v) for v in entry["values"]], dtype=entry["dtype"]).reshape(entry["shape"])
