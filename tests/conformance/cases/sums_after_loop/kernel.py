import hawk
from hawk import Scalar, Mutable, kernel


@kernel
def k(x: Scalar, s: Mutable[Scalar], y: Mutable[Scalar]):
    a = x
    for _ in range(3):
        a = a * 0.5 + 1.0
    y = a
    s = hawk.sum(a)
