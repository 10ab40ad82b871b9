"""Faults in helper functions are reported once, in the helper."""
import hawk.math as m
from hawk import Scalar, Vector, kernel

SMALL = (1.0, 2.0)


class Ball(Exception):
    pass


def positive(x):
    if x > 0.0:  #! R60 x > 0.0
        return x
    return -x


def store(v):
    v[0] = 1.0  #! R66 v[0]
    return v


def endless(n):
    return endless(n + 1)  #! U33 endless(n + 1)


def careful(x):
    with open("file") as f:  #! U28 with open("file") as f
        return x


def asserted(w):
    assert w > 1  #! S09 assert w > 1
    return w


def raised(w):
    raise ValueError("no")  #! S09 raise ValueError("no")


def some_bytes():
    return b"no"  #! U29 b"no"


def forever(x):
    while True:
        x = 1.0
    return x


def faults(x):
    a = "a" + 1  #! S01 "a" + 1
    b = -"a"  #! S01 -"a"
    c = 1 / 0  #! S02 1 / 0
    d = SMALL[5]  #! S03 SMALL[5]
    e = {"a": 1}["b"]  #! S03 {"a": 1}["b"]
    f = SMALL["a"]  #! S03 SMALL["a"]
    g, h = SMALL + SMALL  #! S04 g, h
    i = [t for t in 3]  #! S04 3
    j = SMALL(1)  #! S05 SMALL(1)
    k = positive()  #! S06 positive()
    l = positive(1, 2)  #! S06 positive(1, 2)
    n = positive(y=1, x=1)  #! S06 1
    o = positive(1, x=1)  #! S06 1
    p = range("a")  #! S06 range("a")
    q = SMALL.size  #! S07 size
    SMALL[0] = 1  #! S08 SMALL[0]
    r = {[]: 1}  #! S08 []
    s = 10 ** 20000  #! U32 10 ** 20000
    v = "%d" % "a"  #! S06 "%d" % "a"
    t = open("file")  #! U30 open
    u = Ball()  #! U27 Ball
    return x


def domain(x):
    import math
    return x * math.sqrt(-1.0)  #! S02 math.sqrt(-1.0)


@kernel
def k(x: Scalar, v: Vector[3]):
    a = positive(x)
    asserted(0)
    raised(0)
    b = positive(x * 2.0)
    c = store(v)
    d = careful(x)
    e = some_bytes()
    f = faults(x)
    g = domain(x)
    return a + b


@kernel
def deep(x: Scalar):
    return endless(0) * x


@kernel
def slow(x: Scalar):
    return forever(x) * x  #! U35 forever(x)


@kernel
def branches(x: Scalar):
    parts = [x]
    if x > 0.0:
        parts.append(1.0)  #! U31 parts.append(1.0)
    return parts[0] * 2.0
