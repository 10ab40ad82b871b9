from hawk import Mutable, Param, Scalar, Terminated
from hawk.ext import DATA_ONLY, Guard, KernelKind, Output


class Body(KernelKind, slug="body"):
    x: Scalar
    limit: Param
    late: Terminated
    lost: Terminated
    s: Mutable[Scalar]
    guard = DATA_ONLY


class Summed(Body, slug="summed"):
    output = Output.returned(Scalar, slot="twice")


@Summed(steps=1)
def k(s, x, limit, lost):
    s = s + x
    return 2.0 * s
