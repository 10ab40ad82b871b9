import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(k: Index, x: Scalar, t: Table[Scalar]):
    a = 0.0
    for j in range(5):
        if a > 3.0:
            break
        a = a + t.at(k + j) * x
    return a
