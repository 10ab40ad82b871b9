# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Compiles and runs each example kernel with the command line and compares with numpy.

Usage: test_examples.py HAWK EXAMPLES_FOLDER [unittest options]

Where numpy does the same operations in the same order the `native` profile must give the same bits; where the
C library's functions take part, a few units in the last place.
"""

import math
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import numpy as np

HAWK = Path(sys.argv.pop(1)).resolve()
EXAMPLES = Path(sys.argv.pop(1)).resolve()
SAMPLES = 1003  # no multiple of a vector width

erfc = np.vectorize(math.erfc)


class Examples(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="hawk-examples-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.random = np.random.default_rng(20260101)

    def launch(self, example, planes, numbers, outputs, *options, profile="native"):
        """Runs an example; planes are arrays by name or texts such as `@file.csv:column`."""
        words = [str(HAWK), "run", str(EXAMPLES / f"{example}.py")]
        for name, value in planes.items():
            if isinstance(value, np.ndarray):
                np.save(self.folder / f"{name}.npy", value)
                value = f"@{name}.npy"
            words.append(f"{name}={value}")
        words += [f"{name}={value!r}" for name, value in numbers.items()]
        for name in outputs:
            words += ["-o", f"{name}=out_{name}.npy"]
        words += ["--profile", profile, *options]
        environment = {k: v for k, v in os.environ.items() if not k.startswith("HAWK_")}
        environment["HAWK_CACHE_DIR"] = str(self.folder / "cache")
        done = subprocess.run(words, cwd=self.folder, env=environment, capture_output=True, text=True, timeout=120)
        self.assertEqual(done.returncode, 0, f"{' '.join(words)}\n{done.stdout}{done.stderr}")
        return [np.load(self.folder / f"out_{name}.npy") for name in outputs]

    def same_bits(self, got, wanted):
        self.assertEqual(got.dtype, wanted.dtype)
        self.assertEqual(got.shape, wanted.shape)
        differ = np.flatnonzero((got != wanted) & ~(np.isnan(got) & np.isnan(wanted)))
        self.assertEqual(differ.size, 0, f"{differ.size} entries differ, the first at {differ[:1]}")

    def close(self, got, wanted, relative, absolute=0.0):
        self.assertEqual(got.shape, wanted.shape)
        np.testing.assert_allclose(got, wanted, rtol=relative, atol=absolute)

    def test_affine(self):
        x = self.random.normal(size=SAMPLES) * 1e3
        a, b = 2.7, -0.1
        (y,) = self.launch("affine", {"x": x}, {"a": a, "b": b}, ["y"])
        self.same_bits(y, a * x + b)

    def test_affine_with_vector_math(self):
        x = self.random.normal(size=SAMPLES)
        (y,) = self.launch("affine", {"x": x}, {"a": 2.7, "b": -0.1}, ["y"], profile="native-vector-math")
        # One rounding instead of two: off by the last place of the product at most.
        self.close(y, 2.7 * x - 0.1, 0.0, 2.0**-52 * 2.7 * np.abs(x).max())

    def test_affine_in_single_precision(self):
        x = self.random.normal(size=SAMPLES).astype(np.float32)
        (y,) = self.launch("affine", {"x": x}, {"a": 2.7, "b": -0.1}, ["y"], "--mode", "float32")
        self.same_bits(y, np.float32(2.7) * x + np.float32(-0.1))

    def test_black_scholes(self):
        spot = self.random.uniform(50.0, 150.0, SAMPLES)
        strike = self.random.uniform(50.0, 150.0, SAMPLES)
        rate, volatility, maturity = 0.03, 0.2, 0.5
        call, put = self.launch(
            "black_scholes",
            {"spot": spot, "strike": strike},
            {"rate": rate, "volatility": volatility, "maturity": maturity},
            ["call", "put"],
        )
        spread = volatility * math.sqrt(maturity)
        d1 = (np.log(spot / strike) + (rate + 0.5 * volatility * volatility) * maturity) / spread
        d2 = d1 - spread
        discounted = strike * math.exp(-rate * maturity)

        def cdf(z):
            return 0.5 * erfc(-z * math.sqrt(0.5))

        # Prices are differences of numbers near 100, each good to about 1e-15 of itself.
        self.close(call, spot * cdf(d1) - discounted * cdf(d2), 1e-13, 1e-12)
        self.close(put, discounted * cdf(-d2) - spot * cdf(-d1), 1e-13, 1e-12)
        self.close(call - put, spot - discounted, 0.0, 1e-12)  # put-call parity

    def test_projectile(self):
        pos = self.random.normal(size=(3, SAMPLES)) * 100.0
        vel = self.random.normal(size=(3, SAMPLES)) * 30.0
        dt, drag, gravity = 0.01, 0.002, 9.81
        new_pos, new_vel = self.launch(
            "projectile", {"pos": pos, "vel": vel}, {"dt": dt, "drag": drag, "gravity": gravity}, ["pos", "vel"]
        )
        speed = np.sqrt(vel[0] * vel[0] + vel[1] * vel[1] + vel[2] * vel[2])
        acceleration = np.array([[0.0], [0.0], [-gravity]]) - vel * (drag * speed)
        self.same_bits(new_pos, pos + vel * dt)
        self.same_bits(new_vel, vel + acceleration * dt)
        self.same_bits(np.load(self.folder / "pos.npy"), pos)  # the input file stays as it was

    def test_logistic(self):
        population = self.random.uniform(1.0, 2000.0, SAMPLES)
        r, capacity, dt = 0.4, 1000.0, 0.25
        (after,) = self.launch(
            "logistic", {"population": population}, {"r": r, "capacity": capacity, "dt": dt}, ["population"]
        )
        growth = math.exp(r * dt)
        wanted = population * growth / (1.0 + population * (growth - 1.0) / capacity)
        self.close(after, wanted, 1e-14)

    def test_calibration(self):
        table = EXAMPLES / "calibration.csv"
        (pressure,) = self.launch(
            "calibration",
            {"raw": f"@{table}:raw", "temperature": f"@{table}:temperature"},
            {"lowest": 0.0, "highest": 250.0},
            ["pressure"],
        )
        raw, temperature = np.loadtxt(table, delimiter=",", skiprows=1, unpack=True)
        warmth = temperature - 25.0
        offset = ((0.0 * warmth + -0.0021) * warmth + 0.85) * warmth + 412.0
        gain = ((0.0 * warmth + 1.4e-8) * warmth + -3.1e-6) * warmth + 0.01875
        self.same_bits(pressure, np.clip((raw - offset) * gain, 0.0, 250.0))
        self.assertEqual((pressure.min(), pressure.max()), (0.0, 250.0))  # both faulty rows are limited


if __name__ == "__main__":
    unittest.main()
