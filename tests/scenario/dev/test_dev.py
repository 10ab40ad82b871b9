# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""What ./dev promises, as far as it can be shown without two minutes and a network: a stand-in takes the
place of mmdebstrap."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

PROJECT = Path(sys.argv[1])
PARTS = ("messages", "packages", "root")
ROOT = "root-0123456789abcdef"

# Writes the tar of a root with a marker, after it has told that it runs and waited as long as it is asked to.
MMDEBSTRAP = """#!/bin/bash
[[ $1 != --unshare-helper ]] || { shift; exec "$@"; }
mkdir -p "$TMPDIR/chroot/etc" "$TMPDIR/chroot/dev"
touch "$TMPDIR/chroot/etc/hawk-workbench-root" "$TMPDIR/chroot/dev/null"
touch "$HOME/started"
sleep "${STAND_IN_SECONDS:-0}"
[[ -z ${STAND_IN_FAILS:-} ]] || { echo "E: no mirror answers" >&2; exit 1; }
tar --create --directory="$TMPDIR/chroot" .
"""


class Case(unittest.TestCase):
    def setUp(self):
        self.home = Path(tempfile.mkdtemp(prefix="hawk-dev-"))
        self.addCleanup(shutil.rmtree, self.home, ignore_errors=True)
        for name in ("bin", "tmp", "cache"):
            (self.home / name).mkdir()
        stand_in = self.home / "bin/mmdebstrap"
        stand_in.write_text(MMDEBSTRAP, encoding="utf-8")
        stand_in.chmod(0o755)
        self.cache = self.home / "cache"
        self.environment = dict(
            os.environ,
            HOME=str(self.home),
            TMPDIR=str(self.home / "tmp"),
            PATH=f"{self.home}/bin:{os.environ['PATH']}",
            HAWK_DEBIAN_MIRROR="http://localhost/debian",
        )
        self.environment.pop("XDG_CACHE_HOME", None)

    def script(self, text):
        """A command line that runs `text` with the parts of ./dev, and this cache."""
        sources = "".join(f'source "$project/packaging/dev/{part}.sh"\n' for part in PARTS)
        head = f'set -euo pipefail\nproject="{PROJECT}" cache="{self.cache}"\n{sources}check_root_tools() {{ :; }}\n'
        return ["bash", "-c", head + text]

    def run_parts(self, text, **variables):
        return subprocess.run(self.script(text), env=self.environment | variables, capture_output=True, text=True)

    def make_root(self, **variables):
        return self.run_parts(f'ensure_root "$cache/{ROOT}"', **variables)

    def start_making(self, name):
        """A process that is in the middle of making the root `name`, in a group of its own."""
        process = subprocess.Popen(
            self.script(f'ensure_root "$cache/{name}"'),
            env=self.environment | {"STAND_IN_SECONDS": "60"},
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        while not (self.home / "started").exists():
            self.assertIsNone(process.poll())
            time.sleep(0.01)
        return process

    def left_over(self):
        """What is in the cache beside logs and locks, and in the folder for temporary files."""
        folders = [path.name for path in self.cache.iterdir() if path.suffix not in (".log", ".lock")]
        return sorted(folders + [path.name for path in (self.home / "tmp").iterdir()])


class Commands(Case):
    def dev(self, *arguments):
        command = [PROJECT / "dev", *arguments]
        return subprocess.run(command, env=self.environment, capture_output=True, text=True)

    def test_help_names_every_command(self):
        done = self.dev("help")
        self.assertEqual(done.returncode, 0)
        for command in "run test build bench conformance fuzz asan tsan format lint shell".split():
            self.assertIn(command, done.stdout)
        self.assertEqual(self.dev().stdout, done.stdout)

    def test_wrong_usage(self):
        for command, words in (("nonsense", "no command 'nonsense'"), ("package", "not there yet")):
            done = self.dev(command)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertIn(words, done.stderr)

    def test_what_it_builds_is_defined(self):
        parts = "".join(path.read_text(encoding="utf-8") for path in [PROJECT / "dev", *PROJECT.glob("packaging/dev/*.sh")])
        calls = re.findall(r"^ +build ([a-z][a-z -]*[a-z])$", parts, re.MULTILINE)
        presets = {preset["name"] for preset in json.loads((PROJECT / "CMakePresets.json").read_text())["configurePresets"]}
        files = [path for top in ("app", "bench", "tests") for path in (PROJECT / top).rglob("CMakeLists.txt")]
        cmake = "".join(path.read_text(encoding="utf-8") for path in files)
        targets = set(re.findall(r"add_executable\(\s*([\w-]+)", cmake))
        named = [call.split() for call in calls]
        self.assertLessEqual({"fuzz-parser", "hawk-bench", "hawk-conformance", "hawk"}, {word for call in named for word in call})
        for preset, *wanted in named:
            self.assertIn(preset, presets)
            self.assertLessEqual(set(wanted), targets)

    def test_packages_by_purpose(self):
        run = self.run_parts("packages_for run").stdout.split()
        everything = self.run_parts("packages_for run build test bench").stdout.split()
        self.assertIn("g++", run)
        self.assertNotIn("cmake", run)
        self.assertLess(set(run), set(everything))
        self.assertEqual(everything, sorted(set(everything)))


class Root(Case):
    def test_it_appears_complete_and_once(self):
        done = self.make_root()
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.left_over(), [ROOT])
        self.assertTrue((self.cache / ROOT / "etc/hawk-workbench-root").is_file())
        self.assertFalse((self.cache / ROOT / "dev/null").exists())
        again = self.make_root(STAND_IN_FAILS="yes")
        self.assertEqual((again.returncode, again.stderr), (0, ""))

    def test_an_older_one_goes_when_the_new_one_is_there(self):
        for name in ("root-fedcba9876543210", "root-of-somebody"):
            (self.cache / name / "etc").mkdir(parents=True)
        self.assertEqual(self.make_root(STAND_IN_FAILS="yes").returncode, 1)
        self.assertTrue((self.cache / "root-fedcba9876543210").exists())
        self.assertEqual(self.make_root().returncode, 0)
        self.assertEqual(self.left_over(), [ROOT, "root-of-somebody"])

    def test_a_failure_says_what_failed_and_how_to_go_on(self):
        done = self.make_root(STAND_IN_FAILS="yes")
        self.assertEqual(done.returncode, 1)
        self.assertIn("E: no mirror answers", done.stderr)
        self.assertIn("this step failed: Making a Debian 13 root", done.stderr)
        self.assertIn(f"log:      {self.cache}/root.log", done.stderr)
        self.assertIn("to go on: ", done.stderr)
        self.assertIn("E: no mirror answers", (self.cache / "root.log").read_text(encoding="utf-8"))
        self.assertFalse((self.cache / ROOT).exists())

    def test_cut_short_at_any_time_it_is_made_anew(self):
        for kind in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
            (self.home / "started").unlink(missing_ok=True)
            with self.start_making(ROOT) as process:
                os.killpg(process.pid, kind)
            self.assertFalse((self.cache / ROOT).exists())
            self.assertIn(f"{ROOT}.partial", self.left_over())
        self.assertEqual(self.make_root().returncode, 0)
        self.assertEqual(self.left_over(), [ROOT])

    def test_a_complete_one_waits_for_no_other(self):
        self.assertEqual(self.make_root().returncode, 0)
        (self.home / "started").unlink()
        with self.start_making("root-fedcba9876543210") as process:
            done = self.make_root()
            self.assertIsNone(process.poll())
            os.killpg(process.pid, signal.SIGKILL)
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_two_at_once_make_one(self):
        processes = [
            subprocess.Popen(self.script(f'ensure_root "$cache/{ROOT}"'), env=self.environment, stderr=subprocess.PIPE, text=True)
            for _ in range(2)
        ]
        messages = "".join(process.communicate()[1] for process in processes)
        self.assertEqual([process.returncode for process in processes], [0, 0])
        self.assertEqual(messages.count("Making a Debian 13 root"), 1)
        self.assertEqual(self.left_over(), [ROOT])


class Summary(Case):
    def test_counts_reasons_and_order(self):
        qt = "SKIP   : tst_b::device() no device here\\n   Loc: [x.cpp(3)]\\n"
        interop = '<properties><property name="cmake_labels" value="x;interop"/></properties>'
        cases = "".join(
            f'<testcase name="{name}" time="{seconds}" status="{status}">{properties}<system-out>{output}</system-out></testcase>'
            for name, seconds, status, properties, output in (
                ("tst_a", 0.5, "run", "", "PASS"),
                ("tst_b", 2.25, "run", "", qt.replace("\\n", "\n")),
                ("tst_c", 0.25, "fail", "", ""),
                ("tst_d", 0.1, "notrun", '<skipped message="SKIP_REGULAR_EXPRESSION_MATCHED"/>' + interop, ""),
                ("tst_e", 0.2, "run", interop, "test_x (C.test_x) ... skipped 'no network'\n"),
                ("tst_f", 0.0, "notrun", '<skipped message="Unable to find executable"/>', ""),
                ("tst_g", 0.1, "notrun", '<skipped message="SKIP_RETURN_CODE=77"/>', "SKIP   : tst_g: not here\n"),
                ("tst_h", 0.1, "run", "", "".join(f"test_{n} (C.test_{n}) ... skipped 'no nvcc'\n" for n in "yz")),
            )
        )
        results = self.home / "results.xml"
        results.write_text(f"<testsuite>{cases}</testsuite>", encoding="utf-8")
        summary = PROJECT / "packaging/dev/test_summary.py"
        lines = subprocess.run([sys.executable, summary, results], capture_output=True, text=True).stdout.splitlines()
        self.assertEqual(lines[-1], "4 passed, 2 failed, 2 skipped")
        self.assertEqual(lines[-2], "Interop tests: 1 ran, 1 skipped")
        self.assertIn("  tst_b::device() no device here", lines)
        self.assertIn("  tst_d: did not run", lines)
        self.assertIn("  test_x (C.test_x) 'no network'", lines)
        self.assertIn("  tst_g: not here", lines)
        self.assertIn("  test_z (C.test_z) 'no nvcc'", lines)
        self.assertIn("In tests that passed, 4 functions skipped; the reasons stand above", lines)
        slowest = lines.index("The slowest tests:")
        self.assertEqual([line.split()[-1] for line in lines[slowest + 1 : slowest + 4]], ["tst_b", "tst_a", "tst_c"])


    def test_what_unittest_prints_is_understood(self):
        script = self.home / "skips.py"
        script.write_text(
            "import unittest\n\nclass A(unittest.TestCase):\n    @unittest.skip('no GPU')\n    def test_one(self):\n        pass\n"
            "    def test_two(self):\n        'Says more.'\n        self.skipTest('no net')\n    def test_three(self):\n        pass\n"
            "\n@unittest.skip('no Qt')\nclass B(unittest.TestCase):\n    def test_four(self):\n        pass\n\n"
            "unittest.main(verbosity=2)\n",
            encoding="utf-8",
        )
        output = subprocess.run([sys.executable, script], capture_output=True, text=True).stderr
        sys.path.insert(0, str(PROJECT / "packaging/dev"))
        import test_summary

        reasons = test_summary.skip_reasons(output)
        self.assertEqual(sorted(reason.split("'")[1] for reason in reasons), ["no GPU", "no Qt", "no net"], output)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
