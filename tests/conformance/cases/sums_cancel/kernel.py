import hawk
from hawk import Scalar, Vector, kernel


@kernel
def k(x: Scalar, v: Vector[2]):
    return {"s": hawk.sum(x), "m": hawk.mean(v)}
