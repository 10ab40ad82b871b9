# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""Support levels: groups of features, and how many documentation kernels can be read once a group and all before it are supported."""

import re
from collections import Counter

MATH = r"(abs|absolute|sqrt|rsqrt|exp|log|log1p|expm1|sin|cos|tan|asin|acos|atan|atan2|tanh|sinh|cosh|floor|ceil|min|max|minimum|maximum|pow|where|select|land|lor|lnot|sign|erf|hypot|norm|dot|cross|vec|clip)"
GROUPS = [
    (
        "core: @hawk.kernel, Scalar, Param, Index, Vector, Mutable, arithmetic, comparisons, element-wise functions, where, vec/dot/norm, imports, literal constants",
        [
            r"module: (from hawk(\.math)? import|import hawk( as …|\.math as …|\.math)?$|kernel defined|assignment to a name|value of an assignment: literal|import renamed|docstring|unary -|expression statement)",
            r"decorator: @hawk\.kernel$",
            r"parameter: (Scalar|Param|Index|Vector\[n\]|Mutable\[(Scalar|Index|Int32|Vector\[n\])\])$",
            r"kernel body: (assignment to a name|operator [*+/-]$|operator \*\*|unary|comparison|docstring|call abs)",
            rf"api: hawk\.math\.{MATH} \(in kernel body\)",
            r"name: hawk\.(math\.\w+|\w+)$",
        ],
    ),
    (
        "derivatives at module level: Kernel(name, vjp/jvp(k, wrt=(…)))",
        [
            r"module: (from hawk\.diff import|import hawk\.diff|value of an assignment: call hawk\.Kernel|import hawk\.diff)",
            r"name: hawk\.diff\.(vjp|jvp)",
            r"api: hawk\.(Kernel|diff\.(vjp|jvp)( keyword wrt=)?) \(in module\)",
            r"module: value of an assignment: tuple of literals",
            r"module: value of an assignment: list of literals",
        ],
    ),
    (
        "class-based kinds: class X(KernelKind, slug=…) with declarations and guard, @X, parameters without annotation",
        [
            r"module: (from hawk\.ext import|class of a kind)",
            r"decorator: @a kind",
            r"parameter: no annotation",
            r"kind body: (guard = name|declaration|docstring|subscript)",
            r"name: hawk\.ext\.(KernelKind|DATA_ONLY|DEFAULT_GUARD)",
        ],
    ),
    (
        "tuple assignment, for … in range(constant), if / elif / else, if … break, subscripts of vectors",
        [
            r"(module|kernel body): (tuple assignment|operator)",
            r"module: value of an assignment: (arithmetic|tuple)",
            r"kernel body: (call range|for … in range|if |break|subscript|list display|conditional expression|augmented assignment to a name|pass|chained)",
        ],
    ),
    (
        "helper functions (inlined), extents by constant names",
        [
            r"module: helper defined",
            r"kernel body: call of a helper",
            r"helper body: (operator|assignment to a name|return (arithmetic|name|call hawk|tuple)|comparison|unary|docstring|subscript \[|tuple assignment|call of a helper)",
            rf"api: hawk\.math\.\w+ \(in helper body\)",
            r"parameter: (Vector|Mutable\[Vector)\[(name|expression)\]?\]?",
        ],
    ),
    (
        "finishing kernels: Terminated, time=/time_step=",
        [
            r"parameter: Terminated",
            r"decorator: @hawk\.kernel\(time=",
            r"api: hawk\.kernel(| keyword time=| keyword time_step=) \(in module\)",
        ],
    ),
    (
        "tables and keys: Table[…], .at(…), m.index, Sorted, hawk.scatter(y)[k] += v, named-axis Mutable",
        [
            r"parameter: (Table|Sorted|Mutable\[axis|Mutable\[UInt32)",
            r"kernel body: (method \.at\((…|slot|channel, sample|sample, slot, term|)\)|store through hawk\.scatter|augmented assignment to a subscript|subscript store|operator (&|<<|>>|\|))",
            r"api: hawk\.(scatter( keyword policy=)?|math\.(index|int32|uint32|sample_index|n_samples|split_index|pair_index)) \(in kernel body\)",
            r"helper body: method \.at",
        ],
    ),
    (
        "returned outputs and hawk.sum / hawk.max across lanes",
        [
            r"parameter: return annotation",
            r"kernel body: return",
            r"api: hawk\.(sum|max|min|mean)( keyword \w+=)? \(in kernel body\)",
            r"kernel body: (dict display|method \.sum)",
        ],
    ),
    (
        "Grid[…], lane axes, neighbours by axis",
        [r"parameter: Grid", r"kernel body: (attribute \.|method \.at\()"],
    ),
    (
        "kernel factories and closures",
        [
            r"module: (call of a kernel factory|kernel factory defined|value of an assignment: call of a kernel factory)",
            r"factory body",
            r"kernel body: closure",
        ],
    ),
    (
        "matrices, quaternions and small linear algebra",
        [
            r"parameter: (Matrix|Mutable\[Matrix|Quat)",
            r"kernel body: operator @",
            r"api: hawk\.math\.(solve|cholesky|cho_solve|chol_from|lm_step|det|diag|diagonal|transpose|eigh|mat|mvn_sample|quat_\w+|inv|eye|outer)",
        ],
    ),
    ("random streams", [r"api: hawk\.math\.random"]),
    (
        "dispatch, jump=, resolve_dispatch, param_planes",
        [
            r"api: hawk\.math\.dispatch",
            r"decorator: @hawk\.kernel\(jump=",
            r"api: hawk\.(kernel keyword jump=|diff\.param_planes)",
            r"module: value of an assignment: call hawk\.(resolve_dispatch|diff\.param_planes)",
            r"name: hawk\.diff\.param_planes",
            r"api: hawk\.resolve_dispatch",
        ],
    ),
    (
        "primitives with derivative rules, Kind(…), Output.returned, lambda",
        [
            r"decorator: @hawk\.ext\.primitive",
            r"api: hawk\.ext",
            r"module: (lambda|value of an assignment: call hawk\.ext\.Kind)",
            r"name: hawk\.ext",
            r"kind body: output",
            r"module: subscript",
        ],
    ),
    (
        "static Python in helpers: comprehensions, starred, enumerate, nested helpers, append, classes",
        [
            r"helper body",
            r"kind body: method",
            r"module: (list comprehension|call |list display|dict display|value of an assignment: (list|dict)|class|import numpy|from math|subscript)",
            r"api: (numpy|math)\.",
        ],
    ),
]


def level_of(feature):
    for n, (_, patterns) in enumerate(GROUPS):
        if any(re.match(p, feature) for p in patterns):
            return n
    return len(GROUPS)


def table(sources):
    """Markdown rows over kernel files: ``sources`` is a list of feature collections."""
    need = [{level_of(f) for f in features} for features in sources]
    uses, done = Counter(n for s in need for n in s), set()
    out = [
        "\n### Support levels\n",
        "A kernel file counts as readable when every feature it uses belongs to a supported level.\n",
        "| Level | what | files using it | files readable with this level and all above |",
        "|---:|---|---:|---:|",
    ]
    for n, (title, _) in enumerate(GROUPS):
        done.add(n)
        out.append(f"| {n + 1} | {title} | {uses[n]} | {sum(1 for s in need if s <= done)} |")
    rest = Counter(f for features in sources for f in features if level_of(f) == len(GROUPS))
    out.append(
        f"| {len(GROUPS) + 1} | the rest: {', '.join(f'{f} ({n})' for f, n in rest.most_common(40))} | {uses[len(GROUPS)]} | {len(need)} |".replace(
            "|=", "\\|="
        )
    )
    return out
