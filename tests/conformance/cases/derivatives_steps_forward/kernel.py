import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x: Scalar):
    y = m.floor(x) + m.ceil(x) + m.trunc(x) + m.round(x) + m.rint(x) + m.sign(x) + 2.0 * x
    return y
