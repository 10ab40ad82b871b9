import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(k: Index, t: Table[Scalar]):
    if k >= 0:
        y = t.at(k) * t.at(k)
    else:
        y = 0.0
    return y
