import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(k: Index, a: Scalar, b: Scalar, c: Scalar):
    y = m.dispatch(k, [a * a * a, b * b * b, c * c * c])
    return y
