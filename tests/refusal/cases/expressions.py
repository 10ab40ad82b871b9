"""Expression forms that a kernel body does not have, each at its exact place."""
from hawk import Scalar, Vector, kernel


@kernel
def logic(x: Scalar, y: Scalar):
    a = x if x > 0.0 and x < 1.0 else y  #! R33 x > 0.0 and x < 1.0
    b = x if x > 0.0 or x < 1.0 else y  #! R33 x > 0.0 or x < 1.0
    c = x if not x > 0.0 else y  #! R34 not x > 0.0
    d = x if 0.0 < x < 1.0 else y  #! R35 0.0 < x < 1.0
    e = x if x is None else y  #! R36 x is None
    f = x if x in (1.0, 2.0) else y  #! R36 x in (1.0, 2.0)
    g = x if (x > 0.0) & (y > 0.0) else y  #! R33 (x > 0.0) & (y > 0.0)
    h = x if ~(x > 0.0) else y  #! R33 ~(x > 0.0)
    return a + b + c + d + e + f + g + h


@kernel
def forms(x: Scalar, v: Vector[3]):
    a = [x * j for j in range(3)]  #! R30 [x * j for j in range(3)]
    b = lambda t: t  #! R31 lambda t: t
    c = (z := x) + 1.0  #! R32 z := x
    d = f"{x}"  #! R32 f"{x}"
    e = max(*v)  #! R32 *v
    f = yield x  #! R32 yield x
    g = await x  #! R32 await x
    h = v[lambda t: t]  #! R31 lambda t: t
    return x * z
