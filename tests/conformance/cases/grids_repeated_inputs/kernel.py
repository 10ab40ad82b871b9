from hawk import Grid, Scalar, Vector, kernel


@kernel
def k(x: Scalar, w: Scalar, shift: Scalar, v: Vector[2], lane: Grid["row", "col":3]):
    y = x * w + shift + lane.col
    moved = v.at(row=lane.row, col=(lane.col + 1) % 3) * 2.0
    return y, moved
