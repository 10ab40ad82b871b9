import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(k: Index, t: Table[Scalar]):
    a = t.at(k)
    y = a * a * a
    return y
