#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""What is said about which file: several files in one call, errors of a compiler, pipes, short memory, timing."""

import os
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import support
from support import ENVIRONMENT, REFUSED, Scenario, affine


class SeveralFiles(Scenario):
    def test_a_missing_file_hides_no_other(self):
        self.write("k.py", affine())
        said = self.hawk("check", "k.py", "missing.py", "k.py", "--json", code=REFUSED)
        files = said.json()["files"]
        self.assertEqual([file["file"] for file in files], ["k.py", "missing.py", "k.py"])
        self.assertEqual([kernel["name"] for kernel in files[2]["kernels"]], ["affine"])
        self.assertEqual(files[1]["error"]["code"], "file-missing")
        self.assertNotIn("error", files[0])
        said = self.hawk("check", "missing.py", "k.py", code=REFUSED)
        self.assertIn("missing.py", said.err)
        self.assertIn("k.py: 1 kernel, 0 errors", said.out)

    def test_a_kernel_that_is_not_there(self):
        self.write("k.py", affine())
        self.hawk("check", "k.py:affine")
        said = self.hawk("check", "k.py:nosuch", code=REFUSED)
        self.assertIn("`nosuch`", said.err)
        self.assertIn("[T03]", said.err)

    def test_compiler_errors_are_shown_in_their_own_file(self):
        self.write("first.py", "\n" * 30 + affine())
        self.write("second.py", affine().replace("affine", "second"))
        failing = self.write("failing", """#!/bin/sh
case " $* " in *" second.cpp "*) ;; *) exec g++ "$@" ;; esac
line=$(grep -n ' \\* ' second.cpp | tail -n 1 | cut -d : -f 1)
echo "second.cpp:$line:5: error: something odd" >&2
exit 1
""")
        failing.chmod(0o755)
        line = ("build", "first.py", "second.py", "-d", "d", "--target", "host")
        named = {"HAWK_CXX": str(failing)}
        said = self.hawk(*line, code=REFUSED, environment=named)
        self.assertRegex(said.err, r"second\.py:\d+:\d+: error\[C01\]")
        self.assertNotIn("first.py:", said.err)
        error = self.hawk(*line, "--json", code=REFUSED, environment=named).json()["error"]
        self.assertEqual([d["code"] for d in error["diagnostics"]], ["C01"])

    def test_compiler_errors_of_a_text(self):
        self.write("bad.cpp", "int first;\nint second = nothing;\n")
        error = self.hawk("compile", "bad.cpp", "--json", code=REFUSED).json()["error"]
        self.assertEqual([d["code"] for d in error["diagnostics"]], ["C01"])
        self.assertIn("'nothing' was not declared", error["diagnostics"][0]["message"])
        self.assertIn("bad.cpp:2:", self.hawk("compile", "bad.cpp", code=REFUSED).err)


class Pipes(Scenario):
    """Nobody writes into them, so a program that reads one waits for ever."""

    def test_as_a_kernel_file(self):
        os.mkfifo(self.work / "pipe.py")
        for line in (("check", "pipe.py"), ("run", "pipe.py"), ("compile", "pipe.py")):
            self.assertIn("[file-not-regular]", self.hawk(*line, code=REFUSED, timeout=20).err)

    def test_in_a_bundle(self):
        self.write("k.py", affine())
        build = ("build", "k.py", "-d", "d", "--target", "host")
        self.hawk(*build)
        for name in (".hawk_unit", "affine.json", "manifest.json"):
            with self.subTest(name=name):
                (self.work / "d" / name).unlink()
                os.mkfifo(self.work / "d" / name)
                if name != ".hawk_unit":
                    self.assertIn(name, self.hawk("bundle", "show", "d", code=REFUSED, timeout=20).err)
        # It is built anew or refused, but it comes back.
        subprocess.run([support.HAWK, *build], cwd=self.work, env=self.environment, capture_output=True,
                       timeout=60, check=False)


class Limits(Scenario):
    def test_more_samples_than_memory(self):
        self.write("k.py", affine())
        said = self.hawk("run", "k.py", "x=linspace:0:1", "a=2", "b=1", "-n", 10 ** 12, code=ENVIRONMENT)
        self.assertIn("[out-of-memory]", said.err)

    def test_timing_says_how_it_was_launched(self):
        self.write("k.py", affine())
        for where in ((), ("--worker",)):
            line = ("run", "k.py", "x=1,2,3", "a=2", "b=1", "--time", *where)
            said = self.hawk(*line)
            self.assertNotIn(" 0 threads", said.out)
            facts = self.hawk(*line, "--json").json()
            self.assertGreater(facts["threads"], 0)
            environment = facts["timing"]["environment"]
            self.assertEqual(environment["threads"], str(facts["threads"]))
            self.assertIn("-shared", environment["flags"])
            self.assertTrue(environment["profile"])


if __name__ == "__main__":
    support.main()
