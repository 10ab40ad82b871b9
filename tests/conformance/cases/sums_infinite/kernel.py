import hawk
from hawk import Scalar, Vector, kernel


@kernel
def k(x: Scalar, v: Vector[2]):
    top = hawk.max(v, where=x > 0.0)
    return top
