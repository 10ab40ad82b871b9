#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""What `hawk show` says beyond the texts: where each line came from, and what changes between two files."""

import pathlib
import re
import subprocess
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import support
from support import REFUSED, USAGE, Scenario, affine, find_nvcc


class Map(Scenario):
    def places(self, view, *more):
        """Line of the kernel -> lines of the view that came from it."""
        self.write("k.py", affine())
        self.product = 1 + affine().splitlines().index("    y = a * x + b")
        found = {}
        for line in self.hawk("show", "k.py", "--what", view, "--map", *more).out.splitlines():
            place, shown = line.split(" | ", 1)
            if place.strip():
                found.setdefault(int(place.split(":")[0]), []).append(shown.strip())
        return found

    def test_ir(self):
        self.assertEqual([line.split()[2] for line in self.places("ir")[self.product]], ["mul", "add"])

    def test_host_and_cuda(self):
        for view in ("host", "cuda"):
            self.assertIn("const Real y = a * x + b;", self.places(view)[self.product])

    @unittest.skipUnless(find_nvcc(), "no nvcc on this machine: PTX is not shown")
    def test_ptx(self):
        # One fused operation for the product and the sum; PTX of real architectures is that of virtual ones.
        for architecture in ("compute_80", "sm_80"):
            lines = self.places("ptx", "--arch", architecture)[self.product]
            self.assertEqual([line.split()[0] for line in lines], ["fma.rn.f64"])

    def test_machine_code(self):
        lines = self.places("asm", "--profile", "portable")[self.product]
        self.assertTrue(any(re.match(r"mul[ps]d\b", line) for line in lines), lines)

    def test_line_information_changes_no_machine_code_and_no_other_key(self):
        self.write("k.py", affine())
        key = self.hawk("show", "k.py", "--what", "key").out.split()[0]
        shown = self.hawk("show", "k.py", "--what", "asm").out
        self.assertIn(f"{key}  hit", self.hawk("show", "k.py", "--what", "key").out)
        (built,) = (self.folder / "cache").rglob(f"{key}/*/affine.so")
        listing = subprocess.run(["objdump", "--disassemble", "--no-show-raw-insn", "--no-addresses",
                                  "--section=.text", built], text=True, capture_output=True, check=True).stdout
        self.assertEqual(shown, listing[listing.index("<"):])

    def test_json(self):
        self.write("k.py", affine())
        facts = self.hawk("show", "k.py", "--what", "ir", "--map", "--json").json()["affine"]["ir"]
        kernel = affine().splitlines()
        for entry in facts["map"]:
            line = facts["text"].splitlines()[entry["line"] - 1]
            if " mul " in line:
                self.assertEqual(kernel[entry["kernelLine"] - 1][entry["kernelColumn"] - 1:entry["kernelEndColumn"] - 1],
                                 "a * x")
                return
        self.fail("no place for the product")


class Diff(Scenario):
    def test_changed_lines(self):
        self.write("k.py", affine())
        self.write("other.py", affine().replace("a * x + b", "a * x - b"))
        shown = self.hawk("show", "k.py", "--diff", "other.py").out
        self.assertIn("\n-        const Real y = a * x + b;\n", shown)
        self.assertIn("\n+        const Real y = a * x - b;\n", shown)
        self.assertTrue(shown.startswith("--- k.py affine host\n+++ other.py affine host\n@@ "), shown)

    def test_nothing_changed(self):
        self.write("k.py", affine())
        self.assertEqual(self.hawk("show", "k.py", "--what", "ir", "--diff", "k.py").out, "")

    def test_another_name(self):
        self.write("k.py", affine())
        self.write("other.py", affine().replace("def affine", "def linear"))
        self.assertIn("+++ other.py linear ir", self.hawk("show", "k.py", "--what", "ir", "--diff", "other.py").out)
        self.write("many.py", affine("2 * ") + affine().replace("def affine", "def third"))
        shown = self.hawk("show", "k.py", "--what", "host", "--diff", "many.py").out
        self.assertIn("+        const Real y = 2.0 * a * x + b;", shown)
        self.write("many.py", affine().replace("def affine", "def linear") + affine().replace("def affine", "def third"))
        self.assertIn("`affine`", self.hawk("show", "k.py", "--diff", "many.py", code=REFUSED).err)
        said = self.hawk("show", "k.py", "--diff", "many.py:linear,third", code=USAGE)
        self.assert_message(said, "show-diff", "`affine`", "many.py:KERNEL")


if __name__ == "__main__":
    support.main()
