# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""Child process: a generic launch (five samples, plain random inputs) of each accepted kernel, in the real package."""

import json
import os
import tempfile
import warnings
import zlib
from pathlib import Path

N = 5


def launch_all(args, child, files, say):
    """Driver side: a generic launch for accepted kernels without numbers, one from each file in turn, at most ``args.numbers``."""
    queue, staged = [], {f: json.loads(f.read_text()) for f in files}
    for at in range(60):
        for file, cases in staged.items():
            good = [c for c in cases if c["kind"] == "accept" and c.get("source")]
            if at < len(good):
                queue.append(good[at])
    seen = {
        c["digest"] for cases in staged.values() for c in cases if c.get("numeric") or c.get("number_refused")
    }
    chosen = []
    for case in queue:
        if case["digest"] in seen or case.get("numeric") or case.get("number_refused"):
            continue
        seen.add(case["digest"])
        chosen.append(case)
    chosen = chosen[: args.numbers]
    for start in range(0, len(chosen), 25):
        batch = args.work / f"numbers-{os.getpid()}.json"  # two captures may share the folder
        batch.write_text(
            json.dumps(
                [{k: c[k] for k in ("source", "use", "kernel", "digest")} for c in chosen[start : start + 25]]
            )
        )
        code, err = child(
            args, "numbers", batch, args.work / f"numbers-{os.getpid()}", timeout=max(args.timeout, 120)
        )
        say(
            f"numbers {start}..: exit {code} {err.strip().splitlines()[-1][:140] if err.strip() and code != 0 else ''}"
        )
        for case, made in zip(chosen[start : start + 25], json.loads(batch.read_text())):
            assert made["digest"] == case["digest"]
            if made.get("numeric"):
                case["numeric"] = made["numeric"]
            elif made.get("why"):
                case["number_refused"] = made["why"]
    for file, cases in staged.items():
        file.write_text(json.dumps(cases))


def inputs_for(kernel, sidecar, rng, np):
    """Arrays for every slot, or a reason why a generic launch makes no sense."""
    walk, out = kernel.walk, {}
    if kernel.lane_space[0][0] is not None:
        raise ValueError("a Grid kernel: extents are the author's to choose")
    cells, owned = sidecar.get("cells") or {}, set(sidecar.get("companions") or {})
    for (role, name), ttype in walk.slot_types.items():
        width = 1
        for e in ttype.shape:
            width *= int(e)
        shape = (width, N) if ttype.shape else (N,)
        dtype = {
            "i32": np.int64,
            "i64": np.int64,
            "int32": np.int32,
            "uint32": np.uint32,
            "bool": np.bool_,
        }.get(ttype.dtype, np.float64)
        plane = kernel.planes.get(name)
        if (
            name in owned
            or name in ("finished_count",)
            or name.endswith("_mix")
            or any(name == f"{c}_{k}" for c in cells for k in range(64))
        ):
            continue
        if name == "fused_steps":
            continue
        if role == "uniform":
            out[name] = (
                int(rng.integers(1, 4))
                if dtype is not np.float64
                else float(np.round(rng.uniform(0.2, 1.2), 6))
            )
        elif role == "nsamples":
            continue
        elif role == "terminated":
            out[name] = np.zeros(N, dtype=bool)
        elif role == "lookup":
            size = extent(plane)
            if getattr(plane, "form", None) != "table":
                size = N  # a neighbour's value of a per-sample plane
            elif size == 1:
                size = 64
            out[name] = (
                rng.integers(0, 2, size).astype(dtype)
                if dtype is not np.float64
                else fenced(rng.uniform(0.1, 1.5, size), np)
            )
        elif role in ("per_sample", "vec_in", "mat_in"):
            out[name] = (
                rng.integers(0, 2, shape).astype(dtype)
                if dtype is not np.float64
                else rng.uniform(-1.5, 1.5, shape)
            )
        elif role in ("mutable", "out"):
            out[name] = (
                np.zeros(shape, dtype=dtype) if dtype is not np.float64 else rng.uniform(0.1, 0.9, shape)
            )
        elif role == "accum_out" and name not in cells:
            size = extent(plane) if extent(plane) > 1 else 64
            out[name] = np.zeros(size, dtype=dtype) if dtype is not np.float64 else fenced(np.zeros(size), np)
        elif name not in cells:
            raise ValueError(f"a slot of role {role}")
    for cell, spec in cells.items():
        out[cell] = np.zeros(int(spec["columns"]))
    if any(
        r in ("lookup",)
        and n not in ("finished_count", "fused_steps")
        and getattr(kernel.planes.get(n), "form", None) != "table"
        for r, n in walk.arg_spec
    ):
        if "SampleIndex" not in str({type(x).__name__ for x in walk.order}):
            raise ValueError("reads other samples by given keys")
    return out


def extent(plane):
    size = 1
    for d in getattr(plane, "dims", ()) or ():
        size *= int(d[1] if isinstance(d, (tuple, list)) else getattr(d, "extent", d))
    return size


FENCE = 4096


def fenced(values, np):
    """``values`` inside a larger plane of NaN, so that a read or a write past its ends shows."""
    whole = np.full(values.size + 2 * FENCE, np.nan)
    whole[FENCE:-FENCE] = values
    return whole[FENCE:-FENCE]


def crossed(arrays, np):
    return any(
        a.base is not None and not np.isnan(np.r_[a.base[:FENCE], a.base[-FENCE:]]).all()
        for a in arrays.values()
        if isinstance(a, np.ndarray) and a.base is not None and a.base.size == a.size + 2 * FENCE
    )


def main(argv):
    import numpy as np

    import hawk
    from .verify import isolated, load

    warnings.simplefilter("ignore")
    batch, folder = Path(argv[0]), Path(argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    cases = json.loads(batch.read_text())
    for n, case in enumerate(cases):
        case["why"] = "the launch ended the process"
        batch.write_text(json.dumps(cases))
        case.update(isolated(lambda: one(case, n, folder, hawk, np, load)))
        if case.get("numeric"):
            del case["why"]
        batch.write_text(json.dumps(cases))
    return 0


def one(case, n, folder, hawk, np, load):
    from . import encode

    try:
        file = folder / f"k{n:03d}.py"
        file.write_text(case["source"])
        kernel = eval(case["use"], load(file, f"peer_numbers_{n}").__dict__)
        kernel = getattr(kernel, "kernel", None) or kernel
        where = Path(tempfile.mkdtemp(dir=folder))
        primal = getattr(kernel.sinks, "source", None)
        together = [primal, kernel] if type(primal).__name__ == "Kernel" else [kernel]
        hawk.build(together, where, targets=("host",))
        host = hawk.load(where, kernel.name)
        arrays = inputs_for(
            kernel, host.sidecar, np.random.default_rng(zlib.crc32(case["digest"].encode())), np
        )
        before = {k: hooks_copy(v) for k, v in arrays.items()}
        hawk.run(host, n_samples=N, **arrays)
        outputs = {}
        if crossed(arrays, np):
            raise ValueError("the generic keys leave the planes they index")
        for name, value in arrays.items():
            if isinstance(value, np.ndarray) and (
                value.tobytes() != before[name]["array"].tobytes()
                or name in (host.sidecar.get("cells") or {})
                or {("mutable", name), ("out", name), ("accum_out", name)} & set(kernel.walk.slot_types)
            ):
                outputs[name] = encode.plane({"array": value})
        if any(r == "lookup" for r, _ in kernel.walk.arg_spec) and any(
            np.isnan(arrays[k]).any() for k in outputs if arrays[k].dtype.kind == "f"
        ):
            raise ValueError("a table may have been read past its ends")
        if not outputs:
            raise ValueError("nothing written")
        return {
            "numeric": {
                "inputs": {k: encode.plane(v) for k, v in before.items()},
                "outputs": outputs,
                "options": {"n_samples": N},
            }
        }
    except BaseException as exc:
        return {"why": f"{type(exc).__name__}: {str(exc)[:200]}"}


def hooks_copy(value):
    from .planes import copied

    return copied(value)
