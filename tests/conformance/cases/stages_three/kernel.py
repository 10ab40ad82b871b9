import hawk
import hawk.math as m
from hawk import Grid, Mutable, Scalar, Terminated, Vector, kernel


@kernel
def k(x: Scalar):
    mean = hawk.mean(x)
    d = x - mean
    variance = hawk.mean(d * d)
    z = d / m.sqrt(variance)
    return z, mean
