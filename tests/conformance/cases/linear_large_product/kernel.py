import hawk.math as m
from hawk import Matrix, Vector, kernel


@kernel
def k(A: Matrix[16, 16], b: Vector[16]):
    B = A @ m.transpose(A)
    s = b
    for i in range(2):
        s = B @ s * 0.125
    return {"B": B, "s": s}
