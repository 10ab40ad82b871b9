import hawk.math as m
from hawk import Int32, Param, UInt32, kernel


@kernel
def k(n: Int32, u: UInt32, p: Param[Int32]):
    h = n
    c = u
    i = m.sample_index() * 3
    last = m.sample_index() * 0
    for j in range(6):
        h = (h ^ (h >> 3)) * 16777619 + p
        c = (c << 5) - c + m.uint32(j)
        if i + j > 300:
            break
        i = i + m.sample_index() % (j + 1)
        last = last + j // 2
    return h, c, i, last
