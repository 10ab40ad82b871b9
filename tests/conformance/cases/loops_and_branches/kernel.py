from hawk import Index, Mutable, Scalar, Vector, kernel
from hawk.math import lor, vec


@kernel
def k(x: Scalar, i: Index, filled: Mutable[Vector[3]]):
    for j in range(2, -1, -1):
        filled[j] = x * j + 1.0
    total = x
    if x > 0.0:
        for a in range(5):
            if total > 8.0:
                total = total - 0.5
                break
            total = total * 1.5 + a
    else:
        for a in range(-3, 0):
            total = total - a * 0.25
    count = i
    done = False
    for a in range(4):
        count = count + a
        done = lor(done, x * a > 3.0)
    w = vec(x, 0.0, total)
    for a in range(3):
        for b in range(2):
            w[a] = w[a] * 0.5 + filled[b]
    return total, count, done, w
