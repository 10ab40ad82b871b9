# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""The doors of the reference package, each made to tell a recorder of its launches."""

import functools
import sys
import types
from pathlib import Path

import numpy as np

from .planes import Uncapturable, defining_scope, named_outputs, positional


def install(rec):
    import eagle
    import eagle._plan_binding
    import eagle._plan_deploy
    import eagle._simulate
    import eagle._until_done
    import eagle.plan
    import hawk
    import hawk.artifact
    import hawk.artifact.bundle
    import hawk.diff
    import hawk.runtime
    import hawk.trace.kernel
    from hawk.ir import HawkError

    tk = sys.modules["hawk.trace.kernel"]  # the package attribute of that name is the decorator

    def patch(owner, name, make):
        original = getattr(owner, name)
        replacement = functools.wraps(original)(make(original))
        setattr(owner, name, replacement)
        return original, replacement

    # -- definition -----------------------------------------------------------
    def make_init(original):
        def __init__(self, *a, **k):
            original(self, *a, **k)
            rec.created(self)
            if rec.on_kernel and getattr(self.sinks, "source", None) is not None:
                rec.on_kernel(self)

        return __init__

    def make_trace(original):
        def _kernel(fn, kind, steps):
            try:
                built = original(fn, kind, steps)
            except HawkError as exc:
                rec.refusals.append(
                    {
                        "stage": "define",
                        "fn": fn,
                        "where": rec.where(),
                        "error": f"HawkError: {exc}",
                        "kind": kind,
                        "steps": steps,
                        "scope": defining_scope(fn),
                    }
                )
                raise
            if id(built) in rec.origin:
                rec.origin[id(built)]["fn"] = fn
            else:
                rec.created(built, fn)
            if id(built) in rec.origin:
                rec.origin[id(built)].update(kind=kind, steps=steps, scope=defining_scope(fn))
            if rec.on_kernel:
                rec.on_kernel(built)
            return built

        return _kernel

    def make_diff(original):
        def transform(primal, *a, **k):
            try:
                return original(primal, *a, **k)
            except HawkError as exc:
                if rec.page_frames():
                    rec.refusals.append(
                        {
                            "stage": original.__name__,
                            "kernel": primal,
                            "where": rec.where(),
                            "error": f"HawkError: {exc}",
                            "call": (a, k),
                        }
                    )
                raise

        return transform

    patch(tk.Kernel, "__init__", make_init)
    patch(tk, "_kernel", make_trace)
    for name in ("vjp", "jvp"):
        patch(hawk.diff, name, make_diff)

    # -- build ----------------------------------------------------------------
    def make_build(original):
        def build(kernels, directory, *a, **k):
            if rec.before_build:
                rec.before_build()
            try:
                made = original(kernels, directory, *a, **k)
            except HawkError as exc:
                listed = list(kernels) if isinstance(kernels, (list, tuple)) else [kernels]
                if (
                    rec.page_frames()
                    and not getattr(rec.local, "depth", 0)
                    and len(listed) == 1
                    and type(listed[0]).__name__ == "Kernel"
                ):
                    rec.refusals.append(
                        {
                            "stage": "build",
                            "kernel": listed[0],
                            "where": rec.where(),
                            "error": f"HawkError: {exc}",
                            "options": {
                                n: v
                                for n, v in k.items()
                                if n in ("targets", "mode", "opt_level", "host_profile")
                            },
                        }
                    )
                raise
            for kernel in kernels if isinstance(kernels, (list, tuple)) else [kernels]:
                rec.folders[(str(Path(directory).resolve()), kernel.name)] = kernel
                if not getattr(rec.local, "depth", 0):
                    rec.built.append(
                        {"kernel": kernel, "where": rec.where(), "targets": list(k.get("targets", ()))}
                    )
            return made

        return build

    for name in ("build", "build_bundle"):
        original, replacement = patch(hawk.artifact.bundle, name, make_build)
        setattr(hawk.artifact, name, replacement)

    # -- launch doors -----------------------------------------------------------
    def make_run(original):
        def run(host, *, base=0, count=None, n_samples=None, layout=None, **arrays):
            options = {
                k: v
                for k, v in dict(base=base or None, count=count, n_samples=n_samples, layout=layout).items()
                if v is not None
            }
            return rec.launch(
                "hawk.run",
                host,
                arrays,
                options,
                lambda: original(host, base=base, count=count, n_samples=n_samples, layout=layout, **arrays),
                lambda r: {},
            )

        return run

    rec.originals["run"], run = patch(hawk.runtime, "run", make_run)
    hawk.run = run
    hawk.build = hawk.artifact.build_bundle

    def make_call(door):
        def make(original):
            def __call__(self, *args, **kw):
                try:
                    kernel = rec.kernel_of(self)
                    planes = {**positional(kernel, args), **kw}
                except Uncapturable:
                    planes, kernel = dict(kw), None
                layout = planes.pop("layout", None)
                return rec.launch(
                    door,
                    self,
                    planes,
                    {"layout": layout} if layout else {},
                    lambda: original(self, *args, **kw),
                    lambda r: named_outputs(kernel, r),
                )

            return __call__

        return make

    patch(tk.Kernel, "__call__", make_call("kernel()"))
    patch(eagle._plan_deploy.AutoPlan, "__call__", make_call("plan()"))

    def make_plan_run(original):
        def run(self, **kw):
            planes = {k: v for k, v in kw.items() if k not in ("device", "layout")}
            options = {k: v for k, v in kw.items() if k in ("device", "layout") and v is not None}
            policy = getattr(self, "plan_kw", {})
            options.update({k: v for k, v in policy.items() if k == "policy"})
            return rec.launch(
                "plan.run",
                self,
                planes,
                options,
                lambda: original(self, **kw),
                lambda r: named_outputs(
                    types.SimpleNamespace(returns=None, walk=rec.kernel_of(self).walk), r
                ),
            )

        return run

    patch(eagle._plan_deploy.AutoPlan, "run", make_plan_run)
    patch(eagle.plan.Plan, "run", make_plan_run)

    bound = {}

    def make_bind(original):
        def bind(self, **planes):
            made = original(self, **planes)
            bound.setdefault(
                id(made), (made, self, {k: v for k, v in planes.items() if k not in ("device", "layout")})
            )
            return made

        return bind

    patch(eagle._plan_deploy.AutoPlan, "bind", make_bind)
    patch(eagle.plan.Plan, "bind", make_bind)

    def make_launch(original):
        def launch(self, *a, **k):
            if id(self) not in bound:
                return original(self, *a, **k)
            _, plan, planes = bound[id(self)]
            return rec.launch("bind.launch", plan, planes, {}, lambda: original(self, *a, **k), lambda r: {})

        return launch

    patch(eagle._plan_binding.BoundPlan, "launch", make_launch)

    def make_sim_init(original):
        def __init__(self, model, args, kwargs, **options):
            outer = rec.enter()
            try:
                original(self, model, args, kwargs, **options)
            finally:
                rec.leave()
            if not outer:
                return
            models = list(model) if isinstance(model, (list, tuple)) else [model]
            models += [options["until"]] if options.get("until") is not None else []
            try:
                planes = {**(positional(rec.kernel_of(models[0]), args) if args else {}), **kwargs}
            except Uncapturable:
                planes = dict(kwargs)
            sims[id(self)] = (
                self,
                models,
                planes,
                {
                    k: v
                    for k, v in options.items()
                    if v is not None
                    and v is not False
                    and k != "until"
                    and (k, v) not in (("events", "step"), ("on_no_event", "raise"))
                },
            )

        return __init__

    sims = {}

    def make_sim_run(original):
        def run(self):
            if id(self) not in sims:
                return original(self)
            _, models, planes, options = sims[id(self)]
            live = {**planes, **self._state}
            if np.asarray(self.terminated).any():
                live["terminated"] = self.terminated
            options = dict(options)
            try:
                kernels = [rec.kernel_of(m) for m in models]
            except Uncapturable:
                kernels = []
            if len(kernels) > 1:
                options["model"] = [k.name for k in kernels]
                rec.local.models = kernels

            def outputs(result):
                out = dict(result.state)
                out["finished"] = result.finished
                out["steps"] = result.steps
                if result.t_stop is not None:
                    out["t_stop"] = result.t_stop
                return out

            return rec.launch("eagle.simulate", models[0], live, options, lambda: original(self), outputs)

        return run

    patch(eagle._simulate.Simulation, "__init__", make_sim_init)
    patch(eagle._simulate.Simulation, "run", make_sim_run)

    def make_until(original):
        def until_done(plan, **kw):
            runner = original(plan, **kw)
            if not getattr(rec.local, "depth", 0) and not isinstance(plan, (list, tuple)):
                names = (
                    "max_steps",
                    "every",
                    "reorder",
                    "record",
                    "window",
                    "memory_budget",
                    "events",
                    "on_no_event",
                )
                runners[id(runner)] = (
                    runner,
                    plan,
                    {k: v for k, v in kw.items() if k not in names},
                    {k: v for k, v in kw.items() if k in names},
                )
            return runner

        return until_done

    runners = {}
    _, until = patch(eagle._until_done, "until_done", make_until)
    eagle.until_done = until

    def make_runner_run(original):
        def run(self):
            if id(self) not in runners:
                return original(self)
            _, plan, planes, options = runners[id(self)]
            return rec.launch(
                "eagle.until_done",
                plan,
                planes,
                options,
                lambda: original(self),
                lambda r: {"finished": self.finished, "steps": int(r.steps)},
            )

        return run

    patch(eagle._until_done.Runner, "run", make_runner_run)
