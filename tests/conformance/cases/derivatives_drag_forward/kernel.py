import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(s: Vector[3], rho: Param):
    out = -rho * s * m.norm(s)
    return out
