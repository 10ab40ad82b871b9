#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""The window on screens of several sizes, and what a start finds after an end that nobody asked for."""

import os
import pathlib
import re
import signal
import subprocess
import sys
import time
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import support
from display import Display, missing, wait_until
from support import FINE, Scenario

WORKBENCH = None
TITLE_BAR = 20


class Ends(Scenario):
    display = None

    def show(self, size=(1280, 900)):
        """A screen in the place of the one before."""
        self.hide()
        self.display = Display(self.environment, size)
        self.addCleanup(self.hide)

    def hide(self):
        if self.display:
            self.display.close()
        self.display = None

    def start(self, *arguments):
        program = subprocess.Popen([WORKBENCH, *map(str, arguments)], cwd=self.work, env=self.display.environment,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.addCleanup(program.stdout.close)
        self.addCleanup(program.wait)
        self.addCleanup(program.kill)
        self.display.activate("Hawk Workbench", program)
        return program

    def place(self):
        return self.display.place(self.display.window("Hawk Workbench"))

    def settings(self):
        path = self.folder / "home/.config/hawk-workbench/settings.ini"
        return path.read_text() if path.exists() else ""

    def test_the_whole_window_is_on_the_screen(self):
        for size in ((1920, 1080), (1280, 800), (1024, 768), (800, 600)):
            with self.subTest(size=size):
                self.show(size)
                for start in ("first", "second"):
                    program = self.start(self.write("k.py", support.affine()))
                    wait_until(lambda: self.display.title().startswith("k.py"), "the file in the title")
                    time.sleep(0.5)
                    left, top, width, height = self.place()
                    self.assertLessEqual(left + width, size[0], start)
                    self.assertLessEqual(top + height, size[1], start)
                    self.assertGreaterEqual(top, TITLE_BAR // 2, start)
                    self.display.press("ctrl+q")
                    self.assertEqual(program.wait(timeout=60), FINE)

    def test_a_window_of_a_larger_screen_is_made_to_fit(self):
        file = self.write("k.py", support.affine())
        for size in ((1920, 1080), (1000, 700)):
            self.show(size)
            program = self.start(file)
            wait_until(lambda: self.display.title().startswith("k.py"), "the file in the title")
            time.sleep(0.5)
            left, top, width, height = self.place()
            self.assertLessEqual(left + width, size[0])
            self.assertLessEqual(top + height, size[1])
            self.display.press("ctrl+q")
            self.assertEqual(program.wait(timeout=60), FINE)

    def test_what_was_open_comes_back_after_a_kill(self):
        self.show()
        program = self.start(self.write("k.py", support.affine()))
        wait_until(lambda: re.search(r"^files=.*k\.py", self.settings(), re.M), "the file among those to reopen")
        program.kill()
        program.wait()
        program = self.start()
        wait_until(lambda: self.display.title().startswith("k.py"), "the reopened file in the title")
        program.send_signal(signal.SIGTERM)
        self.assertEqual(program.wait(timeout=60), FINE)

    def test_a_signal_ends_without_a_question_and_without_a_loss(self):
        self.show()
        file = self.write("k.py", support.affine())
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            with self.subTest(signal=number.name):
                program = self.start(file)
                wait_until(lambda: self.display.title().startswith("k.py"), "the file in the title")
                time.sleep(0.5)
                self.display.press("ctrl+0")
                self.display.type("# half")
                program.send_signal(number)
                self.assertEqual(program.wait(timeout=20), FINE)
                self.assertEqual(program.stdout.read(), "")
                kept = list((self.folder / "home/.local/state/hawk-workbench/unsaved").glob("*.json"))
                self.assertTrue(any("# half" in path.read_text() for path in kept), kept)
                self.assertNotIn("# half", file.read_text())
                for path in kept:
                    path.unlink()

    def test_a_pipe_in_the_place_of_the_settings(self):
        folder = self.folder / "home/.config/hawk-workbench"
        folder.mkdir(parents=True)
        os.mkfifo(folder / "settings.ini")
        self.show()
        program = self.start(self.write("k.py", support.affine()))
        wait_until(lambda: self.display.title().startswith("k.py"), "the file in the title")
        self.display.press("ctrl+q")
        self.assertEqual(program.wait(timeout=60), FINE)
        self.assertTrue((folder / "settings.ini").is_file())


if __name__ == "__main__":
    WORKBENCH = sys.argv.pop(3)
    if missing():
        print(f"SKIP: {', '.join(missing())} is not installed, so there is no screen with a keyboard")
        sys.exit(77)
    support.main()
