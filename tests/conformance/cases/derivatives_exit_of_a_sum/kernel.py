import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x: Scalar, g: Scalar):
    acc = 0.0
    for j in range(12):
        if x * j > 3.0:
            break
        acc = acc + m.sin(g * x * j)
    return acc
