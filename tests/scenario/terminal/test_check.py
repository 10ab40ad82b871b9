#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""What `hawk check` repairs, what `hawk explain` says, and kernel files that import others."""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import support
from support import REFUSED, USAGE, Scenario

BROKEN = """import hawk
from hawk import Scalar


@hawk.kernel
def k(x: Scalar):
    return hawk.math.where(0.0 < x < 1.0 and not x == 0.5, x, 0.0)
"""
REPAIRED = BROKEN.replace(
    "0.0 < x < 1.0 and not x == 0.5",
    "hawk.math.land(hawk.math.land(0.0 < x, x < 1.0), hawk.math.lnot(x == 0.5))",
)


class Fix(Scenario):
    def read(self, name):
        return (self.work / name).read_bytes().decode()

    def test_repairs_the_file(self):
        self.write("k.py", BROKEN)
        self.hawk("check", "k.py", code=REFUSED)
        self.hawk("check", "--fix", "k.py")
        self.assertEqual(self.read("k.py"), REPAIRED)

    def test_keeps_line_ends(self):
        (self.work / "k.py").write_bytes(BROKEN.replace("\n", "\r\n").encode())
        self.hawk("check", "--fix", "k.py")
        self.assertEqual(self.read("k.py"), REPAIRED.replace("\n", "\r\n"))

    def test_a_dry_run_writes_nothing(self):
        self.write("k.py", BROKEN)
        run = self.hawk("check", "--fix", "--dry-run", "k.py", code=REFUSED)
        self.assertIn("-    return hawk.math.where(0.0 < x < 1.0 and not", run.out)
        self.assertIn("+    return hawk.math.where(hawk.math.land(", run.out)
        self.assertEqual(self.read("k.py"), BROKEN)

    def test_a_dry_run_needs_fix(self):
        self.write("k.py", BROKEN)
        self.hawk("check", "--dry-run", "k.py", code=USAGE)

    def test_counts_in_json(self):
        self.write("k.py", BROKEN)
        (facts,) = self.hawk("check", "--fix", "--json", "k.py").json()["files"]
        self.assertEqual(facts["diagnostics"], [])
        self.assertEqual(facts["fixes"], 3)


class Explain(Scenario):
    def test_a_code(self):
        run = self.hawk("explain", "R33")
        self.assertIn("Refused:\n", run.out)
        self.assertIn("    return where(x > 0.0 and x < 1.0, x, 0.0)\n", run.out)
        self.assertIn(" ^" + "~" * 18 + "\n", run.out)
        self.assertIn("    return where(land(x > 0.0, x < 1.0), x, 0.0)\n", run.out)

    def test_all_codes(self):
        run = self.hawk("explain")
        for code in ("P01", "R33", "file-unwritable"):
            self.assertRegex(run.out, rf"(?m)^{code} ")

    def test_an_unknown_code(self):
        run = self.hawk("explain", "R999", code=USAGE)
        self.assertIn("There is no code `R999`.", run.err)


class Imports(Scenario):
    MAIN = "import hawk\nfrom drag import pull\n\n\n@hawk.kernel\ndef k(v: hawk.Scalar):\n    return {\"f\": pull(v)}\n"

    def test_runs_with_a_file_beside(self):
        self.write("k.py", self.MAIN)
        self.write("drag.py", "C = 0.5\n\n\ndef pull(v):\n    return C * v * v\n")
        self.hawk("check", "k.py")
        shown = self.hawk("show", "k.py", "--what", "host").out
        self.assertIn("// drag.py:5: return C * v * v", shown)
        mapped = self.hawk("show", "k.py", "--what", "host", "--map").out
        self.assertRegex(mapped, r"(?m)^ *drag\.py:5:12-20 \|")

    def test_finds_a_file_on_the_path(self):
        self.write("k.py", self.MAIN)
        (self.work / "lib").mkdir()
        self.write("lib/drag.py", "def pull(v):\n    return v\n")
        run = self.hawk("check", "k.py", code=REFUSED)
        self.assertIn("k.py:7:18: error[R85]: `pull` comes from `drag`", run.err)
        self.hawk("check", "--path", "lib", "k.py")
        self.assertIn("k", self.hawk("show", "k.py", "--path", "lib", "--what", "ir").out)

    def test_names_the_file_of_a_fault(self):
        self.write("k.py", self.MAIN)
        self.write("drag.py", "def pull(v):\n    if v > 0.0:\n        return v\n    return -v\n")
        run = self.hawk("check", "k.py", code=REFUSED)
        self.assertIn("drag.py:2:8: error[R60]", run.err)
        self.assertIn("k.py:7:18: note: Reached by this call.", run.err)
        (facts,) = self.hawk("check", "--json", "k.py", code=REFUSED).json()["files"]
        (fault,) = facts["diagnostics"]
        self.assertEqual(pathlib.Path(fault["range"]["file"]).name, "drag.py")
        self.assertEqual(fault["range"]["line"], 2)


if __name__ == "__main__":
    support.main()
