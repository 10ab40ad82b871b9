#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""What `hawk-workbench` makes of its command line, without a screen."""

import os
import pathlib
import struct
import subprocess
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import support
from support import ENVIRONMENT, FINE, REFUSED, USAGE, Scenario

WORKBENCH = None
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


class CommandLine(Scenario):
    def run_it(self, *arguments, code, display=None):
        environment = {name: value for name, value in self.environment.items() if name not in DISPLAYS}
        environment.update(display or {})
        done = subprocess.run([WORKBENCH, *arguments], cwd=self.work, env=environment, text=True, capture_output=True,
                              timeout=200, stdin=subprocess.DEVNULL)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done

    def test_help_and_version(self):
        done = self.run_it("--help", code=FINE)
        self.assertIn("Usage: hawk-workbench [FILE", done.stdout)
        for option in ("--screenshot", "--panel", "--theme", "--language", "--scale"):
            self.assertIn(option, done.stdout)
        self.assertEqual(done.stderr, "")
        self.assertEqual(self.run_it("--version", code=FINE).stdout,
                         self.hawk("--version").out.replace("hawk", "hawk-workbench", 1))

    def test_wrong_words(self):
        for words, said in (
            (["--pannel", "log"], "pannel"),
            (["--screenshot"], "screenshot"),
            (["--screenshot", "w.jpg"], "`w.jpg` does not end in `.png`"),
            (["--screenshot", "w.odd"], "`w.odd` does not end in `.png`"),
            (["--screenshot", "png"], "`png` does not end in `.png`"),
            (["--screenshot", "w.png", "--panel", "editor"], "timing"),
            (["--panel", "log"], "--screenshot"),
            (["--theme", "pink"], "light, dark"),
            (["--language", "tlh"], "en, de"),
            (["--scale", "nan"], "0.5 to 4"),
            (["--scale", "9"], "0.5 to 4"),
        ):
            with self.subTest(words=words):
                done = self.run_it(*words, code=USAGE)
                self.assertIn(said, done.stderr)
                self.assertIn("[usage-option]", done.stderr)
                self.assertEqual(done.stdout, "")
        self.assertEqual(list(self.work.iterdir()), [])

    def test_no_display(self):
        for display in (
            {},
            {"DISPLAY": ":4711"},
            {"DISPLAY": "no display"},
            {"WAYLAND_DISPLAY": "wayland-4711"},
            {"DISPLAY": ":4711", "QT_QPA_PLATFORM": "xcb"},
            {"QT_QPA_PLATFORM": "nonsense"},
        ):
            with self.subTest(display=display):
                self.assertIn("[no-display]", self.run_it(code=ENVIRONMENT, display=display).stderr)

    def test_a_picture(self):
        done = self.run_it("--screenshot", "w.png", code=FINE)
        self.assertEqual(done.stdout + done.stderr, "")
        data = (self.work / "w.png").read_bytes()
        self.assertEqual(data[:8], b"\x89PNG\r\n\x1a\n")
        self.assertEqual(struct.unpack(">II", data[16:24]), (1280, 800))
        # No session begins with a picture.
        self.assertEqual([path for path in (self.folder / "home").rglob("*") if path.is_file()], [])

    def test_a_picture_of_a_file_that_is_not_there(self):
        done = self.run_it("missing.py", "--screenshot", "w.png", code=REFUSED)
        self.assertIn("missing.py", done.stderr)
        self.assertIn("[file-missing]", done.stderr)
        self.assertFalse((self.work / "w.png").exists())

    def test_names_that_are_not_utf8(self):
        with open(os.fsencode(self.work) + b"/k\xff.py", "wb"):
            pass
        done = self.run_it(b"k\xff.py", "--screenshot", "w.png", code=REFUSED)
        self.assertIn("not valid UTF-8", done.stderr)
        self.assertIn("[file-name-not-utf8]", done.stderr)
        done = self.run_it("--screenshot", b"w\xff.png", code=USAGE)
        self.assertIn("not valid UTF-8", done.stderr)
        self.assertEqual(os.listdir(os.fsencode(self.work)), [b"k\xff.py"])

    def test_output_that_cannot_be_written(self):
        for words in ("--help", "--version"):
            for stream in (">&-", ">/dev/full"):
                with self.subTest(words=words, stream=stream):
                    done = subprocess.run(["sh", "-c", f'exec "$0" {words} {stream}', WORKBENCH], env=self.environment,
                                          text=True, stderr=subprocess.PIPE, timeout=60)
                    self.assertEqual(done.returncode, ENVIRONMENT, done.stderr)
                    self.assertIn("hawk-workbench: ", done.stderr)
                    self.assertIn("[output-failed]", done.stderr)

    def test_a_full_disk_leaves_the_old_picture(self):
        picture = self.work / "w.png"
        picture.write_bytes(b"precious")
        (self.work / "empty.py").write_text("")
        # Less than a picture takes; nothing is built.
        done = subprocess.run(["sh", "-c", 'ulimit -f 20; exec "$0" empty.py --screenshot w.png', WORKBENCH],
                              cwd=self.work, env=self.environment, text=True, capture_output=True, timeout=200)
        self.assertEqual(done.returncode, ENVIRONMENT, done.stderr)
        self.assertIn("File too large", done.stderr)
        self.assertIn("[picture-not-written]", done.stderr)
        self.assertNotIn("libpng", done.stderr)
        self.assertEqual(picture.read_bytes(), b"precious")
        self.assertEqual(sorted(path.name for path in self.work.iterdir()), ["empty.py", "w.png"])

    def test_a_picture_that_cannot_be_written(self):
        (self.work / "folder.png").mkdir()
        os.mkfifo(self.work / "pipe.png")
        for file in ("no/such/folder/w.png", "folder.png", "pipe.png", 251 * "x" + ".png", 252 * "x" + ".png"):
            with self.subTest(file=file):
                done = self.run_it("--screenshot", file, code=ENVIRONMENT)
                self.assertIn("[picture-not-written]", done.stderr)
        # It was found before anything was built.
        self.assertFalse((self.folder / "cache").exists())


if __name__ == "__main__":
    WORKBENCH = sys.argv.pop(3)
    support.main()
