import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x: Scalar, g: Scalar, n: Index):
    s = x
    c = n
    for _ in range(4):
        c = c + 1
        s = m.tanh(g * s) * m.real(c)
    return s
