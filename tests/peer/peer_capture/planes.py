# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""What a kernel is given and leaves behind, as frozen copies in one form."""

import sys

import numpy as np

INPUT_ROLES = {"per_sample", "vec_in", "mat_in", "uniform", "lookup", "wide_in", "nsamples"}
SAMPLE_ROLES = {"per_sample", "vec_in", "mat_in", "terminated", "mutable", "out"}
CUT = 16


class Uncapturable(Exception):
    pass


def copied(value):
    """A frozen copy of one bound value: ``{"array"| "number", "mark"}``."""
    mark = getattr(value, "__raptor_samples_axis__", None)
    if mark is not None:
        value = value.array
    if isinstance(value, (bool, int, float)) or isinstance(value, np.generic) and np.ndim(value) == 0:
        return {"number": value.item() if isinstance(value, np.generic) else value}
    if type(value).__module__.startswith(("torch", "cupy")):
        raise Uncapturable(f"a {type(value).__module__} value")
    array = np.array(value, copy=True)
    if array.dtype.kind not in "fiub":
        raise Uncapturable(f"a value of type {type(value).__name__}")
    return {"array": array, **({"mark": mark} if mark else {})}


def size_of(planes):
    return sum(p["array"].size if "array" in p else 1 for p in planes.values())


def sample_local(kernel):
    """Whether cutting the batch cannot change a remaining sample's answer."""
    walk = kernel.walk
    if walk.reduces or walk.cells or kernel.lane_space[0][0] is not None:
        return False
    for role, name in walk.arg_spec:
        plane = kernel.planes.get(name)
        if name in ("finished_count", "fused_steps"):
            continue  # the runner's own words
        if role == "lookup":
            if getattr(plane, "form", None) != "table":
                return False
        elif role not in SAMPLE_ROLES | {"uniform"}:
            return False
    from hawk.ir.access import _with_loop_bodies

    names = {type(n).__name__ for n in _with_loop_bodies(walk.order)}
    return not names & {"SampleSum", "AccumWrite", "WideWrite", "ReduceSamples"}


def widths(kernel):
    out = {}
    for (role, name), ttype in kernel.walk.slot_types.items():
        size = 1
        for e in ttype.shape:
            size *= int(e)
        out[name] = (role, size)
    return out


def cut_plane(name, plane, wide):
    role, width = wide.get(name, (None, 1))
    if "array" not in plane or role not in SAMPLE_ROLES:
        return plane
    a = plane["array"]
    if a.ndim == 0:
        raise Uncapturable("one sample with a large plane")
    if width > 1 and a.ndim == 2 and (plane.get("mark") == "first" or a.shape[0] != width):
        a = np.ascontiguousarray(a[:CUT].T)
    else:
        a = np.ascontiguousarray(a[..., :CUT])
    return {"array": a}


def outputs_after(kernel, before, planes, returned):
    outputs = {n: copied(v) for n, v in returned.items()}
    for role, name in kernel.walk.arg_spec:  # planes written in place
        if role not in INPUT_ROLES and name in planes and name not in outputs and "array" in before[name]:
            outputs[name] = copied(planes[name])
    for name, value in planes.items():  # cells, branch counters, companions
        if name not in outputs and "array" in before[name]:
            now = copied(value)["array"]
            if now.tobytes() != before[name]["array"].tobytes():
                outputs[name] = copied(value)
    return outputs


def component_major(kernel, planes):
    """Sample-major planes turned to ``(components, samples)``, the layout of the case files."""
    wide, out = widths(kernel), {}
    for name, p in planes.items():
        role, width = wide.get(name, (None, 1))
        a = p.get("array")
        if (
            a is not None
            and a.ndim == 2
            and width > 1
            and role in SAMPLE_ROLES
            and (p.get("mark") == "first" or a.shape[0] != width == a.shape[1])
        ):
            p = {"array": np.ascontiguousarray(a.T)}
        out[name] = {k: v for k, v in p.items() if k != "mark"}
    return out


def defining_scope(fn):
    """The locals of the function whose body holds ``fn``'s ``def``; empty for a module's."""
    frame = sys._getframe(1)
    while frame is not None:
        if fn.__code__ in frame.f_code.co_consts:
            return {} if frame.f_code.co_name == "<module>" else dict(frame.f_locals)
        frame = frame.f_back
    return {}


def flatten(tree, values, out):
    """``{slot: value}`` of a returned structure, by the kernel's own ``returns`` tree."""
    if isinstance(tree, str):
        out[tree] = values
    elif isinstance(tree, dict):
        for k in tree:
            flatten(tree[k], values[k], out)
    else:
        for t, v in zip(tree, values):
            flatten(t, v, out)
    return out


def named_outputs(kernel, result):
    if result is None:
        return {}
    if (
        isinstance(result, dict)
        and all(isinstance(k, str) for k in result)
        and not isinstance(getattr(kernel, "returns", None), dict)
    ):
        return {k: v for k, v in result.items() if v is not None}
    if getattr(kernel, "returns", None) is not None:
        return flatten(kernel.returns, result, {})
    names = [n for role, n in kernel.walk.arg_spec if role not in INPUT_ROLES | {"terminated"}]
    names = [
        n for n in names if not (n.endswith("_c") and n[:-2] in names)
    ]  # companions of compensated sums are the runtime's
    if len(names) == 1:
        return {names[0]: result}
    raise Uncapturable(f"result of type {type(result).__name__} for outputs {names}")


def positional(kernel, args):
    names = [n for n, p in kernel.planes.items() if not getattr(p, "grid", None)]
    if len(args) > len(names):
        raise Uncapturable("more positional arguments than planes")
    return dict(zip(names, args))
