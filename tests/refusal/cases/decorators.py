"""What stands above the `def`."""
import hawk
from hawk import Accum, Mutable, Param, Scalar, kernal  #! R130 Accum ;; R73 kernal
import hawk.diff
from hawk.ext import primitive
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


@hawk.kernel(jump=-0.5)  #! R142 jump=-0.5
def smooth(x: Scalar):
    return x * 2.0


@hawk.kernel(jump="width")  #! R142 jump="width"
def smooth_by(x: Scalar, a: Param):
    return x * a


@hawk.kernel(time="t")  #! R142 time="t"
def no_step_size(x: Scalar, t: Mutable[Scalar]):
    t = t + x


@hawk.kernel(time_step="dt")  #! R142 time_step="dt"
def unread_step_size(x: Scalar, dt: Param):
    return x * 2.0


@hawk.kernel(time="s", time_step="dt")  #! R142 time="s"
def other_step_size(dt: Param, s: Mutable[Scalar]):
    s = s + 2.0 * dt


@hawk.kernel(group="row")  #! R142 group="row"
def grouped_by(x: Scalar):
    return x * 2.0


raw = hawk.raw_device("a + b", access="sample_local")  #! U23 hawk.raw_device("a + b", access="sample_local")


@primitive("")  #! R103 primitive("")
def nameless(x):
    return x * 2.0


@primitive("cube", vjp=3)  #! R103 primitive("cube", vjp=3)
def odd_rule(x):
    return x * 2.0


@primitive("cube")
def cube(x):
    return x * x * x


@primitive("cube")  #! R103 primitive("cube")
def cube_again(x):
    return x * x * x


@primitive("pair")
def pair(x):
    return x, x


@hawk.kernel
def calls(x: Scalar):
    a = pair(x)  #! R61 pair(x)
    b = cube(x=x)  #! R72 x
    c = cube("x")  #! R61 "x"
    d = cube(x, x)  #! S06 cube(x, x)
    return a + b + c + d


@hawk.kernel
def twice(x: Scalar):
    return x * 2.0


@hawk.kernel
def twice(x: Scalar):  #! R159 twice
    return x * 3.0


earth = hawk.Quantity(slug="earth", wires=[Wire("w", "per_sample", ())])  #! U09 hawk.Quantity(slug="earth", wires=[Wire("w", "per_sample", ())])
planes = hawk.diff.param_planes(3)  #! R102 hawk.diff.param_planes(3)
no_planes = hawk.diff.param_planes(twice)  #! R102 hawk.diff.param_planes(twice)
slope = hawk.diff.tape(twice, 16)  #! R102 hawk.diff.tape(twice, 16)
guarded = hawk.diff.event.event_guard(twice)  #! U20 hawk.diff.event.event_guard(twice)
chosen = hawk.resolve_dispatch(twice, {"dispatch0": "switch"})  #! R77 {"dispatch0": "switch"}


@twice.kernel  #! R84 twice.kernel
def shadowed(x: Scalar):
    return x * 2.0
