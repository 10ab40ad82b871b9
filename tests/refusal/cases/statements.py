"""Statements that a kernel body does not have; one kernel shows that all faults come in one pass."""
from hawk import Mutable, Scalar, kernel


@kernel
def everything(x: Scalar, m: Mutable[Scalar]):
    y = x
    while y > 1.0:  #! R20 while y > 1.0
        y = y / 2.0
    for j in range(3):
        continue  #! R21 continue
    for j in range(3):
        break  #! R22 break
    for j in range(3):
        if y > 1.0:
            break
        if y > 2.0:  #! R23 if y > 2.0
            break
    for j in range(3):  #! R24 for j in range(3)
        y = y + 1.0
    else:
        y = 0.0
    for a, b in range(3):  #! R25 for a, b in range(3)
        y = y + 1.0
    for w in (1.0, 2.0):  #! R26 for w in (1.0, 2.0)
        y = y + w
    for j in range(3):
        items.append(y)  #! R41 items.append(y)
    assert x > 0.0  #! R29 assert x > 0.0
    with x:  #! R29 with x
        pass
    del y  #! R29 del y
    x.y = 1.0  #! R37 x.y
    m[...] = 1.0  #! R38 m[...]
    foo[...] = x  #! R42 foo[...]
    terminated = x > 1.0  #! R42 terminated
    __hawk_t = x  #! R17 __hawk_t
    m = m.prior + 1.0  #! R38 m.prior


@kernel
def nested(x: Scalar):
    def inner(a):  #! R29 def inner(a)
        return a
    return x * 2.0


@kernel
def early(x: Scalar):
    if x > 0.0:
        return x * 2.0  #! R27 return x * 2.0
    return x * 1.0


@kernel
def bare(x: Scalar, y: Mutable[Scalar]):
    y = x
    if x > 0.0:
        return  #! R28 return
    else:
        y = 0.0


@kernel
def one_branch(x: Scalar):
    if x > 0.0:  #! R45 if x > 0.0
        y = 1.0
    return y * x


@kernel
def two_functions(x: Scalar):
    if x > 0.0:  #! R58 if x > 0.0
        name = "a"
    else:
        name = "b"
    return x * 2.0


@kernel
def good(x: Scalar, y: Mutable[Scalar]):
    y = x
    if x > 0.0:
        y = x * 2.0
        return
    y = y + 1.0
