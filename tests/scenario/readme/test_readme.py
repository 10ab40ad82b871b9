# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""A new user does what README.md says, line by line, and gets what it promises."""

import pathlib
import re
import shlex
import subprocess
import sys
import unittest

import numpy as np

PROJECT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(PROJECT / "tests/scenario"))
import support
from support import ENVIRONMENT, REFUSED, USAGE, Scenario

README = (PROJECT / "README.md").read_text(encoding="utf-8")


def commands_of(text):
    """Every command line of `hawk` in its order: lines set apart, and the spans inside sentences that are whole calls."""
    spans = (lines or words for lines, words in re.findall(r"^    (hawk [^\n]+)$|`(hawk [^`…]+)`", text, re.MULTILINE))
    return [shlex.split(span, comments=True)[1:] for span in spans]


class Readme(Scenario):
    def setUp(self):
        super().setUp()
        kernel = re.search(r"```python\n(.*?)```", README, re.DOTALL)[1]
        self.write("affine.py", kernel)

    def test_every_command_in_order(self):
        commands = commands_of(README)
        self.assertEqual({command[0] for command in commands}, {"check", "run", "show", "grad", "build", "bundle", "doctor", "cache"})
        said = {}
        for command in commands:
            said[command[0]] = said.get(command[0], "") + self.hawk(*command).out
        np.testing.assert_allclose(np.load(self.work / "y.npy"), 2 * np.linspace(0, 1, 1000) + 1, rtol=1e-15)
        self.assertIn("median", said["run"])
        self.assertIn("affine_host", said["show"])
        self.assertIn("__global__", said["show"])
        self.assertIn("affine_vjp_host", said["show"])
        self.assertIn("derivatives compared", said["grad"])
        files = {path.name for path in (self.work / "bundle").iterdir()}
        self.assertLessEqual({"manifest.json", "affine.json", "affine.so", "affine.cpp"}, files)
        self.assertIn("every file as stamped", said["bundle"])
        self.assertIn("host compiler", said["doctor"])

    def test_the_second_run_starts_no_compiler(self):
        line = next(command for command in commands_of(README) if command[0] == "run")
        self.assertIn("hawk: building affine (host)", self.hawk(*line).err)
        self.assertNotIn("building", self.hawk(*line).err)

    def test_exit_codes(self):
        self.hawk("check", "nowhere.py", code=REFUSED)
        self.hawk("frobnicate", code=USAGE)
        self.hawk("build", "affine.py", "-d", "b", "--cxx", "no-such-compiler", "--target", "host", code=ENVIRONMENT)

    def test_json_of_every_verb_that_runs(self):
        for command in commands_of(README):
            self.assertIsInstance(self.hawk(*command, "--json").json(), dict, command)


class KernelsPage(Scenario):
    """What docs/kernels.md says of the language is what the program does."""

    page = (PROJECT / "docs/kernels.md").read_text(encoding="utf-8")
    # A body that gets each code in the table of refusals.
    bodies = {
        "R20": "while x > 0:\n        x = x - 1\n    return x * 2",
        "R33": "return (x > 0) and (x < 1)",
        "R34": "return not (x > 0)",
        "R35": "return 0 < x < 1",
        "R138": "return x // 2",
        "R73": "return math.sin(x)",
        "R158": "print(x)\n    return x * 2",
        "R29": "assert True\n    return x * 2",
        "R31": "f = lambda t: t\n    return f(x) * 2",
        "R30": "y = [x for i in range(3)]\n    return y[0] * 2",
        "R123": "return x",
        "R79": "return x * 2 + s",
        "R45": "if x > 0:\n        y = x * 2\n    return y",
        "R142": "return x * 2",
    }

    def test_the_example_is_a_kernel(self):
        self.write("track.py", re.search(r"```python\n(.*?)```", self.page, re.DOTALL)[1])
        self.hawk("check", "track.py")

    def test_the_run_until_done(self):
        text, line = re.search(r"```python\n(@kernel\ndef decay.*?)```\n\n    hawk ([^\n]+)", self.page, re.DOTALL).groups()
        self.write("decay.py", "from hawk import Mutable, Param, Scalar, Terminated, kernel\n\n" + text)
        self.assertIn("finished: ", self.hawk(*shlex.split(line)).out)

    def test_each_refusal(self):
        table = self.page.split("## What is refused")[1].split("## What this version")[0]
        rows = re.findall(r"^\| .+ \| ((?:`[A-Z]\d+`(?:, )?)+) \| .+ \|$", table, re.MULTILINE)
        self.assertEqual(set(re.findall(r"[A-Z]\d+", " ".join(rows))), set(self.bodies))
        for code, body in self.bodies.items():
            with self.subTest(code):
                mutable = ", s: Mutable[Scalar]" if code == "R79" else ""
                decorator = "@kernel(mode='float32')" if code == "R142" else "@kernel"
                self.write("k.py", f"import math\nfrom hawk import Mutable, Scalar, kernel\n\n{decorator}\n"
                                   f"def k(x: Scalar{mutable}):\n    {body}\n")
                self.assertIn(f"[{code}]", self.hawk("check", "k.py", code=REFUSED).err)

    def test_its_other_codes_exist(self):
        known = re.findall(r"^\| `(\w+)` \|", (PROJECT / "docs/codes.md").read_text(encoding="utf-8"), re.MULTILINE)
        for code in re.findall(r"`([RU]\d+)`", self.page):
            self.assertIn(code, known)


class Links(unittest.TestCase):
    def test_files_and_folders_exist(self):
        for page in ("README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/bundles.md", "docs/kernels.md",
                     "docs/abi.md", "docs/derivatives.md", "docs/semantics.md"):
            text = (PROJECT / page).read_text(encoding="utf-8")
            for target in re.findall(r"\]\(([^)#:]+)\)", text):
                self.assertTrue(((PROJECT / page).parent / target).exists(), f"{page}: {target}")
        for row in re.findall(r"^\| (`[^|]+) \|", README, re.MULTILINE):
            for name in re.findall(r"`([^`]+)`", row):
                self.assertTrue((PROJECT / name).exists(), name)

    def test_commands_of_the_script_exist(self):
        usage = subprocess.run([PROJECT / "dev", "help"], capture_output=True, text=True, check=True).stdout
        known = {word for line in re.findall(r"^  ([a-z, ]+)", usage, re.MULTILINE) for word in re.findall(r"[a-z]+", line)}
        for page in ("README.md", "CONTRIBUTING.md", "docs/architecture.md"):
            for command in re.findall(r"\./dev ([a-z]+)", (PROJECT / page).read_text(encoding="utf-8")):
                self.assertIn(command, known, page)


if __name__ == "__main__":
    support.main()
