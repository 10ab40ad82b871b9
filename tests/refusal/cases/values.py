"""Operations on values: types, shapes, components, names."""
import math

import hawk
import hawk.math as m
import numpy as np
from hawk import Mutable, Scalar, Vector, kernel

KEPT = []
x_data = np.random.rand(3)


def twice(a):
    return 2.0 * a


@kernel
def other(x: Scalar):
    return x * 2.0


@kernel
def keep(x: Scalar):
    y = x * 2.0
    KEPT.append(y)
    return y


@kernel
def foreign(x: Scalar):
    return x * KEPT[0]  #! R57 KEPT[0]


@kernel
def arms(x: Scalar, v: Vector[3], u: Vector[2]):
    a = m.where(x > 0.0, v, u)  #! R59 m.where(x > 0.0, v, u)
    b = m.where(v > 0.0, u, u)  #! R59 m.where(v > 0.0, u, u)
    c = m.where(x > 0.0, x > 1.0, x)  #! R59 m.where(x > 0.0, x > 1.0, x)
    d = m.where(x, 1.0, 2.0)  #! R157 x
    e = m.land(x, x > 1.0)  #! R157 x
    return a + b + c + d


@kernel
def operands(x: Scalar, v: Vector[3], u: Vector[2]):
    a = x + "a"  #! R61 "a"
    b = x * None  #! R61 None
    j = x * 10 ** 400  #! R61 10 ** 400
    c = v + u  #! R67 v + u
    d = v @ v  #! R68 v @ v
    e = x // 2.0  #! R138 x // 2.0
    f = x % 2.0  #! R138 x % 2.0
    g = x << 1  #! R138 x << 1
    h = (x > 0.0) + (x > 1.0)  #! R150 (x > 0.0) + (x > 1.0)
    i = v + u  #! R67 v + u
    return a + b + e + f + g + h


@kernel
def components(x: Scalar, v: Vector[3]):
    a = v[True]  #! R62 True
    b = v["a"]  #! R63 "a"
    c = v[0:2]  #! R63 0:2
    d = v[x]  #! R63 x
    e = v[3]  #! R64 3
    f = v[-1]  #! R64 -1
    p, q, r = v  #! R64 p, q, r
    g = x[0]  #! R65 x[0]
    v[7] = x  #! R64 7
    return a + b + c + d + e + f + g + p + q + r


@kernel
def scalar_store(x: Scalar):
    y = x * 2.0
    y[0] = 1.0  #! R65 y[0]
    return y * 1.0


@kernel
def vector_into_component(x: Scalar, v: Vector[3]):
    w = v * 2.0
    w[0] = v  #! R78 w[0]
    return w


@kernel
def functions(x: Scalar, v: Vector[3], u: Vector[2]):
    a = m.dot(v, u)  #! R68 m.dot(v, u)
    b = m.norm(x)  #! R68 m.norm(x)
    c = m.vec()  #! R70 m.vec()
    d = m.vec(x, "a")  #! R70 "a"
    e = m.atan2(x)  #! R72 m.atan2(x)
    f = m.sin(x, x)  #! R72 m.sin(x, x)
    g = m.sin(value=x)  #! R72 x
    h = m.sine(x)  #! R73 sine
    i = m.real(x > 0.0)  #! R139 m.real(x > 0.0)
    j = max(v)  #! R144 max(v)
    k = max(x, 1.0, key=twice)  #! R144 max(x, 1.0, key=twice)
    n = m.sqrt(x > 0.0)  #! R150 m.sqrt(x > 0.0)
    return x * 1.0


@kernel
def python_names(x: Scalar, v: Vector[3]):
    a = v.T  #! R73 T
    b = len(v)  #! R73 len(v)
    c = round(x)  #! R73 round(x)
    d = int(x)  #! R73 int(x)
    e = math.sin(x)  #! R73 math.sin(x)
    f = v.rows[0]  #! R143 rows
    g = x.sum()  #! R143 x.sum()
    j = v.add(x)  #! R130 add
    print(x)  #! R158 print(x)
    return x * 1.0


@kernel
def names(x: Scalar):
    a = twise(x)  #! R85 twise
    b = x_data[0]  #! R85 x_data
    c = other(x)  #! R84 other(x)
    d = below  #! R85 below
    below = 1.0
    return x * 1.0


shelf = [open("values.txt"), 2.0]
drawers = {"first": (1.0, open("values.txt"))}


@kernel
def shelved(x: Scalar):
    a = x + shelf[1] + drawers["first"][0]
    b = x * shelf[0]  #! R85 shelf[0]
    c = x * drawers["first"][1]  #! R85 drawers["first"][1]
    return a + b + c
