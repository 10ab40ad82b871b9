import hawk
import hawk.math as m
from hawk import Grid, Mutable, Scalar, Terminated, Vector, kernel


@kernel
def k(x: Scalar, terminated: Terminated):
    y = x / hawk.sum(x)
    return y
