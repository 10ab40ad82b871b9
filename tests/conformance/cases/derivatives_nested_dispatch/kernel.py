import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(k: Index, j: Index, x: Scalar, t: Table[Scalar]):
    inner = m.dispatch(j, [t.at(0) * x, t.at(1) * x * x])
    y = m.dispatch(k, [inner, x])
    return y
