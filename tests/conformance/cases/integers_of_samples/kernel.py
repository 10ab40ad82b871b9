import hawk.math as m
from hawk import Index, kernel


@kernel
def k(n: Index):
    return {
        "i": m.pair_index()[0],
        "j": m.pair_index()[1],
        "row": m.split_index(7)[0],
        "column": m.split_index(7)[1],
        "count": m.n_samples() + n * 0,
    }
