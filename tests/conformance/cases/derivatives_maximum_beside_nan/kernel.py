import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(a: Scalar, b: Scalar):
    y = m.maximum(a, b)
    return y
