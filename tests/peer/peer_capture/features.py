# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""Language features a kernel file asks of its reader, by scope."""

import ast
from collections import Counter

_STMT = {
    ast.If: "if",
    ast.For: "for",
    ast.While: "while",
    ast.Break: "break",
    ast.Continue: "continue",
    ast.With: "with",
    ast.Try: "try",
    ast.Raise: "raise",
    ast.Assert: "assert",
    ast.Match: "match",
    ast.Delete: "del",
    ast.Global: "global",
    ast.Nonlocal: "nonlocal",
    ast.Pass: "pass",
}
_OPS = {
    ast.Add: "operator +",
    ast.Sub: "operator -",
    ast.Mult: "operator *",
    ast.Div: "operator /",
    ast.USub: "unary -",
    ast.UAdd: "unary +",
    ast.MatMult: "operator @",
    ast.Pow: "operator **",
    ast.Mod: "operator %",
    ast.FloorDiv: "operator //",
    ast.BitAnd: "operator &",
    ast.BitOr: "operator |",
    ast.BitXor: "operator ^",
    ast.LShift: "operator <<",
    ast.RShift: "operator >>",
    ast.Invert: "operator ~",
    ast.Not: "not",
    ast.And: "and",
    ast.Or: "or",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.Is: "is",
    ast.IsNot: "is not",
}
_EXPR = {
    ast.ListComp: "list comprehension",
    ast.DictComp: "dict comprehension",
    ast.SetComp: "set comprehension",
    ast.GeneratorExp: "generator expression",
    ast.JoinedStr: "f-string",
    ast.Lambda: "lambda",
    ast.IfExp: "conditional expression",
    ast.Starred: "starred",
    ast.NamedExpr: "walrus",
    ast.Slice: "slice",
    ast.List: "list display",
    ast.Dict: "dict display",
    ast.Set: "set display",
}


class Reader:
    def __init__(self, text):
        self.tree = ast.parse(text)
        self.alias, self.found = {}, Counter()
        self.kinds, self.functions, self.factories, self.kernels = set(), {}, set(), []
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                for a in node.names:
                    self.alias[a.asname or a.name.split(".")[0]] = (
                        a.name if a.asname else a.name.split(".")[0]
                    )
            elif isinstance(node, ast.ImportFrom):
                for a in node.names:
                    self.alias[a.asname or a.name] = f"{node.module}.{a.name}"
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ClassDef) and any(
                "KernelKind" in (self.path(b) or "") or self.path(b) in self.kinds for b in node.bases
            ):
                self.kinds.add(node.name)
            if (
                isinstance(node, ast.Assign)
                and isinstance(node.value, ast.Call)
                and (self.path(node.value.func) or "").endswith(".Kind")
            ):
                self.kinds |= {t.id for t in node.targets if isinstance(t, ast.Name)}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef):
                self.functions[node.name] = node
                if any(
                    n is not node and isinstance(n, ast.FunctionDef) and self.is_kernel(n)
                    for n in ast.walk(node)
                ):
                    self.factories.add(node.name)

    def path(self, node):
        """Dotted path of a name after import aliases, or None."""
        parts = []
        while isinstance(node, ast.Attribute):
            parts.append(node.attr)
            node = node.value
        if not isinstance(node, ast.Name):
            return None
        return ".".join([self.alias.get(node.id, node.id)] + parts[::-1])

    def is_kernel(self, node):
        for d in node.decorator_list:
            target = d.func if isinstance(d, ast.Call) else d
            path = self.path(target) or ""
            if path.split(".")[-1] == "kernel" or path in self.kinds or path.split(".")[0] in self.kinds:
                return True
        return False

    def add(self, scope, what, n=1):
        self.found[f"{scope}: {what}"] += n

    def run(self):
        for stmt in self.tree.body:
            self.statement(stmt, "module")
        return self.found

    # -- statements -----------------------------------------------------------
    def statement(self, node, scope):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            if isinstance(node, ast.Import):
                for a in node.names:
                    self.add(scope, f"import {a.name}" + (" as …" if a.asname else ""))
            else:
                self.add(scope, f"from {node.module} import …")
                for a in node.names:
                    if a.asname:
                        self.add(scope, "import renamed (as)")
                    if (node.module or "").split(".")[0] == "hawk":
                        self.add("name", f"{node.module}.{a.name}")
            return
        if isinstance(node, ast.FunctionDef):
            self.function(node, scope)
            return
        if isinstance(node, ast.ClassDef):
            self.classdef(node, scope)
            return
        if type(node) in _STMT:
            what = _STMT[type(node)]
            if isinstance(node, ast.For):
                it = node.iter
                call = it.func.id if isinstance(it, ast.Call) and isinstance(it.func, ast.Name) else None
                if call == "range":
                    flat = all(isinstance(a, (ast.Constant, ast.Name, ast.UnaryOp)) for a in it.args)
                    what = f"for … in range({len(it.args)} argument{'s' * (len(it.args) > 1)}{'' if flat else ', expression'})"
                else:
                    what = f"for … in {call + '(…)' if call else type(it).__name__}"
                if isinstance(node.target, ast.Tuple):
                    self.add(scope, "for target unpacked")
                if node.orelse:
                    self.add(scope, "for … else")
            if isinstance(node, ast.If):
                if node.orelse:
                    what = (
                        "if … elif"
                        if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If)
                        else "if … else"
                    )
                else:
                    what = "if without else"
            self.add(scope, what)
        elif isinstance(node, ast.Assign):
            for t in node.targets:
                self.add(
                    scope,
                    {
                        ast.Name: "assignment to a name",
                        ast.Tuple: "tuple assignment",
                        ast.List: "list assignment",
                        ast.Subscript: "subscript store",
                        ast.Attribute: "attribute store",
                    }.get(type(t), type(t).__name__),
                )
            if len(node.targets) > 1:
                self.add(scope, "chained assignment")
            if scope == "module":
                self.add(scope, f"value of an assignment: {self.shape(node.value)}")
        elif isinstance(node, ast.AugAssign):
            self.add(scope, f"augmented assignment to a {type(node.target).__name__.lower()}")
            if isinstance(node.target, ast.Subscript) and isinstance(node.target.value, ast.Call):
                self.add(scope, f"store through {self.path(node.target.value.func)}(…)[…]")
        elif isinstance(node, ast.AnnAssign):
            self.add(scope, "annotated assignment" + ("" if node.value else " without a value"))
        elif isinstance(node, ast.Return):
            self.add(scope, f"return {self.shape(node.value)}" if node.value else "return alone")
        elif isinstance(node, ast.Expr):
            if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                self.add(scope, "docstring")
            else:
                self.add(scope, f"expression statement: {self.shape(node.value)}")
        for name, value in ast.iter_fields(node):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.stmt):
                    self.statement(child, scope)
                elif isinstance(child, ast.expr):
                    self.expression(child, scope)
                elif isinstance(child, (ast.match_case, ast.ExceptHandler)):
                    for s in child.body:
                        self.statement(s, scope)

    def shape(self, node):
        if isinstance(node, ast.Constant):
            return "literal"
        if isinstance(node, ast.UnaryOp) and isinstance(node.operand, ast.Constant):
            return "literal"
        if isinstance(node, (ast.Tuple, ast.List)):
            kind = "tuple" if isinstance(node, ast.Tuple) else "list"
            return (
                f"{kind} of literals"
                if all(
                    self.shape(e) in ("literal", "tuple of literals", "list of literals") for e in node.elts
                )
                else kind
            )
        if isinstance(node, ast.Call):
            path = self.path(node.func) or "an expression"
            root = path.split(".")[0]
            if root in ("hawk", "math", "numpy"):
                return f"call {path}"
            if root in self.factories:
                return "call of a kernel factory"
            if root in self.functions:
                return "call of a helper"
            if root in self.kinds:
                return "call of a kind"
            return f"call {path}" if "." not in path else "call of a method"
        return {
            ast.Name: "name",
            ast.Attribute: "attribute",
            ast.BinOp: "arithmetic",
            ast.Dict: "dict",
            ast.Subscript: "subscript",
            ast.Compare: "comparison",
            ast.IfExp: "conditional expression",
            ast.ListComp: "list comprehension",
            ast.DictComp: "dict comprehension",
            ast.Lambda: "lambda",
            ast.GeneratorExp: "generator",
            ast.JoinedStr: "f-string",
            ast.UnaryOp: "unary",
        }.get(type(node), type(node).__name__)

    def function(self, node, scope):
        kernel = self.is_kernel(node)
        factory = node.name in self.factories
        inner = "kernel body" if kernel else "factory body" if factory else "helper body"
        if kernel:
            self.kernels.append(node.name)
            self.add(scope, "kernel defined" + (" (at module level)" if scope == "module" else ""))
        else:
            self.add(
                scope,
                (
                    "kernel factory defined"
                    if factory
                    else "helper defined" if scope == "module" else "nested helper defined"
                ),
            )
        for d in node.decorator_list:
            target = d.func if isinstance(d, ast.Call) else d
            path = self.path(target) or "expression"
            path = "a kind" if path in self.kinds or path.split(".")[0] in self.kinds else path
            if isinstance(d, ast.Call):
                self.add(
                    "decorator",
                    f"@{path}({', '.join([type(a).__name__ for a in d.args] + [(k.arg or '**') + '=' for k in d.keywords])})",
                )
            else:
                self.add("decorator", f"@{path}")
            self.expression(d, scope) if isinstance(d, ast.Call) else None
        a = node.args
        if a.kwonlyargs:
            self.add(inner, "keyword-only parameters")
        if a.defaults or any(a.kw_defaults):
            self.add(inner, "default values of parameters")
        if a.vararg or a.kwarg:
            self.add(inner, "*args or **kwargs")
        for p in a.posonlyargs + a.args + a.kwonlyargs:
            if p.annotation is None and kernel:
                self.add("parameter", "no annotation (from the kind)")
            elif p.annotation is not None and kernel:
                self.add("parameter", self.annotation(p.annotation))
        if node.returns is not None and kernel:
            self.add("parameter", f"return annotation {self.annotation(node.returns)}")
        if node.name in {n.id for n in ast.walk(node) if isinstance(n, ast.Name)} and not kernel:
            self.add(inner, "recursion")
        if kernel and scope != "module":
            outer = {
                n.id
                for n in ast.walk(ast.Module(node.body, []))
                if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)
            }
            self.add("kernel body", "closure over a factory's parameters or locals") if outer else None
        for s in node.body:
            self.statement(s, inner)

    def annotation(self, node):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return "string annotation"
        if isinstance(node, ast.Subscript):
            head = (self.path(node.value) or "?").split(".")[-1]
            parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            return f"{head}[{', '.join(self.extent(p) for p in parts)}]"
        if isinstance(node, ast.Call):
            return f"{(self.path(node.func) or '?').split('.')[-1]}(…)"
        return (self.path(node) or type(node).__name__).split(".")[-1]

    def extent(self, node):
        if isinstance(node, ast.Slice):
            return f"{self.extent(node.lower)}:{self.extent(node.upper)}"
        if isinstance(node, ast.Constant):
            return "axis" if isinstance(node.value, str) else "n"
        if isinstance(node, ast.Subscript):
            return self.annotation(node)
        if isinstance(node, ast.Name):
            path = self.path(node)
            return path.split(".")[-1] if path.startswith("hawk.") else "name"
        return (
            {ast.Attribute: "attribute", ast.BinOp: "expression", ast.UnaryOp: "expression"}.get(
                type(node), type(node).__name__
            )
            if node is not None
            else ""
        )

    def classdef(self, node, scope):
        kind = node.name in self.kinds
        self.add(
            scope,
            ("class of a kind (KernelKind)" if kind else "class")
            + "".join(f" {k.arg or '**'}=" for k in node.keywords),
        )
        if kind and any(self.path(b) in self.kinds for b in node.bases):
            self.add(scope, "class of a kind that inherits another kind")
        for s in node.body:
            if isinstance(s, ast.AnnAssign):
                self.add("kind body", f"declaration {self.annotation(s.annotation)}")
            elif isinstance(s, ast.Assign):
                self.add(
                    "kind body",
                    f"{s.targets[0].id if isinstance(s.targets[0], ast.Name) else '?'} = {self.shape(s.value)}",
                )
                self.expression(s.value, "kind body")
            elif isinstance(s, ast.FunctionDef):
                self.add(
                    "kind body",
                    "method"
                    + "".join(
                        f" @{self.path(d.func if isinstance(d, ast.Call) else d)}" for d in s.decorator_list
                    ),
                )
                for x in s.body:
                    self.statement(x, "helper body")
            else:
                self.statement(s, "kind body")

    # -- expressions ------------------------------------------------------------
    def expression(self, node, scope):
        if type(node) in _EXPR:
            self.add(scope, _EXPR[type(node)])
        if isinstance(node, (ast.BinOp, ast.UnaryOp, ast.BoolOp)) and type(node.op) in _OPS:
            self.add(scope, _OPS[type(node.op)])
        if isinstance(node, ast.Compare):
            for op in node.ops:
                self.add(
                    scope,
                    _OPS.get(
                        type(op),
                        "comparison "
                        + {
                            ast.Lt: "<",
                            ast.LtE: "<=",
                            ast.Gt: ">",
                            ast.GtE: ">=",
                            ast.Eq: "==",
                            ast.NotEq: "!=",
                        }.get(type(op), "?"),
                    ),
                )
            if len(node.ops) > 1:
                self.add(scope, "chained comparison")
        if isinstance(node, ast.Call):
            path = self.path(node.func)
            if path is None:
                self.add(
                    scope,
                    (
                        f"method .{node.func.attr}(…)"
                        if isinstance(node.func, ast.Attribute)
                        else "call of an expression's value"
                    ),
                )
            else:
                root, leaf = path.split(".")[0], path.split(".")[-1]
                if root in ("hawk", "numpy", "math"):
                    self.add("api", f"{path} (in {scope})")
                    for k in node.keywords:
                        self.add("api", f"{path} keyword {k.arg}= (in {scope})")
                elif "." in path:
                    keys = ", ".join(
                        ["…" for _ in node.args[:1]] + sorted(k.arg or "**" for k in node.keywords)
                    )
                    self.add(scope, f"method .{leaf}({keys})")
                elif root in self.factories:
                    self.add(scope, "call of a kernel factory")
                elif root in self.functions:
                    self.add(scope, "call of a helper")
                else:
                    self.add(scope, f"call {path}(…)")
            if any(k.arg is None for k in node.keywords):
                self.add(scope, "** in a call")
        elif isinstance(node, ast.Attribute):
            path = self.path(node)
            if path and path.split(".")[0] in ("hawk", "numpy", "math") and path.count("."):
                self.add("api", f"{path} (in {scope})")
            elif path:
                self.add(scope, f"attribute .{node.attr}")
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
            s = node.slice
            self.add(
                scope,
                "subscript "
                + (
                    "[i, j]"
                    if isinstance(s, ast.Tuple)
                    else (
                        "[constant]"
                        if isinstance(s, ast.Constant)
                        else "[slice]" if isinstance(s, ast.Slice) else "[expression]"
                    )
                ),
            )
        if isinstance(node, ast.Lambda):
            self.expression(node.body, "helper body")
            return
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                if isinstance(node, ast.Call) and child is node.func and isinstance(child, ast.Attribute):
                    if self.path(child) is None:
                        self.expression(child.value, scope)
                    continue
                self.expression(child, scope)
            elif isinstance(child, ast.keyword):
                self.expression(child.value, scope)
            elif isinstance(child, ast.comprehension):
                self.expression(child.iter, scope)
                for c in child.ifs:
                    self.expression(c, scope)


def of_source(text):
    try:
        return Reader(text).run()
    except SyntaxError:
        return Counter()
