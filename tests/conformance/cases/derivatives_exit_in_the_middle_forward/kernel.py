import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x: Scalar, g: Scalar):
    s = x
    t = x
    for _ in range(12):
        s = 1.125 * s + g * t
        if s > 3.0:
            break
        t = m.tanh(t) + 0.125
    y = s + t
    return y
