import hawk.math as m
from hawk import Matrix, Mutable, kernel


@kernel
def k(M: Mutable[Matrix[2, 2]], A: Matrix[2, 2]):
    for j in range(4):
        M = M @ A + m.eye(2) * j
        if m.trace(M) > 9.0:
            break
