import hawk.math as m
from hawk import Matrix, Vector, kernel


@kernel
def k(A: Matrix[3, 3], b: Vector[3]):
    x, info = m.solve(A, b)
    w, V, ok = m.eigh(A + m.transpose(A))
    return {"x": x, "info": info, "w": w}
