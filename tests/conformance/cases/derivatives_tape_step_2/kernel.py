import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


from hawk.diff import tape


@kernel
def k(x: Mutable[Scalar], y: Mutable[Scalar]):
    was = x
    x = 2.0 * was
    y = y + was


k_tape = tape(k, 2)
