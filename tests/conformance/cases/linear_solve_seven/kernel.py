import hawk.math as m
from hawk import Matrix, Vector, kernel


@kernel
def k(A: Matrix[7, 7], b: Vector[7]):
    x, info = m.solve(A, b)
    B, ok = m.inv(A)
    return {"x": x, "info": info, "d": m.det(A), "rest": A @ x - b, "y": B @ b, "both": info + ok}
