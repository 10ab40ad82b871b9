#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""The cache in a terminal: its figures, its entries, removing them, where it is."""

import pathlib
import shutil
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import support
from support import ENVIRONMENT, REFUSED, Scenario, affine, unprivileged


class Cache(Scenario):
    def test_figures_add_up(self):
        self.write("k.py", affine())
        self.write("bad.cpp", "int f( {\n")
        self.hawk("show", "k.py", "--what", "key")
        self.hawk("show", "k.py", "--what", "key")
        self.hawk("compile", "bad.cpp", code=REFUSED)
        stats = self.hawk("cache", "stats", "--json").json()
        self.assertEqual([stats[k] for k in ("requests", "hits", "misses", "failures", "bypassed", "entries")],
                         [3, 1, 1, 1, 0, 1])
        self.assertEqual(self.hawk("cache", "clear", "--json").json()["entries"], 1)
        self.assertEqual(self.hawk("cache", "stats", "--json").json()["entries"], 0)
        self.assertIn("miss", self.hawk("show", "k.py", "--what", "key").out)

    def make_entries(self):
        for name in ("one", "two", "three"):
            self.write(f"{name}.py", affine().replace("affine", name))
            self.hawk("show", f"{name}.py", "--what", "key")

    def listed(self, *options):
        return self.hawk("cache", "list", "--json", *options).json()["entries"]

    def test_list(self):
        self.assertEqual(self.listed(), [])
        self.assertEqual(self.hawk("cache", "list").out, "")
        self.make_entries()
        self.assertEqual([entry["kernel"] for entry in self.listed()], ["three", "two", "one"])
        # A hit is a use.
        self.hawk("show", "one.py", "--what", "key")
        self.assertEqual([entry["kernel"] for entry in self.listed()], ["one", "three", "two"])
        self.assertEqual([entry["kernel"] for entry in self.listed("--sort", "made")], ["three", "two", "one"])
        self.assertEqual([entry["kernel"] for entry in self.listed("--sort", "kernel")], ["one", "three", "two"])
        sizes = [entry["bytes"] for entry in self.listed("--sort", "size")]
        self.assertEqual(sizes, sorted(sizes, reverse=True))
        stats = self.hawk("cache", "stats", "--json").json()
        self.assertEqual((len(sizes), sum(sizes)), (stats["entries"], stats["bytes"]))
        entry = self.listed()[0]
        self.assertEqual((entry["target"], entry["format"], entry["fault"]), ("host", "so", ""))
        self.assertEqual(len(entry["key"]), 64)
        self.assertRegex(entry["last_use"], r"^20\d\d-\d\d-\d\dT.*Z$")
        lines = self.hawk("cache", "list").out.splitlines()
        self.assertEqual(len(lines), 3)
        self.assertIn(entry["key"][:12], lines[0])

    def test_a_folder_that_cannot_be_removed(self):
        self.make_entries()
        store = self.folder / "cache" / "hawk" / "workbench-1"
        kept = next(path for path in store.iterdir() if len(path.name) == 2)
        entries = len(list(kept.glob("*/*")))
        kept.chmod(0o555)
        said = self.hawk("cache", "clear", code=ENVIRONMENT, inside=unprivileged())
        self.assertRegex(said.out, f"^removed {3 - entries} entr")
        for word in ("cache-not-cleared", str(kept), "Permission denied"):
            self.assertIn(word, said.err)
        facts = self.hawk("cache", "clear", "--json", code=ENVIRONMENT, inside=unprivileged()).json()
        self.assertEqual((facts["entries"], [one["path"] for one in facts["left"]]), (0, [str(kept)]))
        self.assertEqual(len(self.listed()), entries)
        kept.chmod(0o755)
        facts = self.hawk("cache", "clear", "--json", inside=unprivileged()).json()
        self.assertEqual((facts["entries"], facts["left"]), (entries, []))
        # Moved away, but its inside refuses to be deleted: that is said as well.
        self.make_entries()
        inside = next(store.glob("??/*/*"))
        inside.chmod(0o555)
        said = self.hawk("cache", "clear", code=ENVIRONMENT, inside=unprivileged())
        for word in ("cache-not-cleared", str(store / "trash"), "Permission denied"):
            self.assertIn(word, said.err)

    def test_a_damaged_entry_is_listed(self):
        self.make_entries()
        manifest = next((self.folder / "cache" / "hawk" / "workbench-1").rglob("manifest.json"))
        manifest.chmod(0o644)
        manifest.write_text("{}")
        self.assertEqual(sorted(bool(entry["fault"]) for entry in self.listed()), [False, False, True])
        self.assertIn("damaged", self.hawk("cache", "list").out)

    def test_remove(self):
        self.make_entries()
        keys = [entry["key"] for entry in self.listed()]
        said = self.hawk("cache", "remove", keys[0], "--dry-run", "--json").json()
        self.assertEqual((said["entries"], said["removed"]), (1, False))
        self.assertEqual(len(self.listed()), 3)
        self.assertRegex(self.hawk("cache", "remove", keys[0][:12], keys[1]).out, "^removed 2 entries, ")
        self.assertEqual([entry["key"] for entry in self.listed()], [keys[2]])
        self.assertEqual(list((self.folder / "cache" / "hawk" / "workbench-1" / "trash").iterdir()), [])
        self.assertIn("miss", self.hawk("show", "three.py", "--what", "key").out)
        self.assertIn("hit", self.hawk("show", "one.py", "--what", "key").out)
        # Nothing goes when one of the keys is none.
        for wrong in ("", keys[2][:3], "f" * 64, "../../"):
            self.assertIn("[cache-no-entry]", self.hawk("cache", "remove", keys[2], wrong, code=REFUSED).err)
        self.assertEqual(len(self.listed()), 2)

    def test_an_ambiguous_key(self):
        self.make_entries()
        store = self.folder / "cache" / "hawk" / "workbench-1"
        key = self.listed()[0]["key"]
        other = key[:-1] + ("0" if key[-1] != "0" else "1")
        shutil.copytree(store / key[:2] / key, store / key[:2] / other)
        said = self.hawk("cache", "remove", key[:20], code=REFUSED)
        self.assertIn("[cache-key-ambiguous]", said.err)
        self.assertEqual(len(self.listed()), 4)
        # The copy belongs to another key, and is seen to be no entry of this one.
        self.hawk("cache", "remove", other)
        self.assertEqual(len(self.listed()), 3)

    def test_what_clear_would_remove(self):
        self.make_entries()
        stats = self.hawk("cache", "stats", "--json").json()
        would = self.hawk("cache", "clear", "--dry-run", "--json").json()
        self.assertEqual(would, {"entries": 3, "bytes": stats["bytes"], "removed": False})
        self.assertRegex(self.hawk("cache", "clear", "--dry-run").out, "^would remove 3 entries, ")
        self.assertEqual(self.hawk("cache", "clear", "--json").json(), {**would, "removed": True, "left": []})
        self.assertEqual(self.listed(), [])

    def test_a_text_that_tells_the_time_goes_past_the_store(self):
        self.write("now.cpp", 'extern "C" const char* now() { return __DATE__ " " __TIME__; }\n')
        for _ in range(2):
            self.assertFalse(self.hawk("compile", "now.cpp", "-o", "now.so", "--json").json()["hit"])
        self.assertTrue((self.work / "now.so").is_file())
        stats = self.hawk("cache", "stats", "--json").json()
        self.assertEqual([stats[k] for k in ("requests", "hits", "misses", "failures", "bypassed", "entries")],
                         [2, 0, 0, 0, 2, 0])

    def test_where_it_is(self):
        root = pathlib.Path(self.environment["XDG_CACHE_HOME"]) / "hawk"
        self.assertEqual(self.hawk("cache", "dir").out.strip(), f"{root}/workbench-1")
        named = {"HAWK_CACHE_DIR": str(self.folder / "named")}
        self.assertEqual(self.hawk("cache", "dir", environment=named).out.strip(), f"{self.folder}/named/workbench-1")
        given = self.hawk("cache", "dir", "--cache-dir", self.folder / "given", environment=named)
        self.assertEqual(given.out.strip(), f"{self.folder}/given/workbench-1")


if __name__ == "__main__":
    support.main()
