#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""`hawk run … --probe N`: what one sample of a launch has under its names."""

import pathlib
import sys
import unittest

import numpy

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import support
from support import REFUSED, USAGE, Scenario

PROBED = '''import hawk
import hawk.math as m
from hawk import Index, Mutable, Scalar, Table, Terminated, Vector, kernel


@kernel
def standard(x: Scalar):
    mean = hawk.mean(x)
    d = x - mean
    variance = hawk.mean(d * d)
    z = d / m.sqrt(variance)
    return z


@kernel
def climb(x: Scalar, terminated: Terminated):
    s = x
    for i in range(5):
        late = s * 3.0
        if late > 30.0:
            break
        s = late + i
    y = s
    terminated = y > 100.0
    return y


@kernel
def pick(v: Vector[2], j: Index, t: Table[Scalar], h: Mutable["bin":4]):
    w = t.at(j) * v
    hawk.scatter(h)[j] += w[0]
'''


class Probe(Scenario):
    def setUp(self):
        super().setUp()
        self.write("probed.py", PROBED)
        self.environment["HAWK_CXX"] = "/nowhere/c++"  # nothing is compiled

    def probe(self, kernel, sample, *arguments):
        said = self.hawk("run", f"probed.py:{kernel}", *arguments, "--probe", sample, "--json").json()
        self.assertEqual(said["sample"], sample)
        return said, {(value["name"], value["line"]): value for value in said["values"]}

    def test_what_all_samples_make(self):
        said, values = self.probe("standard", 2, "x=1,2,6")
        self.assertEqual((said["samples"], said["skipped"]), (3, False))
        # The mean is 3, the squares around it are 4, 1 and 9.
        self.assertEqual(values["mean", 8]["values"], ["3"])
        self.assertEqual(values["d", 9]["values"], ["3"])
        variance = float(values["variance", 10]["values"][0])
        self.assertAlmostEqual(variance, 14 / 3, delta=1e-15)
        self.assertAlmostEqual(float(values["z", 11]["values"][0]), 3 / (14 / 3) ** 0.5, delta=1e-15)

    def test_lines_of_text(self):
        out = self.hawk("run", "probed.py:standard", "x=1,2,6", "--probe", "2").out.splitlines()
        self.assertEqual(out[0], "standard: sample 2 of 3")
        self.assertEqual([line.split() for line in out[1:] if " mean =" in line or " d =" in line],
                         [["probed.py:8", "mean", "=", "3"], ["probed.py:9", "d", "=", "3"]])

    def test_loops_show_the_last_iteration(self):
        # s: 2, 6, 19; the third iteration leaves with 57.
        _, values = self.probe("climb", 0, "x=2,20", "terminated=0,0")
        self.assertEqual((values["late", 19]["values"], values["late", 19]["times"]), (["57"], 3))
        self.assertEqual(next(v for (name, _), v in values.items() if name == "y")["values"], ["19"])
        out = self.hawk("run", "probed.py:climb", "x=2,20", "terminated=0,0", "--probe", "0").out
        self.assertIn("late = 57  the last of 3 times", out)

    def test_skipped_samples(self):
        said, values = self.probe("climb", 1, "x=2,20", "terminated=0,1")
        self.assertEqual((said["skipped"], values), (True, {}))
        out = self.hawk("run", "probed.py:climb", "x=2,20", "terminated=0,1", "--probe", "1").out
        self.assertEqual(out, "climb: sample 1 of 2, which its mask skips\n")

    def test_places_and_vectors(self):
        numpy.save(self.work / "v.npy", numpy.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]))
        arguments = ["v=@v.npy:samples_last", "j=2,0,5", "t=10,20,30", "h=0,0,0,0"]
        _, values = self.probe("pick", 0, *arguments)
        self.assertEqual(values["w", 30]["values"], ["30", "120"])
        self.assertEqual(values["h[2]", 31]["values"], ["30"])
        refused = self.hawk("run", "probed.py:pick", *arguments, "--probe", "2", code=REFUSED)
        self.assert_message(refused, "Sample 2 of kernel pick reads `t` at 5", "[read-outside]")

    def test_what_it_does_not_go_with(self):
        for more in (["--time"], ["-o", "y=y.npy"], ["--worker"], ["--until-done"]):
            self.assert_message(self.hawk("run", "probed.py:climb", "x=1,2", "terminated=0,0", "--probe", "0", *more,
                                          code=USAGE), "usage-probe")
        self.assert_message(self.hawk("run", "probed.py:standard,climb", "x=1,2", "terminated=0,0", "--probe", "0",
                                      code=USAGE), "usage-probe")
        self.assert_message(self.hawk("run", "probed.py:standard", "x=1,2", "--probe", "2", code=USAGE),
                            "range-outside")


if __name__ == "__main__":
    support.main()
