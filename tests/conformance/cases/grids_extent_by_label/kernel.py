from hawk import Grid, kernel


@kernel
def k(lane: Grid["e", "a":2, "b":2]):
    return lane.e * 100 + lane[1] * 10 + lane.b + (lane.flat - lane.flat)
