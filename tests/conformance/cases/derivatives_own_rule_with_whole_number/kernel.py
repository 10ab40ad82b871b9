import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


from hawk.ext import primitive


@primitive("power", vjp=lambda x, n, bar: (bar * m.real(n) * x ** (m.real(n) - 1.0), None))
def power(x, n):
    return x ** m.real(n)


@kernel
def k(x: Scalar, n: Index):
    y = power(x, n)
    return y
