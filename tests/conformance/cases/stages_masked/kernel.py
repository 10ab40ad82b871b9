import hawk
import hawk.math as m
from hawk import Grid, Mutable, Scalar, Terminated, Vector, kernel


@kernel
def k(w: Mutable[Scalar], terminated: Terminated):
    w = w + hawk.sum(w)
