import hawk.math as m
from hawk import Index, Vector, kernel


@kernel
def k(v: Vector[2], i: Index, c: Index):
    w = v.at(i)
    return {"y": m.where(c > 0, w[1], 0.0)}
