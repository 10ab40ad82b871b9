import hawk.math as m
from hawk import Index, Scalar, Table, kernel


@kernel
def k(i: Index, c: Index, t: Table[Scalar], branch: Index):
    here = m.land(i >= 0, i < 3)
    value = t[i]
    chosen = m.dispatch(branch, [0.5, value, t[i + 1] * 2.0])
    shared = (value if m.land(here, c > 0) else 1.0) + m.where(m.land(here, c > 1), value, 2.0)
    hoisted = 0.0
    for j in range(4):
        if m.land(here, j < c):
            hoisted = hoisted + value
    left = 1.0
    for j in range(5):
        if i + j > 2:
            break
        left = left + m.where(i + j >= 0, t[i + j], 0.25)
    return chosen, shared, hoisted, left
