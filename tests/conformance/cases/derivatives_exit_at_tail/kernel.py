import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x: Scalar, g: Scalar):
    s = x
    for _ in range(12):
        s = m.tanh(g * s) + 1.125 * s + 0.0625
        if s > 3.0:
            break
    return s
