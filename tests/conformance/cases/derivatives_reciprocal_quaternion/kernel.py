import hawk.math as m
from hawk import Index, Matrix, Param, Quat, Scalar, Terminated, Vector, kernel


@kernel
def k(q: Quat):
    r = m.quat_recip(q)
    return r
