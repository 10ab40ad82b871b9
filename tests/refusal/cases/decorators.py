"""What stands above the `def`."""
import hawk
from hawk import Accum, Scalar, kernal  #! R130 Accum ;; R73 kernal
from hawk.diff import vjp
from hawk.ext import Kind, primitive
from hawk.types import Wire


@hawk.kernel
async def waiting(x: Scalar):  #! R01 waiting
    return x * 2.0


@hawk.kernel
class Body:  #! R01 Body
    x: Scalar


short = hawk.kernel(lambda x: x)  #! R01 lambda x: x


@hawk.kernel(steps=0)  #! R14 steps=0
def no_steps(x: Scalar):
    return x * 2.0


@hawk.kernel(steps=4)  #! R101 steps=4
def several(x: Scalar):
    return x * 2.0


@hawk.kernel(kind="x")  #! R15 kind="x"
def odd_kind(x: Scalar):
    return x * 2.0


@hawk.kernel(group=0)  #! R142 group=0
def grouped(x: Scalar):
    return x * 2.0


@hawk.kernel(speed=2)  #! R142 speed=2
def unknown(x: Scalar):
    return x * 2.0


@hawk.kernel(jump="auto")  #! U24 jump="auto"
def smooth(x: Scalar):
    return x * 2.0


particle = Kind("particle")  #! U22 Kind("particle")


@primitive("cube")  #! U23 primitive("cube")
def cube(x):
    return x * x * x


@hawk.kernel
def twice(x: Scalar):
    return x * 2.0


@hawk.kernel
def twice(x: Scalar):  #! R159 twice
    return x * 3.0


earth = hawk.Quantity(slug="earth", wires=[Wire("w", "per_sample", ())])  #! U09 hawk.Quantity(slug="earth", wires=[Wire("w", "per_sample", ())])
slope = vjp(twice, wrt=("x",))  #! U20 vjp(twice, wrt=("x",))
chosen = hawk.resolve_dispatch(twice, {"dispatch0": "switch"})  #! U17 hawk.resolve_dispatch(twice, {"dispatch0": "switch"})


@hawk.kernel
def silent(x: Scalar):
    return cube(x)


@twice.kernel  #! R84 twice.kernel
def shadowed(x: Scalar):
    return x * 2.0
