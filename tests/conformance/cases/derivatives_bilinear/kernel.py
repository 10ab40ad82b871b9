import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(A: Matrix[2, 2], v: Vector[2], u: Vector[2]):
    y = m.dot(A @ v, u)
    return y
