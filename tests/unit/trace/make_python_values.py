#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""Writes data/python_values.json: expressions of the module level with what CPython and numpy make of them.

A value is its `repr`, that of an array the one of its list. An expression that raises has none. Run it from anywhere.
"""

import json
from pathlib import Path

import numpy as np

# Statements before, and expressions that use them.
ROWS = {
    "": """
1 + 2 * 3 - 4 // 3 % 5
7 / 2
-7 // 2
-7 % 3
7 // -2
7 % -3
-7.5 // 2
-7.5 % 2
7.5 % -2
2 ** 10
2 ** -2
(-2) ** 3
2 ** 0.5
0.1 + 0.2
1e16 + 1.0
10 ** 40
-(10 ** 40)
2 ** 200 - 2 ** 199
2 ** 127
-(2 ** 127)
-(2 ** 127) - 1
2 ** 127 - 1
(2 ** 200) // (10 ** 20)
-(2 ** 200) // (10 ** 20)
(2 ** 200) % (10 ** 20)
-(2 ** 200) % (10 ** 20)
(2 ** 200) / (3 ** 100)
(10 ** 20 + 1) / 3
(2 ** 60 + 1) / (2 ** 61 - 1)
1 / 10 ** 320
10 ** 320 / 10 ** 300
10 ** 400 / 3
str(10 ** 4299)[:3], len(str(-(10 ** 4299)))
str(10 ** 4300)
f"{10 ** 5000:d}"
f"{2 ** 20000:x}"[:2]
float(10 ** 40)
float(2 ** 53 + 1)
2 ** 100 + 0.5
2 ** 100 > 1e30
2 ** 100 == 2.0 ** 100
2 ** 100 + 1 == 2.0 ** 100
2 ** 53 + 1 == 2.0 ** 53
2 ** 53 + 1 > 2.0 ** 53
10 ** 400 > 1e308
10 ** 400 < float("inf")
(1 << 130) >> 128
1 << 130
-1 << 130
-(1 << 130) >> 129
-5 >> 1
(2 ** 130 + 5) & (2 ** 129 + 4 + 2 ** 130)
(2 ** 130) | 1
-(2 ** 130) & (2 ** 131 - 1)
-(2 ** 130) ^ 7
~(2 ** 130)
~5
abs(-(2 ** 130))
int(1e30)
int(-2.7)
int("123456789012345678901234567890")
int("-12")
int(" 12 ")
int("ff", 16)
int("0x1f", 16)
int("101", 2)
int("1_000")
int("1.5")
float("1.5")
float("-2e-3")
float(" 2.5 ")
float("nan") == float("nan")
float("inf")
float("abc")
bool(0.0), bool("a"), bool([]), bool(())
True + True
True & False, True | False, True ^ True
not 3
5 & 3, 5 | 3, 5 ^ 3
0xff, 0b101, 0o17, 1_000
1 < 2 < 3
1 < 3 < 2
1 == 1.0
"a" < "b"
(1, 2) < (1, 3)
[1, 2] == [1, 2]
1 in [1, 2], 3 not in (1, 2), "b" in "abc", "a" in {"a": 1}
None is None
1 if 0 else 2
(lambda a, b=2: a if a > b else b)(1)
(lambda *a, **k: (a, k))(1, 2, c=3)
0 or "x", 1 and 2, 0 and 1, None or 0.0
(n := 3) + n
[y := 1, y + 1]
1 / 0
1.0 / 0.0
1 % 0
[1, 2][5]
{"a": 1}["b"]
"a" + 1
len(5)
"abc"[-1], "abc"[0:2], "abcdef"[::2], "abcdef"[::-1]
[1, 2, 3, 4, 5][1:4], [1, 2, 3, 4, 5][::-1], [1, 2, 3, 4, 5][-2:], [1, 2, 3, 4, 5][4:0:-2]
(1, 2, 3)[1:], (1, 2, 3)[::2], (1, 2, 3)[10:]
list(range(10)[2:8:3]), range(5)[-1], list(range(10, 0, -3)), len(range(0, 10, 3))
"ab" * 3, 2 * "ab", "ab" * -1
[0] * 3, (1, 2) * 2, 2 * [1]
"a" "b"
"a" + "b"
[1] + [2, 3]
(1,) + (2,)
[*[1, 2], *(3, 4)]
(*[1, 2], 3)
{**{"a": 1}, **{"b": 2, "a": 3}}
{"a": 1} | {"b": 2, "a": 3}
sorted({3, 1, 2})
sorted({1, 2, 3} & {2, 3, 4}), sorted({1, 2} | {2, 3}), sorted({1, 2} - {2, 3}), sorted({1, 2} ^ {2, 3})
{1, 2} <= {1, 2, 3}, {1} < {1}, {1, 2} >= {1}, {1, 2} == {2, 1}
sorted({1, 2}.union([3])), sorted({1, 2}.intersection([2])), sorted({1, 2}.difference([2]))
sorted({1, 2}.symmetric_difference([2, 3]))
{1}.issubset({1, 2}), {1, 2}.issuperset({1}), {1}.isdisjoint({2})
len({1, 1.0, True})
sorted(set("hello"))
sorted({k % 3 for k in range(10)})
[a * b for a in (1, 2) for b in (3, 4) if a + b != 5]
[(i, j) for i in range(3) for j in range(i)]
[[i * j for j in range(3)] for i in range(2)]
{k: v for k, v in zip("ab", (1, 2))}
[x for row in [[1, 2], [3]] for x in row if x > 1 if x < 3]
sum(k * k for k in range(5))
list(k for k in range(3))
tuple(2 * k for k in range(3))
{a: [b for b in range(a)] for a in range(3)}
list(zip((1, 2, 3), "ab"))
list(zip(*[(1, 2), (3, 4)]))
list(enumerate("ab")), list(enumerate("ab", 1)), list(enumerate("ab", start=5))
sorted([3, 1, 2]), sorted([3, 1, 2], reverse=True), sorted("bca")
sorted([(1, "b"), (0, "a")]), sorted(["bb", "a", "ccc"], key=len), sorted([-3, 1, 2], key=abs, reverse=True)
sorted([(1, "a"), (1, "b"), (0, "c")], key=lambda p: p[0], reverse=True)
sorted({"b": 1, "a": 2}), sorted({"b": 1, "a": 2}.items(), key=lambda e: e[1])
list(reversed([1, 2, 3])), list(reversed((1, 2))), list(reversed(range(3))), "".join(reversed("abc"))
list(map(lambda a, b: a + b, [1, 2], [3, 4])), list(map(abs, [-1, 2])), list(map(str, [1, 2.5]))
list(filter(lambda v: v > 1, [1, 2, 3])), list(filter(None, [0, 1, "", "a"]))
any([0, 1]), any([]), all([1, 0]), all([]), all(v > 0 for v in (1, 2))
sum([1, 2, 3]), sum([0.1] * 10), sum([1, 2], 10), sum([1, 2], start=10), sum([[1], [2]], [])
min(3, 1, 2), max([3, 1, 2]), min([], default=7), max("abc"), min([3, -4], key=abs), max((1, 2), (1, 3))
max([], default=None), min("b", "a"), max({"a": 3, "b": 1}, key=lambda k: -len(k))
abs(-3), abs(-2.5), abs(3 + 4j)
round(2.5), round(3.5), round(-2.5), round(2.675, 2), round(1234.5678, -2), round(1234, -2), round(5, 2)
round(1e20), round(0.5), round(1.25, 1), round(15, -1), round(25, -1), round(2.5, None)
divmod(7, 2), divmod(-7, 2), divmod(7.5, 2), divmod(2 ** 130, 7)
pow(2, 10), pow(2, -1), pow(3, 200, 13), pow(2.0, 0.5), pow(-3, 3, 5)
isinstance(1, int), isinstance(True, int), isinstance(1.0, (int, str)), isinstance("a", str), isinstance([], list)
isinstance(2 ** 200, int), isinstance({1}, set), isinstance((), tuple), isinstance(None, object)
int(True), float(3), str(1.0), str(True), str(None), str([1, "a"]), str((1,)), str({"a": 1.5})
len("abc"), len([1, 2]), len({"a": 1}), len((1, 2, 3))
dict(a=1, b=2), dict([("a", 1)]), dict({"a": 1}, b=2), dict(zip("ab", [1, 2]))
list("abc"), tuple([1, 2]), list({"a": 1}), list((1, 2)), set()
repr(1.5), repr("a"), repr([1, "b"])
repr("it's"), repr('say "a"'), repr("a\\nb")
ord("a"), chr(97), hex(255), bin(5), oct(8), hex(-255)
complex(1, 2) * 2j
(1 + 2j).real, (1 + 2j).imag, (1 + 2j).conjugate()
(5).real, (2.5).imag
"%d %s %g" % (3, "a", 0.5)
"%5.2f|%-6d|%06.1f|%+d" % (3.14159, 42, 2.5, 7)
"%x %X %o %e %E" % (255, 255, 8, 12345.678, 0.00012)
"%s" % 1.5, "%s" % [1, 2], "%r" % "a", "%%", "%d%%" % 50, "%s" % (1,)
"%(a)s-%(b)d" % {"a": "x", "b": 3}
"%g %g %g %g" % (1e-5, 123456789.0, 100000.0, 0.1)
"%d" % 3.99, "%i" % 3, "%5s|%-5s|" % ("a", "b"), "%c" % "z", "%.3s" % "abcdef"
"%#x" % 255, "% d" % 5, "%.0f" % 0.5, "%*d" % (5, 3)
"%d" % "a"
"%d %d" % (1,)
"{} {}".format(1, "a"), "{1} {0}".format(1, 2), "{a}-{b}".format(a=1, b=2), "{{}}".format()
"{:.2f} {:5d} {:<5}| {:>5} {:^5}|".format(1.005, 3, "a", "b", "c")
"{:05d} {:+.1e} {:x} {:b} {:,}".format(42, 12345.678, 255, 5, 1234567)
"{0[0]} {a[k]}".format([1, 2], a={"k": 3})
"{:{}}|".format("a", 5), "{:.{n}f}".format(2.0, n=3)
"{!r} {!s}".format("a", "b")
"{:%}".format(0.25), "{:.1%}".format(0.256), "{:g}".format(1e20), "{:e}".format(1.0), "{:n}".format(5)
"{:08.3f}".format(-3.14159), "{:+}".format(3), "{: }".format(3), "{:_}".format(1234567), "{:#x}".format(255)
"{:*^9}".format("mid"), "{:*<6d}".format(12), "{:=+6d}".format(3), "{:.3}".format("abcdef"), "{:.3}".format(3.14159)
"{:,.2f}".format(1234567.891), "{:d}".format(True), "{}".format(True), "{:c}".format(97), "{:X}".format(2 ** 70)
"{} {}".format(1)
"{:d}".format(1.5)
format(3.14159, ".2f"), format(42, "05d"), format("a", ">3")
f"{1 + 1} {2.5:.2f} {3:03d} {'a'!r} {'b':>3}"
f"{3.14159:8.3f}|{10:<5}|{0.5:%}|{7:x}"
f"{1:{3}}|{2.5:.{1}f}"
f"{1e-7} {1e22} {1.0} {1e16} {123456789.123} {True} {None}"
f"{{}} {'a' + 'b'}"
f"{1 + 1=} {'a'=}"
"a-b-c".replace("-", "+"), "aaa".replace("a", "b", 2), "abc".replace("", "-")
"a b  c".split(), "a,b,,c".split(","), "a,b,c".split(",", 1), "".split(), "  a ".split(), "a b c".rsplit(" ", 1)
"-".join(["a", "b"]), "".join(("x", "y")), ", ".join(str(k) for k in range(3))
"aBc".upper(), "aBc".lower(), "hello world".title(), "hello".capitalize(), "aBc".swapcase()
"  a ".strip(), "xxaxx".strip("x"), " a".lstrip(), "a ".rstrip(), "abcab".strip("ab"), "xa".lstrip("x"), "ax".rstrip("x")
"abc".startswith("ab"), "abc".endswith("bc"), "abc".startswith(("x", "a")), "abc".startswith("b", 1), "abc".endswith("")
"7".zfill(3), "-7".zfill(4), "abc".zfill(2), "a".ljust(3, "."), "a".rjust(3), "a".center(5, "*"), "ab".center(5)
"abcabc".find("c"), "abc".find("x"), "abcabc".rfind("c"), "abc".index("b"), "abcabc".count("bc"), "aaa".count("aa")
"abc".index("x")
"12".isdigit(), "a1".isalnum(), "ab".isalpha(), "".isdigit(), "aB".islower(), "AB".isupper(), "a b".isidentifier()
"a=b=c".partition("="), "abc".partition("x"), "a=b=c".rpartition("="), "a\\nb".splitlines()
"prefix_x".removeprefix("prefix_"), "x.py".removesuffix(".py")
len("é")
"abc" == "abc", "a" != "b", "abc" >= "abb"
[1, 2, 3].index(2), [1, 2, 1].count(1), (1, 2, 1).count(1), (1, 2).index(2), [1, 2, 3, 2].index(2, 2)
{"a": 1}.get("a"), {"a": 1}.get("b"), {"a": 1}.get("b", 5), {"a": 1}.get("b", None)
list({"a": 1, "b": 2}.items()), list({"a": 1}.keys()), list({"a": 1}.values())
list({"a": 1, "b": 2}), "a" in {"a": 1}.keys(), 2 in {"a": 2}.values(), len({"a": 1}.items())
[1, 2] < [1, 3], [2] > [1, 5], (1, "a") < (1, "b"), [1] < [1, 0]
{"a": 1, "b": 2} == {"b": 2, "a": 1}
1 == "1", None == 0, [] == ()
[None, True, 1.5, "a", (1,), {"k": [1]}]
(), [], {}, (1,), ((1, 2), [3])
1e300 * 1e10, -1e300 * 1e10
1e-320, 5e-324, 1.7976931348623157e308, 0.1, 1/3, 100.0, 1e5, 123456.789e3
""",
    "import math": """
math.pi, math.e, math.tau, math.inf, -math.inf
math.comb(5, 2), math.comb(50, 25), math.comb(100, 50), math.comb(3, 5), math.perm(5, 2), math.perm(5), math.comb(5, 0)
math.comb(-1, 2)
math.gcd(12, 18), math.gcd(0, 5), math.gcd(-12, 18), math.gcd(12, 18, 27), math.gcd(), math.lcm(4, 6), math.lcm(4, 6, 10), math.lcm()
math.lcm(0, 5), math.gcd(2 ** 200, 6 ** 50)
math.prod([1, 2, 3]), math.prod([0.5, 4]), math.prod([2, 3], start=10), math.prod([]), math.prod(k for k in (2, 3))
math.isqrt(17), math.isqrt(2 ** 101), math.isqrt(0), math.isqrt(10 ** 50)
math.isqrt(-1)
math.factorial(5), math.factorial(0), math.factorial(20), math.factorial(40), 1 / math.factorial(25)
math.factorial(-1)
math.factorial(2.5)
math.dist((1, 2), (4, 6)), math.dist([0.5], [1.0]), math.hypot(3, 4), math.hypot(1, 2, 2), math.hypot(5)
math.fsum([0.1] * 10), math.fsum([1e16, 1.0, -1e16]), math.fsum([1, 2])
math.copysign(3, -0.0), math.copysign(1.0, -2), math.fabs(-3), math.fmod(7, 3), math.fmod(-7, 3), math.remainder(7, 4)
math.isclose(0.1 + 0.2, 0.3), math.isclose(1.0, 1.1), math.isclose(1.0, 1.1, rel_tol=0.2), math.isclose(0.0, 1e-9, abs_tol=1e-8)
math.isnan(math.nan), math.isinf(-math.inf), math.isfinite(1.0), math.isfinite(math.inf), math.isnan(1)
math.floor(2.7), math.ceil(2.1), math.trunc(-2.7), math.floor(-0.5), math.floor(1e20), math.ceil(3), math.floor(2 ** 70)
math.modf(2.75), math.modf(-2.75), math.frexp(8.0), math.ldexp(0.5, 4), math.frexp(0.1)
math.sqrt(16), math.cbrt(27.0), math.exp(0), math.log(1), math.log(8, 2), math.log2(8), math.log10(1000), math.log1p(0.0), math.exp2(3)
math.log(10 ** 400), math.log2(2 ** 2000), math.log10(10 ** 400), math.sqrt(10 ** 40)
math.sqrt(-1)
math.log(0)
math.degrees(math.pi), math.radians(180), math.degrees(1.0), math.radians(1.0)
math.sin(0.0), math.cos(0.0), math.atan2(1, 1), math.pow(2, 3), math.expm1(0), math.tanh(0), math.acosh(1.0), math.atan2(0.0, -1.0)
math.erf(0.0), math.erfc(0.0), math.gamma(5), math.lgamma(1.0), math.sumprod([1, 2], [3, 4]), math.ulp(1.0), math.nextafter(1.0, 2.0)
math.exp(1000)
math.acos(2)
math.gcd(1.5, 2)
[math.sin(k * math.pi / 4) for k in range(5)]
sum(1.0 / math.factorial(k) for k in range(20))
[(-1) ** k / math.factorial(2 * k + 1) for k in range(12)]
""",
    "from math import sqrt, pi as PI, comb": "sqrt(2) * PI\ncomb(4, 2)",
    "import numpy as np": """
np.pi, np.e, np.inf
np.float64(0.5), np.float32(0.1), np.int64(3.7), np.int32(-2), np.float64(3)
np.sqrt(2.0), np.sin(0.5), np.exp(1.0), np.log(2.0), np.hypot(3.0, 4.0)
np.linspace(0, 1, 5), np.linspace(0.0, 1.0, 3, endpoint=False), np.linspace(1, 2, num=4), np.linspace(0, 1, 1)
np.linspace(0.1, 0.7, 7)
np.linspace(0, 1, 5).tolist()
np.arange(3), np.arange(1, 4), np.arange(0.0, 1.0, 0.25), np.arange(5, 0, -2), np.arange(0, 1, 0.1)
np.zeros(3), np.ones(2), np.zeros((2, 3)), np.ones((2, 2)), np.full(2, 7.0), np.zeros(0)
np.eye(2), np.identity(2)
np.array([1, 2, 3]), np.array([1.0, 2]), np.array([[1, 2], [3, 4]]), np.asarray((1.5, 2)), np.array([1, 2], dtype=float)
np.array([1, 2, 3]) * 2, np.array([1.0, 2.0]) + np.array([3, 4]), 1 / np.array([1.0, 2.0]), -np.array([1, 2]), np.array([1, 2]) ** 2
np.array([1.0, 2.0]) / 2, np.array([1, 2]) / 2, np.array([1, 2]) - 1, 2 ** np.array([1, 2]), np.array([7, -7]) // 2, np.array([7, -7]) % 3
np.array([[1, 2], [3, 4]]) * np.array([10, 100]), np.array([[1, 2], [3, 4]]) + 1
np.dot([1, 2], [3, 4]), np.dot(np.array([0.5, 2.0]), [1, 1])
sum(np.array([0.1] * 10)), sum([0.1] * 10, 0.5), np.array([0.1] * 7).sum()
np.array([1.0, 2.0]).sum(), np.array([1, 3]).max(), np.array([2.0, 1.0]).min(), np.array([1, 2]).mean()
np.sqrt(np.array([4.0, 9.0])), np.sin(np.zeros(2)), np.exp([0.0, 0.0])
np.array([1, 2, 3])[1], np.array([1, 2, 3])[-1], np.array([[1, 2], [3, 4]])[0]
len(np.zeros(3))
list(np.array([1, 2])), [float(v) for v in np.linspace(0, 1, 3)], tuple(np.arange(2)), sum(np.arange(4)), max(np.array([1, 5, 2]))
np.array([1, 2]) + np.array([1, 2, 3])
np.sqrt(-1.0)
""",
    "a = [3, 1, 2]\na.append(0)\na.sort()\na.insert(1, 9)\na.extend((7, 8))": "a\na.pop()\na.copy()\nlen(a)",
    "a = [3, 1, 2]\na.sort(key=lambda v: -v)\nb = a.copy()\nb.reverse()\nb.remove(3)\nc = b.pop(0)\nb += [5]": "a, b, c",
    "a = [1, 2, 3, 4]\na[1:3] = [9]\na[0] += 5\ndel a[-1]": "a",
    "a = [1, 2, 3]\ndel a[0], a[0]": "a",
    "d = {'a': 1}\ndel d['a']\nd['b'] = 2": "d",
    "import numpy as np\na = np.zeros(3)\nb = a\na[1] = 2\na += 1.0\nfor k in range(3):\n    a[k] = a[k] * k": "a, b",
    "x = 5\nx -= 2\nx *= 3\nx //= 2\nx **= 2\nx %= 7\nx <<= 2\nx |= 1\nx ^= 2\nx &= 14\nx >>= 1": "x",
    "d = {'a': 1}\nd.update({'b': 2}, c=3)\nd.setdefault('e', []).append(1)\nd.setdefault('a', 7)\np = d.pop('b')\nd['z'] = 0": (
        "d\np\nlist(d.items())\nd.get('q', 1)\nlen(d)\nd.copy()\n'a' in d"
    ),
    "d = {}\nd.update([('a', 1), ('b', 2)])\nd |= {'c': 3}\nlast = d.popitem()": "d, last",
    "d = {'a': 1}\nd.clear()": "d",
    "a, *b = [1, 2, 3]\n*c, d = (4, 5)\ne, *f, g = 'xyz'\n(h, i), j = (1, 2), 3\nk = l = 7": "a, b, c, d, e, f, g, h, i, j, k, l",
    "a, b = 1, 2\na, b = b, a": "a, b",
    "s = {1}\ns.add(2)\ns.update([3, 4])\ns.discard(9)\ns.remove(1)\ns |= {7}\ns -= {3}": "sorted(s)\n2 in s\nlen(s)",
    "def f(n):\n    return 1 if n < 2 else n * f(n - 1)": "f(5)\nf(30)",
    "def f(n):\n    total = 0\n    while n:\n        n, digit = divmod(n, 10)\n        total += digit\n    else:\n        total += 1000\n    return total": "f(1234)",
    "def f():\n    for k in range(5):\n        if k == 3:\n            break\n        if k % 2:\n            continue\n    else:\n        return 'end'\n    return k": "f()",
    "def f(a, /, b, *args, c=1, **kw):\n    return a, b, args, c, kw": "f(1, 2, 3, c=4, d=5)\nf(1, b=2)\nf(*[1, 2], **{'c': 3})",
    "def make(k):\n    def g(v):\n        return k * v\n    return g\nfs = [make(k) for k in range(3)]": "[g(10) for g in fs]",
    "fs = [lambda v: k * v for k in range(3)]": "[g(10) for g in fs]",
    "N: int = 4\nW = [0.0] * N\nfor i, w in enumerate(W):\n    W[i] = (i + 1) / N": "W\nsum(W)",
    "x = 3\nif x > 2:\n    y = 'big'\nelif x > 1:\n    y = 'mid'\nelse:\n    y = 'small'": "y",
    "assert 1 < 2\nimport sys": "1",
    "def g():\n    yield 1\n    yield from (2, 3)": "list(g())\nsum(g())\n[v for v in g()]",
    "try:\n    v = {}['a']\nexcept KeyError:\n    v = 'none'\nfinally:\n    w = 1": "v, w",
    "class P:\n    scale = 2.0\n    def __init__(self, a):\n        self.a = a\n    def get(self):\n        return self.scale * self.a": "P(3).get()\nP.scale",
    "from dataclasses import dataclass\n@dataclass\nclass Q:\n    a: float\n    b: float = 2.0": "Q(1.0).b\nQ(1.0, b=3.0).b",
    "T = ((1, 'a'), (2, 'b'))\nD = {n: {'k': k} for k, n in T}": "D['b']['k']\n[n for k, n in T if k > 1]",
    "s = ''\nfor c in 'abc':\n    s = c + s": "s",
    "import math\ndef leg(n, x):\n    p, q = 1.0, x\n    if n == 0:\n        return p\n    for k in range(1, n):\n        p, q = q, ((2 * k + 1) * x * q - k * p) / (k + 1)\n    return q": "leg(4, 0.5)\n[leg(n, 0.25) for n in range(6)]",
    "match = 3": "match",
}


def plain(value):
    """What a list of this program holds for a value of numpy."""
    if isinstance(value, (np.ndarray, np.generic)):
        return plain(value.tolist())
    if isinstance(value, (list, tuple)):
        return type(value)(plain(each) for each in value)
    return value


def value_of(setup, expression):
    names = {}
    exec(setup, names)
    try:
        with np.errstate(all="ignore"):
            return repr(plain(eval(expression, names)))
    except Exception:
        return None


rows = []
for setup, expressions in ROWS.items():
    for expression in expressions.strip("\n").split("\n"):
        rows.append({"setup": setup, "expression": expression, "value": value_of(setup, expression)})
lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
Path(__file__).with_name("data").joinpath("python_values.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
