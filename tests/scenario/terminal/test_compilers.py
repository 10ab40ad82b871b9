#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Which compilers are used, how often they start, and what `hawk doctor` says of them."""

import os
import pathlib
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import support
from support import Scenario, affine, count_lines, counting_stand_in, find_nvcc


class Compilers(Scenario):
    """The first build starts each compiler, the second, in a new process, none."""

    def stand_ins(self, folder):
        """By name: the stand-in of each compiler that this machine has, and the log of its starts."""
        tools = self.folder / folder
        tools.mkdir()
        found = {"g++": shutil.which("g++"), **({"nvcc": find_nvcc()} if find_nvcc() else {})}
        logs = {name: self.folder / f"{folder}-{name}.log" for name in found}
        return {name: (counting_stand_in(tools / name, real, logs[name]), logs[name]) for name, real in found.items()}

    def twice(self, stand_ins, environment):
        targets = "cuda,host" if "nvcc" in stand_ins else "host"
        self.write("k.py", affine())
        first = self.hawk("build", "k.py", "-d", "one", "--target", targets, "--json", environment=environment).json()
        self.assertEqual([e["hit"] for e in first["entries"]], [False] * len(stand_ins))
        started = {name: count_lines(log) for name, (_, log) in stand_ins.items()}
        for name, count in started.items():
            self.assertGreater(count, 0, name)
        second = self.hawk("build", "k.py", "-d", "two", "--target", targets, "--json", environment=environment).json()
        self.assertEqual([e["hit"] for e in second["entries"]], [True] * len(stand_ins))
        self.assertEqual({name: count_lines(log) for name, (_, log) in stand_ins.items()}, started)

    def test_through_path(self):
        stand_ins = self.stand_ins("path")
        self.twice(stand_ins, {"PATH": f"{self.folder}/path:{os.environ['PATH']}"})

    def test_through_variables(self):
        stand_ins = self.stand_ins("named")
        variables = {"g++": "HAWK_CXX", "nvcc": "HAWK_NVCC"}
        self.twice(stand_ins, {variables[name]: str(program) for name, (program, _) in stand_ins.items()})


class Doctor(Scenario):
    def rows(self, *arguments, **variables):
        facts = self.hawk("doctor", "--json", *arguments, environment=variables).json()
        self.assertTrue(facts["healthy"])
        return {row["name"]: (row["value"], row["origin"]) for row in facts["values"]}

    def test_each_variable_is_an_origin(self):
        gxx = counting_stand_in(self.folder / "my-g++", shutil.which("g++"), self.folder / "log")
        given = {
            "HAWK_CXX": ("host compiler", f"{gxx} -fno-math-errno", str(gxx)),
            "HAWK_HOST_PROFILE": ("profile", "portable", "portable"),
            "HAWK_OPT_LEVEL": ("optimisation level", "O1", "O1"),
            "HAWK_CUDA_ARCH": ("device architecture", "sm_90", "sm_90"),
            "HAWK_COMPILE_TIMEOUT": ("compile time limit", "77", "77 s"),
            "HAWK_COMPILE_SOURCE_BUDGET": ("source budget", str(3 << 20), "3.0 MiB"),
            "HAWK_COMPILE_JOBS": ("compile jobs", "5", "5"),
            "HAWK_CACHE_DIR": ("cache directory", f"{self.folder}/named", f"{self.folder}/named/workbench-1"),
        }
        if find_nvcc():
            nvcc = counting_stand_in(self.folder / "my-nvcc", find_nvcc(), self.folder / "log")
            given["HAWK_NVCC"] = ("device compiler", str(nvcc), str(nvcc))
        rows = self.rows(**{variable: value for variable, (_, value, _) in given.items()})
        for variable, (name, _, shown) in given.items():
            with self.subTest(variable):
                self.assertEqual(rows[name][1], variable)
                self.assertTrue(rows[name][0].startswith(shown), rows[name])

    def test_argument_over_variable_over_default(self):
        self.assertEqual(self.rows()["optimisation level"], ("O3", "default"))
        self.assertEqual(self.rows(HAWK_OPT_LEVEL="O1")["optimisation level"], ("O1", "HAWK_OPT_LEVEL"))
        self.assertEqual(self.rows("--opt-level", "O2", HAWK_OPT_LEVEL="O1")["optimisation level"], ("O2", "argument"))
        defaults = self.rows()
        for name in ("profile", "compile time limit", "source budget", "compile jobs", "device architecture"):
            self.assertEqual(defaults[name][1], "default", name)
        self.assertEqual(defaults["host compiler"][1], "PATH")

    def test_hawk_cxx_over_cxx(self):
        one, other = (counting_stand_in(self.folder / name, shutil.which("g++"), self.folder / "log") for name in ("one", "other"))
        self.assertEqual(self.rows(CXX=str(one))["host compiler"][1], "CXX")
        both = self.rows(CXX=str(one), HAWK_CXX=str(other))["host compiler"]
        self.assertEqual((both[0].split()[0], both[1]), (str(other), "HAWK_CXX"))
        argument = self.rows("--cxx", str(one), HAWK_CXX=str(other))["host compiler"]
        self.assertEqual((argument[0].split()[0], argument[1]), (str(one), "argument"))


if __name__ == "__main__":
    support.main()
