# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""Definitional source of a kernel made inside a function: the function's body moved to module level, closure values as literals."""

import ast
import inspect
import sys
import textwrap
import types

from .slicing import literal, uses, with_submodules


class NotFlat(Exception):
    pass


def public_name(value):
    """``(module, name)`` under which hawk offers this very object, or None."""
    import hawk
    import hawk.diff
    import hawk.ext
    import hawk.ir
    import hawk.math

    if value is None or isinstance(value, (bool, int, float, str, tuple, list, dict)):
        return None
    for module, names in (
        (hawk, hawk.__all__),
        (hawk.math, dir(hawk.math)),
        (hawk.ext, dir(hawk.ext)),
        (hawk.diff, ("vjp", "jvp", "param_planes")),
        (hawk.ir, ("HawkError",)),
    ):
        for attr in names:
            if (
                not attr.startswith("_")
                and getattr(module, attr, None) is value
                and not isinstance(value, types.ModuleType)
            ):
                return module.__name__, attr
    return None


class Flattener:
    """Builds the text by following closure cells, the defining frame's locals and the page's module names."""

    def __init__(
        self,
        rec,
        home,
        known_roots=(
            "hawk",
            "numpy",
            "math",
            "functools",
            "itertools",
            "__future__",
            "dataclasses",
            "typing",
        ),
    ):
        self.rec, self.home, self.known = (
            rec,
            home,
            known_roots,
        )  # home: module names -> (slicer, statement limit) or None
        self.texts, self.done, self.module, self.numpy = [], {}, {}, False

    def need(self, names, scope, globals_):
        held = self.home(globals_)
        for name in sorted(names):
            if name in scope:
                self.value(name, scope[name])
            elif name in globals_ and held is None and not name.startswith("__"):
                self.value(name, globals_[name])
            elif name in globals_:
                slicer, before = held
                at = slicer.binding(name, before)
                if at is None:
                    continue
                node = slicer.stmts[at].node
                if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] not in self.known:
                    self.value(name, globals_[name])
                    continue
                self.module.setdefault(id(slicer), (slicer, before, set()))[2].add(name)
                now, later = (
                    slicer.stmts[at].now,
                    slicer.stmts[at].later,
                )  # what a module-level helper uses of other test files
                for other in now | later:
                    at2 = slicer.binding(other, before)
                    if (
                        at2 is not None
                        and isinstance(slicer.stmts[at2].node, ast.ImportFrom)
                        and (slicer.stmts[at2].node.module or "").split(".")[0] not in self.known
                    ):
                        raise NotFlat(f"{name!r} needs {other!r} of another file")

    def value(self, name, value):
        if name in self.done:
            if self.done[name] is not value and self.done[name] != id(value):
                raise NotFlat(f"two values of the name {name!r}")
            return
        self.done[name] = id(value)
        if isinstance(value, types.ModuleType):
            self.texts.append(f"import {value.__name__} as {name}")
            return
        public = public_name(value)
        if public:
            self.texts.append(
                f"from {public[0]} import {public[1]}" + (f" as {name}" if name != public[1] else "")
            )
            return
        kernel = value if type(value).__name__ == "Kernel" else getattr(value, "kernel", None)
        if type(kernel).__name__ == "Kernel":
            self.kernel(name, kernel)
            return
        if isinstance(value, types.FunctionType) and value.__name__ != "<lambda>":
            if value.__module__.split(".")[0] in ("hawk", "eagle", "numpy", "math"):
                self.texts.append(f"from {value.__module__} import {value.__name__} as {name}")
                return
            self.function(name, value)
            return
        text = literal(value)
        if text is not None:
            self.numpy |= "np." in text
            self.texts.append(f"{name} = {text}")
            return
        if isinstance(value, type) and value.__module__.split(".")[0] not in self.known:
            self.classdef(name, value)
            return
        module = getattr(value, "__module__", None) or type(value).__module__
        own = getattr(value, "__qualname__", getattr(value, "__name__", None))
        if (
            isinstance(module, str)
            and module.split(".")[0] in ("hawk", "math", "numpy")
            and own
            and "." not in own
            and hasattr(value, "__call__")
        ):
            self.texts.append(f"from {module} import {own} as {name}")
            return
        raise NotFlat(f"no text for {name!r} of type {type(value).__name__}")

    def function(self, name, fn, scope=None, traced=None):
        """``traced``: ``(kind, steps)`` when the function was made a kernel by a call, not by a decorator."""
        try:
            source = textwrap.dedent(inspect.getsource(fn))
        except (OSError, TypeError) as exc:
            raise NotFlat(f"no source of {name!r}: {exc}") from None
        node = ast.parse(source).body[0]
        if not isinstance(node, ast.FunctionDef):
            raise NotFlat(f"{name!r} is not a def")
        if traced is not None and not node.decorator_list:
            if traced[0] is not None:
                raise NotFlat("the kind is given by a call")
            source = (
                f"@hawk.kernel(steps={traced[1]!r})\n{source}"
                if traced[1] is not None
                else f"@hawk.kernel\n{source}"
            )
            if "import hawk" not in self.texts:
                self.texts.append("import hawk")
        cells = {}
        for var, cell in zip(fn.__code__.co_freevars, fn.__closure__ or ()):
            try:
                cells[var] = cell.cell_contents
            except ValueError:
                pass
        now, later = set(), set()
        uses(node, now, later)
        self.need((now | later) - {node.name}, {**(scope or {}), **cells}, fn.__globals__)
        if node.name != name:
            source += f"\n{name} = {node.name}\n"
        self.texts.append(source.rstrip())

    def classdef(self, name, cls):
        try:
            source = textwrap.dedent(inspect.getsource(cls))
        except (OSError, TypeError) as exc:
            raise NotFlat(f"no source of {name!r}: {exc}") from None
        node = ast.parse(source).body[0]
        now, later = set(), set()
        uses(node, now, later)
        globals_ = vars(sys.modules[cls.__module__]) if cls.__module__ in sys.modules else {}
        self.need((now | later) - {name}, {}, globals_)
        self.texts.append(source.rstrip() + ("" if node.name == name else f"\n{name} = {node.name}"))

    def kernel(self, name, kernel):
        facts = self.rec.origin.get(id(kernel), {})
        fn = facts.get("fn")
        if fn is None and getattr(kernel, "step", None) is not None:
            fn = self.rec.origin.get(id(kernel.step), {}).get("fn")
        if fn is not None:
            self.done[name] = id(kernel)
            self.function(name, fn, facts.get("scope"), (facts.get("kind"), facts.get("steps")))
            return
        sinks = kernel.sinks
        source = getattr(sinks, "source", None)
        if type(source).__name__ == "Kernel" and getattr(sinks, "kind", None) in ("vjp", "jvp"):
            base = (
                source.name if self.done.get(source.name) in (None, id(source)) else source.name + "_primal"
            )
            self.value(base, source)
            self.texts.append("from hawk import Kernel\nfrom hawk.diff import jvp, vjp")
            self.texts.append(
                f"{name} = Kernel({kernel.name!r}, {sinks.kind}({base}, wrt={tuple(sinks.wrt)!r}))"
            )
            return
        raise NotFlat(f"kernel {kernel.name!r} has no traced function")

    def text(self):
        head = []
        for slicer, before, names in self.module.values():
            texts, unresolved, _ = slicer.closure(names, before)
            if unresolved:
                raise NotFlat(f"unresolved names {sorted(unresolved)}")
            head += [t for t in texts if t not in head or t == "\n"]
        if self.numpy and not any("import numpy as np" in t for t in head):
            head.insert(0, "import numpy as np")
        return with_submodules(
            "\n".join(head + ["\n" + t if t.startswith(("def ", "@", "class ")) else t for t in self.texts])
            + "\n"
        )
