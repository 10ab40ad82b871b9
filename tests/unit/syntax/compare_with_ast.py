# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Compares the dump of syntax-dump with the same text made from Python's own parser.

Usage: compare_with_ast.py SYNTAX_DUMP FILE...
"""

import ast
import struct
import subprocess
import sys

OLDEST = (3, 12)
BINARY = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%",
          ast.Pow: "**", ast.MatMult: "@", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
          ast.LShift: "<<", ast.RShift: ">>"}
UNARY = {ast.USub: "-", ast.UAdd: "+", ast.Invert: "~", ast.Not: "not"}
COMPARE = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=",
           ast.Is: "is", ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in"}
COMPREHENSION = {ast.ListComp: "list", ast.SetComp: "set", ast.DictComp: "dict", ast.GeneratorExp: "generator"}
STATEMENT = {ast.Expr: "expression", ast.Assign: "assignment", ast.AugAssign: "augmented assignment",
             ast.AnnAssign: "annotated assignment", ast.Return: "return", ast.If: "if", ast.For: "for",
             ast.AsyncFor: "async for", ast.While: "while", ast.Break: "break", ast.Continue: "continue",
             ast.Pass: "pass", ast.FunctionDef: "def", ast.AsyncFunctionDef: "async def", ast.ClassDef: "class",
             ast.Import: "import", ast.ImportFrom: "from import", ast.Try: "try", ast.With: "with",
             ast.AsyncWith: "async with", ast.Raise: "raise", ast.Assert: "assert", ast.Delete: "del",
             ast.Global: "global", ast.Nonlocal: "nonlocal", ast.Match: "match"}
for name, word in (("TryStar", "try"), ("TypeAlias", "type")):
    if hasattr(ast, name):
        STATEMENT[getattr(ast, name)] = word


def at(node):
    return f"@{node.lineno}:{node.col_offset}-{node.end_lineno}:{node.end_col_offset}"


def hexadecimal(value):
    return "x" + (value if isinstance(value, bytes) else value.encode()).hex()


def bits(value):
    return struct.pack(">d", value).hex()


def optional(node):
    return "-" if node is None else expr(node)


def every(nodes):
    return "".join(" " + expr(node) for node in nodes)


def constant(value):
    if value is ... or value is None or isinstance(value, bool):
        return "Ellipsis" if value is ... else str(value)
    if isinstance(value, int):
        return f"i{value}"
    if isinstance(value, float):
        return "r" + bits(value)
    if isinstance(value, complex):
        return "j" + bits(value.imag)
    return ("bytes:" if isinstance(value, bytes) else "text:") + hexadecimal(value)


def fields(parts):
    """Values of a specification; its text is not kept."""
    out = ""
    for part in parts:
        if isinstance(part, ast.FormattedValue):
            out += " " + expr(part.value)
            if part.format_spec is not None:
                out += fields(part.format_spec.values)
    return out


def formatted(node):
    out = ""
    for part in node.values:
        if isinstance(part, ast.Constant):
            out += " text:" + hexadecimal(part.value)
        else:
            out += fields([part])
    return out


def arguments(positional, named):
    out = ""
    for node in sorted(positional + named, key=lambda n: (n.lineno, n.col_offset)):
        if not isinstance(node, ast.keyword):
            out += " " + expr(node)
        elif node.arg is None:
            out += f" (** {expr(node.value)})"
        else:
            out += f" ({node.arg}= {expr(node.value)})"
    return out


def parameters(node):
    ordinary = [("/", a) for a in node.posonlyargs] + [("", a) for a in node.args]
    defaults = [None] * (len(ordinary) - len(node.defaults)) + node.defaults
    rows = [(mark, a, d) for (mark, a), d in zip(ordinary, defaults)]
    if node.vararg:
        rows.append(("*", node.vararg, None))
    rows += [("k", a, d) for a, d in zip(node.kwonlyargs, node.kw_defaults)]
    if node.kwarg:
        rows.append(("**", node.kwarg, None))
    return "(" + "".join(f"{m}{a.arg}:{optional(a.annotation)}={optional(d)};" for m, a, d in rows) + ")"


def comprehension(node):
    is_dict = isinstance(node, ast.DictComp)
    key, element = (node.key, node.value) if is_dict else (None, node.elt)
    out = f"{COMPREHENSION[type(node)]} {optional(key)} {expr(element)}"
    for c in node.generators:
        word = "async for" if c.is_async else "for"
        out += f" ({word} {expr(c.target)} in {expr(c.iter)} if{every(c.ifs)})"
    return out


def content(node):
    match node:
        case ast.Name(): return node.id
        case ast.Constant(): return constant(node.value)
        case ast.JoinedStr(): return "formatted" + formatted(node)
        case ast.UnaryOp(): return f"unary {UNARY[type(node.op)]} {expr(node.operand)}"
        case ast.BinOp(): return f"binary {BINARY[type(node.op)]} {expr(node.left)} {expr(node.right)}"
        case ast.BoolOp():
            return f"boolean {'and' if isinstance(node.op, ast.And) else 'or'}{every(node.values)}"
        case ast.Compare():
            links = zip(node.ops, node.comparators)
            return f"compare {expr(node.left)}" + "".join(f" {COMPARE[type(o)]} {expr(c)}" for o, c in links)
        case ast.Call(): return f"call {expr(node.func)}" + arguments(node.args, node.keywords)
        case ast.Attribute(): return f"attribute {expr(node.value)} {node.attr}"
        case ast.Subscript(): return f"subscript {expr(node.value)} {expr(node.slice)}"
        case ast.Slice(): return f"slice {optional(node.lower)} {optional(node.upper)} {optional(node.step)}"
        case ast.Tuple(): return "tuple" + every(node.elts)
        case ast.List(): return "list" + every(node.elts)
        case ast.Set(): return "set" + every(node.elts)
        case ast.Dict():
            return "dict" + "".join(f" {optional(k)}:{expr(v)}" for k, v in zip(node.keys, node.values))
        case ast.Lambda(): return f"lambda {parameters(node.args)} {expr(node.body)}"
        case ast.IfExp(): return f"conditional {expr(node.test)} {expr(node.body)} {expr(node.orelse)}"
        case ast.Starred(): return f"starred {expr(node.value)}"
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp(): return comprehension(node)
        case ast.NamedExpr(): return f"named {expr(node.target)} {expr(node.value)}"
        case ast.Await(): return f"await {expr(node.value)}"
        case ast.Yield(): return f"yield {optional(node.value)}"
        case ast.YieldFrom(): return f"yield from {expr(node.value)}"
    raise TypeError(node)


def expr(node):
    return f"({content(node)}{at(node)})"


def decorators(nodes):
    return "".join(" @ " + expr(node) for node in nodes)


def names(nodes):
    return "".join(f" {n.name}/{n.asname or ''}" for n in nodes)


def suite(nodes):
    return "[" + "".join(stmt(node) + "\n" for node in nodes) + "]"


def handler(node, word):
    return f"({word} {optional(node.type)} {node.name or ''} {suite(node.body)}{at(node)})"


def body(node):
    match node:
        case ast.Expr(): return expr(node.value)
        case ast.Assign(): return every(node.targets) + " := " + expr(node.value)
        case ast.AugAssign(): return f"{expr(node.target)} {BINARY[type(node.op)]} {expr(node.value)}"
        case ast.AnnAssign(): return f"{expr(node.target)} {expr(node.annotation)} {optional(node.value)}"
        case ast.Return(): return optional(node.value)
        case ast.If() | ast.While(): return expr(node.test) + suite(node.body) + suite(node.orelse)
        case ast.For() | ast.AsyncFor():
            return expr(node.target) + expr(node.iter) + suite(node.body) + suite(node.orelse)
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            return (node.name + decorators(node.decorator_list) + parameters(node.args)
                    + optional(node.returns) + suite(node.body))
        case ast.ClassDef():
            return (node.name + decorators(node.decorator_list) + arguments(node.bases, node.keywords)
                    + suite(node.body))
        case ast.Import(): return names(node.names)
        case ast.ImportFrom(): return f"{node.level} {node.module or ''}{names(node.names)}"
        case ast.With() | ast.AsyncWith():
            items = "".join(f"({expr(i.context_expr)} as {optional(i.optional_vars)})" for i in node.items)
            return items + suite(node.body)
        case ast.Raise(): return every([n for n in (node.exc, node.cause) if n])
        case ast.Assert(): return every([n for n in (node.test, node.msg) if n])
        case ast.Delete(): return every(node.targets)
        case ast.Global() | ast.Nonlocal(): return "".join(" " + n for n in node.names)
        case ast.Match():
            cases = "".join(f"(case {optional(c.guard)} {suite(c.body)})" for c in node.cases)
            return expr(node.subject) + cases
        case ast.Break() | ast.Continue() | ast.Pass(): return ""
    kind = type(node).__name__
    if kind in ("Try", "TryStar"):
        word = "except*" if kind == "TryStar" else "except"
        return (suite(node.body) + "".join(handler(h, word) for h in node.handlers) + suite(node.orelse)
                + suite(node.finalbody))
    if kind == "TypeAlias":
        return every([node.name, node.value])
    raise TypeError(node)


def stmt(node):
    return f"({STATEMENT[type(node)]}: {body(node)}{at(node)})"


def main():
    if sys.version_info < OLDEST:
        print(f"SKIP   : tst_syntax_against_ast: Python {sys.version.split()[0]} places the parts of f-strings"
              f" elsewhere; the comparison needs {'.'.join(map(str, OLDEST))} or newer")
        return 77
    program, files = sys.argv[1], sys.argv[2:]
    failures = 0
    for file in files:
        with open(file, "rb") as source:
            wanted = suite(ast.parse(source.read()).body)
        run = subprocess.run([program, file], capture_output=True, text=True)
        if run.returncode == 0 and run.stdout == wanted:
            continue
        failures += 1
        print(f"{file}: exit status {run.returncode}\n{run.stderr}")
        for ours, theirs in zip(run.stdout.split("\n"), wanted.split("\n")):
            if ours != theirs:
                print(f"  here:   {ours}\n  python: {theirs}")
                break
    print(f"{len(files) - failures} of {len(files)} files agree")
    return 1 if failures or not files else 0


if __name__ == "__main__":
    sys.exit(main())
