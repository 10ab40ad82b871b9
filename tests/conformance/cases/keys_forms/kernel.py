import hawk
import hawk.math as m
from hawk import Index, Mutable, Scalar, Terminated, UInt32, Vector, kernel


@kernel
def k(x: Scalar, b: Index, terminated: Terminated, total: Mutable["bin":7], number: Mutable[Index, "bin":7],
      bits: Mutable[UInt32, "word":7], pair: Mutable[Vector[2], "bin":7]):
    hawk.scatter(total)[b] += x
    hawk.scatter(number)[b] += 3
    one = m.uint32(1)
    hawk.scatter(bits, policy="or")[b] |= one << m.uint32(m.sample_index() % 32)
    hawk.scatter(pair)[b] += m.vec(x, 2.0 * x)
