import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x: Scalar, lo: Scalar, hi: Scalar):
    y = m.clip(x, lo, hi)
    return y
