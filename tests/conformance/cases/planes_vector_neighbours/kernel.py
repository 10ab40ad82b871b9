import hawk.math as m
from hawk import Matrix, Vector, kernel


@kernel
def k(v: Vector[3], a: Matrix[2, 2]):
    there = m.n_samples() - 1 - m.sample_index()
    moved = v.at(there) - v
    first = m.take(v, there)[0] + v.at(0)[2]
    applied = a.at(there) @ m.vec(v[0], v[1])
    return moved, first, applied
