#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Bad files, data, words and compilers: one clear message, the right exit code, nothing left behind."""

import pathlib
import shutil
import signal
import subprocess
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import support
from bad_input import BadInput, INFORMATION
from support import ENVIRONMENT, REFUSED, USAGE, affine

ACCUMULATE = """
from hawk import Mutable, Scalar, kernel


@kernel
def accumulate(x: Scalar, v: Scalar, total: Mutable[Scalar]):
    y = x + v
    total = total + y
    return y
"""


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
        self.refuse("usage-until-done", "--until-done", arguments=["run", "k.py", "--max-steps", "1"])
        self.refuse("R155", "vulkan", "`host`", arguments=["build", "k.py", "-d", "d", "--target", "vulkan"])
        self.refuse("usage-bundle", "frob", arguments=["bundle", "frob", "d"])
        self.refuse("usage-cache", "frob", arguments=["cache", "frob"])
        self.refuse("usage-cache-sort", "frob", arguments=["cache", "list", "--sort", "frob"])
        self.refuse("usage-missing-argument", "key", arguments=["cache", "remove"])
        self.refuse("usage-extra-argument", "stats", arguments=["cache", "list", "stats"])
        for line in (["chekc"], ["run", "--frob"]):
            error = self.hawk(*line, "--json", code=USAGE).json()["error"]
            self.assertEqual(error["kind"], "usage")

    def test_modes(self):
        said = self.run_affine("--mode", "banded", code=USAGE)
        self.assert_one_message(said, "R96", "`banded`", "reserved", "float64")
        self.assert_one_message(self.run_affine("--mode", "half", code=USAGE), "R96", "`half`", "float32")

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
        said = self.run_affine(code=ENVIRONMENT, environment={"HAWK_CXX": shutil.which("false")})
        self.assert_one_message(said, "compiler-silent", "/false", "hawk doctor")

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

    def test_makes_what_cannot_be_loaded(self):
        garbage = self.compiler("garbage", 'g++ "$@" && echo garbage > affine.so')
        for where in ((), ("--worker",)):
            said = self.run_affine(*where, code=ENVIRONMENT, environment={"HAWK_CXX": str(garbage)})
            self.assert_one_message(said, "compiler-object", str(garbage), "affine.so", "HAWK_CXX")

    def test_budget(self):
        said = self.run_affine(code=REFUSED, environment={"HAWK_COMPILE_SOURCE_BUDGET": "100"})
        self.assert_one_message(said, "source-budget", "'affine'", "100", "HAWK_COMPILE_SOURCE_BUDGET")


class Workers(BadInput):
    def test_crashes(self):
        spoilt = self.spoilt_compiler("*(volatile int*)0 = 0;")
        said = self.run_affine("--worker", code=REFUSED, environment={"HAWK_CXX": str(spoilt)})
        self.assert_one_message(said, "kernel-crashed", "affine", "SIGSEGV")

    def test_eats_memory(self):
        """One page of each piece is touched: the limit is met long before any memory is short."""
        spoilt = self.spoilt_compiler("for (;;) *(volatile char*)__builtin_malloc(33554432) = 1;")
        said = self.run_affine("--worker", code=REFUSED, environment={"HAWK_CXX": str(spoilt)})
        self.assert_one_message(said, "kernel-out-of-memory", "affine", "fewer samples")

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
