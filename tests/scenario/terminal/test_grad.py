#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""`hawk grad`, and derivatives as kernels of their file."""

import pathlib
import sys
import unittest

import numpy

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import support
from support import REFUSED, Scenario

WAVE = '''import hawk.math as m
from hawk import Index, Kernel, Param, Scalar, kernel
from hawk.diff import jvp, vjp


@kernel
def wave(x: Scalar, k: Param):
    y = m.sin(k * x)
    return y


@kernel
def outside(x: Scalar):
    return m.sqrt(-1.0 - x * x)


wave_vjp = Kernel("wave_vjp", vjp(wave, wrt=("x",)))
twice = Kernel("wave_twice", jvp(wave_vjp, wrt=("x",)))
'''

MEETING = '''import hawk
from hawk import Index, Mutable, Scalar, Table, kernel
from hawk.ext import primitive


@kernel
def share(x: Scalar):
    return x / hawk.sum(x * x)


@kernel
def histogram(x: Scalar, bin: Index, h: Mutable["bin":4]):
    hawk.scatter(h)[bin] += x * x


@primitive("square", vjp=lambda x, bar: 3.0 * x * bar, jvp=lambda x, dot: 2.0 * x * dot)
def square(x):
    return x * x


@kernel
def wrong(x: Scalar):
    total = hawk.sum(square(x))
    return total


@kernel
def lacking(x: Scalar, t: Table[Scalar]):
    return hawk.sum(x * t.at(0))
'''

# As many numbers as loops may keep: of the recurrence 8192, of the additions to the table 4096 with their keys.
KEEPING = '''from hawk import Mutable, Scalar, Table, Terminated, kernel


@kernel
def settle(x: Scalar, y: Mutable[Scalar], terminated: Terminated):
    a = x
    for _ in range(8192):
        a = 0.5 * a * a + x
    y = a


@kernel
def weigh(x: Scalar, t: Table["row":4096]):
    s = 0.0
    for j in range(4096):
        s = s + t.at(j) * x
    return s
'''

# The least stack that a thread gets by default: where that of the process is unlimited, it is of this size.
SMALL_STACK = ("sh", "-c", 'ulimit -S -s 2048; exec "$0" "$@"')


class Grad(Scenario):
    def setUp(self):
        super().setUp()
        self.write("wave.py", WAVE)
        self.write("meeting.py", MEETING)

    def test_planes(self):
        said = self.hawk("grad", "wave.py:wave").out.splitlines()
        self.assertEqual(said, ["wave_vjp: reads bar_y, x, k; writes bar_k, bar_x",
                                "wave_jvp: reads dot_x, x, dot_k, k; writes dot_y"])
        facts = self.hawk("grad", "wave.py:wave", "--wrt", "k", "--json").json()["wave"]
        self.assertEqual(facts["vjp"]["wrt"], ["k"])
        self.assertEqual([slot["name"] for slot in facts["vjp"]["slots"]], ["bar_k", "bar_y", "x", "k"])

    def test_check(self):
        report = self.hawk("grad", "wave.py:wave,wave_vjp,twice", "--check", "--json").json()
        for facts in report.values():
            self.assertEqual(facts["samples"], 64)
            self.assertGreater(facts["compared"], 100)
            self.assertLess(facts["worst"]["error"], 1e-8)
        said = self.hawk("grad", "wave.py:wave", "--check", "x=0.5,2", "k=3").out
        self.assertIn("wave: 8 derivatives compared at 2 samples, 0 left out", said)
        self.assertRegex(said, r"worst: (vjp|jvp) of y by [xk] at sample [01] \([xk] = ")

    def test_check_of_launches(self):
        report = self.hawk("grad", "meeting.py:share,histogram", "--check", "--json").json()
        # 32 adjoints of the input and the tangents of all numbers of the output.
        self.assertEqual(report["share"]["compared"], 32 + 33)
        self.assertEqual(report["histogram"]["compared"], 32 + 4)
        for facts in report.values():
            self.assertEqual((facts["samples"], facts["left_out"]), (33, 0))
            self.assertLess(facts["worst"]["error"], 1e-8)
            self.assertEqual((facts["worst"]["output"] is None) + (facts["worst"]["input"] is None), 1)

    def test_wrong_derivative_of_a_sum(self):
        said = self.hawk("grad", "meeting.py:wrong", "--check", "x=0.5,2", code=REFUSED).out
        self.assertIn("wrong: 3 derivatives compared at 2 samples, 0 left out", said)
        self.assertRegex(said, r"worst: vjp of the weighted sum of all outputs by x at sample [01] \(x = ")
        facts = self.hawk("grad", "meeting.py:wrong", "--check", "--json", code=REFUSED).json()["wrong"]
        self.assertAlmostEqual(facts["worst"]["derivative"] / facts["worst"]["difference"], 1.5)

    def test_data_that_is_not_drawn(self):
        refused = self.hawk("grad", "meeting.py:lacking", "--check", code=REFUSED)
        self.assertIn("gradient-no-data", refused.err)
        self.hawk("grad", "meeting.py:lacking", "--check", "t=2,3")

    def test_nothing_to_compare(self):
        said = self.hawk("grad", "wave.py:outside", "--check", code=REFUSED).out
        self.assertIn("nothing could be compared", said)

    def test_refusals(self):
        refused = self.hawk("grad", "wave.py:wave", "--wrt", "z", code=REFUSED)
        self.assertIn("`z`", refused.err)
        self.assertIn("R102", refused.err)

    def test_derivatives_are_kernels(self):
        self.assertIn("wave.py: 4 kernels, 0 errors", self.hawk("check", "wave.py").out)
        self.assertIn("bar_x", self.hawk("show", "wave.py:wave_vjp", "--what", "ir").out)
        said = self.hawk("run", "wave.py:wave_vjp", "x=0,1", "k=2", "bar_y=1,1").out
        self.assertIn("bar_x", said)
        self.assertIn("-0.832", said)

    def test_kept_numbers_fit_small_stacks(self):
        self.write("keeping.py", KEEPING)
        x = numpy.linspace(0.0, 0.25, 1000)
        numpy.save(self.work / "x.npy", x)
        numpy.save(self.work / "mask.npy", numpy.zeros(1000, bool))
        value, slope = x, numpy.ones_like(x)
        for _ in range(8192):
            value, slope = 0.5 * value * value + x, slope * value + 1.0
        t = numpy.linspace(-1.0, 1.0, 4096)
        numpy.save(self.work / "t.npy", t)
        for target in ("host", "cuda-shim"):
            self.hawk("run", "keeping.py:settle.vjp", "x=@x.npy", "bar_y=constant:1", "terminated=@mask.npy",
                      "-o", "bar_x=bar_x.npy", "--target", target, inside=SMALL_STACK)
            numpy.testing.assert_allclose(numpy.load(self.work / "bar_x.npy"), slope, rtol=1e-12)
            self.hawk("run", "keeping.py:weigh.vjp", "x=@x.npy", "t=@t.npy", "bar_s=constant:1",
                      "-o", "bar_x=bar_x.npy", "-o", "bar_t=bar_t.npy", "--target", target, inside=SMALL_STACK)
            numpy.testing.assert_allclose(numpy.load(self.work / "bar_t.npy"), numpy.full(4096, x.sum()), rtol=1e-12)
            numpy.testing.assert_allclose(numpy.load(self.work / "bar_x.npy"), numpy.full(1000, t.sum()), atol=1e-10)


if __name__ == "__main__":
    support.main()
