# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Every C++ file of ours is laid out as .clang-format says.

Usage: check_format.py SOURCE_FOLDER

Skips (exit code 77) where clang-format 19 is missing: other versions lay out differently.
"""

import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True
import check_layers  # noqa: E402

VERSION = "19."
FILES_AT_A_TIME = 40


def formatter():
    for name in ("clang-format", "clang-format-19"):
        program = shutil.which(name)
        if program and f"version {VERSION}" in subprocess.run([program, "--version"], capture_output=True, text=True).stdout:
            return program
    return None


def main(root):
    program = formatter()
    if program is None:
        print("SKIP   : format: there is no clang-format 19 on this machine")
        return 77
    files = [str(path) for path in check_layers.own_files(root) if path.suffix in (".cpp", ".h")]
    parts = [files[at : at + FILES_AT_A_TIME] for at in range(0, len(files), FILES_AT_A_TIME)]
    with ThreadPoolExecutor(2) as pool:
        runs = list(pool.map(lambda part: subprocess.run([program, "--dry-run", "--Werror", *part], cwd=root), parts))
    print(f"{len(files)} files looked at")
    if not files or any(run.returncode for run in runs):
        print("To lay them out: ./dev format")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
