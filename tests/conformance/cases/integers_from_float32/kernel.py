import hawk.math as m
from hawk import kernel, Scalar


@kernel
def k(x: Scalar):
    return {
        "narrow": m.int32(x),
        "plain": m.uint32(x),
        "component": m.index(x, 5),
    }
