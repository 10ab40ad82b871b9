#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Load a host bundle with the reference package and check its numbers.

    python load_with_hawk.py BUNDLE_DIR [--expect FILE] [--kernel NAME ...] [--json]

BUNDLE_DIR holds manifest.json (optional: without one every <k>.json that has a host entry is
taken), <k>.json and <k>.so.  The expectation file (default BUNDLE_DIR/expect.json) is

    {"expect": 1, "kernels": {"<k>": {"n": 5,                     # optional sample count
                                      "bind": {"x": [...], "a": 2.0},
                                      "dtypes": {"x": "float64"},  # optional, default: the sidecar's
                                      "want": {"y": [...]},
                                      "rtol": 0.0, "atol": 0.0,    # optional, default exact
                                      "doors": ["hawk", "eagle"]}}}  # optional: who runs it

Planes are component-major nested lists: (W, n) for a width-W plane.  Outputs must be bound too
(initial content).  A reduction cell is bound under its own name as a one-element list.

Exit status: 0 all checks passed, 1 a check failed, 2 bad usage, 77 the package is not installed.
"""
import argparse
import ctypes
import json
import pathlib
import sys
import types

PLANE_OUT = ("mutable", "out", "wide_out", "accum_out")


class Report:
    def __init__(self):
        self.rows = []

    def add(self, kernel, check, ok, note=""):
        self.rows.append({"kernel": kernel, "check": check, "ok": bool(ok), "note": str(note)})

    def run(self, kernel, check, fn):
        try:
            note = fn()
        except Exception as err:  # every refusal of the package is a finding, not a crash
            self.add(kernel, check, False, f"{type(err).__name__}: {err}")
            return False
        self.add(kernel, check, True, note or "")
        return True


def check_stamp(directory):
    import hashlib
    path = directory / ".hawk_unit"
    if not path.is_file():
        return "no stamp"
    stamp = json.loads(path.read_text())
    total = hashlib.sha256(b"hawk.artifact.unit/1\n")
    for name in sorted(stamp["files"]):
        got = hashlib.sha256((directory / name).read_bytes()).hexdigest()
        if got != stamp["files"][name]:
            raise ValueError(f"{name} does not have the stamped digest")
        total.update(name.encode() + b"\0" + got.encode() + b"\0")
    if total.hexdigest() != stamp["unit"]:
        raise ValueError("the unit digest does not follow from the member digests")
    return stamp["unit"][:12]


def check_manifest(directory, doc):
    from raptor.schema import manifest as schema
    from eagle.abi import check_aether_abi
    version = schema.check_schema_version(doc, name="manifest.json")
    schema.check_execution_axis(doc, version, name="manifest.json")
    check_aether_abi(doc, kind="manifest", name="manifest.json")
    order = [k for k in schema.TOP_LEVEL_KEY_ORDER_V2 if k in doc]
    if list(doc) != order:
        raise ValueError(f"key order {list(doc)}, wanted {order}")
    ids = [p["id"] for p in doc["plugins"]]
    if len(set(ids)) != len(ids):
        raise ValueError(f"an id occurs twice: {ids}")
    for p in doc["plugins"]:
        if p["format"] not in schema.MANIFEST_FORMATS:
            raise ValueError(f"{p['id']}: format {p['format']!r}")
        for key in ("artifact", "sidecar"):
            if not (directory / p[key]).is_file():
                raise ValueError(f"{p['id']}: {p[key]} is missing")
    return f"schema {version}, {len(ids)} kernels"


def check_sidecar(meta, name):
    from eagle import sidecar as sc
    sc.validate_sidecar(meta, name=name)
    sc.read_params(meta, name=name, required=False)
    sc.read_terminated_readonly(meta, name=name)
    sc.read_finish(meta, name=name)


def bind_of(meta, case, np):
    dtypes = {**meta.get("arg_dtypes", {}), **case.get("dtypes", {})}
    numbers = {name for role, name in meta["arg_spec"] if role == "uniform"}
    out = {}
    for name, value in case["bind"].items():
        if name in numbers:
            out[name] = value
        else:
            out[name] = np.array(value, dtype=dtypes.get(name, meta.get("scalar_type", "float64")))
    return out


def compare(got, case, np):
    worst = 0.0
    for name, want in case["want"].items():
        have = np.asarray(got[name], dtype="float64").reshape(-1)
        want = np.asarray(want, dtype="float64").reshape(-1)
        if have.shape != want.shape:
            raise ValueError(f"{name}: {have.size} values, wanted {want.size}")
        bad = ~np.isclose(have, want, rtol=case.get("rtol", 0.0), atol=case.get("atol", 0.0),
                          equal_nan=True)
        if bad.any():
            at = int(np.flatnonzero(bad)[0])
            raise ValueError(f"{name}[{at}] = {have[at]!r}, wanted {want[at]!r} "
                             f"({int(bad.sum())} of {want.size} differ)")
        if want.size:
            worst = max(worst, float(np.max(np.abs(have - want), initial=0.0)))
    return f"largest difference {worst:g}"


def run_hawk(kernel, meta, case, np, hawk, cut=None):
    planes = bind_of(meta, case, np)
    extra = {"n_samples": case["n"]} if "n" in case else {}
    if cut is None:
        hawk.run(kernel, layout="samples_last", **planes, **extra)
    else:
        total = cut[-1][0] + cut[-1][1]
        for base, count in cut:
            hawk.run(kernel, base=base, count=count, n_samples=total, layout="samples_last", **planes)
    return planes


def count_of(meta, case, planes):
    if "n" in case:
        return int(case["n"])
    for role, name in meta["arg_spec"]:
        if role in ("mutable", "out", "per_sample", "vec_in", "mat_in", "terminated") and name in planes:
            return int(planes[name].shape[-1])
    raise ValueError("no plane gives the sample count; state n")


def run_eagle(directory, name, meta, case, np, hawk):
    import eagle.exec
    import eagle.plan
    import hawk.artifact
    view = hawk.artifact.plan_view(meta)
    library = ctypes.CDLL(str(directory / f"{name}.so"))
    entry = ctypes.cast(getattr(library, view.pop("host_entry")), ctypes.c_void_p).value
    cells = meta.get("cells") or {}
    extra = {"cells": cells} if cells else {}
    targets = (meta.get("companions") or {}).values()
    if targets:
        extra["fold_entries"] = {
            target: ctypes.cast(getattr(library, f"{meta['kernel']}__fold_{target}_host"), ctypes.c_void_p).value
            for target in targets}
    plugin = types.SimpleNamespace(name=name, host_entry=entry, _keepalive=(library,), **view, **extra)
    plan = eagle.plan.plan(plugin, structure=eagle.exec.HostTeam)
    planes = bind_of(meta, case, np)
    given = {k: v for k, v in planes.items() if k not in cells}
    result = plan.run(layout="samples_last", **given)
    if cells:
        if isinstance(result, dict):
            planes.update({k: result[k] for k in cells})
        elif len(cells) == 1:
            planes[next(iter(cells))] = result
    return planes


def main(argv=None):
    ap = argparse.ArgumentParser(description="check a host bundle with the reference package")
    ap.add_argument("directory", type=pathlib.Path)
    ap.add_argument("--expect", type=pathlib.Path)
    ap.add_argument("--kernel", action="append", default=[])
    ap.add_argument("--json", action="store_true")
    args = ap.parse_args(argv)
    directory = args.directory
    if not directory.is_dir():
        print(f"{directory} is not a directory", file=sys.stderr)
        return 2
    try:
        import hawk
        import numpy as np
        import eagle.plan  # noqa: F401
        import hawk._core as core
    except ImportError as err:
        print(f"SKIP the reference package is not installed: {err}")
        return 77

    rep = Report()
    doc = None
    if (directory / "manifest.json").is_file():
        doc = json.loads((directory / "manifest.json").read_text())
        rep.run("-", "manifest", lambda: check_manifest(directory, doc))
    rep.run("-", "stamp", lambda: check_stamp(directory))
    expect_path = args.expect or directory / "expect.json"
    expect = json.loads(expect_path.read_text())["kernels"] if expect_path.is_file() else {}
    if doc is not None:
        names = [p["id"] for p in doc["plugins"] if p.get("enabled", True)]
    else:
        names = sorted(p.stem for p in directory.glob("*.json")
                       if (directory / f"{p.stem}.so").is_file())
    names = [n for n in names if not args.kernel or n in args.kernel]
    if not names:
        rep.add("-", "kernels", False, "no kernel to check")

    for name in names:
        meta = json.loads((directory / f"{name}.json").read_text())
        rep.run(name, "sidecar", lambda: check_sidecar(meta, name))

        if not (directory / f"{name}.so").is_file():
            rep.add(name, "object", not meta.get("host_entry"), "no host object, nothing to run")
            continue

        def look():
            lib = core.HostLibrary(str(directory / f"{name}.so"))
            return f"{lib.abi_tag} {list(lib.layout_sizes)}"
        if not rep.run(name, "object", look):
            continue
        held = {}

        def load():
            held["k"] = hawk.load(directory, name)
        if not rep.run(name, "hawk.load", load):
            continue
        case = expect.get(name)
        if case is None:
            rep.add(name, "numbers", True, "no expectation given, only loaded")
            continue
        rep.run(name, "hawk.run", lambda: compare(run_hawk(held["k"], meta, case, np, hawk), case, np))
        if (meta.get("exec_access", "sample_local") == "sample_local" and not meta.get("cells")
                and not meta.get("stages")):
            def parts():
                n = count_of(meta, case, bind_of(meta, case, np))
                first = max(1, n // 3)
                cut = [(0, first), (first, n - first)] if n > 1 else [(0, n)]
                return compare(run_hawk(held["k"], meta, case, np, hawk, cut), case, np)
            rep.run(name, "hawk.run in two ranges", parts)
        # Its plans know the stages of kernels that were traced in the same process alone.
        if not meta.get("stages") and "eagle" in case.get("doors", ["hawk", "eagle"]):
            rep.run(name, "eagle host plan",
                    lambda: compare(run_eagle(directory, name, meta, case, np, hawk), case, np))

    failed = [r for r in rep.rows if not r["ok"]]
    if args.json:
        print(json.dumps({"directory": str(directory), "ok": not failed, "checks": rep.rows}, indent=1))
    else:
        for r in rep.rows:
            print(f"{'ok  ' if r['ok'] else 'FAIL'} {r['kernel']:<10} {r['check']:<24} {r['note']}")
        print(f"{len(rep.rows) - len(failed)} of {len(rep.rows)} checks passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
