"""Kinds, what they hold, and kernels under them."""
import hawk
from hawk import Mutable, Param, Scalar, Terminated, Vector
from hawk.ext import ATOMIC, DATA_ONLY, Guard, KernelKind, Kind, Output, compensated, sink_policy

WIDTH = 3


class Body(KernelKind, slug="body"):
    """Fields and declarations; a name with an underscore is no part of it."""

    _scale = 2
    pos: Vector[WIDTH]
    mass: "Scalar" = 1.0
    rate: Param[Scalar]
    sink = ATOMIC
    quantities = ()
    guard = DATA_ONLY


class Gated(Body, slug="gated"):
    lost: Terminated
    late: Terminated
    guard = Guard("lost")
    output = Output.returned(Vector[3], slot="glow")


@Body
def other_declaration(pos: Scalar, rate: Param, y: Mutable[Scalar]):  #! R06 pos: Scalar
    y = pos * rate


@Body
def no_declaration(pos, speed, y: Mutable[Scalar]):  #! R03 speed
    y = pos[0] * 2.0


@Body
def taken(pos):
    return {"mass": pos[0] * 2.0}  #! R123 pos[0] * 2.0


@Body
def not_there(pos, y: Mutable[Scalar]):
    y = pos[0] * mass  #! R85 mass


@Body(steps=0)  #! R14 steps=0
def no_steps(pos):
    return pos[0] * 2.0


@Body(steps=3)  #! R101 steps=3
def several(pos):
    return pos[0] * 2.0


@Gated
def not_watched(pos, lost, late):
    late = pos[0] > 1.0  #! R81 late = pos[0] > 1.0
    return pos * 2.0


@Gated
def not_named(pos):
    lost = pos[0] > 1.0  #! R42 lost = pos[0] > 1.0
    return pos * 2.0


@Gated
def other_result(pos):
    return pos[0] * 2.0  #! R82 pos[0] * 2.0


@Gated
def a_tuple(pos):
    return (pos * 2.0,)  #! R82 (pos * 2.0,)


@Gated
def a_number(pos):
    return 3.0  #! R82 3.0


@Gated
def a_dict(pos):
    return {"glow": pos * 2.0}  #! R82 {"glow": pos * 2.0}


@Gated
def annotated(pos) -> Scalar:  #! R126 Scalar
    return pos * 2.0


@Gated
def no_return(pos, y: Mutable[Scalar]):
    y = pos[0] * 2.0  #! R82 y = pos[0] * 2.0


@Gated
def result_name(pos, glow: Mutable[Vector[3]]):
    glow = pos * 2.0
    return pos * 3.0  #! R82 return pos * 3.0


class NoSlug(KernelKind):  #! R100 class NoSlug(KernelKind)
    x: Scalar


class OtherArgument(KernelKind, slug="other", width=3):  #! R100 class OtherArgument(KernelKind, slug="other", width=3)
    guard = DATA_ONLY


class Constant(KernelKind, slug="constant"):  #! R100 class Constant(KernelKind, slug="constant")
    W = 3


class Method(KernelKind, slug="method"):  #! R100 class Method(KernelKind, slug="method")
    def speed(self):
        return 1.0


class NoDeclaration(KernelKind, slug="number"):  #! R100 class NoDeclaration(KernelKind, slug="number")
    x: float
    guard = DATA_ONLY


class Unresolved(KernelKind, slug="unresolved"):  #! R100 class Unresolved(KernelKind, slug="unresolved")
    x: Scaler
    guard = DATA_ONLY


class NoExtent(KernelKind, slug="extent"):
    x: Vector[0]  #! R09 0
    guard = DATA_ONLY


class Again(Body, slug="again"):  #! R100 class Again(Body, slug="again")
    pos: Vector[2]


class OddGuard(KernelKind, slug="odd"):  #! R100 class OddGuard(KernelKind, slug="odd")
    x: Scalar
    guard = "x"


class Forgotten(KernelKind, slug="forgotten"):  #! R99 class Forgotten(KernelKind, slug="forgotten")
    x: Scalar


class Left(Body, slug="left"):
    left: Scalar


class Crossed(Body, Left, slug="crossed"):  #! R100 class Crossed(Body, Left, slug="crossed")
    guard = DATA_ONLY


@Forgotten
def silent(x):
    return x * 2.0


odd_sink = Kind("s", sink="banded")  #! R97 Kind("s", sink="banded")
odd_policy = Kind("s", sink=sink_policy("banded"))  #! R97 sink_policy("banded")
no_companion = Kind("s", sink=compensated())  #! R98 compensated()
companion = Kind("s", sink=compensated(into="c"))  #! U22 compensated(into="c")
odd_result = Kind("s", output=Output.returned(3))  #! R82 Output.returned(3)
odd_vocabulary = Kind("s", vocabulary={"x": float}, guard=DATA_ONLY)  #! R100 Kind("s", vocabulary={"x": float}, guard=DATA_ONLY)
odd_argument = Kind("s", width=3)  #! R100 Kind("s", width=3)
not_declared = Kind("s", vocabulary={"x": Scalar}, guard=Guard("lost"))  #! R99 Kind("s", vocabulary={"x": Scalar}, guard=Guard("lost"))
one_text = Kind("s", guard=Guard(masks="lost"))  #! R99 Guard(masks="lost")
one_twice = Kind("s", guard=Guard(masks=("a", "a")))  #! R99 Guard(masks=("a", "a"))
one_outside = Kind("s", guard=Guard("c", masks=("a", "b")))  #! R99 Guard("c", masks=("a", "b"))
no_mask = Kind("s", guard=Guard(None, active_set=True))  #! R99 Guard(None, active_set=True)
active = Kind("s", guard=Guard("a", active_set=True))  #! U22 Guard("a", active_set=True)
hooked = Kind("s", compile_hook=len)  #! R163 Kind("s", compile_hook=len)
derived = Body.kind.extend("more", vocabulary={"pos": Scalar})  #! R100 Body.kind.extend("more", vocabulary={"pos": Scalar})


class OfInstance(hooked, slug="instance"):  #! R100 class OfInstance(hooked, slug="instance")
    guard = DATA_ONLY


@hawk.kernel(kind=WIDTH)  #! R15 kind=WIDTH
def odd_kind(x: Scalar):
    return x * 2.0
