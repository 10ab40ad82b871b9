import hawk.math as m
from hawk import Index, Matrix, Param, Quat, Scalar, Terminated, Vector, kernel


@kernel
def k(x: Scalar, a: Param, b: Param):
    y = a * x * x + b
    return y
