import hawk
from hawk import Scalar, kernel


@kernel
def k(x: Scalar):
    return hawk.sum(x)
