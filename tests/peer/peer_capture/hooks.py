# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""Instrumentation of the reference package: every launch door reports its kernel, inputs and outputs."""

import sys
import threading
import types
from pathlib import Path


from .planes import (
    SAMPLE_ROLES,
    Uncapturable,
    component_major,
    copied,
    cut_plane,
    named_outputs,
    outputs_after,
    sample_local,
    size_of,
    widths,
)


class Recorder:
    def __init__(self, page_dir, limit_values=20000, per_kernel=2):
        self.page_dir = str(page_dir)
        self.limit, self.per_kernel = limit_values, per_kernel
        self.local = threading.local()
        self.events, self.refusals, self.kernels, self.built, self.notes = [], [], [], [], []
        self.launches = {}  # door -> number of launches seen
        self.seen = {}
        self.origin = {}  # id(kernel) -> creation facts
        self.folders = {}  # (folder, name) -> kernel
        self.functions = {}  # id(kernel) -> traced function
        self.where = lambda: (None, None)
        self.on_event = self.on_kernel = self.before_build = None
        self.originals = {}

    # -- nesting ------------------------------------------------------------
    def enter(self):
        depth = getattr(self.local, "depth", 0)
        self.local.depth = depth + 1
        return depth == 0

    def leave(self):
        self.local.depth -= 1

    # -- kernels ------------------------------------------------------------
    def page_frames(self):
        frame, out = sys._getframe(2), []
        while frame is not None:
            if frame.f_code.co_filename.startswith(self.page_dir):
                out.append(frame)
            frame = frame.f_back
        return out

    def created(self, kernel, fn=None):
        frames = self.page_frames()
        if not frames:
            return
        inner = frames[0]
        scope = dict(inner.f_locals) if inner.f_code.co_name != "<module>" else {}
        self.origin[id(kernel)] = {
            "scope": scope,
            "where": self.where(),
            "fn": fn,
            "frame": (inner.f_code.co_filename, inner.f_lineno),
        }
        self.kernels.append(kernel)

    def kernel_of(self, thing):
        """The page's kernel behind a kernel, plan, plugin, bound plan or loaded host kernel."""
        if type(thing).__name__ == "Kernel":
            return thing
        kernel = getattr(thing, "kernel", None)
        if type(kernel).__name__ == "Kernel":
            return kernel
        plugin = getattr(thing, "plugin", None) or getattr(getattr(thing, "plan", None), "plugin", None)
        source = getattr(plugin, "_hawk_source", None)
        if source:
            return source[0]
        name = getattr(plugin, "kernel", None) or (getattr(thing, "sidecar", None) or {}).get("kernel")
        path = getattr(thing, "path", None)
        if path is not None:
            found = self.folders.get((str(Path(path).parent.resolve()), Path(path).stem))
            if found is not None:
                return found
        found = [k for (_, n), k in self.folders.items() if n == name]
        if found:
            return found[-1]
        raise Uncapturable(f"no kernel object known for {name or type(thing).__name__}")

    # -- events -------------------------------------------------------------
    def wants(self, kernel, door, planes, options):
        shapes = tuple(sorted((n, p["array"].shape if "array" in p else ()) for n, p in planes.items()))
        key = (kernel.walk.digest, kernel.name, door)
        held = self.seen.setdefault(key, [])
        mark = (shapes, repr(sorted(options.items())))
        if len(held) >= self.per_kernel or held.count(mark) >= 2:
            return False
        held.append(mark)
        return True

    def note(self, door, reason):
        self.notes.append({"door": door, "where": self.where(), "reason": reason})

    def launch(self, door, thing, planes, options, call, outputs_of):
        """Run ``call()``; record it unless nested in another door."""
        outer = self.enter()
        try:
            if not outer or getattr(self.local, "quiet", False):
                return call()
            self.launches[door] = self.launches.get(door, 0) + 1
            kernel = before = None
            try:
                kernel = self.kernel_of(thing)
                before = {n: copied(v) for n, v in planes.items()}
                if not self.wants(kernel, door, before, options):
                    kernel = None
            except Uncapturable as why:
                kernel = None
                self.note(door, str(why))
            except Exception as why:
                kernel = None
                self.note(door, f"not understood: {type(why).__name__}: {why}")
            try:
                result = call()
            except Exception as exc:
                if (
                    kernel is not None
                    and type(exc).__name__ in ("HawkError", "ValueError", "LayoutError")
                    and size_of(before) <= self.limit
                ):
                    self.refusals.append(
                        {
                            "stage": door,
                            "kernel": kernel,
                            "where": self.where(),
                            "inputs": before,
                            "options": options,
                            "error": f"{type(exc).__name__}: {exc}",
                        }
                    )
                raise
            if kernel is not None:
                self.finish(door, thing, kernel, before, options, planes, result, outputs_of)
            return result
        finally:
            self.leave()

    def finish(self, door, thing, kernel, before, options, planes, result, outputs_of):
        try:
            event = {
                "door": door,
                "kernel": kernel,
                "where": self.where(),
                "inputs": before,
                "options": options,
            }
            event["outputs"] = outputs_after(kernel, before, planes, outputs_of(result))
            if size_of(before) + size_of(event["outputs"]) > self.limit:
                event["cut_from"] = self.cut(door, thing, kernel, before, options, event)
            event["inputs"] = component_major(kernel, event["inputs"])
            event["outputs"] = component_major(kernel, event["outputs"])
            event["values"] = size_of(event["inputs"]) + size_of(event["outputs"])
            self.events.append(event)
            if self.on_event:
                self.on_event(event)
        except Uncapturable as why:
            self.note(door, str(why))

    def cut(self, door, thing, kernel, before, options, event):
        """The same launch over the first samples only; the answers come from the real kernel."""
        if not sample_local(kernel) or options.get("model") or options.get("base") or options.get("count"):
            raise Uncapturable(f"too large ({size_of(before)} values) and not sample-local: {kernel.name}")
        wide = widths(kernel)
        sizes = {
            p["array"].shape
            for n, p in before.items()
            if "array" in p and wide.get(n, (None, 0))[0] in SAMPLE_ROLES
        }
        planes = {n: cut_plane(n, p, wide) for n, p in before.items()}
        if size_of(planes) > self.limit:
            raise Uncapturable(f"too large after the cut: {kernel.name}")
        given = {n: p["array"].copy() if "array" in p else p["number"] for n, p in planes.items()}
        self.local.quiet = True
        try:
            if door == "hawk.run":
                result = self.originals["run"](thing, **given)
                outputs = {}
            elif door in ("plan.run", "kernel()", "plan()"):
                result = thing.run(**given) if door == "plan.run" else thing(**given)
                outputs = named_outputs(
                    kernel if door != "plan.run" else types.SimpleNamespace(returns=None, walk=kernel.walk),
                    result,
                )
            elif door == "bind.launch":
                bound = thing.bind(**given)
                bound.launch()
                outputs = {}
            elif door == "eagle.simulate":
                import eagle

                opts = {
                    k: v
                    for k, v in options.items()
                    if k in ("max_steps", "every", "reorder", "scalar_type", "events", "on_no_event")
                }
                given.pop("terminated", None)
                result = eagle.simulate(thing, **opts, **given)
                outputs = {**result.state, "finished": result.finished, "steps": result.steps}
                if result.t_stop is not None:
                    outputs["t_stop"] = result.t_stop
            else:
                raise Uncapturable(f"too large for the door {door}")
        except Uncapturable:
            raise
        except Exception as exc:
            raise Uncapturable(f"cut launch failed: {type(exc).__name__}: {exc}") from None
        finally:
            self.local.quiet = False
        event["inputs"] = planes
        event["outputs"] = outputs_after(kernel, planes, given, outputs)
        event["options"] = {k: v for k, v in options.items() if k not in ("layout", "n_samples")}
        return max((s[-1] if s else 1) for s in sizes) if sizes else None
