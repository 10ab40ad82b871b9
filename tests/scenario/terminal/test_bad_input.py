#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Bad input and bad surroundings: one clear message, the right exit code, nothing lost, nothing left behind."""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time
import unittest

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import support
from support import ENVIRONMENT, FINE, REFUSED, USAGE, Scenario, affine, find_nvcc, unprivileged

ACCUMULATE = """
from hawk import Mutable, Scalar, kernel


@kernel
def accumulate(x: Scalar, v: Scalar, total: Mutable[Scalar]):
    y = x + v
    total = total + y
    return y
"""

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


class KernelFiles(BadInput):
    VERBS = (("check",), ("run",), ("show",), ("build", "-d", "d"))

    def refuse(self, name, code, *words, verbs=VERBS, exit_code=REFUSED):
        for verb, *options in verbs:
            with self.subTest(verb=verb):
                self.assert_one_message(self.hawk(verb, name, *options, code=exit_code), code, name, *words)
                self.assertFalse((self.work / "d").exists())

    def test_missing(self):
        self.refuse("missing.py", "file-missing", "There is no file")
        self.refuse("missing.cpp", "file-missing", verbs=[("compile",)])

    def test_directory(self):
        (self.work / "folder.py").mkdir()
        self.refuse("folder.py", "file-is-directory", "is a folder")
        self.refuse("folder.py", "file-is-directory", verbs=[("compile",)])

    def test_binary(self):
        (self.work / "program.py").write_bytes(pathlib.Path(support.HAWK).read_bytes()[:4096])
        self.refuse("program.py", "file-binary", "not a text")

    def test_no_kernel_in_it(self):
        for name, text in (("empty.py", ""), ("plain.py", "x = 1\n"), ("comment.py", "# nothing")):
            self.write(name, text)
            self.refuse(name, "T01", "no kernel", "@hawk.kernel", verbs=self.VERBS[1:])
            checked = self.hawk("check", name)
            self.assertIn("0 kernels, 0 errors", checked.out)
            self.assertIn("@hawk.kernel", checked.err)

    def test_another_kernel(self):
        self.assert_one_message(self.hawk("run", "k.py:afine", code=REFUSED), "T03", "afine", "`affine`")

    def test_json_error(self):
        said = self.hawk("run", "missing.py", "--json", code=REFUSED)
        error = said.json()["error"]
        self.assertEqual((error["kind"], error["code"]), ("refused", "file-missing"))
        self.assertIn("missing.py", error["message"])
        self.assertTrue(error["hint"])
        self.assertEqual(said.err, "")


class Data(BadInput):
    def refuse(self, code, *words, arguments, exit_code=REFUSED, file="k.py"):
        self.assert_one_message(self.hawk("run", file, *arguments, code=exit_code), code, *words)

    def refuse_x(self, value, code, *words, exit_code=REFUSED):
        self.refuse(code, *words, arguments=(f"x={value}", "a=1", "b=1"), exit_code=exit_code)

    def test_truncated_npy(self):
        np.save(self.work / "x.npy", np.arange(100.0))
        whole = (self.work / "x.npy").read_bytes()
        for length in (6, 9, 11, 20, 127, 128, 500, len(whole) - 1):
            (self.work / "cut.npy").write_bytes(whole[:length])
            self.refuse_x("@cut.npy", "npy-truncated", "cut.npy", f"after {length} bytes", "write or copy it again")

    def test_no_npy(self):
        for content in (b"", b"\x93NU", b"hello\n", b"PK\x03\x04" + bytes(200)):
            (self.work / "no.npy").write_bytes(content)
            self.refuse_x("@no.npy", "npy-magic", "no.npy", "numpy.save")
        self.refuse_x("@missing.npy", "npy-missing", "missing.npy")
        (self.work / "d.npy").mkdir()
        self.refuse_x("@d.npy", "npy-directory", "d.npy")
        self.refuse_x("@k.py", "argument-file-kind", "k.py", exit_code=USAGE)

    def test_csv(self):
        self.write("text.csv", "t,x\n0,1\n1,abc\n")
        self.refuse_x("@text.csv:x", "csv-number", "text.csv", "line 3", "'x'", "'abc'")
        self.write("short.csv", "t,x\n0,1\n1\n")
        self.refuse_x("@short.csv:x", "csv-field-count", "short.csv", "line 3")
        self.write("other.csv", "t,u\n0,1\n")
        self.refuse_x("@other.csv:x", "csv-no-column", "other.csv", "`x`", "`t`, `u`")
        self.refuse("csv-unused", "other.csv", arguments=("@other.csv", "a=1", "b=1"))
        self.write("empty.csv", "")
        self.refuse_x("@empty.csv:x", "csv-header", "empty.csv")

    def test_lengths(self):
        self.write("two.py", ACCUMULATE)
        np.save(self.work / "five.npy", np.zeros(5))
        np.save(self.work / "seven.npy", np.zeros(7))
        self.refuse("R121", "x has 5", "v has 7", file="two.py",
                    arguments=("x=@five.npy", "v=@seven.npy", "total=@five.npy"))

    def test_dtypes(self):
        np.save(self.work / "complex.npy", np.arange(4) * 1j)
        self.refuse_x("@complex.npy", "npy-type", "complex.npy", "<c16", "astype")
        np.save(self.work / "single.npy", np.arange(4, dtype=np.float32))
        self.write("two.py", ACCUMULATE)
        self.refuse("R111", "total", "float32", "float64", file="two.py",
                    arguments=("x=@single.npy", "v=@single.npy", "total=@single.npy"))
        np.save(self.work / "double.npy", np.arange(4.0))
        self.refuse("R111", "x (Scalar)", "float32", "astype",
                    arguments=("x=@double.npy", "a=1", "b=1", "--mode", "float32"))
        np.save(self.work / "matrix.npy", np.zeros((3, 4)))
        self.refuse_x("@matrix.npy", "R112", "(3, 4)")

    def test_arguments(self):
        self.refuse("R110", "b (Param)", "missing", arguments=("x=1", "a=1"))
        self.refuse("R110", "scale", "no argument", "b (Param)", arguments=("x=1", "a=1", "scale=1"))
        self.refuse("R110", "did you mean x?", arguments=("X=1", "a=1", "b=1"))
        self.refuse("R110", "`a`", "twice", arguments=("x=1", "a=1", "b=1", "a=2"), exit_code=USAGE)
        self.refuse_x("", "argument-form", "`x=`", exit_code=USAGE)
        self.refuse_x("foo", "argument-form", "`x=foo`", exit_code=USAGE)


class Usage(BadInput):
    def refuse(self, code, *words, arguments, exit_code=USAGE):
        self.assert_one_message(self.hawk(*arguments, code=exit_code), code, *words)

    def test_words(self):
        self.refuse("usage-verb", "chekc", "hawk check", arguments=["chekc"])
        self.refuse("usage-option", "frob", "hawk run --help", arguments=["run", "k.py", "--frob"])
        self.refuse("usage-missing-argument", "hawk run --help", arguments=["run"])
        self.refuse("usage-missing-directory", "-d DIR", arguments=["build", "k.py"])
        self.refuse("usage-bad-number", "--threads", arguments=["run", "k.py", "--threads", "0"])
        self.refuse("usage-time-limit", "--worker", arguments=["run", "k.py", "--time-limit", "1"])
        self.refuse("R155", "vulkan", "`host`", arguments=["build", "k.py", "-d", "d", "--target", "vulkan"])
        self.refuse("usage-bundle", "frob", arguments=["bundle", "frob", "d"])
        self.refuse("usage-cache", "frob", arguments=["cache", "frob"])
        for line in (["chekc"], ["run", "--frob"]):
            error = self.hawk(*line, "--json", code=USAGE).json()["error"]
            self.assertEqual(error["kind"], "usage")

    def test_modes(self):
        said = self.run_affine("--mode", "banded", code=USAGE)
        self.assert_one_message(said, "setting-mode", "`banded`", "supported yet", "float64")
        self.assert_one_message(self.run_affine("--mode", "half", code=USAGE), "setting-mode", "`half`", "float32")

    def test_settings(self):
        for variable, value, allowed in (("HAWK_HOST_PROFILE", "fast", "native-vector-math"),
                                         ("HAWK_OPT_LEVEL", "-O3", "O0"),
                                         ("HAWK_COMPILE_TIMEOUT", "soon", "whole seconds"),
                                         ("HAWK_COMPILE_TIMEOUT", "-1", "whole seconds"),
                                         ("HAWK_COMPILE_SOURCE_BUDGET", "1k", "bytes"),
                                         ("HAWK_COMPILE_JOBS", "0", "at least 1"),
                                         ("HAWK_CUDA_ARCH", "hopper", "sm_90"),
                                         ("HAWK_CXX", "g++ 'x", "quote")):
            with self.subTest(variable=variable, value=value):
                said = self.run_affine(code=USAGE, environment={variable: value})
                self.assert_one_message(said, "setting-", variable, f"'{value}'", allowed)

    def test_outputs(self):
        self.write("two.py", ACCUMULATE)
        self.assert_one_message(self.run_affine("-o", "z=z.npy", code=USAGE), "usage-output", "`z`", "`y`")
        self.assert_one_message(self.run_affine("-o", "y=z.txt", code=USAGE), "usage-output", "z.txt", ".npy")
        self.assert_one_message(self.run_affine("-o", "y", code=USAGE), "usage-output", "`-o y`")
        two = ("run", "two.py", "x=1,2", "v=1,2", "total=0,0")
        for outputs in (["y=z.npy", "total=./z.npy"], ["y=z.npy", "y=z.npy"], ["y=z.csv", "y=z.csv"]):
            given = [word for output in outputs for word in ("-o", output)]
            self.refuse("usage-output", "z.", arguments=[*two, *given])
        self.hawk(*two, "-o", "y=z.csv", "-o", "total=z.csv")
        self.assertEqual((self.work / "z.csv").read_text().split(), ["y,total", "2,2", "4,4"])
        # Said before the launch, so that no result is lost for a slip in a name.
        missing = self.run_affine("-o", "y=nowhere/y.npy", code=REFUSED)
        self.assert_one_message(missing, "file-no-folder", "nowhere/y.npy", "Create the folder")
        self.assertNotIn(INFORMATION, missing.err)
        (self.work / "d.npy").mkdir()
        self.assert_one_message(self.run_affine("-o", "y=d.npy", code=REFUSED), "file-directory", "d.npy")


class Compilers(BadInput):
    def test_none(self):
        empty = self.folder / "empty"
        empty.mkdir()
        said = self.run_affine(code=ENVIRONMENT, environment={"PATH": str(empty)})
        self.assert_one_message(said, "host-compiler-missing", "HAWK_CXX (not set)", "CXX (not set)", f"({empty})",
                                "apt install g++")
        looked = self.hawk("doctor", code=ENVIRONMENT, environment={"PATH": str(empty)})
        self.assertIn("not found", looked.out)
        self.assertIn("HAWK_CXX", looked.err)

    def test_names_nothing(self):
        said = self.run_affine(code=ENVIRONMENT, environment={"HAWK_CXX": "no-such-compiler"})
        self.assert_one_message(said, "host-compiler-missing", "no-such-compiler", "HAWK_CXX", "was not found")
        said = self.run_affine(code=ENVIRONMENT, environment={"HAWK_CXX": str(self.work / "k.py")})
        self.assert_one_message(said, "host-compiler-missing", "k.py", "HAWK_CXX", "not an executable file")
        said = self.run_affine("--cxx", "no-such-compiler", code=ENVIRONMENT)
        self.assert_one_message(said, "host-compiler-missing", "no-such-compiler", "argument")
        said = self.hawk("build", "k.py", "-d", "d", "--target", "cuda", code=ENVIRONMENT,
                         environment={"HAWK_NVCC": "no-such-nvcc"})
        self.assert_one_message(said, "device-compiler-missing", "no-such-nvcc", "HAWK_NVCC")
        self.assertFalse((self.work / "d").exists())
        left_out = self.hawk("build", "k.py", "-d", "d", environment={"HAWK_NVCC": "no-such-nvcc"})
        for word in ("not for cuda", "no-such-nvcc", "HAWK_NVCC"):
            self.assertIn(word, left_out.err)

    def test_is_no_compiler(self):
        said = self.run_affine(code=ENVIRONMENT, environment={"HAWK_CXX": shutil.which("true")})
        self.assert_one_message(said, "compiler-no-object", "/true", "hawk doctor")
        said = self.run_affine(code=REFUSED, environment={"HAWK_CXX": shutil.which("false")})
        self.assert_one_message(said, "compiler-refused", "/false", "hawk doctor")

    def hanging(self):
        return self.compiler("hanging", "sleep 321 & sleep 321")

    def test_hangs(self):
        said = self.run_affine(code=ENVIRONMENT,
                               environment={"HAWK_CXX": str(self.hanging()), "HAWK_COMPILE_TIMEOUT": "1"})
        self.assert_one_message(said, "compiler-time-limit", "longer than 1 s", "HAWK_COMPILE_TIMEOUT")
        self.assertEqual(self.processes(), [])

    def test_interrupted(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            environment = {**self.environment, "HAWK_CXX": str(self.hanging())}
            with subprocess.Popen([support.HAWK, "build", "k.py", "-d", "d", "--target", "host"], cwd=self.work,
                                  env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
                self.wait_for("sleep 321", running)
                running.send_signal(number)
                running.out, running.err = running.communicate(timeout=30)
            self.assertNotEqual(running.returncode, 0)
            self.assert_one_message(running, "cancelled", "was stopped")
            self.assertEqual(self.processes(), [])
            self.assertFalse((self.work / "d").exists())

    def test_fails(self):
        failing = self.compiler("failing", 'echo "affine.cpp:46:5: error: something odd" >&2; exit 1')
        said = self.run_affine(code=REFUSED, environment={"HAWK_CXX": str(failing)})
        self.assert_one_message(said, "compiler-refused", "'affine'", "something odd", "hawk show")
        self.write("f.cpp", "int f( {\n")
        said = self.hawk("compile", "f.cpp", "-o", "f.so", code=REFUSED)
        self.assert_one_message(said, "compiler-refused", "'f'", "f.cpp:1")
        self.assertFalse((self.work / "f.so").exists())

    def test_crashes(self):
        crashing = self.compiler("crashing", "kill -SEGV $$")
        said = self.run_affine(code=ENVIRONMENT, environment={"HAWK_CXX": str(crashing)})
        self.assert_one_message(said, "compiler-crashed", str(crashing), "signal 11")

    def test_budget(self):
        said = self.run_affine(code=REFUSED, environment={"HAWK_COMPILE_SOURCE_BUDGET": "100"})
        self.assert_one_message(said, "source-budget", "'affine'", "100", "HAWK_COMPILE_SOURCE_BUDGET")


class CacheFolders(BadInput):
    def refuse(self, folder, *words):
        """A folder that the user chose is refused by name, with the option or variable to change."""
        for option, named in (((), {"HAWK_CACHE_DIR": str(folder)}), (("--cache-dir", folder), {})):
            for verb in (("run", "k.py", "x=1", "a=2", "b=1"), ("cache", "stats")):
                said = self.hawk(*verb, *option, code=ENVIRONMENT, environment=named, inside=unprivileged())
                self.assert_one_message(said, "cache-folder", str(folder),
                                        "--cache-dir" if option else "HAWK_CACHE_DIR", *words)

    def bypass(self, parent, *words):
        """As the default it costs the cache, not the result; the reason is said."""
        said = self.run_affine(environment={"XDG_CACHE_HOME": str(parent)}, inside=unprivileged())
        self.assertIn("3 5 7", said.out)
        for word in ("without the cache", *words):
            self.assertIn(word, said.err)
        self.assert_nothing_left()

    def test_unwritable(self):
        folder = self.refusing_folder()
        for path in (folder, folder / "inside"):
            for option, named in (((), {"HAWK_CACHE_DIR": str(path)}), (("--cache-dir", path), {})):
                said = self.run_affine(*option, code=ENVIRONMENT, environment=named, inside=unprivileged())
                self.assert_one_message(said, "cache-folder", str(path), "Permission denied",
                                        "--cache-dir" if option else "HAWK_CACHE_DIR")
        self.bypass(folder, str(folder / "hawk"), "Permission denied")

    def test_world_writable(self):
        folder = self.folder / "open" / "hawk"
        folder.mkdir(parents=True)
        folder.chmod(0o777)
        self.refuse(folder, "every user")
        self.bypass(folder.parent, "every user")
        self.assertEqual(list(folder.iterdir()), [])

    def test_foreign(self):
        if os.geteuid() == 0:
            folder = self.folder / "foreign"
            folder.mkdir()
            os.chown(folder, 4321, 4321)
        else:
            folder = pathlib.Path("/usr")
        self.refuse(folder, "another user")

    def test_file(self):
        path = self.write("file", "mine\n")
        self.refuse(path, "is a file")
        self.bypass(path)
        self.assertEqual(path.read_text(), "mine\n")
        looked = self.hawk("doctor", code=ENVIRONMENT, environment={"HAWK_CACHE_DIR": str(path)})
        self.assertIn("is a file", looked.out)
        self.assertIn("HAWK_CACHE_DIR", looked.err)

    def test_full_disk(self):
        small = self.folder / "small"
        small.mkdir()
        disk = unprivileged("--size", 8192, "--tmpfs", small)
        for named in ({"XDG_CACHE_HOME": str(small)}, {"HAWK_CACHE_DIR": str(small / "chosen")}):
            said = self.run_affine(environment=named, inside=disk)
            self.assertIn("3 5 7", said.out)
            self.assertIn("without the cache: the disk of the cache folder is full", said.err)
            self.assert_nothing_left()
        said = self.run_affine(environment={"XDG_CACHE_HOME": str(small), "TMPDIR": str(small)}, inside=disk,
                               code=ENVIRONMENT)
        self.assert_one_message(said, "no-space", "'affine'", "TMPDIR")

    def test_no_temporary_folder(self):
        nowhere = {"TMPDIR": str(self.folder / "nowhere")}
        self.assertIn("3 5 7", self.run_affine(environment=nowhere).out)
        self.assertIn("3 5 7", self.run_affine("--worker", environment=nowhere).out)
        file = self.write("file", "")
        said = self.run_affine(environment=nowhere | {"XDG_CACHE_HOME": str(file)}, code=ENVIRONMENT)
        self.assert_one_message(said, "temporary-folder", nowhere["TMPDIR"], "set TMPDIR")
        self.assertFalse(os.path.exists(nowhere["TMPDIR"]))
        (self.work / "here").mkdir()
        said = self.run_affine(environment={"TMPDIR": "here", "XDG_CACHE_HOME": str(file)})
        self.assertIn("3 5 7", said.out)
        self.assertEqual(list((self.work / "here").iterdir()), [])

    def test_no_home(self):
        unset = ("--unsetenv", "HOME", "--unsetenv", "XDG_CACHE_HOME")
        said = self.run_affine("--cache-dir", self.folder / "c", inside=unprivileged(*unset))
        self.assertIn("3 5 7", said.out)

    def test_damaged_entries_heal(self):
        self.run_affine()
        slot = next(self.cache_folder().rglob("affine.so")).parent
        # Removed and written anew, because an object may still be mapped by a program that was started before.
        damages = {"object cut": ("affine.so", lambda whole: whole[:len(whole) // 2]),
                   "object overwritten": ("affine.so", lambda whole: bytes(len(whole))),
                   "object empty": ("affine.so", lambda whole: b""),
                   "source overwritten": ("affine.cpp", lambda whole: whole.replace(b"a * x", b"a + x"))}
        manifests = [p.name for p in slot.iterdir() if p.suffix not in (".so", ".cpp")]
        self.assertTrue(manifests)
        for name in manifests:
            damages[f"{name} garbage"] = (name, lambda whole: b"\0garbage" * 50)
            damages[f"{name} cut"] = (name, lambda whole: whole[:len(whole) // 3])
        for damage, (name, spoil) in damages.items():
            with self.subTest(damage=damage):
                slot = next(self.cache_folder().rglob("affine.so")).parent
                whole = (slot / name).read_bytes()
                slot.chmod(0o755)
                (slot / name).unlink()
                (slot / name).write_bytes(spoil(whole))
                healed = self.run_affine()
                self.assertIn("3 5 7", healed.out)
                self.assertIn(INFORMATION, healed.err)
                again = self.run_affine()
                self.assertIn("3 5 7", again.out)
                self.assertEqual(again.err, "")
                self.assert_nothing_left(self.cache_folder())

    def test_damaged_helpers_cost_nothing(self):
        """What the cache keeps beside its entries: figures, digests, what a compiler is."""
        self.run_affine()
        store = self.cache_folder() / "hawk" / "workbench-1"
        helpers = [p for p in store.rglob("*") if p.is_file() and not any(p.name.endswith(s) for s in (".so", ".cpp"))
                   and p.name != "manifest.json"]
        self.assertGreaterEqual(len(helpers), 3)
        for content in (b"", b"{garbage\n", os.urandom(3000)):
            for helper in helpers:
                helper.unlink(missing_ok=True)
                helper.write_bytes(content)
            self.assertIn("3 5 7", self.run_affine().out)
        for helper in helpers:
            helper.unlink(missing_ok=True)
            helper.mkdir()
        self.assertIn("3 5 7", self.run_affine().out)
        self.assert_nothing_left(self.cache_folder())

    def test_odd_names(self):
        odd = "a b'c\"d$HOME\n%s ünï\\#:"
        kernel = self.write(f"{odd}/{odd}.py", affine())
        cache = self.folder / odd / "cache"
        for target in ["host", "cuda"] if find_nvcc() else ["host"]:
            built = self.hawk("build", kernel, "-d", self.work / odd / "bundle", "--cache-dir", cache, "--target", target,
                              "--json").json()
            self.assertFalse(built["entries"][0]["hit"])
        run = ("run", kernel, "x=1,2,3", "a=2", "b=1", "--cache-dir", cache)
        self.assertIn("3 5 7", self.hawk(*run, "--worker").out)
        self.assertEqual(self.hawk(*run).err, "")
        self.assertIn(str(cache), self.hawk("cache", "dir", "--cache-dir", cache).out)


class Disks(BadInput):
    """Outputs on a disk that is full or refuses."""

    def test_output_on_a_full_disk(self):
        small = self.folder / "small"
        small.mkdir()
        said = self.hawk("run", "k.py", "x=linspace:0:1", "a=2", "b=1", "-n", "100000", "-o", f"y={small}/y.npy",
                         inside=[*unprivileged("--size", 65536, "--tmpfs", small), "sh", "-c",
                                 f'echo old > {small}/y.npy; "$@"; code=$?; ls -A {small} >&2; cat {small}/y.npy >&2; exit $code',
                                 "sh"], code=ENVIRONMENT)
        self.assert_one_message(said, "file-unwritable", "y.npy", "No space left")
        self.assertEqual(said.err.splitlines()[-2:], ["y.npy", "old"])

    def test_output_into_an_unwritable_folder(self):
        refusing = self.refusing_folder()
        said = self.run_affine("-o", f"y={refusing}/y.npy", code=ENVIRONMENT, inside=unprivileged())
        self.assert_one_message(said, "file-unwritable", "y.npy", "Permission denied")
        self.write("f.cpp", "int f() { return 1; }\n")
        said = self.hawk("compile", "f.cpp", "-o", refusing / "f.so", code=ENVIRONMENT, inside=unprivileged())
        self.assert_one_message(said, "file-unwritable", "f.so", "Permission denied")
        said = self.hawk("compile", "f.cpp", "-o", "nowhere/f.so", code=REFUSED)
        self.assert_one_message(said, "file-no-folder", "nowhere/f.so")

    def test_unreadable_files(self):
        self.refusing_folder()
        np.save(self.work / "x.npy", np.zeros(3))
        for name, code, line in (("k.py", "file-not-readable", ("check", "k.py")),
                                 ("x.npy", "npy-unreadable", ("run", "k.py", "x=@x.npy", "a=1", "b=1"))):
            (self.work / name).chmod(0)
            said = self.hawk(*line, code=ENVIRONMENT, inside=unprivileged())
            self.assert_one_message(said, code, name, "permissions")
            (self.work / name).chmod(0o644)

    def test_standard_output(self):
        self.run_affine()
        for line in (["run", "k.py", "x=1", "a=2", "b=1"], ["check", "k.py"], ["--help"], ["--version"], ["run", "--help"]):
            for place in ("> /dev/full", ">&-"):
                shell = subprocess.run(["sh", "-c", f'"$@" {place}', "sh", support.HAWK, *line], cwd=self.work,
                                       env=self.environment, text=True, capture_output=True, timeout=60)
                self.assertEqual(shell.returncode, ENVIRONMENT, (line, place, shell.stderr))
                self.assertIn("output-failed", shell.stderr)
        shell = subprocess.run(["sh", "-c", '"$@" > /dev/full', "sh", support.HAWK, "run", "missing.py", "--json"],
                               cwd=self.work, env=self.environment, text=True, capture_output=True, timeout=60)
        self.assertEqual(shell.returncode, REFUSED)
        self.assertIn("output-failed", shell.stderr)


class Bundles(BadInput):
    def build(self, folder, code=FINE, **more):
        return self.hawk("build", "k.py", "-d", folder, "--target", "host", code=code, **more)

    def contents(self, folder):
        return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}

    def test_a_file(self):
        for folder in ("k.py", "k.py/inside"):
            self.assert_one_message(self.build(folder, code=REFUSED), "bundle-not-a-folder", "k.py", "-d DIR")
        self.assertEqual((self.work / "k.py").read_text(), affine())

    def test_foreign_files(self):
        self.write("mine/notes", "mine")
        self.assert_one_message(self.build("mine", code=REFUSED), "bundle-foreign-folder", "`mine`", "empty folder")
        self.assertEqual(self.contents(self.work), {"mine/notes": b"mine", "k.py": affine().encode()})

    def test_unwritable(self):
        refusing = self.refusing_folder()
        for folder in (refusing, refusing / "inside"):
            said = self.build(folder, code=ENVIRONMENT, inside=unprivileged())
            self.assert_one_message(said, "bundle-not-writable", str(refusing), "Permission denied", "-d DIR")
        self.build("built")
        before = self.contents(self.work / "built")
        (self.work / "built").chmod(0o555)
        self.write("k.py", affine("2.0 * "))
        self.assert_one_message(self.build("built", code=ENVIRONMENT, inside=unprivileged()), "bundle-not-writable", "built")
        self.assertEqual(self.contents(self.work / "built"), before)

    def test_full_disk(self):
        small = self.folder / "small"
        small.mkdir()
        self.write("other.py", affine("2.0 * "))
        shell = (f'"$@" >&2 && head -c 60000 /dev/zero > {small}/fill; "$1" build other.py -d {small}/b --target host; code=$?; '
                 f'ls -A {small} >&2; "$1" bundle show {small}/b >&2 || exit 99; exit $code')
        said = self.build(small / "b", code=ENVIRONMENT,
                          inside=[*unprivileged("--size", 65536, "--tmpfs", small), "sh", "-c", shell, "sh"])
        for word in ("bundle-not-writable", f"{small}/b/", "No space left", "every file as stamped"):
            self.assertIn(word, said.err)
        self.assertIn("\nb\nfill\n", said.err)
        self.assertNotIn("hawk-part", said.err)
        deep = self.build(small / "deep" / "er", code=ENVIRONMENT,
                          inside=[*unprivileged("--size", 8192, "--tmpfs", small), "sh", "-c",
                                  f'"$@"; code=$?; ls -A {small} >&2; exit $code', "sh"])
        self.assertIn("bundle-not-writable", deep.err)
        self.assertNotIn("\ndeep\n", deep.err)

    def test_show(self):
        self.assert_one_message(self.hawk("bundle", "show", "nowhere", code=REFUSED), "bundle-no-folder", "nowhere")
        self.assert_one_message(self.hawk("bundle", "show", "k.py", code=REFUSED), "bundle-no-folder", "k.py")
        self.assert_one_message(self.hawk("bundle", "show", ".", code=REFUSED), "bundle-file-missing", "manifest.json",
                                "hawk build")
        self.build("b")
        manifest = self.work / "b/manifest.json"
        whole = manifest.read_text()
        newer = json.dumps({**json.loads(whole), "schema_version": 99})
        for text, code, word in (("{", "bundle-file-malformed", "manifest.json"), ("[]", "bundle-file-malformed", "a list"),
                                 ("\0\1\2", "bundle-file-malformed", "manifest.json"), (newer, "bundle-schema", "99")):
            manifest.write_text(text)
            self.assert_one_message(self.hawk("bundle", "show", "b", code=REFUSED), code, word, "Build the bundle again")
        manifest.write_text(whole)
        (self.work / "b/affine.json").unlink()
        self.assert_one_message(self.hawk("bundle", "show", "b", code=REFUSED), "bundle-file-missing", "affine.json",
                                "Build the bundle again")
        self.build("b")
        self.assertIn("every file as stamped", self.hawk("bundle", "show", "b").out)
        (self.work / "b/.hawk_unit").write_text("garbage")
        self.assertIn(".hawk_unit", self.hawk("bundle", "show", "b", code=REFUSED).out)


class Workers(BadInput):
    def test_crashes(self):
        spoilt = self.spoilt_compiler("*(volatile int*)0 = 0;")
        said = self.run_affine("--worker", code=REFUSED, environment={"HAWK_CXX": str(spoilt)})
        self.assert_one_message(said, "kernel-crashed", "affine", "SIGSEGV")

    def test_loops_for_ever(self):
        spoilt = self.spoilt_compiler("for (volatile int i = 0; i < 1;) { }")
        named = {"HAWK_CXX": str(spoilt)}
        said = self.run_affine("--worker", "--time-limit", 1, code=ENVIRONMENT, environment=named)
        self.assert_one_message(said, "kernel-time-limit", "affine", "1 s")
        with subprocess.Popen([support.HAWK, "run", "k.py", "x=1,2,3", "a=2", "b=1", "--worker"], cwd=self.work,
                              env={**self.environment, **named}, text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE) as running:
            self.wait_for("hawk-worker", running)
            running.send_signal(signal.SIGINT)
            running.out, running.err = running.communicate(timeout=30)
        self.assertNotEqual(running.returncode, 0)
        self.assert_one_message(running, "cancelled", "affine")

    def test_no_worker_program(self):
        alone = self.folder / "alone" / "hawk"
        alone.parent.mkdir()
        shutil.copy(support.HAWK, alone)
        ran = subprocess.run([alone, "run", "k.py", "x=1", "a=2", "b=1", "--worker"], cwd=self.work, text=True,
                             env={**self.environment, "PATH": "/usr/bin:/bin"}, capture_output=True, timeout=60)
        if shutil.which("hawk-worker", path="/usr/bin:/bin"):
            self.skipTest("hawk-worker is installed on this machine, so it is found")
        self.assertEqual(ran.returncode, ENVIRONMENT)
        ran.out, ran.err = ran.stdout, ran.stderr
        self.assert_one_message(ran, "worker-missing", f"{alone}-worker", "PATH", "HAWK_WORKER")


if __name__ == "__main__":
    support.main()
