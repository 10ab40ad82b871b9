import hawk
import hawk.math as m
from hawk import Grid, Mutable, Scalar, Terminated, Vector, kernel


@kernel
def k(x: Scalar):
    mean = hawk.mean(x)
    a = x
    last = 0.0
    for j in range(6):
        if a > 20.0:
            break
        a = a * 1.5 + mean
        last = m.real(j)
    y = a - hawk.sum(a)
    return y, last
