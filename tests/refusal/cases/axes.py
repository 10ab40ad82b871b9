"""Declarations with axes and extents."""
from hawk import Grid, Matrix, Scalar, Staged, Table, Vector, Wide, WideOut, kernel


@kernel
def with_step(x: Scalar, t: Table["a":2:3]):  #! R11 "a":2:3
    return x * 2.0


@kernel
def reserved_label(x: Scalar, lane: Grid["layout"]):  #! R11 "layout"
    return x * 2.0


@kernel
def label_of_words(x: Scalar, lane: Grid["a b":2]):  #! R11 "a b":2
    return x * 2.0


@kernel
def late_label(x: Scalar, lane: Grid["a", "b"]):  #! R11 "b"
    return x * 2.0


@kernel
def twice(x: Scalar, t: Table["r":2, "r":3]):  #! R12 "r":3
    return x * 2.0


@kernel
def no_extent(x: Scalar, w: Wide[0]):  #! R09 0
    return x * 2.0


@kernel
def one_extent(m: Matrix[3]):  #! R09 Matrix[3]
    return 1.0


@kernel
def wide(w: Wide[3], s: Staged[Vector[2], 4], o: WideOut[Scalar]):  #! U06 Wide[3] ;; U06 Staged[Vector[2], 4] ;; U06 WideOut[Scalar]
    o = 1.0
