import hawk
from hawk import Index, Mutable, Scalar, kernel


@kernel
def k(x: Scalar, b: Index, h: Mutable["bin"]):
    for j in range(2):
        hawk.scatter(h, policy="compensated")[b + j] += x * (j + 1)
