import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(q: Quat):
    r = m.quat_recip(q)
    return r
