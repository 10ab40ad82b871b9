import hawk.math as m
from hawk import Matrix, Scalar, Vector, kernel


@kernel
def k(S: Matrix[5, 5], b: Vector[5], t: Scalar):
    L, info = m.cholesky(S)
    g, ok = m.chol_from(L)
    x = m.cho_solve(L, b)
    y = x * 0.0
    if t > 0.0:
        for i in range(3):
            y = y + m.cho_solve(g, b)
    return {"L": L, "info": info, "x": x, "y": y, "two": L.rows[1], "size": L[4, 4]}
