# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""Drives the child processes, checks the staged sources and writes the case folders."""

import json
import re
import shutil
import sys
import time

from . import cells, counts, numbers
from .casefile import write_case


def say(text):
    print(text, file=sys.stderr, flush=True)


def pages(args, child):
    found = [p for p in cells.find_pages(args.sdist) if args.only in p.ident]
    stage_root = args.work / "pages"
    known = {p.ident for p in found}
    for old in stage_root.glob("*") if not args.only else ():
        if old.name not in known:
            shutil.rmtree(old)
    for n, page in enumerate(found, 1):
        stage = stage_root / page.ident
        shutil.rmtree(stage, ignore_errors=True)
        start = time.time()
        code, err = child(
            args,
            "page",
            page.path,
            args.sdist,
            stage,
            args.work,
            args.limit,
            args.per_kernel,
            args.timeout,
            timeout=args.timeout,
        )
        if code == 0:
            code2, err2 = child(
                args, "verify", stage / "cases.json", args.work / "verify" / page.ident, timeout=args.timeout
            )
            err = err if code2 == 0 else f"verify: {err2}"
        else:
            stage.mkdir(parents=True, exist_ok=True)
            (stage / "failed.txt").write_text(f"{code}\n{err}\n")
        say(
            f"[{n}/{len(found)}] {page.ident}: exit {code}, {time.time() - start:.0f} s {err.strip().splitlines()[-1][:160] if err.strip() else ''}"
        )
    numbers.launch_all(args, child, sorted((args.work / "pages").glob("*/cases.json")), say)
    finish(args)
    return report(args)


def finish(args):
    """Case folders from everything staged and verified."""
    out = args.out / "cases"
    for old in out.glob("doc_*") if out.exists() else ():
        shutil.rmtree(old)
    for file in sorted((args.work / "pages").glob("*/cases.json")):
        page, counts = file.parent.name, {}
        info = json.loads((file.parent / "report.json").read_text())
        for case in json.loads(file.read_text()):
            if not case.get("source"):
                continue
            stem = re.sub(
                r"\W+",
                "_",
                f"doc_{page}_{case.get('kernel')}" + ("_refused" if case["kind"] == "refusal" else ""),
            ).lower()
            counts[stem] = counts.get(stem, 0) + 1
            if case.get("numeric"):
                case = {
                    **case,
                    "kind": "numeric",
                    "door": "hawk.run",
                    "options": {},
                    **case["numeric"],
                    "generic": True,
                }
            write_case(
                out / f"{stem}_{counts[stem]}",
                case,
                {
                    "package": "raptor-hawk 0.7.1",
                    "page": info["path"].split("raptor_hawk-0.7.1/")[-1],
                    "cell": case.get("cell"),
                },
            )


def report(args):
    text = counts.summary(args)
    (args.out / "REPORT.md").write_text(text)
    print(text)
    return 0
