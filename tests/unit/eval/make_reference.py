#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Writes data/reference.json: the value of every element-wise operation at chosen places.

The values come from numpy where it does the same single operation, from exact fractions for fma, and from
series in decimal arithmetic (450 digits, rounded once at the end) for functions that no library gets right
in the last bit. Run it from anywhere; it needs Python 3 and numpy.
"""

import json
import math
from decimal import ROUND_DOWN, ROUND_HALF_UP, Decimal, getcontext
from fractions import Fraction
from pathlib import Path

import numpy as np

getcontext().prec = 450
getcontext().Emax = 10**9
getcontext().Emin = -(10**9)

TYPES = {"float64": np.float64, "float32": np.float32}
INF, NAN = math.inf, math.nan


def spell(value):
    if isinstance(value, (bool, np.bool_)):
        return bool(value)
    return float(value).hex() if math.isfinite(value) else str(float(value))


def nearest(exact, real):
    """The number of type `real` nearest to a fraction, ties to even."""
    guess = real(float(exact))
    best = None
    for candidate in (np.nextafter(guess, real(-INF)), guess, np.nextafter(guess, real(INF))):
        if not np.isfinite(candidate):
            continue
        odd = int(candidate.view(np.uint64 if real is np.float64 else np.uint32)) & 1
        key = (abs(Fraction(float(candidate)) - exact), odd)
        if best is None or key < best[0]:
            best = (key, candidate)
    return best[1]


# --- functions in decimal arithmetic -------------------------------------------------------------------------


def taylor(first, factor):
    """first + first*factor(1) + first*factor(1)*factor(2) + ..."""
    total, term, n = Decimal(0), first, 1
    while term != 0 and abs(term) > Decimal(10) ** (total.adjusted() - 440 if total else -10**6):
        total += term
        term *= factor(n)
        n += 1
    return total


def arctangent(x):
    halvings = 0
    while abs(x) > Decimal("0.01"):
        x = x / (1 + (1 + x * x).sqrt())
        halvings += 1
    total, power, n = Decimal(0), x, 1
    while power != 0 and n < 400:
        total += power / n
        power *= -x * x
        n += 2
    return total * 2**halvings


PI = 4 * arctangent(Decimal(1))


def sine(x):
    x = x - (x / (2 * PI)).to_integral_value() * 2 * PI
    return taylor(x, lambda n: -x * x / ((2 * n) * (2 * n + 1)))


def cosine(x):
    x = x - (x / (2 * PI)).to_integral_value() * 2 * PI
    return taylor(Decimal(1), lambda n: -x * x / ((2 * n - 1) * (2 * n)))


def arcsine(x):
    return PI / 2 * x if abs(x) == 1 else arctangent(x / (1 - x * x).sqrt())


def error_function(x):
    total, power, n = Decimal(0), x, 0
    while n < 4000 and (n < 2 * x * x or abs(power) > Decimal(10) ** -430):
        total += power / (2 * n + 1)
        n += 1
        power *= -x * x / n
    return total * 2 / PI.sqrt()


def root3(x):
    return x if x == 0 else (abs(x).ln() / 3).exp().copy_sign(x)


TWO = Decimal(2)
FUNCTIONS = {
    "sqrt": lambda x: x.sqrt(),
    "cbrt": root3,
    "exp": lambda x: x.exp(),
    "exp2": lambda x: (x * TWO.ln()).exp(),
    "expm1": lambda x: x.exp() - 1,
    "log": lambda x: x.ln(),
    "log2": lambda x: x.ln() / TWO.ln(),
    "log10": lambda x: x.log10(),
    "log1p": lambda x: (1 + x).ln(),
    "sin": sine,
    "cos": cosine,
    "tan": lambda x: sine(x) / cosine(x),
    "asin": arcsine,
    "acos": lambda x: PI / 2 - arcsine(x),
    "atan": arctangent,
    "sinh": lambda x: (x.exp() - (-x).exp()) / 2,
    "cosh": lambda x: (x.exp() + (-x).exp()) / 2,
    "tanh": lambda x: 1 - 2 / ((2 * x).exp() + 1),
    "asinh": lambda x: (abs(x) + (x * x + 1).sqrt()).ln().copy_sign(x),
    "acosh": lambda x: (x + (x * x - 1).sqrt()).ln(),
    "atanh": lambda x: ((1 + x) / (1 - x)).ln() / 2,
    "erf": error_function,
    "erfc": lambda x: 1 - error_function(x),
}
PLACES = {
    "default": [-20.5, -3.0, -1.25, -0.5, -1e-9, 1e-9, 0.1, 0.75, 1.0, 2.5, 7.0, 30.25],
    "positive": [1e-30, 1e-9, 0.1, 0.5, 0.999, 1.5, 2.0, 10.0, 1000.0, 1e30],
    "unit": [-1.0, -0.99, -0.5, -1e-9, 1e-9, 0.1, 0.5, 0.875, 0.9999],
    "tails": [-3.0, -0.5, -1e-9, 1e-9, 0.1, 0.75, 1.0, 2.5, 4.0, 5.5],
    "above one": [1.0001, 1.5, 2.0, 10.0, 1e6],
    "above minus one": [-0.999, -0.5, -1e-9, 1e-9, 0.1, 3.0, 1e9],
}
DOMAIN = {
    "sqrt": "positive", "log": "positive", "log2": "positive", "log10": "positive", "asin": "unit",
    "acos": "unit", "erf": "tails", "erfc": "tails", "acosh": "above one", "log1p": "above minus one",
}  # fmt: skip
# What IEEE 754 and the C standard ask at the edges.
EDGES = {
    "sqrt": [(0.0, 0.0), (-0.0, -0.0), (INF, INF), (-1.0, NAN), (NAN, NAN)],
    "cbrt": [(-0.0, -0.0), (INF, INF), (-INF, -INF), (-27.0, -3.0), (NAN, NAN)],
    "exp": [(0.0, 1.0), (-INF, 0.0), (INF, INF), (1e4, INF), (-1e4, 0.0), (NAN, NAN)],
    "exp2": [(10.0, 1024.0), (-INF, 0.0), (INF, INF), (NAN, NAN)],
    "expm1": [(-0.0, -0.0), (-INF, -1.0), (INF, INF), (NAN, NAN)],
    "log": [(1.0, 0.0), (0.0, -INF), (-0.0, -INF), (-1.0, NAN), (INF, INF), (NAN, NAN)],
    "log2": [(8.0, 3.0), (0.0, -INF), (-1.0, NAN), (INF, INF)],
    "log10": [(1000.0, 3.0), (0.0, -INF), (-1.0, NAN), (INF, INF)],
    "log1p": [(-0.0, -0.0), (-1.0, -INF), (-2.0, NAN), (INF, INF)],
    "sin": [(0.0, 0.0), (-0.0, -0.0), (INF, NAN), (NAN, NAN)],
    "cos": [(0.0, 1.0), (-INF, NAN), (NAN, NAN)],
    "tan": [(-0.0, -0.0), (INF, NAN), (NAN, NAN)],
    "asin": [(-0.0, -0.0), (1.5, NAN), (NAN, NAN)],
    "acos": [(1.0, 0.0), (-1.5, NAN), (NAN, NAN)],
    "atan": [(-0.0, -0.0), (NAN, NAN)],
    "sinh": [(-0.0, -0.0), (INF, INF), (-INF, -INF), (NAN, NAN)],
    "cosh": [(0.0, 1.0), (-INF, INF), (NAN, NAN)],
    "tanh": [(-0.0, -0.0), (INF, 1.0), (-INF, -1.0), (NAN, NAN)],
    "asinh": [(-0.0, -0.0), (INF, INF), (-INF, -INF), (NAN, NAN)],
    "acosh": [(1.0, 0.0), (0.5, NAN), (INF, INF), (NAN, NAN)],
    "atanh": [(-0.0, -0.0), (1.0, INF), (-1.0, -INF), (1.5, NAN)],
    "erf": [(-0.0, -0.0), (INF, 1.0), (-INF, -1.0), (NAN, NAN)],
    "erfc": [(0.0, 1.0), (INF, 0.0), (-INF, 2.0), (NAN, NAN)],
}


def transcendental(real):
    for op, function in FUNCTIONS.items():
        rows = []
        for place in PLACES[DOMAIN.get(op, "default")]:
            if op == "atanh" and abs(place) >= 1:
                place = place / 32.0
            x = real(place)
            rows.append(((x,), nearest(Fraction(function(Decimal(float(x)))), real)))
        rows += [((real(x),), real(y)) for x, y in EDGES[op]]
        yield op, 0 if op == "sqrt" else 4, rows


# --- single operations ---------------------------------------------------------------------------------------


def special(real):
    info = np.finfo(real)
    tiny, least, huge = info.tiny, info.smallest_subnormal, info.max
    return [real(v) for v in (0.0, -0.0, 1.0, -1.0, INF, -INF, NAN, least, -least, tiny, -tiny, huge, -huge)]


def ordinary(real):
    return [real(v) for v in (0.1, -0.3, 2.5, -2.5, 3.5, 1 / 3, -7.75, 1e-20, 6.02e23, 0.49999997, 4503599627370497.5)]


def rounded_half_away(x):
    if not np.isfinite(x) or x == 0:
        return x
    whole = Decimal(float(x)).quantize(Decimal(1), rounding=ROUND_HALF_UP)
    return np.copysign(type(x)(int(whole)), x)


def truncated(x):
    if not np.isfinite(x) or x == 0:
        return x
    return np.copysign(type(x)(int(Decimal(float(x)).quantize(Decimal(1), rounding=ROUND_DOWN))), x)


def sign(x):
    return x if np.isnan(x) else type(x)(int(x > 0) - int(x < 0))


def spacing(x):
    return np.finfo(type(x)).smallest_subnormal if x == 0 else np.spacing(x)


def positive_difference(a, b):
    if np.isnan(a) or np.isnan(b):
        return type(a)(NAN)
    return a - b if a > b else type(a)(0)


def clip(x, low, high):
    if np.isnan(x) or np.isnan(low) or np.isnan(high):
        return type(x)(NAN)
    return high if low > high else np.clip(x, low, high)


def fused(a, b, c):
    if not (np.isfinite(a) and np.isfinite(b) and np.isfinite(c)):
        return a * b + c
    exact = Fraction(float(a)) * Fraction(float(b)) + Fraction(float(c))
    return a * b + c if exact == 0 else nearest(exact, type(a))


ONE = {
    "neg": np.negative, "abs": np.abs, "floor": np.floor, "ceil": np.ceil, "trunc": truncated,
    "round": rounded_half_away, "rint": np.rint, "sign": sign, "spacing": spacing,
    "rsqrt": lambda x: type(x)(1) / np.sqrt(x), "isnan": np.isnan, "isinf": np.isinf, "isfinite": np.isfinite,
}  # fmt: skip
TWO_OPERANDS = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "div": np.divide, "copysign": np.copysign,
    "fmod": np.fmod, "remainder": np.remainder, "fdim": positive_difference, "min": np.fmin, "max": np.fmax,
    "lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal, "eq": np.equal,
    "ne": np.not_equal,
}  # fmt: skip


def single(real):
    values = special(real) + ordinary(real)
    for op, function in ONE.items():
        yield op, 0, [((x,), function(x)) for x in values]
    few = [values[i] for i in (0, 1, 2, 3, 4, 5, 6, 7, 11, 13, 14, 15, 19)]
    for op, function in TWO_OPERANDS.items():
        rows = [((a, b), function(a, b)) for a in few for b in few]
        if op in ("min", "max"):  # either zero may come out of a tie of zeros
            rows = [row for row in rows if not (row[0][0] == 0 and row[0][1] == 0)]
        yield op, 0, rows
    three = [real(v) for v in (0.1, -2.5, 1 / 3, 7.0, INF, NAN)]
    triples = [(a, b, c) for a in three for b in three for c in three]
    yield "clip", 0, [(t, clip(*t)) for t in triples]
    a = real(1) + np.finfo(real).eps
    triples += [(a, a, -a), (a, a, -(a * a)), (real(0.1), real(10), real(-1)), (real(1e30), real(1e-30), real(-1))]
    yield "fma", 0, [(t, fused(*t)) for t in triples]


def mixed(real):
    cases = [(2.0, 10.0, 1024.0), (0.0, 0.0, 1.0), (1.0, NAN, 1.0), (NAN, 0.0, 1.0), (-8.0, 1 / 3, NAN)]
    cases += [(-2.0, 3.0, -8.0), (0.0, -1.0, INF), (-0.0, -1.0, -INF), (-1.0, INF, 1.0), (INF, -1.0, 0.0)]
    rows = [((real(a), real(b)), real(c)) for a, b, c in cases]
    for a, b in ((0.1, 0.3), (2.5, -1.75), (10.0, 20.5), (1.0001, 1000.0)):
        a, b = real(a), real(b)
        value = (Decimal(float(b)) * Decimal(float(a)).ln()).exp()
        rows.append(((a, b), nearest(Fraction(value), real)))
    yield "pow", 4, rows

    rows = [((real(3), real(4)), real(5)), ((real(NAN), real(-INF)), real(INF)), ((real(0), real(-0.0)), real(0))]
    for a, b in ((0.1, 0.2), (1e30, 1e30), (1e-30, -3e-30), (-7.0, 1e-3)):
        a, b = real(a), real(b)
        rows.append(((a, b), nearest(Fraction((Decimal(float(a)) ** 2 + Decimal(float(b)) ** 2).sqrt()), real)))
    yield "hypot", 4, rows

    rows = [((real(0), real(1)), real(0)), ((real(-0.0), real(1)), real(-0.0)), ((real(NAN), real(1)), real(NAN))]
    for a, b in ((0.1, 0.2), (0.1, -0.2), (-0.1, -0.2), (1.0, 1e-9), (0.0, -1.0), (-0.0, -1.0)):
        a, b = real(a), real(b)
        if b > 0:
            angle = arctangent(Decimal(float(a)) / Decimal(float(b)))
        else:
            angle = PI - arctangent(abs(Decimal(float(a)) / Decimal(float(b))))
            angle = angle.copy_sign(Decimal(float(np.copysign(real(1), a))))
        rows.append(((a, b), nearest(Fraction(angle), real)))
    yield "atan2", 4, rows


def main():
    cases = []
    with np.errstate(all="ignore"):
        for mode, real in TYPES.items():
            for source in (transcendental, single, mixed):
                for op, ulp, rows in source(real):
                    cases.append({
                        "op": op, "mode": mode, "ulp": ulp,
                        "operands": [[spell(row[0][i]) for row in rows] for i in range(len(rows[0][0]))],
                        "expected": [spell(row[1]) for row in rows],
                    })  # fmt: skip
    text = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
    target = Path(__file__).resolve().parent / "data" / "reference.json"
    target.write_text('{"cases":[\n' + text + "\n]}\n", encoding="utf-8")
    print(f"{len(cases)} tables in {target}")


if __name__ == "__main__":
    main()
