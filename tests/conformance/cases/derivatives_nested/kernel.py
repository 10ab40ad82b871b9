import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x: Scalar, g: Scalar):
    s = x
    for i in range(3):
        for j in range(2):
            s = m.tanh(g * s + x)
    return s
