import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(k: Index, x: Scalar, t: Table[Scalar]):
    a = x
    for i in range(3):
        a = a * t.at(i) + x
    y = m.dispatch(k, [a, x * x])
    return y
