import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(v: Vector[3]):
    y = 0.5 * m.dot(v, v)
    return y
