import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x: Scalar, terminated: Terminated):
    y = x * x
    return y
