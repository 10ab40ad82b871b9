# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""The main job in the program as it is shipped, under a window system, with the keyboard alone.

    test_window.py HAWK EXAMPLES_DIR HAWK_WORKBENCH INTEROP_DIR

A kernel is typed from nothing with a fault in it; F8 goes there, and what is typed then replaces exactly the faulty
name. The cache counts a miss and a hit, the saved results are those of NumPy, and the exported bundle is loaded by the
reference package. INTEROP_DIR is where the interoperability test keeps that package.
"""

import json
import pathlib
import struct
import subprocess
import sys
import tempfile
import time
import unittest

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "interop")]
import support
import test_interop
from display import Display, missing, wait_until
from support import FINE, Scenario

WORKBENCH = INTEROP = None

# The editor indents by itself.
TYPED = """from hawk import Param, Scalar, kernel
from hawk.math import sin


@kernel
def wave(x: Scalar, a: Param):
# One sample.
y = a * x * x + sinn(x)
return y
"""
SAVED = """from hawk import Param, Scalar, kernel
from hawk.math import sin


@kernel
def wave(x: Scalar, a: Param):
    # One sample.
    y = a * x * x + sin(x)
    return y
"""


class Window(Scenario):
    def setUp(self):
        super().setUp()
        self.display = Display(self.environment)
        self.addCleanup(self.display.close)

    def start(self, *arguments):
        self.errors = open(self.folder / "stderr", "w+")
        self.addCleanup(self.errors.close)
        self.program = subprocess.Popen([WORKBENCH, *map(str, arguments)], cwd=self.work, env=self.display.environment,
                                        stdin=subprocess.DEVNULL, stdout=self.errors, stderr=self.errors)
        self.addCleanup(self.end)
        self.display.activate("Hawk Workbench", self.program)

    def end(self):
        if self.program.poll() is None:
            # Only after a failure: a test that passes has closed the window.
            picture = pathlib.Path(tempfile.gettempdir(), f"{self.id()}.png")
            self.display.save_picture(picture)
            print(f"the screen as it was: {picture}")
            self.program.terminate()
            try:
                print(f"asked to end, it ended with {self.program.wait(timeout=10)}: its event loop runs")
            except subprocess.TimeoutExpired:
                print("asked to end, it did not within 10 s: its event loop stands")
                self.program.kill()
        if self.program.wait() != 0:
            print(f"hawk-workbench said: {self.said()}")

    def said(self):
        self.errors.seek(0)
        return self.errors.read()

    def counters(self):
        return self.hawk("cache", "stats", "--json").json()

    def settled(self):
        """The counters of the cache, once they have stood still for a while."""
        last, since = self.counters(), time.monotonic()
        while time.monotonic() - since < 1.5:
            time.sleep(0.2)
            now = self.counters()
            if now != last:
                last, since = now, time.monotonic()
        return last

    def choose_file(self, path, exists=True):
        """Answers the dialog that asks for a file."""
        wait_until(lambda: "Hawk Workbench" not in self.display.title() or self.dialog_is_open(), "a file dialog")
        time.sleep(0.5)
        self.display.press("ctrl+a")
        self.display.type(f"{path}\n")
        if exists:
            wait_until(lambda: path.exists() and path.stat().st_size > 0, f"{path.name}")

    def dialog_is_open(self):
        return len((self.display.xdotool("search", "--onlyvisible", "--pid", self.program.pid, check=False) or "").split()) > 1

    def test_the_main_job(self):
        show = self.display
        self.start()
        wait_until(lambda: "affine.py" in show.title(), "the example of the first start")
        wait_until(lambda: self.counters()["misses"] > 0, "a build of the example")
        self.settled()

        show.press("ctrl+n")
        wait_until(lambda: "untitled" in show.title(), "a new document")
        show.type(TYPED)
        broken = self.settled()
        show.press("ctrl+Home", "F8")
        time.sleep(0.5)
        show.type("sin")
        repaired = self.settled()
        self.assertEqual(repaired["misses"], broken["misses"] + 1)
        show.press("ctrl+b")
        again = self.settled()
        self.assertEqual((again["misses"], again["hits"]), (repaired["misses"], repaired["hits"] + 1))

        file = self.work / "wave.py"
        show.press("ctrl+shift+s")
        self.choose_file(file)
        self.assertEqual(file.read_text(), SAVED)
        wait_until(lambda: show.title().startswith("wave.py"), "the name of the file in the title")

        x = np.linspace(-3.0, 4.5, 1001)
        np.save(self.work / "x.npy", x)
        right = 0.75 * x * x + np.sin(x)
        self.enter_inputs(1001, f"@{self.work / 'x.npy'}", "0.75")
        show.press("ctrl+F5")
        self.settled()
        time.sleep(1)
        results = self.work / "results.csv"
        self.command("results csv")
        self.choose_file(results)
        table = np.genfromtxt(results, delimiter=",", names=True)
        np.testing.assert_allclose(table["y"], right, rtol=1e-12, atol=1e-12)

        bundle = self.work / "bundle"
        show.press("ctrl+e")
        time.sleep(0.5)
        show.press("ctrl+a")
        show.type(f"{bundle}\n")
        wait_until(lambda: (bundle / "manifest.json").exists(), "the bundle", 180)
        self.assertIn("wave", self.hawk("bundle", "show", bundle).out)
        self.load_with_the_reference_package(bundle, x, right)

        show.press("ctrl+q")
        self.assertEqual(self.program.wait(timeout=60), 0)
        self.assertEqual(self.said(), "")

    def enter_inputs(self, samples, x, a):
        """From the number of samples Tab leads through source, low, high, seed and text of x, then to a."""
        show = self.display
        show.press("ctrl+2")
        show.press("ctrl+a")
        show.type(f"{samples}\n")
        show.press(*["Tab"] * TABS_TO_X, "ctrl+a")
        show.type(f"{x}\n")
        time.sleep(0.5)
        show.press(*["Tab"] * TABS_TO_A, "ctrl+a")
        show.type(f"{a}\n")
        time.sleep(0.5)

    def command(self, words):
        """By the palette."""
        self.display.press("ctrl+shift+p")
        time.sleep(0.5)
        self.display.type(words)
        time.sleep(0.5)
        self.display.press("Return")

    def load_with_the_reference_package(self, bundle, x, right):
        try:
            python = test_interop.environment(pathlib.Path(INTEROP) / "venv")
        except SystemExit:
            print("the bundle is not loaded with the reference package, which cannot be installed here")
            return
        numbers = self.work / "expect.json"
        zeros = [0.0] * len(x)
        wave = {"bind": {"x": x.tolist(), "a": 0.75, "y": zeros}, "want": {"y": right.tolist()}, "rtol": 1e-12, "atol": 1e-12}
        numbers.write_text(json.dumps({"expect": 1, "kernels": {"wave": wave}}))
        loaded = subprocess.run([python, HERE.parent / "interop/load_with_hawk.py", bundle, "--expect", numbers], text=True,
                                capture_output=True, timeout=300)
        self.assertEqual(loaded.returncode, 0, loaded.stdout + loaded.stderr)

    def test_a_file_of_the_command_line(self):
        self.write("k.py", support.affine())
        self.start("k.py")
        wait_until(lambda: self.display.title().startswith("k.py"), "the file in the title")
        self.display.press("ctrl+q")
        self.assertEqual(self.program.wait(timeout=60), 0)
        self.assertEqual(self.said(), "")


class Picture(Scenario):
    def test_of_a_panel(self):
        self.write("k.py", support.affine())
        sizes = {}
        for scale in ("1", "2"):
            picture = self.work / f"timing{scale}.png"
            subprocess.run([WORKBENCH, "k.py", "--screenshot", picture, "--panel", "timing", "--theme", "dark", "--scale", scale],
                           cwd=self.work, env={**self.environment, "QT_QPA_PLATFORM": "offscreen"}, check=True, timeout=120)
            sizes[scale] = struct.unpack(">II", picture.read_bytes()[16:24])
        self.assertEqual(sizes["2"], tuple(2 * side for side in sizes["1"]))


# Over source, low, high and seed of x; over the source of a.
TABS_TO_X = 5
TABS_TO_A = 2

if __name__ == "__main__":
    WORKBENCH, INTEROP = sys.argv.pop(3), sys.argv.pop(3)
    if missing():
        print(f"SKIP: {', '.join(missing())} is not installed, so there is no screen with a keyboard")
        sys.exit(77)
    support.main()
