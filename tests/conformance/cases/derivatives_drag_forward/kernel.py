import hawk.math as m
from hawk import Index, Matrix, Param, Quat, Scalar, Terminated, Vector, kernel


@kernel
def k(s: Vector[3], rho: Param):
    out = -rho * s * m.norm(s)
    return out
