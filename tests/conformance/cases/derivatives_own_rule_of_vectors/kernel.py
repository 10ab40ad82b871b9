import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


from hawk.ext import primitive


@primitive("product", vjp=lambda a, b, bar: (bar * b, bar * a))
def product(a, b):
    return m.dot(a, b)


@kernel
def k(a: Vector[2], b: Vector[2]):
    y = product(a, b)
    return y
