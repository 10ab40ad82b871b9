import hawk.math as m
from hawk import Index, Matrix, Param, Quat, Scalar, Terminated, Vector, kernel


@kernel
def k(A: Matrix[2, 2], v: Vector[2], u: Vector[2]):
    y = m.dot(A @ v, u)
    return y
