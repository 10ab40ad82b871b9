# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""Child process: run one page in the real package, statement by statement, and stage its cases."""

import ast
import json
import os
import signal
import sys
import time
import traceback
import types
import warnings
from pathlib import Path

from . import cells as pages
from . import encode, stubs
from .flatten import Flattener, NotFlat
from .slicing import Slicer, Stmt, literal, with_submodules


class OutOfTime(BaseException):
    """Not an Exception: no handler of the page swallows it."""


def ring(*_):
    raise OutOfTime("the statement ran out of time")


class PageRun:
    def __init__(self, page, stage, work, limit, per_kernel, seconds):
        from .hooks import Recorder

        self.deadline, self.statement_s = START + 0.85 * seconds, 0.4 * seconds
        signal.signal(signal.SIGALRM, ring)
        self.page, self.stage = page, stage
        self.code = work / "cells" / page.ident
        self.code.mkdir(parents=True, exist_ok=True)
        self.rec = Recorder(self.code, limit, per_kernel)
        self.rec.where = lambda: (self.now.cell if self.now else None, self.now.index if self.now else None)
        self.rec.on_event = self.on_event
        self.stmts, self.now, self.skips, self.cell_state = [], None, [], {}
        self.module = types.ModuleType("page_" + page.ident.replace("-", "_"))
        self.ns = self.module.__dict__
        self.sources = {}

    # -- running --------------------------------------------------------------
    def run(self):
        sys.modules[self.module.__name__] = self.module
        for cell in self.page.cells:
            if cell.setup:  # on a machine that has the packages, all such a cell does is import them
                cell.source = "import hawk\nimport eagle"
            file = self.code / f"c{cell.number:03d}.py"
            file.write_text(cell.source + "\n")
            try:
                tree = ast.parse(cell.source, filename=str(file))
            except SyntaxError as exc:
                self.skips.append(
                    {
                        "cell": cell.number,
                        "stage": "parse",
                        "reason": f"SyntaxError: {exc.msg} (line {exc.lineno})",
                    }
                )
                self.cell_state[cell.number] = "skipped"
                continue
            self.ns["__file__"] = str(file)
            state = "run"
            for node in tree.body:
                state = self.step(cell, node, file) or state
            self.cell_state[cell.number] = state

    def step(self, cell, node, file):
        start = min([node.lineno] + [d.lineno for d in getattr(node, "decorator_list", ())])
        lines = cell.source.split("\n")
        if start == node.lineno:
            source = ast.get_source_segment(cell.source, node)
        else:
            source = "\n".join(lines[start - 1 : node.end_lineno])
        stmt = Stmt(len(self.stmts), cell.number, node, source, str(file)).analyse()
        self.stmts.append(stmt)
        self.now = stmt
        first = len(self.rec.refusals)
        left = min(self.statement_s, self.deadline - time.time())
        try:
            if left < 1:
                raise OutOfTime("the page's time is used up")
            signal.setitimer(signal.ITIMER_REAL, left)
            exec(compile(ast.Module([node], []), str(file), "exec"), self.ns)
            stmt.ok = True
        except BaseException as exc:
            if isinstance(exc, KeyboardInterrupt):
                raise
            reason = f"{type(exc).__name__}: {exc}".strip()
            self.skips.append(
                {
                    "cell": cell.number,
                    "stage": "run",
                    "line": node.lineno,
                    "statement": source.split("\n")[0][:100],
                    "reason": reason[:300],
                    "refusal": len(self.rec.refusals) > first,
                }
            )
            return "partial"
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            for name in stmt.binds:
                if name in self.ns:
                    text = literal(self.ns[name])
                    if text is not None and len(text) < 20000:
                        stmt.values[name] = text
            self.now = None

    # -- kernel sources -----------------------------------------------------
    def symbol(self, kernel, before):
        """The shortest module-level expression whose value is ``kernel`` (or a plan of it)."""

        def same(v):
            return v is kernel or (type(v).__name__ == "AutoPlan" and v.kernel is kernel)

        found = []
        slicer = Slicer(self.stmts, self.ns)
        for name, value in list(self.ns.items()):
            if name.startswith("__"):
                continue
            at = None
            if same(value):
                text = name
            elif type(value) in (list, tuple) and any(map(same, value)):
                text = f"{name}[{[same(v) for v in value].index(True)}]"
            elif type(value) is dict and any(map(same, value.values())):
                key = next(k for k, v in value.items() if same(v))
                if literal(key) is None:
                    continue
                text = f"{name}[{literal(key)}]"
            else:
                continue
            at = slicer.binding(name, before)
            if at is None:
                continue
            node = self.stmts[at].node
            rank = (
                (
                    0
                    if isinstance(node, ast.FunctionDef)
                    else 1 if isinstance(node, (ast.Assign, ast.AnnAssign)) else 9
                ),
                value is not kernel,
                text != name,
                name != kernel.name,
                at,
            )
            found.append((rank, text, name))
        return min(found)[1:] if found else (None, None)

    def source_of(self, kernel):
        """``{"symbol", "verbatim", "flat", "why"}`` for a kernel, as of the running statement."""
        if id(kernel) in self.sources:
            return self.sources[id(kernel)]
        before = self.now.index + 1 if self.now else len(self.stmts)
        out = {"symbol": None, "verbatim": None, "flat": None, "why": []}
        slicer = Slicer(self.stmts, self.ns)
        text, name = self.symbol(kernel, before)
        if text:
            parts, unresolved, literals = slicer.closure({name}, before)
            if unresolved:
                out["why"].append(f"unresolved {sorted(unresolved)}")
            else:
                body = "\n".join(parts) + "\n"
                symbol = text
                if text != name:
                    symbol = "the_kernel"
                    body += f"\nthe_kernel = {text}\n"
                out.update(symbol=symbol, verbatim=with_submodules(body), literals=literals)
        else:
            out["why"].append("no module-level name")
        try:
            flat = Flattener(self.rec, lambda g: (slicer, before) if g is self.ns else None)
            flat.value(kernel.name, kernel)
            out["flat"], out["flat_symbol"] = flat.text(), kernel.name
        except NotFlat as why:
            out["why"].append(f"flat: {why}")
        except Exception as why:
            out["why"].append(f"flat: {type(why).__name__}: {why}")
        self.sources[id(kernel)] = out
        return out

    def on_event(self, event):
        event["source"] = self.source_of(event["kernel"])
        models = event.get("models") or []
        event["model_sources"] = [self.source_of(k) for k in models]

    # -- staging --------------------------------------------------------------
    def facts(self, kernel):
        from .irfacts import describe

        return describe(kernel)

    def store(self):
        self.stage.mkdir(parents=True, exist_ok=True)
        cases = []
        for event in self.rec.events:
            s = event["source"]
            cases.append(
                {
                    "kind": "numeric",
                    "kernel": event["kernel"].name,
                    "symbol": s["symbol"],
                    "verbatim": s["verbatim"],
                    "flat": s["flat"],
                    "flat_symbol": s.get("flat_symbol"),
                    "why": s["why"],
                    "digest": event["kernel"].walk.digest,
                    "door": event["door"],
                    "options": jsonable(event["options"]),
                    "cell": event["where"][0],
                    "statement": event["where"][1],
                    "cut_from": event.get("cut_from"),
                    "ir": self.facts(event["kernel"]),
                    "inputs": {n: encode.plane(p) for n, p in event["inputs"].items()},
                    "outputs": {n: encode.plane(p) for n, p in event["outputs"].items()},
                }
            )
        launched = {id(e["kernel"]) for e in self.rec.events}
        for kernel in self.rec.kernels:
            if (
                id(kernel) in launched
                or not getattr(kernel, "planes", None)
                and getattr(kernel.sinks, "source", None) is None
            ):
                continue
            s = self.source_of(kernel)
            if s["verbatim"] is None and s["flat"] is None:
                continue
            launched.add(id(kernel))
            cases.append(
                {
                    "kind": "accept",
                    "kernel": kernel.name,
                    "symbol": s["symbol"],
                    "verbatim": s["verbatim"],
                    "flat": s["flat"],
                    "flat_symbol": s.get("flat_symbol"),
                    "why": s["why"],
                    "digest": kernel.walk.digest,
                    "cell": self.rec.origin[id(kernel)]["where"][0],
                    "ir": self.facts(kernel),
                }
            )
        for r in self.rec.refusals:
            case = {
                "kind": "refusal",
                "stage": r["stage"],
                "error": r["error"],
                "cell": r["where"][0],
                "verbatim": None,
                "why": [],
            }
            try:
                before = (r["where"][1] or 0) + 1
                slicer = Slicer(self.stmts, self.ns)
                flat = Flattener(self.rec, lambda g: (slicer, before) if g is self.ns else None)
                if r["stage"] == "define":
                    flat.function(r["fn"].__name__, r["fn"], r["scope"], (r["kind"], r["steps"]))
                    case["kernel"] = r["fn"].__name__
                elif r["stage"] in ("vjp", "jvp"):
                    flat.value(r["kernel"].name, r["kernel"])
                    args, kw = r["call"]
                    texts = [literal(a) for a in args] + [f"{k}={literal(v)}" for k, v in kw.items()]
                    flat.texts.append(f"from hawk import Kernel\nfrom hawk.diff import {r['stage']}")
                    flat.texts.append(
                        f"derived = Kernel('derived', {r['stage']}({', '.join([r['kernel'].name] + texts)}))"
                    )
                    case["kernel"] = r["kernel"].name
                else:
                    flat.value(r["kernel"].name, r["kernel"])
                    case.update(
                        kernel=r["kernel"].name,
                        options=jsonable(r["options"]),
                        inputs={n: encode.plane(p) for n, p in r.get("inputs", {}).items()},
                    )
                case["flat"] = flat.text()
            except Exception as why:
                case["why"].append(f"flat: {type(why).__name__}: {why}")
            cases.append(case)
        report = {
            "page": self.page.ident,
            "path": str(self.page.path),
            "kind": self.page.kind,
            "cells": self.cell_state,
            "skips": self.skips,
            "kernels": [
                {"name": k.name, "digest": k.walk.digest, "cell": self.rec.origin[id(k)]["where"][0]}
                for k in self.rec.kernels
            ],
            "built": [
                {"name": b["kernel"].name, "cell": b["where"][0], "targets": b["targets"]}
                for b in self.rec.built
            ],
            "launches": self.rec.launches,
            "notes": self.rec.notes,
            "seconds": round(time.time() - START, 1),
        }
        (self.stage / "cases.json").write_text(json.dumps(cases))
        (self.stage / "report.json").write_text(json.dumps(report, indent=1))


START = time.time()


def jsonable(value):
    if isinstance(value, dict):
        return {str(k): jsonable(v) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [jsonable(v) for v in value]
    return value if isinstance(value, (str, int, float, bool, type(None))) else repr(value)


def main(argv):
    path, root, stage, work, limit, per_kernel, seconds = argv
    warnings.simplefilter("ignore")
    page = pages.read_page(Path(path), Path(root))
    stubs.install()
    run = PageRun(page, Path(stage), Path(work), int(limit), int(per_kernel), float(seconds))
    from . import doors

    doors.install(run.rec)
    here = Path(work) / "tree" / Path(path).relative_to(root).parent
    os.chdir(here)
    sys.path.insert(0, str(here))
    out = open(Path(work) / "cells" / page.ident / "stdout.txt", "w")
    real, sys.stdout = sys.stdout, out
    try:
        run.run()
    finally:
        sys.stdout = real
        out.close()
        try:
            run.store()
        except Exception:
            traceback.print_exc()
            raise
