import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x: Scalar, g: Scalar):
    f = m.exp(g * x) * m.sin(x)
    return f
