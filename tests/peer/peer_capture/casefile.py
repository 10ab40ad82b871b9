# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""One captured case as a folder in the conformance format, with the fields of its origin added."""

import json
import re

from . import features

DOORS = {
    "hawk.run": "bundle",
    "bind.launch": "bundle",
    "kernel()": "call",
    "plan()": "call",
    "plan.run": "call",
    "eagle.simulate": "simulate",
    "eagle.until_done": "until_done",
}
EXACT = {
    "add",
    "sub",
    "mul",
    "div",
    "neg",
    "abs",
    "sqrt",
    "lt",
    "le",
    "gt",
    "ge",
    "eq",
    "ne",
    "land",
    "lor",
    "lnot",
    "select",
    "floor",
    "ceil",
    "trunc",
    "rint",
    "min",
    "max",
    "minimum",
    "maximum",
    "vec",
    "component",
    "component_at",
    "set_component_at",
    "fma",
    "sign",
    "index",
    "cast",
}


def tolerance(case, mode):
    outputs = case["outputs"]
    ops = case["ir"]["ops"]
    structural = {k for k in ops if k[:1].isupper()}
    plain = {k for k in ops if not k[:1].isupper()}
    summed = case["ir"]["reduces"] or structural & {"AccumWrite", "SampleSum", "ReduceSamples"}
    if (
        not case["ir"]["derivative"]
        and not summed
        and plain <= EXACT
        and case["door"] in ("hawk.run", "bind.launch", "kernel()", "plan()", "plan.run")
    ):
        return {"ulp": 0}
    peak = max(
        [
            abs(float.fromhex(v))
            for p in outputs.values()
            if p["dtype"].startswith("float")
            for v in p["values"]
            if v not in ("nan", "inf", "-inf")
        ]
        or [1.0]
    )
    rel = (1e-9 if case["door"] in ("eagle.simulate", "eagle.until_done") else 1e-12) * (
        1e7 if mode == "float32" else 1.0
    )
    return {"ulp": 16, "rel": rel, "abs": rel * max(peak, 1e-300)}


def write_case(folder, case, origin):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "kernel.py").write_text(case["source"])
    out = {
        "format": 1,
        "name": folder.name,
        "title": f"{case.get('kernel')}, from {origin.get('page') or origin.get('test')}",
        "tags": ["reference", case["kind"]],
        "features": sorted(features.of_source(case["source"])),
        "origin": {**origin, "form": case.get("source_form", "flat")},
        "mode": "float64",
    }
    if case["kind"] == "refusal":
        at = {"define": "definition", "vjp": "derivative", "jvp": "derivative", "build": "build"}.get(
            case["stage"], "call"
        )
        out.update(
            refused=True,
            kernel=case.get("kernel"),
            stage=at,
            error=case["error"].split(":")[0],
            rule=None,
            line=case.get("line"),
            line_reported=case.get("line"),
            message=case.get("verified_error") or case["error"].split(": ", 1)[-1],
            mentions=[],
        )
        if case["stage"] == "build" and case.get("options"):
            out["options"] = case["options"]
        if case.get("inputs"):
            out.update(
                inputs=case["inputs"],
                door=DOORS.get(case["stage"], case["stage"]),
                options=case.get("options") or {},
            )
    else:
        out.update(
            kernel=case["use"],
            kernel_name=case["kernel"],
            slots=case["ir"]["arg_spec"],
            access=case["ir"]["access"],
            ir={
                k: case["ir"][k]
                for k in ("ops", "planes", "lane_space", "finish", "reduces", "kind", "derivative")
            },
            reference_digest=case["digest"],
        )
        if case["ir"].get("returns") is not None:
            out["returns"] = case["ir"]["returns"]
        if case["kind"] == "numeric":
            options = dict(case["options"])
            labels = {a[0] for a in case["ir"]["lane_space"] if a[0]}
            extents = {
                n: p["values"][0] for n, p in case["inputs"].items() if n in labels and p.get("number")
            }
            if extents:
                out["extents"] = extents
                case = {**case, "inputs": {n: p for n, p in case["inputs"].items() if n not in extents}}
            out["door"] = DOORS[case["door"]]
            out["origin"]["door"] = "generic launch" if case.get("generic") else case["door"]
            if "n_samples" in options:
                out.update(n_samples=options.pop("n_samples"), pass_n_samples=True)
            if "layout" in options:
                out["layout"] = options.pop("layout")
            if options.get("base") is not None or options.get("count") is not None:
                out["range"] = [options.pop("base", 0), options.pop("count", None)]
            if options:
                out["options"] = options
            if case.get("cut_from"):
                out["note"] = (
                    f"the first {16} of {case['cut_from']} samples; the reference was run on these alone"
                )
            if any(p["dtype"] == "float32" for p in [*case["inputs"].values(), *case["outputs"].values()]):
                out["mode"] = "float32"
            masks = (
                {n for r, n in case["ir"]["arg_spec"] if r == "terminated"}
                if not case["ir"]["finish"]
                else set()
            )
            case = {
                **case,
                "outputs": {
                    n: p for n, p in case["outputs"].items() if n not in masks or p != case["inputs"].get(n)
                },
            }  # a mask that is only read
            out.update(
                inputs=case["inputs"],
                outputs=case["outputs"],
                tolerance=tolerance(case, out["mode"]),
                second_source=None,
            )
        else:
            out["accept_only"] = True
    (folder / "case.json").write_text(dump(out) + "\n")


def dump(value):
    """JSON with each plain list on one line."""
    flat = []

    def mark(v):
        if isinstance(v, dict):
            return {k: mark(x) for k, x in v.items()}
        if isinstance(v, (list, tuple)):
            if all(not isinstance(x, (dict, list, tuple)) for x in v):
                flat.append(json.dumps(list(v)))
                return f"@@{len(flat) - 1}@@"
            return [mark(x) for x in v]
        return v

    text = json.dumps(mark(value), indent=1)
    return re.sub(r'"@@(\d+)@@"', lambda m: flat[int(m[1])], text)
