"""Choices among branches by their numbers."""
import hawk
import hawk.math as m
from hawk import Index, Int32, Matrix, Scalar, Vector, kernel


@kernel
def branches(x: Scalar, j: Index, n: Int32, v: Vector[2], A: Matrix[2, 2]):
    a = m.dispatch(x, [x, -x])  #! R77 x
    b = m.dispatch(x > 0.0, [x, -x])  #! R77 x > 0.0
    c = m.dispatch(1, [x, -x])  #! R77 1
    d = m.dispatch(v, [x, -x])  #! R77 v
    e = m.dispatch(j, [x])  #! R77 [x]
    f = m.dispatch(j, [])  #! R77 []
    g = m.dispatch(j, x)  #! R77 x
    h = m.dispatch(j, [x, v])  #! R77 [x, v]
    i = m.dispatch(j, [j, 1])  #! R77 [j, 1]
    k = m.dispatch(j, [j, n])  #! R77 [j, n]
    l = m.dispatch(j, [x, -x], policy="fast")  #! R77 "fast"
    o = m.dispatch(j, [x, -x], policy=2)  #! R77 2
    q = m.dispatch(j)  #! R72 m.dispatch(j)
    r, ok = m.lu(A)
    s = m.dispatch(j, [r, r])  #! R141 [r, r]
    return x * 2.0


@kernel
def twice(x: Scalar, j: Index):
    a = m.dispatch(j, [x, -x], policy="segmented")
    b = m.dispatch(j, [x, x * x], policy="segmented")  #! R95 m.dispatch(j, [x, x * x], policy="segmented")
    return a, b


@kernel
def looped(x: Scalar, j: Index):
    s = 0.0
    for i in range(3):
        s = s + m.dispatch(j, [x * i, x], policy="segmented")  #! R95 m.dispatch(j, [x * i, x], policy="segmented")
    return s


@kernel
def chosen(x: Scalar, j: Index):
    return m.dispatch(j, [x, -x]) * 2.0


a = hawk.resolve_dispatch(chosen, {"dispatch1": "switch"})  #! R77 {"dispatch1": "switch"}
b = hawk.resolve_dispatch(chosen, {"dispatch0": "switch"})  #! R77 {"dispatch0": "switch"}
c = hawk.resolve_dispatch(chosen)  #! R77 hawk.resolve_dispatch(chosen)
d = hawk.resolve_dispatch(chosen, "switch")  #! R77 hawk.resolve_dispatch(chosen, "switch")


@kernel
def left(x: Scalar, j: Index):
    s = 0.0
    for i in range(3):
        s = s + m.dispatch(j, [x * i, x], policy="auto")
    return s, m.dispatch(j, [x, -x], policy="auto")


e = hawk.resolve_dispatch(left, {"dispatch0": "switch"})  #! R77 {"dispatch0": "switch"}
f = hawk.resolve_dispatch(left, {"dispatch1": "auto"})  #! R77 {"dispatch1": "auto"}
g = hawk.resolve_dispatch(left, {"dispatch1": "switch"})


@kernel
def open_choice(x: Scalar, j: Index):
    return m.dispatch(j, [x, -x], policy="auto")


open_choice = hawk.resolve_dispatch(open_choice, {"dispatch0": "switch"})  #! R159 hawk.resolve_dispatch(open_choice, {"dispatch0": "switch"})
