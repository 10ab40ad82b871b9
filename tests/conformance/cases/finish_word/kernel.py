import hawk.math as m
from hawk import Index, Mutable, Param, Scalar, Terminated, Vector, kernel


@kernel
def k(x: Scalar, limit: Param, s: Mutable[Scalar], n: Mutable[Index], p: Mutable[Vector[2]],
      last: Mutable[Scalar], terminated: Terminated):
    more = 0.0
    for j in range(4):
        if more > x:
            break
        more = more + 0.25
    s = s + more
    n = n + 1
    p = m.vec(p[1], p[0] + more)
    last = s * 2.0
    if x > 0.0:
        terminated = s > limit
    return {"half": s * 0.5, "large": s > 1.0}
