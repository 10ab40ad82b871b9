import hawk.math as m
from hawk import Index, Scalar, Table, kernel


@kernel
def k(u: Scalar, j: Index, t: Table[Scalar]):
    i = m.sample_index()
    left, right = u, u
    if i > 0:
        left = u.at(i - 1)
    if i < m.n_samples() - 1:
        right = u.at(i + 1)
    smooth = 0.25 * (left + 2.0 * u + right)
    is_inside = m.land(j >= 0, j < 3)
    inside = m.where(is_inside, t[j] + t[j] * t[j], -u)
    if j < 0:
        above = 200.0
    elif j >= 3:
        above = 100.0
    else:
        above = t.at(j)
    total = 0.0
    for d in range(3):
        p = j + d
        total = total + (t[p] if m.land(p >= 0, p < 3) else 0.5)
    return smooth, inside, above, total
