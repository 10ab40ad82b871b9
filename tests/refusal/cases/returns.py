"""What a `return` may hold and how its outputs are called."""
from hawk import Index, Mutable, Scalar, Vector, kernel


@kernel
def same_input(x: Scalar):
    return x  #! R123 x


@kernel
def same_twice(x: Scalar):
    s = x * 2.0
    return s, s  #! R123 s


@kernel
def text(x: Scalar):
    return x * 2.0, "a"  #! R124 "a"


@kernel
def empty(x: Scalar):
    return ()  #! R124 return ()


@kernel
def made_before(x: Scalar):
    d = {"a": x * 2.0}
    return d  #! R125 d


@kernel
def odd_key(x: Scalar):
    return {"a b": x * 2.0}  #! R125 "a b"


@kernel
def number_key(x: Scalar):
    return {1: x * 2.0}  #! R125 1


@kernel
def repeated_key(x: Scalar):
    return {"a": x * 2.0, "a": x * 3.0}  #! R125 "a"


@kernel
def reserved_key(x: Scalar):
    return {"fused_steps": x * 2.0}  #! R128 x * 2.0


@kernel
def wires(x: Scalar):
    a__b = x * 2.0
    return a__b  #! R16 a__b


@kernel
def mismatch(x: Scalar) -> Vector[3]:  #! R126 Vector[3]
    return x * 2.0


@kernel
def python_type(x: Scalar) -> float:  #! R126 float
    return x * 2.0


@kernel
def count(x: Scalar) -> tuple[Scalar, Scalar]:  #! R126 tuple[Scalar, Scalar]
    return x * 2.0, x * 3.0, x * 4.0


@kernel
def unresolved(x: Scalar) -> Scaler:  #! R126 Scaler
    return x * 2.0


@kernel
def index(x: Scalar) -> Index:  #! R126 Index
    return x * 2.0


@kernel
def wrong_store(x: Scalar, p: Mutable[Vector[3]]):
    p = x  #! R78 p = x


@kernel
def condition_store(x: Scalar, p: Mutable[Scalar]):
    p = x > 1.0  #! R78 p = x > 1.0


@kernel
def good(x: Scalar) -> dict[str, Scalar]:
    return {"a": x * 2.0, "b": 3.0}
