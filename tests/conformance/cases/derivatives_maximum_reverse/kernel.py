import hawk.math as m
from hawk import Index, Matrix, Param, Quat, Scalar, Terminated, Vector, kernel


@kernel
def k(a: Scalar, b: Scalar):
    y = m.maximum(a, b)
    return y
