import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x: Scalar, g: Scalar):
    a = 0.0
    for _ in range(6):
        a = m.tanh(g * a + x)
    return a
