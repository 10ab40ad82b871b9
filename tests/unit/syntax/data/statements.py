import a
import a.b.c, d as e, f . g as h
from a import b
from a.b import c as d, e
from a import (b, c as d,)
from a import *
from . import a
from .a import b
from ... import a
from ....a.b import c
pass; pass
x = 1; y = 2;
if a: b; c
if a:
    b
elif c:
    d
elif e: f
else:
    g
if (a := b): c
while a:
    b
    continue
    break
else:
    c
while (a := b) > c: pass
for a in b: c
for a, b in c, d:
    e
else:
    f
for a, in b: pass
for (a, b), *c in d: pass
for a.b in c: pass
for a[b] in [c]: pass
for a in *b, c: pass
try:
    a
except:
    b
try:
    a
except b:
    c
except (d, e) as f:
    g
else:
    h
finally:
    i
try: a
finally: b
try:
    a
except* b:
    c
except* d as e:
    f
with a: b
with a as b: c
with a as b, c as d: e
with (a as b, c as d,): e
with (a): b
with (a, b): c
with (a) as b: c
with (a, b) as c: d
with (a), (b): c
with a as (b, c): d
with (yield a): b
with a() as b.c, d[e] as f[g]: h
with (a + b) * c as d: e
raise
raise a
raise a from b
assert a
assert a, b
del a
del a, b.c, d[e]
del (a, b), [c]
del (a)
def f(): return
def f(a, b=1, *c, d, e=2, **g): return a, *b
def f(a, /, b, *, c): pass
def f(a, /): pass
def f(a: int, /, b: "x" = 1, *args: c, d: e = 2, **kw: f) -> g: pass
def f(*args: *a): pass
def f(
    a,
    b,
):
    global c, d
    def g():
        nonlocal a, b
        yield
        yield a
        yield a, b
        x = yield
        x = yield from a
        x += yield a
        return *a, b
    return (yield a)
async def f():
    await a
    async for b in c: d
    async with e as f: g
    async for b in c:
        d
    else:
        e
    return await a ** await b, [await x for x in y], -await z
@a
@b.c(d)
@(lambda f: f)
@x[1]
def f(): pass
@a
class c: pass
@a
async def f(): pass
class a: pass
class a(): pass
class a(b, c=d, *e, **f):
    x: int = 1
    def g(self): pass
def f[T](a: T) -> T: pass
def f[T: int, *Ts, **P](a): pass
class a[T](b): pass
type a = b
type a[T] = c[T]
match a:
    case 1: b
    case "x" | 'y' | -1 | 1 + 2j: c
    case [a, b, *rest]: d
    case (a, b): d
    case a, b: d
    case {"x": y, **rest}: e
    case a.b.c(x, y=z): f
    case [1 | 2 as x, _] if x > 1:
        g
    case None | True: pass
    case _:
        h
match a, b:
    case _: pass
match (a):
    case _: pass
match -a:
    case _: pass
match *a, b:
    case _: pass
match match:
    case case: pass
if a:
    if b:
        c

    # a comment
  # another, less deep
    d
	
e
if a:
	b
	if c:
		d
	e
x = a + \
    b
y = (a
+ b
 )
z = [
    1,

    2, # comment
]
if a \
   and b: c
