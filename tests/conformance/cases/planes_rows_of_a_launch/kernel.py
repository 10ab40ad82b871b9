from hawk import Index, Scalar, Table, Terminated, kernel


@kernel
def k(r: Index, limit: Scalar, t: Table["row", "col":3], terminated: Terminated):
    total = 0.0
    steps = 0.0
    for c in range(3):
        if total > limit:
            break
        total = total + t.at(row=r, col=c)
        steps = steps + 1.0
    return total, steps
