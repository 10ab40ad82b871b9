import hawk.math as m
from hawk import Index, Matrix, Param, Quat, Scalar, Terminated, Vector, kernel


@kernel
def k(a: Scalar, b: Scalar):
    p = a ** b
    q = m.atan2(a, b)
    return p, q
