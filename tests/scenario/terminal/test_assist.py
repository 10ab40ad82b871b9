#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""What an editor may ask of a kernel file: `hawk assist`."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import support
from support import REFUSED, USAGE, Scenario

TEXT = """\
from hawk import Scalar, kernel
from hawk.math import sin

gain = 2.0


@kernel
def wave(t: Scalar):
    phase = gain * t
    return sin(phase)
"""


class Assist(Scenario):
    def setUp(self):
        super().setUp()
        self.write("wave.py", TEXT)

    def place(self, word, occurrence=0):
        before = TEXT.split(word)
        text = word.join(before[: occurrence + 1])
        return f"wave.py:{text.count(chr(10)) + 1}:{len(text) - text.rfind(chr(10))}"

    def test_hover(self):
        lines = self.hawk("assist", "hover", self.place("sin(")).out.splitlines()
        self.assertEqual(lines[0], "sin(x)")
        self.assertIn("Derivative: `cos(x)`.", lines)
        facts = self.hawk("assist", "hover", self.place("phase"), "--json").json()
        self.assertEqual((facts["title"], facts["line"], facts["column"]), ("phase: Scalar", 9, 5))
        self.assertEqual(self.hawk("assist", "hover", "wave.py:3:1").out, "")

    def test_completion(self):
        self.write("wave.py", TEXT.replace("sin(phase)", "ph"))
        facts = self.hawk("assist", "complete", "wave.py:10:14", "--json").json()
        self.assertEqual(facts["candidates"][0]["label"], "phase")
        self.assertEqual((facts["replaced"]["column"], facts["replaced"]["endColumn"]), (12, 14))

    def test_completion_brings_its_import(self):
        self.write("wave.py", TEXT.replace("sin(phase)", "tanh"))
        (tanh,) = [one for one in self.hawk("assist", "complete", "wave.py:10:16", "--json").json()["candidates"]
                   if one["label"] == "tanh"]
        self.assertEqual((tanh["import"]["line"], tanh["import"]["text"]), (2, ", tanh"))

    def test_definition_and_uses(self):
        self.assertEqual(self.hawk("assist", "definition", self.place("gain", 1)).out, "wave.py:4:1: gain = 2.0\n")
        uses = self.hawk("assist", "uses", self.place("phase")).out.splitlines()
        self.assertEqual([line.split(": ")[0] for line in uses], ["wave.py:9:5", "wave.py:10:16"])

    def test_rename(self):
        place = self.place("gain")
        told = self.hawk("assist", "rename", place, "--to", "factor").out
        self.assertEqual(told, "wave.py:4:1: factor\nwave.py:9:13: factor\n")
        self.assertEqual((self.work / "wave.py").read_text(), TEXT)
        self.hawk("assist", "rename", place, "--to", "factor", "--write")
        self.assertEqual((self.work / "wave.py").read_text(), TEXT.replace("gain", "factor"))
        self.hawk("check", "wave.py")

    def test_refusals(self):
        for words, code, name in [
            (["rename", self.place("gain"), "--to", "t"], REFUSED, "rename-taken"),
            (["rename", self.place("gain"), "--to", "for"], REFUSED, "rename-no-name"),
            (["rename", "wave.py:3:1", "--to", "x"], REFUSED, "rename-nothing"),
            (["hover", "wave.py:0:1"], USAGE, "usage-place"),
            (["hover", "wave.py"], USAGE, "usage-place"),
            (["sing", self.place("gain")], USAGE, "usage-assist"),
        ]:
            with self.subTest(words=words):
                self.assertIn(f"[{name}]", self.hawk("assist", *words, code=code).err)


if __name__ == "__main__":
    support.main()
