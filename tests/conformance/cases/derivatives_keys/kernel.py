import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x: Scalar, k: Index, acc: Mutable[Scalar]):
    hawk.scatter(acc)[k] += x * x
