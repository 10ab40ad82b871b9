# Every operator and form of expression.
a = b + c * d - e / f // g % h @ i
a = b ** -c ** d
a = -b ** 2, +b, ~b, not b, not not b, - - b
a = b | c ^ d & e << f >> g
a = (b | c) ^ (d & (e << f)) >> g
a = ((b + c)) * (d)
a = b < c <= d != e == f > g >= h
a = b is c, b is not c, b in c, b not in c, not b in c
a = b and c or d and not e or f
a = b if c else d if e else f
a = (b if c else d) if e else (f if g else h)
a = lambda: 0
a = lambda x, /, y=1, *z, w, v=2, **u: x if y else (lambda: z)
a = lambda *, k: k
a = lambda *args: args
a = b.c.d(e).f[g][h](i)(j=k)
a = b(c, *d, e, f=g, **h)
a = b(c for c in d), b(c, (d for d in e)), b((c), d=(e), *f, g=h)
a = b(x := 1, (y := 2))
a = b(**c, d=e)
a = b[c], b[c:d], b[c:d:e], b[:], b[::], b[:, 1], b[c:d, e], b[...], b[c,], b[*c], b[*c, d], b[(c, d)], b[::2]
a = b[c:=1]
a = [], [b], [b,], [b, *c, d], (), (b,), (b, c), (*b, c), {b}, {b, *c}, {}, {b: c}, {b: c, **d, e: f,}
a = [b for b in c], {b for b in c}, {b: d for b, d in c}, (b for b in c)
a = [b for b in c if d if e for f in g if h], [x async for x in y], [b for (b, c), *d in e]
a = [b for b in c or d], [b for b, in c], [(y := f(x), y ** 2) for x in z if (w := x)]
a = *b, c
a, *b = c
(a, b), [c, d] = e
a = b = c, d = e
(a) = 1
(a.b), c[d] = 1, 2
a += b; a -= b; a *= b; a /= b; a //= b; a %= b; a **= b; a @= b; a &= b; a |= b; a ^= b; a <<= b; a >>= b
a.b += c
a[b] **= c, d
a: int
a: int = 1
a.b: int = 2
(a): int = 3
a[b]: "text" = 4, 5
True, False, None, ..., Ellipsis
print
match = 1
case = type = _ = match
match (1)
match[a] = 2
type (a)
type.x = 1
print(match, case)
match * a, b
{a: lambda: b}
a = b if not c else -d
1 if x else 2
(yield)
a = not b == c
a = b<c>d
a = -1 .real + 1..imag + 1.5.real
x = yield_ = await_ = 1
