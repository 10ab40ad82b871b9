"""Functions of the language that this version does not compile."""
import hawk
import hawk.math as m
from hawk import Mutable, Scalar, Vector, kernel

THREE = m.sqrt(9.0)  #! U37 m.sqrt(9.0)


@kernel
def k(x: Scalar, v: Vector[3], b: Mutable[Scalar]):
    b = x
    return x * 2.0
