"""What loops of a kernel body cannot do: bounds, what they carry, how they end, what is left of them."""
from hawk import Mutable, Param, Scalar, Vector, kernel
from hawk.math import dot, vec

WEIGHTS = (0.25, 0.5, 0.25)
KEPT = []


def keep(value):
    KEPT.append(value)  #! U31 KEPT.append(value)
    return value


def repeated(value, times):
    for _ in range(times):
        value = value * 1.5
    return value


@kernel
def bounds(x: Scalar, n: Param):
    s = 0.0
    for j in range(n):  #! R50 n
        s = s + x
    for j in range(2.0):  #! R50 2.0
        s = s + x
    for j in range(0, True):  #! R50 True
        s = s + x
    for j in range(0, x > 1.0, 2):  #! R50 x > 1.0
        s = s + x
    for j in range(2 ** 63):  #! R50 range(2 ** 63)
        s = s + x
    for j in range(0, 4, 0):  #! R51 0
        s = s + x
    return s


@kernel
def carries(x: Scalar, v: Vector[2]):
    for j in range(3):  #! R52 for j in range(3)
        t = x * j
    for j in range(0):  #! R52 for j in range(0)
        t = x * j
    p = (x, x)
    for j in range(2):  #! R47c for j in range(2)
        p = (x, p)
    s = 0.0
    for j in range(2):  #! R47c for j in range(2)
        s = "a text"
    u = 0.0
    for j in range(2):  #! R54 for j in range(2)
        u = u + v
    w = vec(0.0, 0.0)
    for j in range(2):  #! R54 for j in range(2)
        w = dot(w, v)
    done = False
    for j in range(2):  #! R54 for j in range(2)
        done = x + 1.0
    return x * 2.0


@kernel
def afterwards(x: Scalar):
    s = 0.0
    for j in range(3):
        t = x * j
        s = s + t
    a = s + t  #! R53 t
    b = s + j  #! R53 j
    if x > 0.0:
        for k in range(2):
            s = s * 2.0
    c = s + k  #! R53 k
    for t in range(2):
        s = s + t
    j = 2.0
    return s + j


@kernel
def exits(x: Scalar, v: Vector[2]):
    s = 0.0
    for j in range(3):
        if 3 > 2:  #! R55 if 3 > 2
            break
        s = s + x
    for j in range(3):
        if x:  #! R56 x
            break
        s = s + x
    for j in range(3):
        if v > 0.0:  #! R56 v > 0.0
            break
        s = s + x
    found = 0.0
    for j in range(3):
        if s > 2.0:  #! R59 if s > 2.0
            found = j
            break
        s = s + x
    return s * 1.0


@kernel
def objects(x: Scalar):
    s = 0.0
    for j in range(3):
        s = s + keep(x)
    for j in range(3):
        s = s + x * WEIGHTS[j]  #! R127 WEIGHTS[j]
    return s


@kernel
def helpers_unroll(x: Scalar, v: Mutable[Vector[3]]):
    for j in range(3):
        v[j] = repeated(x, 3) + j
