# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""The Python program of docs/bundles.md loads a bundle with the reference package.

    test_bundle_python.py HAWK EXAMPLES_DIR WORK_DIR     (WORK_DIR is that of the interop test, with its environment)
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "interop"))
import test_interop


def main():
    hawk, examples, work = (pathlib.Path(argument).resolve() for argument in sys.argv[1:4])
    work.mkdir(parents=True, exist_ok=True)
    python = test_interop.environment(work / "venv")
    with tempfile.TemporaryDirectory(prefix="hawk-test-") as folder:
        shutil.copy(examples / "affine.py", folder)
        build = [hawk, "build", "affine.py", "-d", "bundle", "--target", "host", "--cache-dir", f"{folder}/cache"]
        subprocess.run(build, cwd=folder, check=True)
        done = subprocess.run([python, HERE / "load_affine.py"], cwd=folder, capture_output=True, text=True)
    print(done.stdout, done.stderr)
    if done.returncode != 0 or done.stdout.split() != ["[-3.", "-1.", "1.", "3.", "5.]"]:
        sys.exit("FAIL: the program of docs/bundles.md did not print the five numbers")


if __name__ == "__main__":
    main()
