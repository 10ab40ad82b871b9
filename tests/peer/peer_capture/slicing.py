# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""Definitional source of one kernel: a backward dependency walk over a page's module-level statements."""

import ast
import builtins
import math
import types
from dataclasses import dataclass, field

_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
_COMPS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_MUTATORS = {"append", "extend", "update", "add", "insert", "setdefault"}
_STATIC_BUILTINS = {
    "range",
    "len",
    "tuple",
    "list",
    "dict",
    "set",
    "sum",
    "min",
    "max",
    "abs",
    "int",
    "float",
    "str",
    "bool",
    "zip",
    "enumerate",
    "sorted",
    "reversed",
    "round",
    "map",
    "type",
    "pow",
    "print",
    "slice",
    "frozenset",
}
_DRIVER_ROOTS = {
    "np",
    "numpy",
    "xp",
    "eagle",
    "plt",
    "rng",
    "pathlib",
    "tempfile",
    "time",
    "jnp",
    "jax",
    "torch",
    "wp",
}


def _stored(node, out):
    """Names bound in the scope of ``node`` itself."""
    if isinstance(node, _SCOPES + (ast.ClassDef,)):
        if hasattr(node, "name"):
            out.add(node.name)
        return out
    if isinstance(node, _COMPS):
        return out
    if isinstance(node, ast.Name) and isinstance(node.ctx, (ast.Store, ast.Del)):
        out.add(node.id)
    elif isinstance(node, ast.alias):
        out.add(node.asname or node.name.split(".")[0])
    elif isinstance(node, ast.ExceptHandler) and node.name:
        out.add(node.name)
    elif isinstance(node, (ast.MatchAs, ast.MatchStar)) and node.name:
        out.add(node.name)
    for child in ast.iter_child_nodes(node):
        _stored(child, out)
    return out


def _arguments(node):
    a = node.args
    return {x.arg for x in a.posonlyargs + a.args + a.kwonlyargs + [y for y in (a.vararg, a.kwarg) if y]}


def uses(node, now, later, deferred=False):
    """Names ``node`` loads when it runs (``now``) and when a function it defines is called (``later``)."""
    sink = later if deferred else now
    if isinstance(node, _SCOPES):
        own = _arguments(node)
        body = [node.body] if isinstance(node, ast.Lambda) else node.body
        for stmt in body:
            _stored(stmt, own)
        inner_now, inner_later = set(), set()
        for stmt in body:
            uses(stmt, inner_now, inner_later)
        later |= (inner_now | inner_later) - own
        outside = list(node.args.defaults) + [d for d in node.args.kw_defaults if d]
        if not isinstance(node, ast.Lambda):
            outside += node.decorator_list
            every = node.args.posonlyargs + node.args.args + node.args.kwonlyargs
            outside += [a.annotation for a in every if a.annotation] + (
                [node.returns] if node.returns else []
            )
        for expr in outside:
            uses(expr, now, later, deferred)
        return
    if isinstance(node, ast.ClassDef):
        own, inner_now, inner_later = set(), set(), set()
        for expr in node.bases + [k.value for k in node.keywords] + node.decorator_list:
            uses(expr, now, later, deferred)
        for stmt in node.body:
            _stored(stmt, own)
            uses(stmt, inner_now, inner_later)
        sink |= inner_now - own
        later |= inner_later
        return
    if isinstance(node, _COMPS):
        own, inner = set(), set()
        for child in ast.walk(node):
            if isinstance(child, ast.comprehension):
                _stored(child.target, own)
            elif isinstance(child, ast.Lambda):
                own |= _arguments(child)
        for child in ast.walk(node):
            if isinstance(child, ast.Name) and isinstance(child.ctx, ast.Load):
                inner.add(child.id)
        sink |= inner - own
        return
    if isinstance(node, ast.Name):
        if isinstance(node.ctx, ast.Load):
            sink.add(node.id)
        return
    for child in ast.iter_child_nodes(node):
        uses(child, now, later, deferred)


@dataclass
class Stmt:
    index: int
    cell: int
    node: ast.stmt
    source: str
    file: str
    ok: bool = False
    values: dict = field(default_factory=dict)  # name -> literal text, right after the statement ran
    binds: set = field(default_factory=set)
    mutates: set = field(default_factory=set)
    now: set = field(default_factory=set)
    later: set = field(default_factory=set)

    def analyse(self):
        _stored(self.node, self.binds)
        uses(self.node, self.now, self.later)
        for child in ast.walk(self.node):
            if isinstance(child, (ast.Subscript, ast.Attribute)) and isinstance(child.ctx, ast.Store):
                base = child.value
                while isinstance(base, (ast.Subscript, ast.Attribute)):
                    base = base.value
                if isinstance(base, ast.Name):
                    self.mutates.add(base.id)
        if isinstance(self.node, ast.AugAssign) and isinstance(self.node.target, ast.Name):
            self.mutates.add(self.node.target.id)
            self.now.add(self.node.target.id)
            self.binds.discard(self.node.target.id)
        call = self.node.value if isinstance(self.node, ast.Expr) else None
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Attribute)
            and call.func.attr in _MUTATORS
            and isinstance(call.func.value, ast.Name)
        ):
            self.mutates.add(call.func.value.id)
        if isinstance(self.node, ast.Import):  # "import hawk.artifact" is a weak binding of "hawk"
            self.weak = all("." in a.name and not a.asname for a in self.node.names)
        else:
            self.weak = False
        return self


def submodules(text):
    """Import lines for ``hawk.math`` and its like, where the page relied on another import having loaded them."""
    import re

    used = set(re.findall(r"\bhawk\.(math|ext|diff|ir|types)\b\.", text))
    have = set(re.findall(r"^\s*import hawk\.(\w+)", text, re.M))
    return "".join(f"import hawk.{name}\n" for name in sorted(used - have))


def with_submodules(text):
    extra = submodules(text)
    if not extra:
        return text
    future = "from __future__ import annotations\n"
    return future + extra + text.replace(future, "", 1) if future in text else extra + text


def literal(value, limit=256):
    """Python text that rebuilds ``value`` exactly, or None."""
    import numpy as np

    if value is None or isinstance(value, (bool, int, str)):
        return repr(value)
    if isinstance(value, np.bool_):
        return repr(bool(value))
    if isinstance(value, (float, np.float64)):
        value = float(value)
        return repr(value) if math.isfinite(value) else f"float({str(value)!r})"
    if isinstance(value, np.ndarray):
        if value.size > limit or value.dtype.kind not in "fiub":
            return None
        inner = literal(value.tolist(), 10**9)
        return None if inner is None else f"np.array({inner}, dtype=np.{value.dtype.name})"
    if isinstance(value, np.generic) and value.dtype.kind in "iufb":
        return f"np.{value.dtype.name}({value.item()!r})"
    if type(value) in (tuple, list) and len(value) <= limit:
        parts = [literal(v, limit) for v in value]
        if None in parts:
            return None
        text = ", ".join(parts)
        return f"[{text}]" if type(value) is list else f"({text}{',' if len(parts) == 1 else ''})"
    if type(value) is dict and len(value) <= limit:
        parts = [(literal(k), literal(v, limit)) for k, v in value.items()]
        return None if any(None in p for p in parts) else "{" + ", ".join(f"{k}: {v}" for k, v in parts) + "}"
    return None


def _call_roots(node):
    for child in ast.walk(node):
        if isinstance(child, ast.Call):
            func = child.func
            while isinstance(func, (ast.Attribute, ast.Subscript, ast.Call)):
                func = func.func if isinstance(func, ast.Call) else func.value
            if isinstance(func, ast.Name):
                yield func.id


def strip_deploy(source, node, names=("deploy", "auto")):
    """``source`` with each ``eagle.deploy(k, ...)`` replaced by ``k``: a kernel file defines, it does not deploy."""
    lines = source.split("\n")
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line.encode()) + 1)
    raw, edits = source.encode(), []

    first = node.lineno
    if getattr(node, "decorator_list", None):
        first = min(d.lineno for d in node.decorator_list)

    def offset(line, col):
        return starts[line - first] + col

    for child in ast.walk(node):
        if (
            isinstance(child, ast.Call)
            and isinstance(child.func, ast.Attribute)
            and child.func.attr in names
            and isinstance(child.func.value, ast.Name)
            and child.func.value.id in ("eagle", "eplan", "plan")
            and child.args
        ):
            arg = child.args[0]
            edits.append(
                (
                    offset(child.lineno, child.col_offset),
                    offset(child.end_lineno, child.end_col_offset),
                    raw[offset(arg.lineno, arg.col_offset) : offset(arg.end_lineno, arg.end_col_offset)],
                )
            )
    for start, end, new in sorted(edits, reverse=True):
        raw = raw[:start] + new + raw[end:]
    return raw.decode()


class Slicer:
    def __init__(self, stmts, namespace):
        self.stmts, self.ns = stmts, namespace

    def binding(self, name, before):
        weak = None
        for at in range(before - 1, -1, -1):
            s = self.stmts[at]
            if s.ok and name in s.binds:
                if not s.weak:
                    return at
                weak = at if weak is None else weak
        return weak

    def _driver_function(self, name, seen=None):
        """Whether the page function ``name`` computes with arrays or runs kernels."""
        seen = set() if seen is None else seen
        if name in seen:
            return False
        seen.add(name)
        value = self.ns.get(name)
        if not isinstance(value, types.FunctionType):
            return False
        at = self.binding(name, len(self.stmts))
        if at is None:
            return False
        deps = self.stmts[at].later | self.stmts[at].now
        return bool(deps & _DRIVER_ROOTS) or any(self._driver_function(d, seen) for d in deps)

    def _static_call(self, root):
        if root in _STATIC_BUILTINS or root in ("math", "functools", "itertools", "dataclass", "namedtuple"):
            return True
        value = self.ns.get(root)
        module = getattr(value, "__name__" if isinstance(value, types.ModuleType) else "__module__", "") or ""
        if module.split(".")[0] == "hawk" and not module.startswith(
            ("hawk.artifact", "hawk.runtime", "hawk.embedded")
        ):
            return True
        if type(value).__module__.split(".")[0] == "hawk":
            return True
        if isinstance(value, (types.FunctionType, type)) and self.binding(root, len(self.stmts)) is not None:
            return not self._driver_function(root)
        return False

    def render(self, at, wanted):
        """Statement ``at`` as needed for the names ``wanted``: ``(text, names it needs now, names its functions need, verbatim?)``."""
        s = self.stmts[at]

        def whole():
            text = strip_deploy(s.source, s.node)
            if text == s.source:
                return text, s.now, s.later, True
            now, later = set(), set()
            for node in ast.parse(text).body:
                uses(node, now, later)
            return text, now, later, True

        if isinstance(s.node, (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)):
            return whole()
        roots = set(_call_roots(s.node))
        simple = isinstance(s.node, (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Expr))
        deployed = any(
            isinstance(c, ast.Attribute) and c.attr in ("deploy", "auto") for c in ast.walk(s.node)
        )
        dull = simple and all(self._static_call(r) or (deployed and r in ("eagle", "eplan")) for r in roots)
        if dull and not (s.now & {"rng", "xp"}):
            return whole()
        texts = {n: s.values.get(n) for n in wanted}
        if wanted and None not in texts.values():
            text = "\n".join(f"{n} = {t}" for n, t in sorted(texts.items()))
            return text, ({"np"} if "np." in text else set()), set(), False
        return whole()

    def closure(self, names, before):
        """``(ordered statement texts, unresolved names, literal count)`` that bind ``names`` as of statement ``before``."""
        chosen, wanted, unresolved, literals = {}, {}, set(), 0
        queue = [(n, before) for n in names]
        while queue:
            name, limit = queue.pop()
            at = self.binding(name, limit)
            if at is None:
                if not hasattr(builtins, name) and name not in ("__name__", "__file__"):
                    unresolved.add(name)
                continue
            if name in wanted.get(at, ()):
                continue
            wanted.setdefault(at, set()).add(name)
            text, now, later, verbatim = self.render(at, wanted[at])
            chosen[at] = (text, verbatim)
            for n in now:
                if n == "np" and self.binding(n, at) is None:
                    chosen.setdefault(-1, ("import numpy as np", True))
                else:
                    queue.append((n, at))
            queue += [(n, before) for n in later]
            for after in range(at + 1, limit) if verbatim else ():  # in-place changes of the same object
                other = self.stmts[after]
                if other.ok and name in other.mutates and name not in other.binds and after not in chosen:
                    chosen[after] = (strip_deploy(other.source, other.node), True)
                    queue += [(n, after) for n in other.now] + [(n, before) for n in other.later]
        future = [
            s for s in self.stmts if isinstance(s.node, ast.ImportFrom) and s.node.module == "__future__"
        ]
        for s in future:
            chosen[s.index] = (s.source, True)
        texts, previous = [], None
        for at in sorted(chosen):
            text, verbatim = chosen[at]
            literals += not verbatim
            heavy = text.startswith(("def ", "class ", "@"))
            if texts and (heavy or previous):
                texts.append("\n")
            texts.append(text.rstrip() + ("" if verbatim else "    # computed by the page's driver code"))
            previous = heavy
        return texts, unresolved, literals
