import hawk.math as m
from hawk import Index, Int32, Scalar, kernel


@kernel
def k(j: Index, n: Int32, x: Scalar):
    y = m.dispatch(j, [x, x * x, -x])
    v = m.dispatch(n, (m.vec(x, y), m.vec(y, 1.0)), policy="predicated")
    total = 0.0
    for i in range(4):
        total = total + m.dispatch(j + i, [x, m.dispatch(n, [0.5, 0.25]), 2.0])
    s = m.dispatch(j, [j, j * 2, j * 3], "segmented")
    return {"y": y, "v": v, "total": total, "s": s}
