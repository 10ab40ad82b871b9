#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Timings in a terminal: their forms, saved baselines and the comparison with them; what a run says it wrote."""

import csv
import io
import json
import pathlib
import sys
import unittest

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import support
from support import REFUSED, USAGE, Scenario, affine


class Timing(Scenario):
    def setUp(self):
        super().setUp()
        self.write("k.py", affine())
        self.line = ("run", "k.py", "x=linspace:0:1", "a=2", "b=1", "-n", "1000")

    def test_forms(self):
        self.assertIn("median", self.hawk(*self.line, "--time").out)
        rows = self.hawk(*self.line, "--timing-format", "markdown").out.splitlines()
        self.assertTrue(rows[0].startswith("| kernel | samples | median | spread |"))
        self.assertTrue(rows[2].startswith("| `affine` | 1000 | "))
        self.assertTrue(any(row.startswith("- cpu: ") for row in rows))
        table = list(csv.DictReader(io.StringIO(self.hawk(*self.line, "--timing-format", "csv").out)))
        self.assertEqual((len(table), table[0]["kernel"], table[0]["samples"]), (1, "affine", "1000"))
        self.assertGreater(float(table[0]["median"]), 0)
        self.assertIn("-shared", table[0]["environment.flags"])
        facts = json.loads(self.hawk(*self.line, "--timing-format", "json").out)
        samples = facts["seconds"]
        self.assertEqual(len(samples), facts["repetitions"])
        self.assertAlmostEqual(facts["median"], float(np.median(samples)), delta=1e-12)
        low, high = np.percentile(samples, [25, 75])
        self.assertAlmostEqual(facts["spread"], (high - low) / facts["median"], delta=1e-9)
        self.assertIn("html", self.hawk(*self.line, "--timing-format", "html", code=USAGE).err)

    def test_a_baseline(self):
        self.hawk(*self.line, "--save-baseline", "base.json")
        said = self.hawk(*self.line, "--baseline", "base.json")
        # What the verdict is of which figures, tst_launch_comparison shows on known ones.
        self.assertRegex(said.out, r"\d\.\d{3} of the baseline's median, 95 % interval \d+\.\d{3} to \d+\.\d{3}: "
                                   r"(within noise|faster|slower|cannot say whether faster or slower, disturbed \(.+\))\n$")
        comparison = self.hawk(*self.line, "--baseline", "base.json", "--json").json()["timing"]["comparison"]
        self.assertLessEqual(comparison["low"], comparison["high"])
        self.assertIn(comparison["verdict"], ("within noise", "faster", "slower", "disturbed"))
        self.assertEqual(bool(comparison["reason"]), comparison["verdict"] == "disturbed")
        # A baseline that is a thousand times slower or faster: on a quiet machine that is said.
        facts = json.loads((self.work / "base.json").read_text())
        for factor, verdict in ((1e3, "faster"), (1e-3, "slower")):
            self.write("other.json", json.dumps(facts | {"seconds": [factor * one for one in facts["seconds"]]}))
            said = self.hawk(*self.line, "--baseline", "other.json", "--json").json()["timing"]["comparison"]
            self.assertIn(said["verdict"], (verdict, "disturbed"))

    def test_a_baseline_of_other_conditions(self):
        self.hawk(*self.line, "--save-baseline", "base.json", "--threads", "1")
        for options, name, then, now in ((("--mode", "float32", "--threads", "1"), "mode", "float64", "float32"),
                                         (("--profile", "portable", "--threads", "1"), "profile",
                                          "native-vector-math", "portable"),
                                         (("--threads", "2"), "threads", "1", "2")):
            with self.subTest(name):
                said = self.hawk(*self.line, "--baseline", "base.json", *options)
                self.assertIn("cannot say whether faster or slower, other conditions", said.out)
                self.assertIn(f"{name}: {then} then, {now} now", said.out)
                facts = self.hawk(*self.line, "--baseline", "base.json", *options, "--json").json()
                comparison = facts["timing"]["comparison"]
                self.assertEqual(comparison["verdict"], "other conditions")
                self.assertIn({"name": name, "baseline": then, "now": now}, comparison["changes"])

    def test_no_baseline(self):
        self.hawk(*self.line, "--save-baseline", "base.json")
        refused = [("nowhere.json", "file-missing"), ("k.py", "baseline-malformed"), (".", "file-is-directory")]
        for name, code in refused:
            self.assert_message(self.hawk(*self.line, "--baseline", name, code=REFUSED), code)
        said = self.hawk(*self.line[:-1], "999", "--baseline", "base.json", code=REFUSED)
        self.assert_message(said, "baseline-other-work")
        self.assert_message(said, "999")
        other = json.loads((self.work / "base.json").read_text()) | {"kernel": "scale"}
        self.write("other.json", json.dumps(other))
        self.assert_message(self.hawk(*self.line, "--baseline", "other.json", code=REFUSED), "`scale`")
        said = self.hawk(*self.line, "--save-baseline", "nowhere/base.json", code=REFUSED)
        self.assert_message(said, "file-no-folder")

    def test_what_was_written(self):
        said = self.hawk(*self.line, "-o", "y=y.npy")
        self.assertIn("wrote y, float64 (1000,), to y.npy", said.err)
        self.assertEqual(said.out, "")
        self.assertNotIn("wrote", self.hawk(*self.line, "-o", "y=y.npy", "--quiet").err)

    def test_part_of_a_file(self):
        np.save(self.work / "x.npy", np.arange(1000.0))
        line = ("run", "k.py", "x=@x.npy", "a=2", "b=1")
        said = self.hawk(*line, "-n", "10", "-o", "y=y.npy")
        self.assertIn("x: the first 10 of 1000 samples", said.err)
        np.testing.assert_array_equal(np.load(self.work / "y.npy"), 2 * np.arange(10.0) + 1)
        self.assertNotIn("the first", self.hawk(*line, "-n", "1000", "-o", "y=y.npy").err)
        self.assert_message(self.hawk(*line, "-n", "1001", code=REFUSED), "R121", "x (Scalar)", "1001", "1000")
        self.assertIn("the first N of a longer file", self.hawk("run", "--help").out)

    def test_one_value_for_every_sample(self):
        self.hawk("run", "k.py", "x=constant:2.5", "a=2", "b=1", "-n", "5", "-o", "y=y.npy")
        np.testing.assert_array_equal(np.load(self.work / "y.npy"), np.full(5, 6.0))


if __name__ == "__main__":
    support.main()
