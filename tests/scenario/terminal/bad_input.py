# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""What the tests of bad input share: how a refusal looks, and stand-ins for bad compilers and folders."""

import os
import pathlib
import subprocess
import time

import support
from support import FINE, Scenario, affine, unprivileged

INFORMATION = "hawk: building "


class BadInput(Scenario):
    def setUp(self):
        super().setUp()
        self.write("k.py", affine())

    def run_affine(self, *extra, code=FINE, **more):
        return self.hawk("run", "k.py", "x=1,2,3", "a=2", "b=1", *extra, code=code, **more)

    def assert_one_message(self, result, code, *words):
        """One message with its stable code, naming all the words; no results; nothing left."""
        said = [line for line in result.err.splitlines() if not line.startswith(INFORMATION)]
        self.assertEqual([line.startswith("hawk: ") for line in said].count(True), 1, result.err)
        self.assertIn(code, result.err)
        self.assert_message(result, *words)
        if code != "cancelled":  # who stops a job knows how to go on
            self.assertRegex(result.err, "(?m)^hint: .")
        self.assert_nothing_left(self.work, self.cache_folder())

    def cache_folder(self):
        return self.folder / "cache"

    def assert_nothing_left(self, *folders):
        super().assert_nothing_left(*(f for f in folders if pathlib.Path(f).exists()))
        self.assertEqual([str(p) for f in folders for p in pathlib.Path(f).rglob("staging/*")], [])

    def refusing_folder(self):
        """A folder that unprivileged() programs cannot write to; fails where they can."""
        folder = self.folder / "refusing"
        folder.mkdir()
        folder.chmod(0o555)
        probe = subprocess.run([*unprivileged(), "touch", str(folder / "probe")], capture_output=True)
        self.assertNotEqual(probe.returncode, 0, "this test runs with privileges, so nothing would refuse it")
        return folder

    def script(self, name, text):
        path = self.folder / name
        path.write_text("#!/bin/sh\n" + text)
        path.chmod(0o755)
        return path

    def processes(self):
        """What still runs out of this test's folder."""
        found = []
        for entry in pathlib.Path("/proc").iterdir():
            try:
                if entry.name.isdigit() and str(self.folder) in os.readlink(entry / "cwd") + os.readlink(entry / "exe"):
                    found.append((entry / "cmdline").read_bytes().replace(b"\0", b" ").decode())
            except OSError:
                pass
        return found

    def wait_for(self, words, running):
        """Until a process of this test has the words in its command line; `running` must not end before."""
        while not any(words in line for line in self.processes()):
            self.assertIsNone(running.poll())
            time.sleep(0.01)

    def compiler(self, name, text):
        """A stand-in that is g++ for every question, and runs `text` when it shall compile affine.cpp."""
        return self.script(name, f'case " $* " in *" affine.cpp "*) ;; *) exec g++ "$@" ;; esac\n{text}\n')

    def spoilt_compiler(self, statement):
        """A compiler whose entries run `statement` first."""
        return self.compiler("spoiling", f"""
mkdir spoilt && sed 's|^    if (count <= 0)|    {statement} if (count <= 0)|' affine.cpp > spoilt/affine.cpp && cd spoilt &&
g++ "$@"; code=$?
cd .. && mv spoilt/*.so spoilt/*.d . ; rm -r spoilt; exit $code""")
