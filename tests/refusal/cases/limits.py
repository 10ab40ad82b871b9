"""Limits: how large a kernel may grow."""
from hawk import Scalar, kernel


def many(x):
    total = x
    for j in range(1000000):
        total = total + x
    return total


@kernel
def large(x: Scalar):
    return many(x) * 2.0  #! U34 many(x)


@kernel
def long(x: Scalar):
    s = x
    for j in range(1000000):
        for k in range(1001):  #! R50 for k in range(1001)
            s = s * 0.5
    return s
