import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(q: Quat, v: Vector[3]):
    r = m.quat_rotate(q, v)
    return r
