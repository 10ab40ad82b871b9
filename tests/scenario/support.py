# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""What scenario tests share: the program under test in a folder and a cache of its own."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

FINE, REFUSED, USAGE, ENVIRONMENT, INTERNAL = range(5)

# Set by main() from the command line of the test.
HAWK = None
EXAMPLES = None

# Variables that would leak the caller's settings into a test.
SETTINGS = ("HAWK_", "XDG_", "CXX", "CPATH", "CUDA_HOME", "CUDA_PATH", "NVCC_")


def clean_environment(folder):
    kept = {k: v for k, v in os.environ.items() if not k.startswith(SETTINGS)}
    kept.update(HOME=str(folder / "home"), XDG_CACHE_HOME=str(folder / "cache"), TMPDIR=str(folder / "tmp"))
    return kept


class Scenario(unittest.TestCase):
    """A private folder with home, cache and tmp; everything is gone afterwards."""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="hawk-test-"))
        self.addCleanup(self.remove_folder)
        for name in ("home", "tmp", "work"):
            (self.folder / name).mkdir()
        self.work = self.folder / "work"
        self.environment = clean_environment(self.folder)

    def remove_folder(self):
        for path, folders, _ in os.walk(self.folder):
            for name in folders:
                full = os.path.join(path, name)
                if not os.path.islink(full):
                    os.chmod(full, 0o755)
        shutil.rmtree(self.folder)

    def write(self, name, text):
        path = self.work / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def hawk(self, *arguments, code=FINE, environment=None, timeout=120, inside=()):
        """Runs hawk and checks its exit code; the result has .out, .err and .json(). `inside`: a command to run
        it in, for example bwrap with its options."""
        result = subprocess.run([*inside, HAWK, *map(str, arguments)], cwd=self.work, env={**self.environment, **(environment or {})},
                                text=True, capture_output=True, timeout=timeout, stdin=subprocess.DEVNULL)
        said = f"\n$ hawk {' '.join(map(str, arguments))}\n{result.stdout}{result.stderr}"
        self.assertEqual(result.returncode, code, said)
        result.out, result.err, result.json = result.stdout, result.stderr, lambda: json.loads(result.stdout)
        return result

    def assert_message(self, result, *words):
        """One message on standard error that names all the words, and nothing on standard output."""
        for word in words:
            self.assertIn(word, result.err)
        self.assertEqual(result.out, "")

    def assert_nothing_left(self, *folders):
        """No temporary files of ours in the folders, nor in TMPDIR."""
        left = [str(p) for p in (self.folder / "tmp").iterdir()]
        for folder in folders:
            left += [str(p) for p in pathlib.Path(folder).rglob("*") if ".hawk-part" in p.name or p.name.endswith(".tmp")]
        self.assertEqual(left, [])


def affine(scale=""):
    return f"""
from hawk import Param, Scalar, kernel


@kernel
def affine(x: Scalar, a: Param, b: Param):
    y = {scale}a * x + b
    return y
"""


def counting_stand_in(path, real, log):
    """A program that writes a line into `log` and becomes `real`."""
    path.write_text(f'#!/bin/sh\necho "$0" >> "{log}"\nexec "{real}" "$@"\n')
    path.chmod(0o755)
    return path


def count_lines(path):
    return len(path.read_text().splitlines()) if path.exists() else 0


def find_nvcc():
    for place in (shutil.which("nvcc"), "/usr/local/cuda/bin/nvcc"):
        if place and os.access(place, os.X_OK):
            return place
    return None


def without_cuda_toolkit():
    """A command that hides the toolkit's usual folder from what it runs."""
    if not os.path.isdir("/usr/local/cuda"):
        return ()
    return (shutil.which("bwrap"), "--dev-bind", "/", "/", "--tmpfs", os.path.realpath("/usr/local/cuda"))


def unprivileged(*mounts):
    """A command that runs its program as uid 1000, over the given bwrap options for mounts."""
    return (shutil.which("bwrap"), "--unshare-user", "--uid", "1000", "--gid", "1000", "--dev-bind", "/", "/", *map(str, mounts))


def main():
    """`TEST HAWK EXAMPLES_DIR [unittest arguments]`"""
    global HAWK, EXAMPLES
    HAWK, EXAMPLES = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    module = sys.modules["__main__"]
    unittest.main(module=module, argv=[sys.argv[0], *sys.argv[3:]], verbosity=2)
