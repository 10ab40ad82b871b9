"""Kernels whose samples meet or that read Params, and what cannot be made of them."""
import hawk
import hawk.math as m
from hawk import Index, Kernel, Mutable, Param, Scalar, UInt32, kernel
from hawk.diff import jvp, param_planes, step_vjp, vjp


@kernel
def largest(x: Scalar):
    top = hawk.max(x)
    return top


@kernel
def flags(x: Scalar, b: Index, y: Mutable[Scalar], bits: Mutable[UInt32]):
    y = x * x
    hawk.scatter(bits, policy="or")[b] |= m.uint32(1)


@kernel
def replaces(x: Scalar, b: Index, h: Mutable[Scalar]):
    hawk.scatter(h)[b] = x + 1.0


@kernel
def adds(x: Scalar, b: Index, h: Mutable[Scalar]):
    hawk.scatter(h)[b] += x


@kernel(jump=0.25)
def jumps(x: Scalar):
    return m.where(x > 0.0, x, 0.0)


@kernel
def scaled(x: Scalar, a: Param, param_cell: Scalar):
    return x * a + param_cell


of_largest = Kernel("of_largest", vjp(largest))  #! R102 vjp(largest)
of_flags = Kernel("of_flags", jvp(flags))  #! R102 jvp(flags)
of_replaces = Kernel("of_replaces", vjp(replaces))  #! R102 vjp(replaces)
of_adds = Kernel("of_adds", step_vjp(adds))  #! R102 step_vjp(adds)
of_jumps = Kernel("of_jumps", vjp(jumps))  #! U23 vjp(jumps)
no_param = param_planes(adds)  #! R102 param_planes(adds)
other_param = param_planes(scaled, names=("x",))  #! R102 param_planes(scaled, names=("x",))
taken_cell = param_planes(scaled, per_cell=True)  #! R102 param_planes(scaled, per_cell=True)
