import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x: Scalar, g: Scalar):
    s = x
    for _ in range(12):
        if s > 3.0:
            break
        s = m.sin(g * s) + 1.25 * s
    return s
