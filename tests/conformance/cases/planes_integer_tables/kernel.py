from hawk import Index, Int32, Table, UInt32, kernel


@kernel
def k(cell: Index, other: Index, start: Table[Index], small: Table[Int32], large: Table[UInt32]):
    first = start[cell]
    members = start.at(cell + 1) - start.at(cell)
    wrapped = small[cell] + 1
    bits = large[cell] >> 4
    hops = other.at(other) + 0
    return first, members, wrapped, bits, hops
