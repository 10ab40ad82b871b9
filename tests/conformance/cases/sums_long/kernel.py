import hawk
from hawk import Scalar, Terminated, kernel


@kernel
def k(x: Scalar, terminated: Terminated):
    total = hawk.sum(x)
    positive = hawk.sum(x, where=x > 0.0, policy="ordered")
    count = hawk.sum(x > 0.0)
    own = x * 2.0
    return total, positive, count, own
