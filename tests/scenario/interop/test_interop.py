#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""The reference package loads what `hawk build` exports, and computes the right numbers with it.

    test_interop.py HAWK EXAMPLES_DIR WORK_DIR

Makes a virtual environment of its own, installs the package there, builds bundles of the examples and of
kernels written here, and lets load_with_hawk.py check each against numbers computed with NumPy's own
operations. Where pip can fetch nothing at all the test is skipped, and says so; where it can, a missing
package is a failure.
"""

import json
import math
import pathlib
import subprocess
import sys
import venv

PACKAGES = ["raptor-hawk==0.7.1", "raptor-eagle==0.7.1", "numpy"]
PROBE = "six==1.16.0"

ROTATION = """
from hawk import Mutable, Param, Scalar, Vector, kernel
from hawk.math import dot, norm, vec, where


@kernel
def frame(v: Vector[3], w: Vector[3], s: Scalar, turns: Param):
    along = dot(v, w) / norm(w)
    side = vec(v[1] * turns, v[2], v[0] - s)
    return {"along": along, "side": side, "ahead": along > 0.0}


@kernel
def drift(p: Mutable[Vector[2]], q: Mutable[Scalar], v: Vector[2], dt: Param):
    q = q + dt * v[0]
    p = p + v * dt
"""

SUMS = """
import hawk
from hawk import Param, Scalar, Vector, kernel
from hawk.diff import vjp


@kernel
def energy(x: Scalar, m: Param):
    return {"e": hawk.sum(0.5 * m * x * x), "y": x * m}


@kernel
def total(x: Scalar):
    return {"t": hawk.sum(x)}


@kernel
def centre(v: Vector[3]):
    return {"c": hawk.mean(v)}


@kernel
def highest(x: Scalar):
    return {"top": hawk.max(x)}


@kernel
def standard(x: Scalar):
    mean = hawk.mean(x)
    return {"y": x - mean, "variance": hawk.mean((x - mean) * (x - mean))}


energy_back = hawk.Kernel("energy_back", vjp(energy, wrt=("x", "m")))
"""

KEYS = """
import hawk
from hawk import Grid, Index, Mutable, Scalar, Table, Vector, kernel


@kernel
def spread(x: Scalar, b: Index, h: Mutable[Scalar, "bin"]):
    hawk.scatter(h)[b] += x


@kernel
def pull(v: Vector[2], b: Index, w: Mutable[Vector[2], "bin":4]):
    hawk.scatter(w, policy="plain")[b] += v


@kernel
def rows(x: Scalar, g: Grid["i":4, "j":8]):
    return {"r": hawk.sum(x, over="j")}
"""

READ_ROWS = """
import hawk
from hawk import Grid, Scalar, kernel


@kernel
def row_share(x: Scalar, g: Grid["i":4, "j":8]):
    return {"share": x / hawk.sum(x, over="j")}
"""

PULL_BACK = """
import hawk
from hawk import Index, Scalar, Table, kernel
from hawk.diff import vjp


@kernel
def look(t: Table[Scalar], i: Index, x: Scalar):
    return {"y": t[i] * x}


look_back = hawk.Kernel("look_back", vjp(look, wrt=("t", "x")))
"""


def run(*arguments, **options):
    return subprocess.run([str(a) for a in arguments], text=True, capture_output=True, timeout=600, **options)


def environment(folder):
    """The Python of a virtual environment with the packages; None where pip reaches nothing."""
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=True, clear=True)
    if run(python, "-c", "import hawk, eagle.plan, numpy").returncode == 0:
        return python
    installed = run(python, "-m", "pip", "install", "--quiet", *PACKAGES)
    if installed.returncode == 0:
        return python
    probe = run(python, "-m", "pip", "download", "--quiet", "--no-deps", "-d", folder / "probe", PROBE)
    if probe.returncode != 0:
        print("SKIP: pip can fetch nothing here, so the reference package cannot be installed")
        print("interop: 0 bundles checked, 1 skipped")
        sys.exit(77)
    print(installed.stderr)
    sys.exit("FAIL: pip works here, but the reference package could not be installed")


def spread(n, low, high):
    return [low + (high - low) * i / (n - 1) for i in range(n)]


def cases():
    """Per bundle: kernel file or text, extra build arguments, expectations by kernel."""
    x = spread(7, -3.0, 4.5)
    affine = {"bind": {"x": x, "a": 1.7, "b": -0.4, "y": [0.0] * 7}, "want": {"y": [1.7 * v + -0.4 for v in x]}}
    yield "affine", "affine.py", ["--profile", "native"], {"affine": affine}
    yield "affine_portable", "affine.py", ["--profile", "portable", "--opt-level", "O2"], {"affine": affine}
    yield "affine_fast", "affine.py", [], {"affine": {**affine, "rtol": 1e-15, "atol": 1e-15}}
    single = {**affine, "bind": {**affine["bind"], "a": 1.5, "b": 0.25}, "want": {"y": [1.5 * v + 0.25 for v in x]}}
    yield "affine_float32", "affine.py", ["--mode", "float32"], {"affine": {**single, "rtol": 1e-6}}

    spot, strike, rate, vol, time = spread(5, 80.0, 120.0), spread(5, 110.0, 95.0), 0.03, 0.2, 0.5
    def cdf(z):
        return 0.5 * math.erfc(-z * math.sqrt(0.5))
    call, put = [], []
    for s, k in zip(spot, strike):
        d1 = (math.log(s / k) + (rate + 0.5 * vol * vol) * time) / (vol * math.sqrt(time))
        d2 = d1 - vol * math.sqrt(time)
        worth = k * math.exp(-rate * time)
        call.append(s * cdf(d1) - worth * cdf(d2))
        put.append(worth * cdf(-d2) - s * cdf(-d1))
    prices = {"bind": {"spot": spot, "strike": strike, "rate": rate, "volatility": vol, "maturity": time,
                       "call": [0.0] * 5, "put": [0.0] * 5},
              "want": {"call": call, "put": put}, "rtol": 1e-12, "atol": 1e-12}
    yield "black_scholes", "black_scholes.py", ["--profile", "portable"], {"black_scholes": prices}
    yield "black_scholes_fast", "black_scholes.py", [], {"black_scholes": prices}

    v = [spread(6, -2.0, 3.0), spread(6, 0.5, 1.5), spread(6, 4.0, -1.0)]
    w = [spread(6, 1.0, 2.0), spread(6, -0.5, 0.25), spread(6, 0.125, 3.0)]
    s = spread(6, 0.0, 2.5)
    along = [sum(v[c][i] * w[c][i] for c in range(3)) / math.sqrt(sum(w[c][i] ** 2 for c in range(3)))
             for i in range(6)]
    frame = {"bind": {"v": v, "w": w, "s": s, "turns": 3.0, "along": [0.0] * 6, "side": [[0.0] * 6] * 3,
                      "ahead": [False] * 6},
             "want": {"along": along, "side": [[3.0 * c for c in v[1]], v[2], [a - b for a, b in zip(v[0], s)]],
                      "ahead": [float(a > 0) for a in along]}, "rtol": 1e-14, "atol": 1e-14}
    p, q = [spread(6, 0.0, 1.0), spread(6, 5.0, 6.0)], spread(6, -1.0, 1.0)
    drift = {"bind": {"p": p, "q": q, "v": v[:2], "dt": 0.25},
             "want": {"p": [[a + 0.25 * b for a, b in zip(p[c], v[c])] for c in range(2)],
                      "q": [a + 0.25 * b for a, b in zip(q, v[0])]}, "rtol": 1e-15, "atol": 1e-15}
    yield from shared_cases()
    yield "vectors", ROTATION, ["--profile", "portable"], {"frame": frame, "drift": drift}
    yield "vectors_fast", ROTATION, [], {"frame": frame, "drift": drift}


def shared_cases():
    """Kernels whose samples meet: rows of sums, stages, stores by key, their companions and adjoints. A term of
    1e16 and its negative lie far apart, so that a plain sum would lose what stands between them."""
    n = 70
    x = [math.sin(1.0 + i) for i in range(n)]
    wide = [1e16, *x[1:-1], -1e16]
    v = [x, [2.0 * a - 1.0 for a in x], [a * a for a in x]]
    mean = math.fsum(x) / n
    sums = {
        "energy": {"bind": {"x": x, "m": 1.5, "e": [0.0], "y": [0.0] * n},
                   "want": {"e": [math.fsum(0.5 * 1.5 * a * a for a in x)], "y": [a * 1.5 for a in x]}},
        "total": {"bind": {"x": wide, "t": [0.0]}, "want": {"t": [math.fsum(wide)]}},
        "centre": {"bind": {"v": v, "c": [0.0] * 3}, "want": {"c": [math.fsum(row) / n for row in v]}},
        "highest": {"bind": {"x": x, "top": [0.0]}, "want": {"top": [max(x)]}},
        "standard": {"bind": {"x": x, "y": [0.0] * n, "variance": [0.0]},
                     "want": {"y": [a - mean for a in x],
                              "variance": [math.fsum((a - mean) ** 2 for a in x) / n]}},
        # bar_e * m * x + bar_y * m, and of each sample bar_e * x * x / 2 + bar_y * x
        "energy_back": {"bind": {"x": x, "m": 1.5, "bar_e": 2.0, "bar_y": [0.25] * n, "bar_x": [0.0] * n,
                                 "bar_m": [0.0] * n},
                        "want": {"bar_x": [3.0 * a + 0.375 for a in x], "bar_m": [a * a + 0.25 * a for a in x]}},
    }
    close = {name: {**case, "rtol": 1e-14, "atol": 1e-15} for name, case in sums.items()}
    # What a plan returns of these is no array of their numbers, with bundles of the reference's own too.
    for name in ("centre", "highest"):
        close[name]["doors"] = ["hawk"]
    yield "sums", SUMS, ["--profile", "portable"], close
    yield "sums_fast", SUMS, [], close

    bins = [(3 * i) % 4 for i in range(n)]
    def collected(values):
        return [math.fsum(a for a, b in zip(values, bins) if b == k) for k in range(4)]
    grid = [[math.cos(0.5 * (8 * i + j)) for j in range(8)] for i in range(4)]
    row_sums = [math.fsum(row) for row in grid]
    keys = {
        "spread": {"bind": {"x": wide, "b": [0, *bins[1:-1], 0], "h": [0.0] * 4},
                   "want": {"h": [math.fsum(a for a, b in zip(wide, [0, *bins[1:-1], 0]) if b == k)
                                  for k in range(4)]}, "rtol": 1e-15, "atol": 1e-15},
        "pull": {"bind": {"v": v[:2], "b": bins, "w": [[0.0] * 4] * 2},
                 "want": {"w": collected(v[0]) + collected(v[1])}, "rtol": 1e-13, "atol": 1e-14},
        "rows": {"bind": {"x": grid, "r": [0.0] * 4}, "want": {"r": row_sums}, "rtol": 1e-14, "atol": 1e-15},
    }
    yield "keys", KEYS, ["--profile", "portable"], keys
    # Planes of later stages alone are bound as a single row of samples.
    share = {"bind": {"x": grid, "share": [0.0] * 32},
             "want": {"share": [[a / total for a in row] for row, total in zip(grid, row_sums)]}, "rtol": 1e-12, "atol": 1e-14}
    yield "read_rows", READ_ROWS, ["--profile", "portable"], {"row_share": share}
    table = [1.5, -2.0, 0.25]
    places = [i % 3 for i in range(n)]
    pulled = {"bind": {"t": table, "i": places, "x": x, "bar_y": [0.5] * n, "bar_t": [0.0] * 3,
                       "bar_x": [0.0] * n},
              "want": {"bar_x": [0.5 * table[i] for i in places],
                       "bar_t": [math.fsum(0.5 * a for a, b in zip(x, places) if b == k) for k in range(3)]},
              "rtol": 1e-14, "atol": 1e-15}
    yield "pull_back", PULL_BACK + ":look_back", ["--profile", "portable"], {"look_back": pulled}


def main():
    hawk, examples, work = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    work.mkdir(parents=True, exist_ok=True)
    python = environment(work / "venv")
    checker = pathlib.Path(__file__).with_name("load_with_hawk.py")
    failures = 0
    checked = 0
    for name, kernels, options, expect in cases():
        source = examples / kernels
        if "\n" in kernels:
            text, _, kernel = kernels.rpartition("\n")
            source = work / f"{name}.py"
            source.write_text(text + "\n")
            if kernel:
                source = f"{source}{kernel}"
        bundle = work / "bundles" / name
        built = run(hawk, "build", source, "-d", bundle, "--target", "host", "--cache-dir", work / "cache", *options)
        numbers = work / f"{name}.json"
        numbers.write_text(json.dumps({"expect": 1, "kernels": expect}))
        if built.returncode != 0:
            print(f"FAIL {name}: hawk build ended with {built.returncode}\n{built.stdout}{built.stderr}")
            failures += 1
            continue
        loaded = run(python, checker, bundle, "--expect", numbers)
        checked += 1
        if loaded.returncode != 0:
            print(f"FAIL {name}: the reference package is not content\n{loaded.stdout}{loaded.stderr}")
            failures += 1
        else:
            print(f"ok   {name}: {loaded.stdout.strip().splitlines()[-1]}")
    print(f"interop: {checked} bundles checked, 0 skipped")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
