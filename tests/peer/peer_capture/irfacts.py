# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""What a traced kernel is made of, as the reference's own tracer sees it."""


def tree(returned):
    """A ``returns`` structure as the conformance cases spell it."""
    if returned is None or isinstance(returned, str):
        return returned
    if isinstance(returned, dict):
        return {"dict": {k: tree(v) for k, v in returned.items()}}
    return {"list" if isinstance(returned, list) else "tuple": [tree(v) for v in returned]}


def describe(kernel):
    from hawk.ir.access import _with_loop_bodies

    walk = kernel.walk
    ops = {}
    for node in _with_loop_bodies(walk.order):
        kind = type(node).__name__
        if kind == "Op":
            kind = node.kind
        ops[kind] = ops.get(kind, 0) + 1
    forms = {}
    for name, plane in kernel.planes.items():
        form = getattr(plane, "form", type(plane).__name__)
        if getattr(plane, "grid", None):
            form = "grid"
        ttype = getattr(plane, "ttype", None)
        shape = "x".join(map(str, ttype.shape)) if ttype is not None and ttype.shape else "scalar"
        tag = getattr(ttype, "tag", None) or getattr(ttype, "dtype", "")
        forms[name] = f"{form}:{shape}:{tag}"
    return {
        "arg_spec": [list(p) for p in walk.arg_spec],
        "access": walk.access.cls if hasattr(walk.access, "cls") else str(walk.access[0]),
        "ops": ops,
        "planes": forms,
        "lane_space": [list(a) for a in kernel.lane_space],
        "finish": list(walk.finish) if walk.finish else None,
        "reduces": bool(walk.reduces),
        "kind": getattr(kernel.kind, "slug", None),
        "widths": {n: list(t.shape) for (r, n), t in walk.slot_types.items()},
        "derivative": getattr(kernel.sinks, "kind", None),
        "returns": tree(getattr(kernel, "returns", None)),
    }
