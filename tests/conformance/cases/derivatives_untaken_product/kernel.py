import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x: Scalar):
    u = 1.0 / x
    y = m.where(x > 0.0, u * u + m.sin(u), x)
    return y
