import hawk
from hawk import Scalar, kernel


@kernel
def k(x: Scalar):
    s = hawk.sum(x)
    return s
