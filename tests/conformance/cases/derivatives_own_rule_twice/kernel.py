import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


from hawk.ext import primitive


@primitive("grow", vjp=lambda x, bar: bar * grow(x), jvp=lambda x, dot: dot * grow(x))
def grow(x):
    return m.exp(x)


@kernel
def k(x: Scalar):
    y = grow(x)
    return y
