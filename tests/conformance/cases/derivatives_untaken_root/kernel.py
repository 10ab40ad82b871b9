import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x: Scalar):
    y = m.where(x > 0.0, m.sqrt(x), 0.0)
    return y
