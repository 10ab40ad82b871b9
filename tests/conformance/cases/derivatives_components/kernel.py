import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(v: Vector[3], d: Vector[3], dt: Param):
    out = v
    for c in range(3):
        out[c] = v[c] - dt * d[c] * m.tanh(v[c])
    return out
