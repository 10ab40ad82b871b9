#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Acceptance cases from the reference package's own documentation. See README.md beside this file."""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def environment(args):
    env = dict(os.environ)
    env.update(
        HAWK_CACHE_DIR=str(args.cache),
        HAWK_HOST_PROFILE="native",
        OMP_NUM_THREADS="1",
        OPENBLAS_NUM_THREADS="1",
        MPLBACKEND="Agg",
        JAX_PLATFORMS="cpu",
        PYTHONDONTWRITEBYTECODE="1",
        PYTHONPATH=str(HERE),
        PYTHONHASHSEED="0",
    )
    return env


def child(args, verb, *argv, timeout):
    """Run one child verb; ``(exit code or None when it ran out of time, stderr tail)``."""
    command = [str(args.python), "-m", "peer_capture", verb, *map(str, argv)]
    proc = subprocess.Popen(
        command,
        env=environment(args),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        cwd=args.work,
        start_new_session=True,
    )
    try:
        _, err = proc.communicate(timeout=timeout)
        return proc.returncode, err[-2000:]
    except subprocess.TimeoutExpired:
        os.killpg(proc.pid, 9)
        proc.communicate()
        return None, f"stopped after {timeout} s"


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("sdist", type=Path, help="the unpacked source distribution (raptor_hawk-0.7.1)")
    p.add_argument("--out", type=Path, default=Path("peer_cases"), help="where cases and reports go")
    p.add_argument(
        "--python",
        type=Path,
        default=Path(sys.executable),
        help="interpreter with raptor-hawk and raptor-eagle",
    )
    p.add_argument(
        "--cache", type=Path, default=Path("peer_cases/hawk_cache"), help="HAWK_CACHE_DIR of the runs"
    )
    p.add_argument("--only", default="", help="pages whose name contains this text")
    p.add_argument("--timeout", type=int, default=150, help="seconds per page")
    p.add_argument("--limit", type=int, default=20000, help="most values in one case")
    p.add_argument("--per-kernel", type=int, default=2, help="most numeric cases per kernel and door")
    p.add_argument(
        "--numbers", type=int, default=150, help="most kernels that get numbers from a generic launch"
    )
    p.add_argument(
        "--report",
        action="store_true",
        help="write the documentation cases and their report again from what was captured",
    )
    args = p.parse_args()
    args.sdist, args.out, args.cache = args.sdist.resolve(), args.out.resolve(), args.cache.resolve()
    args.work = args.out / "work"
    args.work.mkdir(parents=True, exist_ok=True)
    sys.path.insert(0, str(HERE))
    from peer_capture import driver

    if args.report:
        driver.numbers.launch_all(args, child, sorted((args.work / "pages").glob("*/cases.json")), driver.say)
        driver.finish(args)
        return driver.report(args)
    tree = args.work / "tree"
    if not tree.exists():
        shutil.copytree(
            args.sdist,
            tree,
            ignore=shutil.ignore_patterns("_static", "hawk", "src", "benchmarks", "tests", ".git*"),
        )
    return driver.pages(args, child)


if __name__ == "__main__":
    sys.exit(main())
