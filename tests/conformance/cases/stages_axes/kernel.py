import hawk
import hawk.math as m
from hawk import Grid, Mutable, Scalar, Terminated, Vector, kernel


@kernel
def k(g: Grid["row", "col":4], v: Vector[2]):
    d = v - hawk.mean(v, over="col")
    part = hawk.sum(v[0], over="row") / hawk.sum(v[0])
    return d, part
