# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""A screen of its own with a window manager, and a keyboard on it."""

import ctypes
import os
import pathlib
import shutil
import struct
import subprocess
import tempfile
import time
import zlib

SIZE = (1280, 900)
PROGRAMS = ("Xvfb", "openbox", "xdotool")


def missing():
    return [name for name in PROGRAMS if not shutil.which(name)]


def wait_until(done, what, seconds=60):
    """The first value of `done` that counts as true."""
    end = time.monotonic() + seconds
    while True:
        value = done()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"{what} did not come in {seconds} s")
        time.sleep(0.05)


def threads_of(process):
    """Where the threads of a process wait in the kernel."""
    if process.poll() is not None:
        return f"ended with {process.returncode}"
    threads = []
    for thread in sorted(pathlib.Path(f"/proc/{process.pid}/task").iterdir()):
        try:
            threads.append(f"{(thread / 'comm').read_text().strip()} {(thread / 'wchan').read_text()} "
                           f"{(thread / 'syscall').read_text().split()[0]}")
        except OSError as error:
            threads.append(f"{thread.name} {error.strerror}")
    return "; ".join(threads)


class Display:
    """Made by its constructor, gone after close()."""

    def __init__(self, environment, size=SIZE):
        self.size = size
        read, write = os.pipe()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp",
                                        # A server that starts again when its last client leaves drops who comes meanwhile.
                                        "-noreset"],
                                       pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise AssertionError("Xvfb did not start")
        self.environment = {**environment, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
        self.manager, self.complaints = None, tempfile.TemporaryFile("w+")
        try:
            self.start_manager()
        except BaseException:
            # Who made it gets nothing that could be closed.
            self.close()
            raise

    def start_manager(self, attempts=3):
        """A window manager that ends by itself, as one does that finds the screen taken, is started again."""
        for attempt in range(attempts):
            self.manager = subprocess.Popen(["openbox"], env=self.environment, stdout=subprocess.DEVNULL, stderr=self.complaints)
            wait_until(lambda: self.manager.poll() is not None or self.xdotool("getactivewindow", check=False) is not None,
                       "the window manager")
            if self.manager.poll() is None:
                return
        self.complaints.seek(0)
        raise AssertionError(f"openbox ended {attempts} times: {self.complaints.read()}")

    def close(self):
        for process in (self.manager, self.server):
            if process:
                process.terminate()
                process.wait(timeout=30)
        self.complaints.close()

    def account(self):
        """What can be said of the screen when a window does not come: its programs, and the windows with their states."""
        lines = [f"{name}: {threads_of(process)}" for name, process in (("Xvfb", self.server), ("openbox", self.manager))]
        for window in (self.xdotool("search", "--name", ".", check=False) or "").split():
            told = [self.xdotool(question, window, check=False) for question in ("getwindowname", "getwindowpid", "getwindowgeometry")]
            lines.append(f"window {window}: {told}")
        lines.append(f"visible: {self.xdotool('search', '--onlyvisible', '--name', '.', check=False)}")
        self.complaints.seek(0)
        lines.append(f"openbox said: {self.complaints.read()}")
        return "\n".join(lines)

    def xdotool(self, *arguments, check=True):
        done = subprocess.run(["xdotool", *map(str, arguments)], env=self.environment, text=True, capture_output=True, timeout=120)
        if check and done.returncode != 0:
            raise AssertionError(f"xdotool {' '.join(map(str, arguments))}: {done.stderr}")
        return done.stdout.strip() if done.returncode == 0 else ("" if "XGetWindowProperty" in done.stderr else None)

    def window(self, name):
        """The visible window whose title holds `name`; empty when there is none."""
        found = self.xdotool("search", "--onlyvisible", "--name", name, check=False)
        return found.split()[-1] if found else ""

    def title(self):
        """Of the window that has the keyboard."""
        return self.xdotool("getactivewindow", "getwindowname", check=False) or ""

    def activate(self, name, program):
        """The window of a program, once it is there. One that does not come is told of with all that can be said."""
        try:
            wait_until(lambda: self.window(name) or program.poll() is not None, f"a window called {name}")
        except AssertionError as error:
            raise AssertionError(f"{error}\nthe program: {threads_of(program)}\n{self.account()}") from None
        if program.poll() is not None:
            raise AssertionError(f"the program ended with {program.returncode} before a window called {name} came")
        window = self.window(name)
        self.xdotool("windowactivate", "--sync", window)
        return window

    def press(self, *keys):
        """Keys in the words of xdotool: `ctrl+n`, `F8`."""
        self.xdotool("key", "--clearmodifiers", "--delay", 30, *keys)

    def type(self, text):
        """A line end is the return key."""
        first, *rest = text.split("\n")
        self.type_line(first)
        for line in rest:
            self.press("Return")
            self.type_line(line)

    def type_line(self, line):
        if line:
            self.xdotool("type", "--clearmodifiers", "--delay", 15, line)

    def place(self, window):
        """Of a window without its frame: left, top, width, height. (xdotool counts the frame twice.)"""
        x11 = ctypes.CDLL("libX11.so.6")
        for name in ("XOpenDisplay", "XDefaultRootWindow"):
            getattr(x11, name).restype = ctypes.c_void_p
        screen = ctypes.c_void_p(x11.XOpenDisplay(self.environment["DISPLAY"].encode()))
        root = ctypes.c_void_p(x11.XDefaultRootWindow(screen))
        numbers = [ctypes.c_int() for _ in range(6)]
        parent, (left, top, width, height, *rest) = ctypes.c_ulong(), numbers
        of = ctypes.c_ulong(int(window))
        x11.XGetGeometry(screen, of, ctypes.byref(parent), *map(ctypes.byref, (left, top, width, height, *rest)))
        x11.XTranslateCoordinates(screen, of, root, 0, 0, ctypes.byref(left), ctypes.byref(top), ctypes.byref(parent))
        x11.XCloseDisplay(screen)
        return left.value, top.value, width.value, height.value

    def save_picture(self, path):
        """The whole screen as a PNG file, to look at when something fails."""
        x11 = ctypes.CDLL("libX11.so.6")
        for name in ("XOpenDisplay", "XDefaultRootWindow", "XGetImage"):
            getattr(x11, name).restype = ctypes.c_void_p
        screen = ctypes.c_void_p(x11.XOpenDisplay(self.environment["DISPLAY"].encode()))
        root = ctypes.c_void_p(x11.XDefaultRootWindow(screen))
        whole_planes, as_pixels = ctypes.c_ulong(~0), 2
        image = x11.XGetImage(screen, root, 0, 0, *self.size, whole_planes, as_pixels)
        data = ctypes.cast(image + 16, ctypes.POINTER(ctypes.c_void_p))[0]
        pixels = ctypes.string_at(data, 4 * self.size[0] * self.size[1])
        x11.XCloseDisplay(screen)
        path.write_bytes(png(pixels, self.size))


def png(pixels, size):
    """Blue, green, red and nothing for each pixel of the screen."""
    rows = b""
    for start in range(0, len(pixels), 4 * size[0]):
        row = bytearray(3 * size[0])
        for channel in range(3):
            row[channel::3] = pixels[start + 2 - channel : start + 4 * size[0] : 4]
        rows += b"\0" + row

    def chunk(name, content):
        body = name + content
        return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))

    head = struct.pack(">IIBBBBB", *size, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
