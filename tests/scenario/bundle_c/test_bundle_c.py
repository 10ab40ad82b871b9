# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Programs in C load a bundle through its plain C entry, as docs/bundles.md shows."""

import pathlib
import re
import shutil
import subprocess
import sys
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import support
from support import Scenario

TURN = """
from hawk import Param, Vector, kernel
from hawk.math import vec


@kernel
def turn(v: Vector[3], gain: Param):
    side = vec(v[1] * gain, v[2], v[0])
    ahead = v[0] > 0.0
    return {"side": side, "ahead": ahead}
"""


class Bundle(Scenario):
    def compile(self, name, compiler=("gcc", "-std=c11")):
        command = [*compiler, "-Wall", "-Wextra", "-Werror", HERE / f"{name}.c", "-o", self.work / name, "-ldl"]
        done = subprocess.run(command, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        return self.work / name

    def call(self, program, *arguments):
        return subprocess.run([program, *arguments], cwd=self.work, capture_output=True, text=True)

    def test_the_program_of_the_page(self):
        shutil.copy(support.EXAMPLES / "affine.py", self.work)
        program = self.compile("load_affine")
        for profile in ("native-vector-math", "native", "portable"):
            self.hawk("build", "affine.py", "-d", "bundle", "--target", "host", "--profile", profile)
            done = self.call(program, "bundle/affine.so")
            self.assertEqual((done.returncode, done.stdout.split()), (0, ["-3", "-1", "1", "3", "5"]), done.stderr)
        # The same text is C++.
        done = self.call(self.compile("load_affine", ("g++", "-x", "c++", "-std=c++17")), "bundle/affine.so")
        self.assertEqual(done.stdout.split(), ["-3", "-1", "1", "3", "5"], done.stderr)

    def test_it_refuses_another_object(self):
        self.write("other.c", "int affine_host;\n")
        subprocess.run(["gcc", "-shared", "-o", self.work / "other.so", self.work / "other.c"], check=True)
        self.assertEqual(self.call(self.compile("load_affine"), "./other.so").returncode, 1)

    def test_vectors_booleans_and_ranges(self):
        self.write("turn.py", TURN)
        program = self.compile("load_turn")
        for profile in ("native-vector-math", "native", "portable"):
            self.hawk("build", "turn.py", "-d", "bundle", "--target", "host", "--profile", profile)
            self.assertEqual(self.call(program, "bundle/turn.so").returncode, 0)


class Page(unittest.TestCase):
    def test_it_shows_what_is_tested(self):
        page = (HERE.parents[2] / "docs/bundles.md").read_text(encoding="utf-8")
        blocks = dict(re.findall(r"^```(c|python)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL))
        for language, name in (("c", "load_affine.c"), ("python", "load_affine.py")):
            self.assertEqual(blocks[language], "".join((HERE / name).read_text().splitlines(keepends=True)[2:]), name)


if __name__ == "__main__":
    support.main()
