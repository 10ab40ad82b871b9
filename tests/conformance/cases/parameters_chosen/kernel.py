from hawk import Mutable, Param, Scalar, kernel
from hawk.diff import param_planes


@kernel
def k(x: Scalar, a: Param, b: Param, total: Mutable[Scalar]):
    s = x
    for _ in range(3):
        s = a * s + b
    total = total + s
    return {"last": s}


p = param_planes(k, names=("b",))
