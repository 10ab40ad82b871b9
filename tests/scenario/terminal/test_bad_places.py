#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Folders and disks that refuse or are damaged: one clear message, nothing lost, nothing left behind."""

import json
import os
import pathlib
import subprocess
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import support
from bad_input import BadInput, INFORMATION
from support import ENVIRONMENT, FINE, REFUSED, USAGE, affine, find_nvcc, unprivileged


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
            self.assert_one_message(self.build(folder, code=REFUSED), "bundle-not-a-folder", "k.py", "another folder")
        self.assertEqual((self.work / "k.py").read_text(), affine())

    def test_foreign_files(self):
        self.write("mine/notes", "mine")
        self.assert_one_message(self.build("mine", code=REFUSED), "bundle-foreign-folder", "`mine`", "empty folder")
        self.assertEqual(self.contents(self.work), {"mine/notes": b"mine", "k.py": affine().encode()})

    def test_unwritable(self):
        refusing = self.refusing_folder()
        for folder in (refusing, refusing / "inside"):
            said = self.build(folder, code=ENVIRONMENT, inside=unprivileged())
            self.assert_one_message(said, "bundle-not-writable", str(refusing), "Permission denied", "another folder")
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
                                "into which a bundle was built")
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


class Surroundings(BadInput):
    def test_any_locale(self):
        """Nothing but the answer is said where the locale is not UTF-8, not installed, or nothing is set at all."""
        for given in ({}, {"LANG": "C"}, {"LC_ALL": "POSIX"}, {"LANG": "xx_YY.UTF-8"}, {"LC_CTYPE": "de_DE.ISO-8859-1"}):
            for verb in (("--version",), ("check", "k.py")):
                said = subprocess.run([support.HAWK, *verb], cwd=self.work, env=given, text=True, capture_output=True,
                                      timeout=60, stdin=subprocess.DEVNULL)
                self.assertEqual((said.returncode, said.stderr), (FINE, ""), given)

    def test_names_that_are_not_utf8(self):
        """Nothing is written under a name that was not given."""
        name = os.fsencode(self.work) + b"/k\xff.py"
        with open(name, "wb") as kernel:
            kernel.write(affine().encode())
        before = sorted(os.listdir(os.fsencode(self.work)))
        for words in ((b"check", name), (b"build", b"k.py", b"-d", b"b\xff"), (b"run", b"k.py", b"x=@x\xff.npy"),
                      (b"check", b"--json", name)):
            said = subprocess.run([os.fsencode(support.HAWK), *words], cwd=self.work, env=self.environment, text=True,
                                  capture_output=True, timeout=60, stdin=subprocess.DEVNULL)
            self.assertEqual(said.returncode, USAGE, said.stderr)
            for word in ("usage-not-utf8", "\\xff", "not valid UTF-8", "Rename"):
                self.assertIn(word, said.stdout + said.stderr)
        self.assertEqual(sorted(os.listdir(os.fsencode(self.work))), before)

    def test_removed_current_folder(self):
        gone = self.folder / "gone"
        gone.mkdir()
        script = 'cd "$1" && rmdir "$1" && exec "$2" build "$3" -d b --target host'
        said = subprocess.run(["sh", "-c", script, "sh", str(gone), support.HAWK, str(self.work / "k.py")],
                              env=self.environment, text=True, capture_output=True, timeout=60, stdin=subprocess.DEVNULL)
        self.assertEqual(said.returncode, ENVIRONMENT, said.stderr)
        for word in ("no-current-folder", "`b`", "current folder"):
            self.assertIn(word, said.stderr)

    def test_unusual_names(self):
        """A name beyond ASCII, a name longer than file names may be, a name of the texts and one of CUDA."""
        for name in ("π", "k" * 300, "block", "params", "_Complex", "float4", "stdin"):
            self.write("n.py", f"from hawk import Scalar, kernel\n\n\n@kernel\ndef {name}(x: Scalar):\n    return x + 1\n")
            for target in ("host", "cuda-shim"):
                self.assertIn("2 3", self.hawk("run", "n.py", "x=1,2", "--target", target).out)

    def test_square_file(self):
        self.write("v.py", "from hawk import Vector, kernel\n\n\n@kernel\ndef k(v: Vector[3]):\n    return v[0] * 1.0\n")
        np.save(self.work / "v.npy", np.arange(9.0).reshape(3, 3))
        said = self.hawk("run", "v.py", "v=@v.npy", code=REFUSED)
        self.assert_one_message(said, "R116", "@FILE.npy:samples_first", "@FILE.npy:samples_last")
        self.assertIn("0 1 2", self.hawk("run", "v.py", "v=@v.npy:samples_last").out)
        self.assertIn("0 3 6", self.hawk("run", "v.py", "v=@v.npy:samples_first").out)

    def test_no_samples(self):
        self.assertIn("(0,)", self.hawk("run", "k.py", "x=linspace:0:1", "a=2", "b=1", "-n", "0").out)


if __name__ == "__main__":
    support.main()
