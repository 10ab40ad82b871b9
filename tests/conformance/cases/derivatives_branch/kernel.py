import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x: Scalar, v: Scalar, k: Param):
    if x < 0.0:
        a = -9.81 - k * x
    else:
        a = -9.81
    v2 = v + 0.0078125 * a
    return v2
