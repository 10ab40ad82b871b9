#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""The main job in a terminal: check, show, run, compile, build, bundle, cache, doctor, demo."""

import filecmp
import hashlib
import json
import os
import pathlib
import re
import shutil
import sys
import unittest

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import support
from support import ENVIRONMENT, FINE, REFUSED, USAGE, Scenario, affine, find_nvcc, without_cuda_toolkit


VECTORS = """
from hawk import Mutable, Param, Vector, kernel
from hawk.math import norm


@kernel
def drift(p: Mutable[Vector[3]], v: Vector[3], dt: Param):
    p = p + v * dt
    speed = norm(v)
    return speed
"""


WALK = """
from hawk import Mutable, Scalar, Terminated, kernel


@kernel
def walk(x: Mutable[Scalar], terminated: Terminated):
    x = x * 0.5
    terminated = x < 0.1


@kernel
def lag(late: Mutable[Scalar], terminated: Terminated):
    late = late + 1.0
"""


class UntilDone(Scenario):
    def test_one_kernel(self):
        self.write("k.py", WALK)
        said = self.hawk("run", "k.py:walk", "x=1,100", "--until-done").out
        self.assertIn("finished: 1 launch, 64 steps launched, at most 10 steps of a sample", said)
        facts = self.hawk("run", "k.py:walk", "x=1,100", "--until-done", "--max-steps", 6, "--json").json()
        self.assertEqual(facts["until_done"], {"status": "max-steps", "launches": 1, "launched_steps": 6,
                                               "largest_steps": 6, "finished_samples": 1})

    def test_several_kernels(self):
        self.write("k.py", WALK)
        facts = self.hawk("run", "k.py:walk,lag", "x=1,100", "late=0,0", "--until-done", "-o", "late=late.npy",
                          "--json").json()
        self.assertEqual(facts["until_done"]["largest_steps"], 10)
        self.assertEqual(np.load(self.work / "late.npy").tolist(), [3.0, 9.0])

    def test_a_mask_is_given_as_zeros_and_ones(self):
        self.write("k.py", WALK)
        self.hawk("run", "k.py:walk", "x=8,8", "terminated=0,1", "-o", "x=x.npy", "-o", "terminated=t.npy")
        self.assertEqual(np.load(self.work / "x.npy").tolist(), [4.0, 8.0])
        self.assertEqual(np.load(self.work / "t.npy").tolist(), [False, True])
        self.assertIn("R110", self.hawk("run", "k.py:walk", "x=8,8", code=REFUSED).err)


class Check(Scenario):
    def test_a_good_file(self):
        self.write("k.py", affine())
        self.assertIn("1 kernel, 0 errors", self.hawk("check", "k.py").out)

    def test_every_fault_of_a_file_at_its_place(self):
        self.write("k.py", affine() + "\n@kernel\ndef bad(x: Scalar):\n    while x > 0:\n        x = x - 1\n    y = zz + x\n"
                   "    return y\n")
        shown = self.hawk("check", "k.py", code=REFUSED)
        self.assertIn("k.py:12:5: error[R20]", shown.err)
        self.assertIn("k.py:14:9: error[R85]", shown.err)
        self.assertIn("2 kernels, 2 errors", shown.out)

    def test_json(self):
        self.write("k.py", "from hawk import kernel, Scalar\n\n\n@kernel\ndef k(x: Scalar):\n    y = not x\n    return y\n")
        facts = self.hawk("check", "k.py", "--json", code=REFUSED).json()["files"][0]
        self.assertEqual(facts["kernels"], [{"name": "k", "line": 5, "accepted": False}])
        self.assertEqual([d["code"] for d in facts["diagnostics"]], ["R34"])


class Show(Scenario):
    def test_each_view(self):
        self.write("k.py", affine())
        self.assertIn("store y", self.hawk("show", "k.py", "--what", "ir").out)
        host = self.hawk("show", "k.py").out
        self.assertIn("affine_host", host)
        self.assertIn("y = a * x + b", host)
        self.assertNotIn("#include", host)
        self.assertIn("__global__", self.hawk("show", "k.py", "--what", "cuda").out)
        self.assertIn("affine_host", self.hawk("show", "k.py", "--what", "asm").out)
        self.assertRegex(self.hawk("show", "k.py", "--what", "key").out, r"^[0-9a-f]{64}  ")
        self.assertIn("both", self.hawk("show", "k.py", "--what", "ir,both", code=USAGE).err)

    def test_closure(self):
        # Every file that the compiler read stands there, and the digests are of what the files hold.
        self.write("k.py", affine())
        rows = [line.split(maxsplit=1) for line in self.hawk("show", "k.py", "--what", "closure").out.splitlines()]
        read = {path: digest for digest, path in rows if digest != "absent"}
        self.assertTrue(rows)
        for path, digest in read.items():
            self.assertTrue(hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest().startswith(digest), path)
        for digest, path in rows:
            self.assertEqual(digest == "absent", not os.path.exists(path), path)

    def test_derivatives_that_no_file_writes(self):
        self.write("k.py", affine())
        for name in ("vjp", "jvp"):
            shown = self.hawk("show", "k.py", "--derivative", name, "--what", "ir").out
            self.assertIn("affine_" + name, shown)
            self.assertEqual(self.hawk("show", f"k.py:affine.{name}", "--what", "ir").out, shown)
        said = self.hawk("show", "k.py", "--derivative", "grad", code=USAGE).err
        self.assertIn("[show-derivative]", said)
        # Of a * x + b the derivative by x is a.
        self.hawk("run", "k.py:affine.vjp", "x=1,2", "a=3", "b=0", "bar_y=1,10", "-o", "bar_x=x.npy")
        np.testing.assert_array_equal(np.load(self.work / "x.npy"), [3, 30])
        self.hawk("build", "k.py:affine,affine.vjp", "-d", "d", "--target", "host")
        self.assertTrue((self.work / "d/affine_vjp.so").is_file())

    def test_text_needs_no_compiler(self):
        self.write("k.py", affine())
        empty = self.folder / "empty"
        empty.mkdir()
        shown = self.hawk("show", "k.py", environment={"PATH": str(empty)})
        self.assertIn("affine_host", shown.out)

    @unittest.skipUnless(find_nvcc(), "no nvcc on this machine: PTX is not shown")
    def test_ptx(self):
        self.write("k.py", affine())
        self.assertIn(".entry affine", self.hawk("show", "k.py", "--what", "ptx", "--arch", "compute_80").out)

    @unittest.skipUnless(find_nvcc(), "no nvcc on this machine: no machine code is made for a device")
    def test_resources(self):
        self.write("k.py", affine())
        shown = self.hawk("show", "k.py", "--what", "resources", "--arch", "compute_90").out
        self.assertIn("affine (sm_90)\n", shown)
        self.assertRegex(shown, r"(?m)^  registers +\d+ per thread$")
        self.assertRegex(shown, r"(?m)^  spilled +0 bytes stored, 0 bytes loaded per thread$")
        # 2048 threads at once, which so small a kernel leaves room for.
        self.assertRegex(shown, r"(?m)^ +256 +8 +100 %  threads per multiprocessor$")

    def test_nvrtc(self):
        self.write("k.py", affine())
        nvrtc = {"HAWK_DEVICE_COMPILER": "nvrtc"}
        told = self.hawk("doctor", environment=nvrtc).out
        self.assertRegex(told, r"(?m)^device compiler kind +nvrtc +\[HAWK_DEVICE_COMPILER\]$")
        if re.search(r"(?m)^device compiler +not found", told):
            self.skipTest("no NVRTC on this machine: it compiles no kernel")
        self.assertRegex(told, r"(?m)^device compiler +.*hawk-worker --nvrtc .*libnvrtc\.so\S* \(NVRTC \d+\.\d+\)")
        shown = self.hawk("show", "k.py", "--what", "ptx", "--arch", "compute_80", environment=nvrtc).out
        self.assertIn(".entry affine", shown)
        self.assertIn(".target sm_80", shown)


class Run(Scenario):
    def test_numpy_bit_for_bit(self):
        self.write("k.py", affine())
        x = np.random.default_rng(7).uniform(-5, 5, 10_001)
        np.save(self.work / "x.npy", x)
        self.hawk("run", "k.py", "x=@x.npy", "a=2", "b=1", "-o", "y=y.npy", "--profile", "native")
        np.testing.assert_array_equal(np.load(self.work / "y.npy"), 2.0 * x + 1.0)
        self.hawk("run", "k.py", "x=@x.npy", "a=1.7", "b=-0.4", "-o", "y=z.npy", "--profile", "native", "--threads", 3)
        np.testing.assert_array_equal(np.load(self.work / "z.npy"), 1.7 * x + -0.4)

    def test_csv_in_and_out(self):
        self.write("k.py", affine())
        self.write("in.csv", "t,x\n0,1.5\n1,-2\n2,0.25\n")
        self.hawk("run", "k.py", "@in.csv", "a=2", "b=1", "-o", "y=out.csv")
        self.assertEqual((self.work / "out.csv").read_text().split(), ["y", "4", "-3", "1.5"])
        named = self.hawk("run", "k.py", "x=@in.csv:t", "a=3", "b=1")
        self.assertIn("1 4 7", named.out)

    def test_generated_inputs_and_one_sample(self):
        self.write("k.py", affine())
        self.assertIn("1 2 3", self.hawk("run", "k.py", "x=linspace:0:2", "a=1", "b=1", "-n", 3).out)
        first = self.hawk("run", "k.py", "x=normal:0:1:5", "a=1", "b=0", "-n", 100, "-o", "y=a.npy")
        self.hawk("run", "k.py", "x=normal:0:1:5", "a=1", "b=0", "-n", 100, "-o", "y=b.npy")
        np.testing.assert_array_equal(np.load(self.work / "a.npy"), np.load(self.work / "b.npy"))
        self.assertIn("y: float64 ()  7", self.hawk("run", "k.py", "x=3", "a=2", "b=1").out)
        self.assertNotIn("y:", first.out)

    def test_several_kernels_are_one_step(self):
        self.write("k.py", affine() + "\n\n@kernel\ndef square(y: Scalar):\n    z = y * y\n    return z\n")
        ran = self.hawk("run", "k.py:affine,square", "x=1,2,3", "a=1", "b=1", "-o", "z=z.npy")
        np.testing.assert_array_equal(np.load(self.work / "z.npy"), [4.0, 9.0, 16.0])
        self.assertIn("y: float64 (3,)", ran.out)

    def test_mutable_planes_in_float32(self):
        self.write("k.py", "from hawk import Mutable, Param, Vector, kernel\n\n\n@kernel\n"
                   "def drift(p: Mutable[Vector[2]], v: Vector[2], dt: Param):\n    p = p + v * dt\n")
        p = np.arange(10, dtype=np.float32).reshape(2, 5)
        v = np.linspace(-1, 1, 10, dtype=np.float32).reshape(2, 5)
        np.save(self.work / "p.npy", p)
        np.save(self.work / "v.npy", v)
        self.hawk("run", "k.py", "p=@p.npy", "v=@v.npy", "dt=0.5", "-o", "p=q.npy", "--mode", "float32", "--profile", "native")
        np.testing.assert_array_equal(np.load(self.work / "q.npy"), p + v * np.float32(0.5))
        np.testing.assert_array_equal(np.load(self.work / "p.npy"), p)

    def test_timing_and_worker_and_shim(self):
        self.write("k.py", affine())
        timed = self.hawk("run", "k.py", "x=uniform:0:1", "a=2", "b=1", "-n", 1000, "--time", "--json").json()
        for figure in ("median", "minimum", "p95", "spread", "gigabytesPerSecond"):
            self.assertGreaterEqual(timed["timing"][figure], 0)
        self.assertGreaterEqual(timed["timing"]["repetitions"], 7)
        self.assertIn("cpu", " ".join(timed["timing"]["environment"]).lower())
        for extra in (["--worker"], ["--target", "cuda-shim"], ["--worker", "--time"]):
            self.hawk("run", "k.py", "x=1,2,3", "a=2", "b=1", "-o", "y=y.npy", *extra)
            np.testing.assert_array_equal(np.load(self.work / "y.npy"), [3.0, 5.0, 7.0])

    def test_the_worker_gives_the_bits_of_this_process(self):
        self.write("k.py", VECTORS)
        arguments = ["k.py", "p=normal:0:1:5", "v=uniform:-1:1:7", "dt=0.25", "-n", 1001]
        for extra in ([], ["--mode", "float32"]):
            self.hawk("run", *arguments, *extra, "-o", "p=here.npy", "-o", "speed=here-speed.npy")
            self.hawk("run", *arguments, *extra, "--worker", "-o", "p=there.npy", "-o", "speed=there-speed.npy")
            for name in ("", "-speed"):
                here, there = np.load(self.work / f"here{name}.npy"), np.load(self.work / f"there{name}.npy")
                self.assertEqual((here.dtype, here.shape), (there.dtype, there.shape))
                self.assertEqual(here.tobytes(), there.tobytes())
        self.assertEqual(here.shape, (1001,))
        self.assert_nothing_left()

    def test_device_is_not_there(self):
        self.write("k.py", affine())
        said = self.hawk("run", "k.py", "x=1", "a=2", "b=1", "--target", "cuda", code=ENVIRONMENT)
        self.assert_message(said, "cuda-shim")


# What the facts of a hit say in the place of those of the compile: no compiler ran.
SERVED = {"hit": True, "seconds": 0}
# The facts of a build that its entry in the cache has as well.
KEPT = ("kernel", "key", "seconds", "target")


class Compile(Scenario):
    def setUp(self):
        super().setUp()
        self.write("include/half.h", "inline double half(double x) { return x / 2; }\n")
        self.write("f.cpp", '#include "half.h"\nextern "C" double f(double x) { return half(x); }\n')

    def compile(self, *extra):
        return self.hawk("compile", "f.cpp", "-I", "include", "--json", *extra).json()

    def test_edit_touch_delete_shadow(self):
        header = self.work / "include/half.h"
        first = self.compile("-o", "f.so")
        self.assertFalse(first["hit"])
        self.assertEqual((self.work / "f.so").read_bytes(), pathlib.Path(first["artifact"]).read_bytes())
        self.assertEqual(self.compile(), first | {"outcome": "hit", "reason": ""} | SERVED)
        os.utime(header, (1, 1))
        self.assertTrue(self.compile()["hit"], "touched")
        header.write_text(header.read_text().replace("/ 2", "* 0.5"))
        self.assertFalse(self.compile()["hit"], "edited")
        self.assertTrue(self.compile()["hit"])
        header.write_text(header.read_text().replace("* 0.5", "/ 2"))
        self.assertTrue(self.compile()["hit"], "edited back")
        self.write("half.h", "inline double half(double x) { return x / 2; }\n// nearer\n")
        self.assertFalse(self.compile()["hit"], "shadowed by a file that was looked for first")
        (self.work / "half.h").unlink()
        self.assertTrue(self.compile()["hit"])
        header.unlink()
        self.assert_message(self.hawk("compile", "f.cpp", "-I", "include", code=REFUSED), "half.h")

    @unittest.skipUnless(find_nvcc(), "no nvcc on this machine: no CUDA text is compiled")
    def test_cuda_text(self):
        self.write("f.cu", '#include "half.h"\nextern "C" __global__ void f(double* x) { *x = HALF(*x); }\n')
        header = self.write("include/half.h", "#define HALF(x) ((x) / 2)\n")
        arguments = ["compile", "f.cu", "--target", "cuda", "--arch", "compute_80", "-I", "include", "-o", "f.ptx", "--json"]
        first = self.hawk(*arguments).json()
        self.assertFalse(first["hit"])
        ptx = (self.work / "f.ptx").read_text()
        self.assertIn(".entry f", ptx)
        self.assertIn(".target sm_80", ptx)
        self.assertTrue(self.hawk(*arguments).json()["hit"])
        header.write_text("#define HALF(x) ((x) * 7)\n")
        self.assertFalse(self.hawk(*arguments).json()["hit"], "header edited")
        self.assertNotEqual((self.work / "f.ptx").read_text(), ptx)
        self.assertTrue(self.hawk(*arguments).json()["hit"])

    def test_the_information_line(self):
        line = self.hawk("compile", "f.cpp", "-I", "include").err
        self.assertIn("hawk: building f (host); it is kept in ", line)
        self.assertIn("for later runs, `hawk cache clear` removes it", line)
        self.assertEqual(self.hawk("compile", "f.cpp", "-I", "include").err, "")
        self.write("f.cpp", "int g() { return 1; }\n")
        self.assertEqual(self.hawk("compile", "f.cpp", "--quiet").err, "")


class Build(Scenario):
    def build(self, folder, *extra, code=FINE):
        return self.hawk("build", "k.py", "-d", folder, "--cache-dir", self.folder / "shared", "--target", "host",
                         "--json", *extra, code=code).json()

    def test_two_folders_one_cache(self):
        self.write("k.py", affine())
        first = self.build("one")["entries"][0]
        self.assertEqual((first["hit"], first["target"], first["artifact"], first["source"]),
                         (False, "host", "affine.so", "affine.cpp"))
        self.assertEqual(self.build("two")["entries"][0], first | {"reason": ""} | SERVED)
        # What the cache keeps of a build is what the build told.
        kept = self.hawk("cache", "list", "--json", "--cache-dir", self.folder / "shared").json()["entries"]
        self.assertEqual([{name: one[name] for name in KEPT} for one in kept], [{name: first[name] for name in KEPT}])
        for name in ("affine.so", "affine.cpp", "affine.json", "manifest.json", ".hawk_unit"):
            self.assertTrue(filecmp.cmp(self.work / "one" / name, self.work / "two" / name, shallow=False), name)
        self.write("k.py", affine("2.0 * "))
        self.assertFalse(self.build("two")["entries"][0]["hit"])

    def test_figures(self):
        self.write("k.py", affine())
        line = ("build", "k.py", "-d", "one", "--target", "host", "--cache-dir", self.folder / "shared")
        said = self.hawk(*line).out
        lines = (self.work / "one/affine.cpp").read_text().count("\n")
        self.assertRegex(said, rf"^affine  host  {lines} lines of affine\.cpp  affine\.so, [\d.]+ \w+  compiled in ")
        self.assertRegex(said, r"\none: 4 files, [\d.]+ \w+, 1 compiled, 0 from the cache, .* unit [0-9a-f]{12}\n")
        self.assertRegex(self.hawk(*line).out, r"  hit, from the cache\n.* 0 compiled, 1 from the cache, ")

    def test_the_same_unit_writes_nothing(self):
        self.write("k.py", affine())
        self.assertTrue(self.build("one")["published"])
        before = {p.name: p.stat().st_ino for p in (self.work / "one").iterdir()}
        self.assertFalse(self.build("one")["published"])
        self.assertEqual({p.name: p.stat().st_ino for p in (self.work / "one").iterdir()}, before)
        (self.work / "one/affine.so").write_bytes(b"damaged")
        self.assertTrue(self.build("one")["published"])

    def test_stamp_and_unit_digest(self):
        self.write("k.py", affine())
        digest = self.build("one")["digest"]
        stamp = json.loads((self.work / "one/.hawk_unit").read_text())
        total = hashlib.sha256(b"hawk.artifact.unit/1\n")
        for name in sorted(stamp["files"]):
            member = hashlib.sha256((self.work / "one" / name).read_bytes()).hexdigest()
            self.assertEqual(member, stamp["files"][name])
            total.update(name.encode() + b"\0" + member.encode() + b"\0")
        self.assertEqual((total.hexdigest(), total.hexdigest()), (digest, stamp["unit"]))
        self.assertEqual(sorted(stamp["files"]), ["affine.cpp", "affine.json", "affine.so", "manifest.json"])

    def test_a_renamed_kernel_leaves_no_old_files_but_keeps_others(self):
        self.write("k.py", affine())
        self.build("one")
        (self.work / "one/notes.txt").write_text("mine")
        self.write("k.py", affine().replace("def affine", "def line"))
        self.build("one")
        names = sorted(p.name for p in (self.work / "one").iterdir())
        self.assertEqual(names, [".hawk_unit", "line.cpp", "line.json", "line.so", "manifest.json", "notes.txt"])
        self.assertEqual((self.work / "one/notes.txt").read_text(), "mine")

    def test_show_finds_damage(self):
        self.write("k.py", affine())
        self.build("one")
        shown = self.hawk("bundle", "show", "one").out
        self.assertIn("every file as stamped", shown)
        self.assertRegex(shown, r"\n +output +y +float64\n +input +x +float64\n +parameter +a +number\n")
        self.assertNotIn("mutable", shown)
        self.write("m.py", "from hawk import Mutable, Scalar, kernel\n\n\n@kernel\n"
                           "def add(x: Scalar, s: Mutable[Scalar]):\n    s += x\n")
        self.hawk("build", "m.py", "-d", "two", "--target", "host")
        self.assertRegex(self.hawk("bundle", "show", "two").out, r"\n +input and output +s +float64\n")
        (self.work / "one/affine.json").write_text((self.work / "one/affine.json").read_text() + " ")
        self.assertIn("affine.json", self.hawk("bundle", "show", "one", code=REFUSED).out)

    def test_show_as_json(self):
        self.write("k.py", affine())
        built = self.build("one")
        shown = self.hawk("bundle", "show", "one", "--json").json()
        self.assertEqual((shown["intact"], shown["faults"], shown["unit"]), (True, [], built["digest"]))
        self.assertEqual(shown["manifest"], json.loads((self.work / "one/manifest.json").read_text()))
        self.assertEqual([k["sidecar"] for k in shown["kernels"]], [json.loads((self.work / "one/affine.json").read_text())])
        (self.work / "one/affine.so").write_bytes(b"damaged")
        damaged = self.hawk("bundle", "show", "one", "--json", code=REFUSED).json()
        self.assertFalse(damaged["intact"])
        self.assertIn("affine.so", " ".join(map(str, damaged["faults"])))

    def test_each_entry_lists_its_closure(self):
        self.write("k.py", affine())
        entry = self.build("one")["entries"][0]
        shown = self.hawk("show", "k.py", "--what", "closure", "--cache-dir", self.folder / "shared").out
        self.assertEqual(sorted(entry["closure"]), sorted(line.split(maxsplit=1)[1] for line in shown.splitlines()))

    def test_manifest_order(self):
        self.write("k.py", affine())
        self.build("one")
        manifest = json.loads((self.work / "one/manifest.json").read_text())
        self.assertEqual(list(manifest), ["schema_version", "pattern", "aether_abi", "exec_targets", "exec_access", "plugins"])
        self.assertEqual(list(manifest["plugins"][0]), ["id", "order", "enabled", "artifact", "sidecar", "format"])

    @unittest.skipUnless(find_nvcc(), "no nvcc on this machine: no cuda bundle is built")
    def test_both_targets(self):
        self.write("k.py", affine())
        built = self.hawk("build", "k.py", "-d", "both", "--target", "cuda,host", "--arch", "sm_90", "--json").json()
        self.assertEqual([e["artifact"] for e in built["entries"]], ["affine.cubin", "affine.so"])
        manifest = json.loads((self.work / "both/manifest.json").read_text())
        self.assertEqual((manifest["exec_targets"], manifest["plugins"][0]["format"]), (["device", "host"], "cubin"))
        self.assertEqual((self.work / "both/affine.cubin").read_bytes()[:4], b"\x7fELF")
        ptx = self.hawk("build", "k.py", "-d", "ptx", "--target", "cuda", "--arch", "compute_75", "--json").json()
        self.assertEqual(ptx["entries"][0]["artifact"], "affine.ptx")
        said = self.hawk("build", "k.py", "-d", "standard", "--json")
        self.assertIn("cuda and host", said.err)

    def test_without_a_device_compiler(self):
        self.write("k.py", affine())
        tools = self.folder / "tools"
        tools.mkdir()
        for name in ("g++", "as", "ld", "sh"):
            (tools / name).symlink_to(shutil.which(name))
        hidden = {"PATH": str(tools)}
        masked = without_cuda_toolkit()
        self.assertIn("not for cuda", self.hawk("build", "k.py", "-d", "d", environment=hidden, inside=masked).err)
        said = self.hawk("build", "k.py", "-d", "e", "--target", "cuda", environment=hidden, inside=masked, code=ENVIRONMENT)
        self.assert_message(said, "nvcc", "HAWK_NVCC")
        self.assertIn("no device compiler", self.hawk("doctor", environment=hidden, inside=masked).out)
        self.assertFalse((self.work / "e").exists())


class Demo(Scenario):
    def test_the_main_job(self):
        shown = self.hawk("demo").out
        for words in ("miss, compiled in", "hit, no compiler started", "median", "affine.so", "requests ="):
            self.assertIn(words, shown)
        if find_nvcc():
            self.assertRegex(shown, r"ptx for \w+: miss, compiled in ")
            self.assertIn("affine.ptx (cuda): hit", shown)
        self.assert_nothing_left()


class Help(Scenario):
    def test_every_verb_explains_itself(self):
        overview = self.hawk("--help").out
        for verb in ("check", "show", "run", "compile", "build", "bundle", "cache", "doctor", "demo"):
            self.assertIn(f"  {verb} ", overview)
            helped = self.hawk(verb, "--help").out
            self.assertIn("Example:", helped)
            self.assertIn("hawk " + verb, helped)

    def test_wrong_usage(self):
        self.assertIn("chekc", self.hawk("chekc", code=USAGE).err)
        self.assertIn("frob", self.hawk("check", "--frob", code=USAGE).err)
        self.hawk(code=USAGE)
        self.hawk("check", code=USAGE)
        self.assertRegex(self.hawk("--version").out, r"^hawk \d+\.\d+\.\d+\n$")


if __name__ == "__main__":
    support.main()
