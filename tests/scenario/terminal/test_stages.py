#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Kernels that read what is made of all samples, and are launched in stages."""

import json
import pathlib
import sys
import unittest

import numpy

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import support
from support import REFUSED, Scenario

STAGES = '''import hawk
import hawk.math as m
from hawk import Grid, Mutable, Scalar, Terminated, kernel


@kernel
def standard(x: Scalar):
    mean = hawk.mean(x)
    d = x - mean
    z = d / m.sqrt(hawk.mean(d * d))
    return z, mean


@kernel
def settle(g: Grid["row", "col":4], w: Mutable[Scalar], terminated: Terminated):
    mean = hawk.mean(w, over="col")
    w = 0.5 * (w + mean)
    terminated = abs(w - mean) < 0.01


@kernel
def twice(z: Scalar):
    y = 2.0 * z
    return y
'''


class Stages(Scenario):
    def setUp(self):
        super().setUp()
        self.write("stages.py", STAGES)
        self.x = numpy.random.default_rng(7).normal(3.0, 2.0, 100_003)
        numpy.save(self.work / "x.npy", self.x)
        self.z = (self.x - self.x.mean()) / self.x.std()

    def load(self, name):
        return numpy.load(self.work / name)

    def test_same_numbers_everywhere(self):
        for more in ([], ["--worker"], ["--threads", "1"], ["--target", "cuda-shim"], ["--worker", "--time"]):
            self.hawk("run", "stages.py:standard", "x=@x.npy", "-o", "z=z.npy", "-o", "mean=mean.npy", *more)
            numpy.testing.assert_allclose(self.load("z.npy"), self.z, rtol=1e-12, atol=1e-13)
            numpy.testing.assert_allclose(self.load("mean.npy"), [self.x.mean()], rtol=1e-14)

    def test_times_all_stages(self):
        for more in ([], ["--worker"]):
            timing = self.hawk("run", "stages.py:standard", "x=@x.npy", "--time", "--json", *more).json()["timing"]
            self.assertEqual(timing["samples"], len(self.x))
            self.assertGreaterEqual(timing["repetitions"], 1)

    def test_the_text_shows_the_stages(self):
        text = self.hawk("show", "stages.py:standard").out
        self.assertIn("standard_stage1_host", text)
        self.assertIn("standard_stage2_host", text)
        self.assertIn("void standard_host(", text)
        device = self.hawk("show", "stages.py:standard", "--what", "cuda").out
        self.assertIn("void standard_stage2(", device)

    def test_as_part_of_a_step(self):
        self.hawk("run", "stages.py:standard,twice", "x=@x.npy", "-o", "y=y.npy")
        numpy.testing.assert_allclose(self.load("y.npy"), 2.0 * self.z, rtol=1e-12, atol=1e-13)

    def test_until_done(self):
        """Each launch makes its sums anew. A finished sample keeps its value and counts nothing any more."""
        w = numpy.arange(12.0).reshape(3, 4) ** 2
        numpy.save(self.work / "w.npy", w)
        done = numpy.zeros_like(w, dtype=bool)
        while not done.all():
            mean = numpy.where(done, 0.0, w).sum(axis=1, keepdims=True) / 4
            new = numpy.where(done, w, 0.5 * (w + mean))
            done |= ~done & (abs(new - mean) < 0.01)
            w = new
        for more in ([], ["--worker"]):
            self.hawk("run", "stages.py:settle", "w=@w.npy", "--until-done", "--max-steps", "200", "-o", "w=out.npy", *more)
            numpy.testing.assert_allclose(self.load("out.npy"), w, rtol=1e-13)

    def test_a_bundle_has_a_part_for_each_stage(self):
        self.hawk("build", "stages.py:standard", "-d", "b", "--target", "host")
        first = json.loads((self.work / "b" / "standard.json").read_text())
        parts = [stage["kernel"] for stage in first["stages"]]
        self.assertEqual(parts, ["standard", *(f"standard_{i + 2}" for i in range(len(parts) - 1))])
        self.assertGreater(len(parts), 1)
        for part in parts:
            self.assertTrue((self.work / "b" / f"{part}.so").is_file(), part)
        refused = self.hawk("build", "stages.py:settle", "-d", "c", "--target", "host", code=REFUSED)
        self.assertIn("bundle-stepping-stages", refused.err)
        self.assertFalse((self.work / "c").exists())


if __name__ == "__main__":
    support.main()
