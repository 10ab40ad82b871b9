import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x: Scalar, g: Scalar):
    acc = 0.0
    for j in range(8):
        acc = acc + g * m.sin(x + j)
    return acc
