import hawk.math as m
from hawk import Index, Matrix, Param, Quat, Scalar, Terminated, Vector, kernel


@kernel
def k(x: Scalar):
    y = m.abs(x)
    return y
