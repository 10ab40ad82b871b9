import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


from hawk.ext import primitive


@primitive("rounded", vjp=lambda x, bar: bar)
def rounded(x):
    return m.round(x)


@kernel
def k(x: Scalar):
    y = rounded(x) * x
    return y
