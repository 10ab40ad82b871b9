import hawk.math as m
from hawk import Index, Scalar, Table, kernel


@kernel
def k(x: Scalar, row: Index, t: Table["row":3, "col":4]):
    flat = t.at(x * 2.0)
    named = t.at(col=x * 0.5, row=row / 2.0)
    nearest = t[m.index(x, 12)] + 0.0 * t.at(row=2, col=3) + 0.0 * t[11.75]
    return flat, named, nearest
