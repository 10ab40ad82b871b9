"""Reductions over samples and stores by key."""
import hawk
import hawk.math as m
from hawk import Index, Int32, Mutable, Scalar, Terminated, Vector, kernel


@kernel
def reduced_in_blocks(x: Scalar, y: Mutable[Scalar]):
    y = x
    if x > 0.0:
        y = hawk.sum(x)  #! R40 hawk.sum(x)
    for j in range(3):
        y = y + hawk.max(x)  #! R40 hawk.max(x)


@kernel
def mixed(x: Scalar):  #! R90 mixed
    return hawk.sum(x), hawk.max(x)


@kernel
def not_reduced(x: Scalar, i: Index):
    a = hawk.sum(i)  #! R133 hawk.sum(i)
    b = hawk.mean(x, where=x > 0.0)  #! R133 hawk.mean(x, where=x > 0.0)
    c = hawk.sum(x, where=x)  #! R133 hawk.sum(x, where=x)
    d = hawk.sum(x, policy="plain")  #! R133 hawk.sum(x, policy="plain")
    e = hawk.max(x, over="row")  #! R133 hawk.max(x, over="row")
    f = hawk.sum("x")  #! R133 hawk.sum("x")
    g = hawk.sum()  #! R133 hawk.sum()
    s = hawk.sum(x)
    h = hawk.sum(s)  #! R133 hawk.sum(s)
    return x * 2.0


@kernel
def total_of_plane(x: Scalar, y: Mutable[Scalar], z: Mutable[Scalar]):
    z = y + x
    y = hawk.sum(x)  #! R133 y = hawk.sum(x)


@kernel
def in_branch(x: Scalar, b: Index, h: Mutable[Scalar]):
    if x > 0.0:
        hawk.scatter(h)[b] += x  #! R39 hawk.scatter(h)[b] += x


@kernel
def keys(x: Scalar, b: Index, v: Vector[2], h: Mutable[Scalar], g: Mutable["r":2, "c":3], w: Mutable[Vector[2]], i: Mutable[Int32]):
    hawk.scatter(h)[x] += x  #! R131 x
    hawk.scatter(h)[x > 0.0] += x  #! R131 x > 0.0
    hawk.scatter(h)[0:2] += x  #! R131 0:2
    hawk.scatter(g)[b, b, b] += x  #! R131 b, b, b
    hawk.scatter(h)[b] -= x  #! R131 hawk.scatter(h)[b] -= x
    hawk.scatter(h, policy="ordered")[b] += x  #! R131 hawk.scatter(h, policy="ordered")[b] += x
    hawk.scatter(h, policy="plain")[b] = x  #! R131 hawk.scatter(h, policy="plain")[b] = x
    hawk.scatter(h, policy="or")[b] |= x  #! R131 hawk.scatter(h, policy="or")[b] |= x
    hawk.scatter(i)[b] |= m.int32(b)  #! R131 hawk.scatter(i)[b] |= m.int32(b)
    hawk.scatter(w)[b] += v  #! R131 hawk.scatter(w)[b] += v
    hawk.scatter(x)[b] += x  #! R131 hawk.scatter(x)[b] += x
    hawk.scatter(h)[b] += v  #! R78 hawk.scatter(h)[b] += v
    y = hawk.scatter(h)  #! R131 hawk.scatter(h)


@kernel
def used_twice(x: Scalar, b: Index, h: Mutable[Scalar], g: Mutable[Scalar], f: Mutable[Scalar]):
    h = x * 2.0
    hawk.scatter(h)[b] += x  #! R131 hawk.scatter(h)[b] += x
    hawk.scatter(g)[b] = x
    hawk.scatter(g)[b] = x  #! R131 hawk.scatter(g)[b] = x
    hawk.scatter(f)[b] = x
    hawk.scatter(f)[b] += x  #! R131 hawk.scatter(f)[b] += x


@kernel
def read_too(x: Scalar, b: Index, h: Mutable[Scalar], y: Mutable[Scalar]):
    y = h
    hawk.scatter(h)[b] += x  #! R131 hawk.scatter(h)[b] += x


@kernel
def leaves(x: Scalar, h: Mutable[Scalar]):
    for j in range(4):
        hawk.scatter(h)[j] += x
        if x > 3.0:  #! R131 if x > 3.0
            break


def helper(h, x):
    hawk.scatter(h)[0] += x  #! R131 hawk.scatter(h)[0] += x


@kernel
def through_helper(x: Scalar, h: Mutable[Scalar]):  #! R79 h: Mutable[Scalar]
    y = helper(h, x)
    return x * 2.0


@kernel
def planes_of_a_vector(v: Vector[2], x: Scalar):
    return {"s": hawk.sum(v), "s_0": hawk.sum(x)}  #! R133 hawk.sum(v)


@kernel
def plane_beside(x: Scalar, s_comp: Scalar):
    s = hawk.sum(x * s_comp)
    return s  #! R133 s
