import hawk
import hawk.math as m
from hawk import Grid, Mutable, Scalar, Terminated, Vector, kernel


@kernel
def k(x: Scalar):
    u = m.log(x)
    y = u - hawk.mean(u)
    return y
