"""Tables, planes that are written by key, reads at other samples, grids."""
import hawk.math as m
from hawk import Grid, Index, Mutable, Param, Scalar, Table, Vector, kernel


@kernel
def tables(x: Scalar, i: Index, v: Vector[2], t: Table["row":2, "col":3], u: Table[Scalar]):
    a = t.at(row=i)  #! R74 t.at(row=i)
    b = t.at(row=i, col=0, depth=1)  #! R74 t.at(row=i, col=0, depth=1)
    c = t.at(i, col=1)  #! R74 t.at(i, col=1)
    d = t.at(i, i)  #! R74 t.at(i, i)
    e = t[i, i, i]  #! R74 t[i, i, i]
    f = u.at(row=i)  #! R74 u.at(row=i)
    g = t[0:2]  #! R74 t[0:2]
    h = t.at(row=2, col=0)  #! R156 2
    j = t.at(6)  #! R156 6
    k = u.at(-1)  #! R156 -1
    n = u.at(x > 0.0)  #! R156 x > 0.0
    o = u.at(v)  #! R156 v
    p = u.at(True)  #! R156 True
    q = u * x  #! R75 u
    r = m.sqrt(t)  #! R75 t
    u[0] = x  #! R47b u[0]
    s = u.size  #! R73 size
    w = m.take()  #! R72 m.take()
    return x * 2.0


@kernel
def inputs(x: Scalar, a: Param, y: Mutable[Scalar], i: Index):
    b = (x * 2.0).at(i)  #! R140 at
    c = a.at(i)  #! R140 at
    d = y.at(i)  #! R140 at
    e = x.at(row=i)  #! R140 x.at(row=i)
    y = x


@kernel
def payload(t: Table[Vector[3]]):  #! R93 Vector[3]
    return 1.0


@kernel
def bare(t: Table):  #! R09 Table
    return 1.0


@kernel
def mixed(x: Scalar, t: Table[Scalar, "row":2]):  #! R11 Scalar
    return x * 2.0


@kernel
def huge(x: Scalar, t: Table["a":100000, "b":100000, "c":100000]):  #! R09 "a":100000, "b":100000, "c":100000
    return x * 2.0


@kernel
def assigned(x: Scalar, b: Mutable["bin":4]):
    b = x  #! R132 b = x


@kernel
def keyed(x: Scalar, i: Index, b: Mutable["bin":4]):
    y = b.at(i)  #! R47b b.at(i)
    b[i] += x  #! R47b b
    return x * 2.0


@kernel
def never(x: Scalar, b: Mutable["bin":4]):  #! R79 b: Mutable["bin":4]
    return x * 2.0


@kernel
def lanes(x: Scalar, lane: Grid["row", "col":3]):
    a = lane.depth  #! R134 depth
    b = lane[2]  #! R134 lane[2]
    c = lane[x]  #! R134 lane[x]
    d = lane * x  #! R75 lane
    e = x.at(row=lane.row)  #! R74 x.at(row=lane.row)
    f = x.at(row=lane.row, col=3)  #! R156 3
    return x * 2.0


@kernel
def two_grids(x: Scalar, one: Grid["a":2], two: Grid["b":3]):  #! R134 two: Grid["b":3]
    return x * 2.0


@kernel
def empty_grid(x: Scalar, lane: Grid[()]):  #! R134 Grid[()]
    return x * 2.0


@kernel
def label_taken(x: Scalar, lane: Grid["x", "col":3]):  #! R134 lane: Grid["x", "col":3]
    return x * 2.0


@kernel
def runtime_label(n: Scalar, t: Table["n"]):  #! R11 "n"
    return n * 2.0
