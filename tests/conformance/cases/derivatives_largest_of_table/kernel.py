import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x: Scalar, t: Table[Scalar]):
    y = t.at(0)
    for r in range(1, 4):
        y = m.maximum(y, t.at(r))
    return y + x
