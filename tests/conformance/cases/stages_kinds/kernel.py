import hawk
import hawk.math as m
from hawk import Grid, Mutable, Scalar, Terminated, Vector, kernel


@kernel
def k(v: Vector[3], w: Scalar):
    total = hawk.sum(v * w)
    top = hawk.max(w)
    least = hawk.min(w, where=w > 1.5)
    y = v - total
    share = (w - least) / top
    return y, share
