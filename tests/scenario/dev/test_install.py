# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""An installation is complete and runs from where it was put."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CMAKE, BUILD, VERSION = sys.argv[1:4]


class Install(unittest.TestCase):
    def test_programs_run_and_licences_are_there(self):
        with tempfile.TemporaryDirectory(prefix="hawk-install-") as prefix:
            subprocess.run([CMAKE, "--install", BUILD, "--prefix", prefix], check=True, stdout=subprocess.DEVNULL)
            prefix = Path(prefix)
            self.assertTrue((prefix / "bin/hawk-worker").is_file())
            for name in ("Apache-2.0", "GPL-3.0-or-later"):
                text = (prefix / f"share/doc/hawk-workbench/LICENSES/{name}.txt").read_text(encoding="utf-8")
                self.assertGreater(len(text), 10000)
            for name in ("README.md", "docs/bundles.md", "examples/affine.py"):
                self.assertTrue((prefix / "share/doc/hawk-workbench" / name).is_file(), name)
            done = subprocess.run([prefix / "bin/hawk", "--version"], capture_output=True, text=True, cwd="/")
            self.assertEqual((done.returncode, done.stdout, done.stderr), (0, f"hawk {VERSION}\n", ""))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
