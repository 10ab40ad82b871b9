# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""Computes what the functions of `hawk.math` should give, with mpmath, into data/.

Usage: make_reference.py

sweep.bin: for each function in the order of FUNCTIONS, first for float64, then for float32, one record for each
point of its sweep: the exact result rounded to the type, and one signed byte, the rest in 1/254 of a unit in the
last place. The points themselves are not stored: they come from SplitMix64, seeded by the function's place, and
sweeps.txt tells which stretches they cover.

special.txt: function, arguments and result in hexadecimal digits, for both types.
"""

import math
import struct
from pathlib import Path

import mpmath
from mpmath import mp, mpf

mp.prec = 240
DATA = Path(__file__).parent / "data"
POINTS = {"float64": 1500, "float32": 700}  # of each function, shared among its stretches
INF, NAN = math.inf, math.nan


class Type:
    def __init__(self, name, digits, least, greatest, code):
        self.name, self.digits, self.least, self.greatest, self.code = name, digits, least, greatest, code

    def unit(self, exact):
        """The distance of neighbouring numbers at `exact`."""
        if exact == 0:
            return mpf(2) ** self.least
        exponent = int(mpmath.floor(mpmath.log(abs(exact), 2)))
        while mpf(2) ** exponent > abs(exact):
            exponent -= 1
        while mpf(2) ** (exponent + 1) <= abs(exact):
            exponent += 1
        return mpf(2) ** max(exponent - self.digits + 1, self.least)

    def rounded(self, exact):
        """To the nearest number of the type, ties to even, beyond the range to infinity."""
        if exact == 0:
            return 0.0
        unit = self.unit(exact)
        whole = mpmath.nint(exact / unit)  # ties to even
        value = whole * unit
        if abs(value) >= mpf(2) ** self.greatest:
            return INF if value > 0 else -INF
        return float(value)

    def fits(self, value):
        return math.isnan(value) or math.isinf(value) or struct.unpack(self.code, struct.pack(self.code, value))[0] == value


TYPES = [Type("float64", 53, -1074, 1024, "<d"), Type("float32", 24, -149, 128, "<f")]


class Stream:
    """SplitMix64, as tests/fuzz/choices.h has it."""

    MASK = (1 << 64) - 1

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & self.MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & self.MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & self.MASK
        return mixed ^ (mixed >> 31)

    def fraction(self):
        return (self.next() >> 11) * 2.0**-53


def point(stream, stretch, kind):
    """`linear LOW HIGH`: evenly between. `powers LOW HIGH`: 1.f * 2**e, e evenly in [LOW, HIGH), of either sign
    (`powers`) or positive (`positive`). Rounded to the type."""
    how, low, high = stretch
    if how == "linear":
        value = low + (high - low) * stream.fraction()
    else:
        exponent = int(low) + stream.next() % int(high - low)
        value = math.ldexp(1.0 + stream.fraction(), exponent)
        if how == "powers" and stream.next() % 2 == 1:
            value = -value
    return value if kind.name == "float64" else struct.unpack("<f", struct.pack("<f", value))[0]


def cbrt(x):
    return mpmath.sign(x) * mpmath.cbrt(abs(x))


def floored_remainder(a, b):
    rest = mpmath.fmod(abs(a), abs(b)) * mpmath.sign(a)
    return rest + b if rest != 0 and (rest < 0) != (b < 0) else rest


def c_remainder(a, b):
    return mpmath.fmod(abs(a), abs(b)) * mpmath.sign(a)


def hyperbolic_sine(x):
    return (mpmath.expm1(x) - mpmath.expm1(-x)) / 2


def inverse_hyperbolic_sine(x):
    size = abs(x)
    return mpmath.sign(x) * mpmath.log1p(size + size * size / (1 + mpmath.sqrt(1 + size * size)))


def inverse_hyperbolic_tangent(x):
    return (mpmath.log1p(x) - mpmath.log1p(-x)) / 2


def round_away(x):
    return mpmath.sign(x) * mpmath.floor(abs(x) + mpf(1) / 2)


WIDE = ("powers", -1000, 1000)
WIDE_POSITIVE = ("positive", -1022, 1023)
SMALL = ("powers", -60, 0)
# Stretches for float64; those for float32 are cut to its range. A function of several arguments has a group of
# stretches for each choice.
FUNCTIONS = {
    "sqrt": (mpmath.sqrt, [[WIDE_POSITIVE], [("linear", 0.0, 100.0)]]),
    "rsqrt": (lambda x: 1 / mpmath.sqrt(x), [[WIDE_POSITIVE], [("linear", 0.0, 100.0)]]),
    "cbrt": (cbrt, [[WIDE], [("linear", -100.0, 100.0)]]),
    "exp": (mpmath.exp, [[("linear", -708.0, 709.7)], [("linear", -10.0, 10.0)], [SMALL]]),
    "exp2": (lambda x: mpf(2) ** x, [[("linear", -1022.0, 1023.9)], [("linear", -10.0, 10.0)], [SMALL]]),
    "expm1": (mpmath.expm1, [[("linear", -40.0, 709.7)], [("linear", -2.0, 2.0)], [SMALL]]),
    "log": (mpmath.log, [[WIDE_POSITIVE], [("linear", 0.5, 2.0)], [("linear", 0.99, 1.01)]]),
    "log2": (lambda x: mpmath.log(x) / mpmath.log(2), [[WIDE_POSITIVE], [("linear", 0.5, 2.0)], [("linear", 0.99, 1.01)]]),
    "log10": (lambda x: mpmath.log(x) / mpmath.log(10), [[WIDE_POSITIVE], [("linear", 0.5, 2.0)], [("linear", 0.99, 1.01)]]),
    "log1p": (mpmath.log1p, [[("linear", -0.999, 3.0)], [SMALL], [WIDE_POSITIVE]]),
    "sin": (mpmath.sin, [[("linear", -10.0, 10.0)], [("linear", -1e5, 1e5)], [("powers", -30, 1000)]]),
    "cos": (mpmath.cos, [[("linear", -10.0, 10.0)], [("linear", -1e5, 1e5)], [("powers", -30, 1000)]]),
    "tan": (mpmath.tan, [[("linear", -10.0, 10.0)], [("linear", -1e5, 1e5)], [("powers", -30, 1000)]]),
    "asin": (mpmath.asin, [[("linear", -1.0, 1.0)], [SMALL]]),
    "acos": (mpmath.acos, [[("linear", -1.0, 1.0)], [SMALL]]),
    "atan": (mpmath.atan, [[("linear", -10.0, 10.0)], [WIDE]]),
    "sinh": (hyperbolic_sine, [[("linear", -710.0, 710.0)], [("linear", -3.0, 3.0)], [SMALL]]),
    "cosh": (mpmath.cosh, [[("linear", -710.0, 710.0)], [("linear", -3.0, 3.0)], [SMALL]]),
    "tanh": (lambda x: hyperbolic_sine(x) / mpmath.cosh(x), [[("linear", -22.0, 22.0)], [("linear", -1.0, 1.0)], [SMALL]]),
    "asinh": (inverse_hyperbolic_sine, [[("linear", -10.0, 10.0)], [("powers", -60, 500)]]),
    "acosh": (mpmath.acosh, [[("linear", 1.0, 2.0)], [("linear", 1.0, 100.0)], [("positive", 1, 500)]]),
    "atanh": (inverse_hyperbolic_tangent, [[("linear", -1.0, 1.0)], [SMALL]]),
    "erf": (mpmath.erf, [[("linear", -6.0, 6.0)], [SMALL]]),
    "erfc": (mpmath.erfc, [[("linear", -6.0, 6.0)], [("linear", 0.0, 26.0)], [SMALL]]),
    "power": (
        lambda x, y: mpmath.power(x, y),
        [
            [("linear", 0.0, 10.0), ("linear", -20.0, 20.0)],
            [("linear", 0.9, 1.1), ("linear", -5000.0, 5000.0)],
            [("positive", -300, 300), ("linear", -3.0, 3.0)],
        ],
    ),
    "atan2": (
        mpmath.atan2,
        [[("linear", -10.0, 10.0), ("linear", -10.0, 10.0)], [("powers", -300, 300), ("powers", -300, 300)]],
    ),
    "hypot": (
        lambda a, b: mpmath.sqrt(a * a + b * b),
        [[("linear", -10.0, 10.0), ("linear", -10.0, 10.0)], [("powers", -900, 900), ("powers", -900, 900)]],
    ),
    "fmod": (c_remainder, [[("linear", -100.0, 100.0), ("linear", -7.0, 7.0)], [("powers", -60, 60), ("powers", -60, 60)]]),
    "remainder": (
        floored_remainder,
        [[("linear", -100.0, 100.0), ("linear", -7.0, 7.0)], [("powers", -60, 60), ("powers", -60, 60)]],
    ),
    "fdim": (lambda a, b: a - b if a > b else mpf(0), [[("linear", -10.0, 10.0), ("linear", -10.0, 10.0)]]),
    "fma": (lambda a, b, c: a * b + c, [[("linear", -10.0, 10.0), ("linear", -10.0, 10.0), ("linear", -10.0, 10.0)]]),
    "floor": (mpmath.floor, [[("linear", -100.0, 100.0)], [WIDE]]),
    "ceil": (mpmath.ceil, [[("linear", -100.0, 100.0)], [WIDE]]),
    "trunc": (lambda x: mpmath.sign(x) * mpmath.floor(abs(x)), [[("linear", -100.0, 100.0)], [WIDE]]),
    "round": (round_away, [[("linear", -100.0, 100.0)], [WIDE]]),
    "rint": (mpmath.nint, [[("linear", -100.0, 100.0)], [WIDE]]),
}

ZERO, ONE = 0.0, 1.0
PI = mpmath.pi
# At +0, +infinity and -infinity (annex F of ISO C). At -0 an odd function has the opposite of its value at +0.
EDGES = {
    "sqrt": (ZERO, INF, NAN), "rsqrt": (INF, ZERO, NAN), "cbrt": (ZERO, INF, -INF), "exp": (ONE, INF, ZERO),
    "exp2": (ONE, INF, ZERO), "expm1": (ZERO, INF, -ONE), "log": (-INF, INF, NAN), "log2": (-INF, INF, NAN),
    "log10": (-INF, INF, NAN), "log1p": (ZERO, INF, NAN), "sin": (ZERO, NAN, NAN), "cos": (ONE, NAN, NAN),
    "tan": (ZERO, NAN, NAN), "asin": (ZERO, NAN, NAN), "acos": (PI / 2, NAN, NAN), "atan": (ZERO, PI / 2, -PI / 2),
    "sinh": (ZERO, INF, -INF), "cosh": (ONE, INF, INF), "tanh": (ZERO, ONE, -ONE), "asinh": (ZERO, INF, -INF),
    "acosh": (NAN, INF, NAN), "atanh": (ZERO, NAN, NAN), "erf": (ZERO, ONE, -ONE), "erfc": (ONE, ZERO, 2.0),
    "floor": (ZERO, INF, -INF), "ceil": (ZERO, INF, -INF), "trunc": (ZERO, INF, -INF), "round": (ZERO, INF, -INF),
    "rint": (ZERO, INF, -INF),
}
ODD_AT_ZERO = {"sqrt", "rsqrt", "cbrt", "expm1", "log1p", "sin", "tan", "asin", "atan", "sinh", "tanh", "asinh", "atanh", "erf",
               "floor", "ceil", "trunc", "round", "rint"}
OUTSIDE = {  # where a function of one argument has no value
    "sqrt": lambda x: x < 0, "rsqrt": lambda x: x < 0, "log": lambda x: x < 0, "log2": lambda x: x < 0,
    "log10": lambda x: x < 0, "log1p": lambda x: x < -1, "asin": lambda x: abs(x) > 1, "acos": lambda x: abs(x) > 1,
    "acosh": lambda x: x < 1, "atanh": lambda x: abs(x) > 1,
}
POLES = {("log1p", -1.0): -INF, ("atanh", 1.0): INF, ("atanh", -1.0): -INF}
FINITE = [1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.0, 0.75, 10.0, -100.0, 1000.0, 1e30, -1e30, 2.0**-20, -(2.0**-126), 2.0**-149,
          2.0**-140, float.fromhex("0x1.fffffep+127"), 1.0 + 2.0**-23, 1.0 - 2.0**-24]
FINITE_DOUBLES = [5e-324, -5e-324, 2.0**-1060, 2.2250738585072014e-308, 1.7976931348623157e308, 1.0 + 2.0**-52, 1.0 - 2.0**-53,
                  709.782712893384, -745.13, 710.4758600739439]
PAIRS = {  # annex F, and what docs/semantics.md says of the remainder
    "power": [(0.0, 0.0, 1.0), (NAN, 0.0, 1.0), (1.0, NAN, 1.0), (-1.0, INF, 1.0), (0.0, -1.0, INF), (-0.0, -1.0, -INF),
              (-0.0, 3.0, -0.0), (-8.0, 3.0, -512.0), (-8.0, 0.5, NAN), (0.5, INF, 0.0), (2.0, -INF, 0.0), (INF, -1.0, 0.0),
              (-INF, 3.0, -INF), (2.0, 0.5, None), (2.0, 2.0, 4.0), (4.0, 0.5, 2.0)],
    "atan2": [(0.0, 0.0, 0.0), (-0.0, 0.0, -0.0), (0.0, -0.0, PI), (-0.0, -0.0, -PI), (1.0, 0.0, PI / 2), (INF, INF, PI / 4),
              (-INF, -INF, -3 * PI / 4), (1.0, INF, 0.0), (NAN, 1.0, NAN), (1.0, -INF, PI)],
    "hypot": [(INF, NAN, INF), (NAN, -INF, INF), (3.0, -4.0, 5.0), (0.0, -0.0, 0.0), (NAN, 1.0, NAN), (2.0**-140, 0.0, 2.0**-140)],
    "fmod": [(5.0, 3.0, 2.0), (-5.0, 3.0, -2.0), (1.0, INF, 1.0), (INF, 1.0, NAN), (1.0, 0.0, NAN), (-6.0, 3.0, -0.0)],
    "remainder": [(5.0, 3.0, 2.0), (-5.0, 3.0, 1.0), (5.0, -3.0, -1.0), (-6.0, 3.0, 0.0), (6.0, -3.0, -0.0), (1.0, INF, 1.0),
                  (INF, 1.0, NAN), (1.0, 0.0, NAN)],
    "fdim": [(2.0, 1.0, 1.0), (1.0, 2.0, 0.0), (NAN, 1.0, NAN), (1.0, NAN, NAN), (INF, INF, 0.0)],
    "fma": [(2.0, 3.0, 4.0, 10.0), (INF, 0.0, 1.0, NAN), (1.0 + 2.0**-23, 1.0 - 2.0**-23, -1.0, -(2.0**-46))],
}


def stretch_within(stretch, kind):
    """A stretch of float64, cut to what the type holds."""
    how, low, high = stretch
    if kind.name == "float64":
        return stretch
    if how == "linear":
        scale = 88.0 / 709.0 if max(abs(low), abs(high)) > 600.0 and max(abs(low), abs(high)) < 720.0 else 1.0
        if abs(high) > 1000.0 and abs(high) < 1100.0:
            scale = 125.0 / 1022.0
        return how, low * scale, high * scale
    return how, max(low, -120.0), min(high, 120.0)


def sweep_of(name, kind):
    """The points and the exact results."""
    function, groups = FUNCTIONS[name]
    stream = Stream(list(FUNCTIONS).index(name) * 2 + TYPES.index(kind))
    per_group = POINTS[kind.name] // len(groups)
    for group in groups:
        for _ in range(per_group):
            arguments = [point(stream, stretch_within(stretch, kind), kind) for stretch in group]
            yield arguments, function(*map(mpf, arguments))


def spell(value, kind):
    return "nan" if math.isnan(value) else struct.pack(">" + kind.code[1], value).hex()


def special_rows(name, kind):
    def rounded(exact):
        return exact if isinstance(exact, float) else kind.rounded(exact)

    function = FUNCTIONS[name][0]
    if name in PAIRS:
        for *arguments, result in PAIRS[name]:
            yield arguments, rounded(function(*map(mpf, arguments)) if result is None else result)
        return
    at_zero, at_infinity, at_minus_infinity = map(rounded, EDGES[name])
    yield [0.0], at_zero
    yield [-0.0], -at_zero if name in ODD_AT_ZERO else at_zero
    yield [INF], at_infinity
    yield [-INF], at_minus_infinity
    yield [NAN], NAN
    for x in FINITE + (FINITE_DOUBLES if kind.name == "float64" else []):
        if (name, x) in POLES:
            yield [x], POLES[name, x]
        elif OUTSIDE.get(name, lambda _: False)(x):
            yield [x], NAN
        elif name not in ("exp", "exp2", "expm1", "sinh", "cosh", "erfc") or abs(x) < 1e6:
            result = rounded(function(mpf(x)))
            yield [x], -0.0 if result == 0.0 and x < 0 and name in ODD_AT_ZERO else result


def main():
    DATA.mkdir(exist_ok=True)
    sweeps, special, records = [], [], bytearray()
    for name, (_, groups) in FUNCTIONS.items():
        for kind in TYPES:
            for group in groups:
                cut = [stretch_within(stretch, kind) for stretch in group]
                spelt = " , ".join(f"{how} {float(low).hex()} {float(high).hex()}" for how, low, high in cut)
                sweeps.append(f"{name} {kind.name} {POINTS[kind.name] // len(groups)} {spelt}")
            for _, exact in sweep_of(name, kind):
                result = kind.rounded(exact)
                rest = 0 if math.isinf(result) else int(mpmath.nint((exact - mpf(result)) / kind.unit(exact) * 254))
                records += struct.pack(kind.code + "b", result, max(-127, min(127, rest)))
            for arguments, result in special_rows(name, kind):
                if all(map(kind.fits, arguments)):
                    special.append(" ".join([name, kind.name, *(spell(x, kind) for x in arguments), spell(result, kind)]))
    head = "# Made by make_reference.py.\n"
    (DATA / "sweeps.txt").write_text(head + "\n".join(sweeps) + "\n")
    (DATA / "special.txt").write_text(head + "\n".join(special) + "\n")
    (DATA / "sweep.bin").write_bytes(records)


if __name__ == "__main__":
    main()
