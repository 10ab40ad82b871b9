"""Masks, how samples finish, and the steps of a launch."""
import hawk
from hawk import Mutable, Scalar, Terminated, kernel
from hawk.math import land

DONE = True


@kernel
def literal(x: Scalar, s: Mutable[Scalar], terminated: Terminated):
    s = s + x
    terminated = True  #! R43 terminated = True


@kernel
def constant(x: Scalar, s: Mutable[Scalar], terminated: Terminated):
    s = s + x
    terminated = DONE  #! R43 terminated = DONE


@kernel
def no_condition(x: Scalar, s: Mutable[Scalar], terminated: Terminated):
    s = s + x
    terminated = s * 2.0  #! R80 terminated = s * 2.0


@kernel
def under_a_loop(x: Scalar, s: Mutable[Scalar], terminated: Terminated):
    for j in range(3):
        s = s + x
        terminated = s > 1.0  #! R44 terminated = s > 1.0


@kernel
def twice(x: Scalar, s: Mutable[Scalar], terminated: Terminated):
    s = s + x
    if x > 0.0:
        terminated = s > 1.0
    else:
        terminated = s < -1.0  #! R44 terminated = s < -1.0


@kernel
def part(x: Scalar, s: Mutable[Scalar], terminated: Terminated):
    s = s + x
    terminated[0] = s > 1.0  #! R44 terminated[0]


@kernel
def chained(x: Scalar, s: Mutable[Scalar], terminated: Terminated):
    s = s + x
    done = terminated = s > 1.0  #! R153 done = terminated = s > 1.0


@kernel
def joined(x: Scalar, s: Mutable[Scalar], terminated: Terminated):
    s = s + x
    terminated |= s > 1.0  #! R153 terminated |= s > 1.0


@kernel
def not_watched(x: Scalar, s: Mutable[Scalar], stopped: Terminated):
    s = s + x
    stopped = s > 1.0  #! R81 stopped = s > 1.0


@kernel(steps=4)  #! R101 steps=4
def only_finishes(x: Scalar, terminated: Terminated):
    terminated = x > 1.0


@kernel(steps="auto")  #! R101 steps="auto"
def never_finishes(x: Scalar, s: Mutable[Scalar]):
    s = s + x


@kernel(steps=4)
def four(x: Scalar, s: Mutable[Scalar], terminated: Terminated):
    s = s + x
    terminated = land(x > 0.0, s > 1.0)


eight = hawk.steps(four, 8)  #! R101 hawk.steps(four, 8)
none = hawk.steps(four, 0)  #! R14 hawk.steps(four, 0)
nothing = hawk.steps(4)  #! R101 hawk.steps(4)
gate = hawk.steps(never_finishes, 2)
