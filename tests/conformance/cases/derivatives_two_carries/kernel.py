import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(z: Scalar):
    p = 1.0
    c = z
    for _ in range(5):
        p, c = c, 2.0 * z * c - p
    y = c + p
    return y
