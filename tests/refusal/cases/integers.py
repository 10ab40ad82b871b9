"""Integers of a sample: what they do not mix with, and what has no meaning for them."""
import hawk.math as m
from hawk import Index, Int32, Mutable, Param, Scalar, Sorted, UInt32, Vector, kernel
from hawk.trace import decl

Seed = decl.Plane("uniform", Index)
Column = decl.Plane("vec_in", Scalar)  #! R04 decl.Plane("vec_in", Scalar)


@kernel
def mixed(n: Int32, u: UInt32, i: Index, x: Scalar, c: Scalar):
    a = n * 0.5  #! R137 n * 0.5
    b = n + x  #! R137 n + x
    d = n + u  #! R137 n + u
    e = i + n  #! R137 i + n
    f = n + (c > 0.0)  #! R137 n + (c > 0.0)
    g = n + 3000000000  #! R137 3000000000
    h = u - (-1)  #! R137 -1
    j = n + True  #! R137 n + True
    k = i + 10 ** 19  #! R137 10 ** 19
    return x * 2.0


@kernel
def undefined(n: Int32, u: UInt32, x: Scalar):
    a = n / 2  #! R137 n / 2
    b = n ** 2  #! R137 n ** 2
    c = m.sqrt(n)  #! R137 m.sqrt(n)
    d = m.vec(n, x)  #! R137 n
    e = m.clip(u, 1, 3)  #! R137 m.clip(u, 1, 3)
    f = 1.5 // n  #! R137 1.5 // n
    return x * 2.0


@kernel
def operators(i: Index, x: Scalar, v: Vector[2]):
    a = i // 2.5  #! R138 i // 2.5
    b = i % x  #! R138 i % x
    c = v & 1  #! R138 v & 1
    d = ~x  #! R138 ~x
    e = i << (x > 0.0)  #! R138 i << (x > 0.0)
    f = i / 0  #! R151 i / 0
    g = m.vec(i, i) // 2  #! R138 m.vec(i, i) // 2
    return x * 2.0


@kernel
def casts(x: Scalar, v: Vector[2], i: Index):
    a = m.int32(x > 0.0)  #! R139 m.int32(x > 0.0)
    b = m.uint32(True)  #! R139 m.uint32(True)
    c = m.int32(v)  #! R139 m.int32(v)
    d = m.index(x, i)  #! R76 i
    e = m.index(x, 0)  #! R76 0
    f = m.split_index(2.0)  #! R76 2.0
    g = m.argmax()  #! R72 m.argmax()
    h = m.argmax(v, x)  #! R68 m.argmax(v, x)
    return x * 2.0


@kernel
def choices(i: Index, x: Scalar, v: Vector[2]):
    a = m.where(i > 0, i, 0)  #! R59 m.where(i > 0, i, 0)
    b = v[x]  #! R63 x
    c = v[i > 0]  #! R62 i > 0
    if i:  #! R157 i
        c = 1.0
    else:
        c = 2.0
    return x * 2.0


@kernel
def quotient(i: Index, j: Index):
    half = i / 2  #! R160 i / 2
    return half + 7 / j  #! R160 7 / j


@kernel
def stored(i: Index, x: Scalar, p: Mutable[Index], q: Mutable[Int32], r: Mutable[Scalar]):
    p = x  #! R78 p = x
    q = 3  #! R78 q = 3
    r = i  #! R78 r = i


@kernel
def promised(i: Sorted[Scalar], j: Sorted):  #! R08 Scalar ;; R08 Sorted
    return 1.0


@kernel
def defaults(x: Scalar, n: Param[Int32] = 2.5, k: Param[UInt32] = -1):  #! R154 2.5 ;; R154 -1
    return x * 2.0


@kernel
def draws(x: Scalar, i: Index, v: Vector[2]):
    a = m.random_uniform(x, 0)  #! R71 x
    b = m.random_normal(i, 1.5)  #! R71 1.5
    c = m.random.uniform(True, v)  #! R71 True ;; R71 v
    d = m.random_uniform(i)  #! R72 m.random_uniform(i)
    e = m.random_poisson1(1, i, 3)  #! R72 m.random_poisson1(1, i, 3)
    f = m.random_normal(1, i, rate=2.0)  #! R72 2.0
    g = m.random.cauchy(1, i)  #! R73 cauchy
    return x * 2.0


@kernel
def good(i: Index, s: Sorted[Index], n: Int32, u: UInt32, v: Vector[3], seed: Seed, k: Param[Int32] = 3):
    w = v * 1.0
    w[i] = 2.0
    w[n] = i
    big = (i * 2 + 1) // 3 % 5 & 7 ^ i << 1
    return w, big, n // k, u >> 3, v[i] + v[u] * m.sqrt(i) ** i, s + seed, m.real(n) * 0.5, i / 2.5, m.random.normal(seed, counter=n, sd=2.0)
