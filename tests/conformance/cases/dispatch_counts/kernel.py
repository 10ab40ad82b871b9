import hawk.math as m
from hawk import Index, Scalar, kernel


@kernel
def k(j: Index, x: Scalar):
    y = m.dispatch(j, [x, m.dispatch(j + 1, [x * x, 2.0, x], policy="auto"), -x], policy="auto")
    z = x
    if x > 0.0:
        z = m.dispatch(j - 1, [x, x + 1.0], policy="auto")
    return {"y": y, "z": z}
