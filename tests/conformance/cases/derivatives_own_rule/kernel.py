import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


from hawk.ext import primitive


@primitive("softplus", vjp=lambda x, bar: bar / (1.0 + m.exp(-x)))
def softplus(x):
    return m.log(1.0 + m.exp(x))


@kernel
def k(x: Scalar):
    y = softplus(x)
    return y
