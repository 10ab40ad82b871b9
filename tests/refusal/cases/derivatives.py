"""Kernels that have no derivative, and calls that ask for none."""
import hawk
import hawk.math as m
from hawk import Index, Kernel, Mutable, Param, Scalar, Terminated, kernel
from hawk.diff import jvp, vjp
from hawk.diff.event import guard_kernel


@kernel
def k(x: Scalar, a: Param, i: Index, unread: Scalar):
    return x * a * i


@kernel
def total(x: Scalar, s: Mutable[Scalar]):
    s = s + x


@kernel
def ends(x: Scalar, terminated: Terminated):
    terminated = x > 1.0


@kernel
def joined(x: Scalar, y: Mutable[Scalar], terminated: Terminated):
    y = x
    terminated = m.land(x > 1.0, x < 2.0)


@kernel
def whole(x: Scalar):
    return m.int32(x)


@kernel
def lane(i: Index):
    return m.real(i) * 2.0


@kernel
def long(x: Scalar):
    a = x
    for _ in range(10000):
        a = m.sin(a * x)
    return a


@kernel
def recurrence(x: Scalar):
    a = x
    for _ in range(4):
        a = m.sin(a * x)
    return a


by_nothing = Kernel("by_nothing", vjp(k, wrt=()))  #! R102 vjp(k, wrt=())
by_unread = Kernel("by_unread", vjp(k, wrt=("unread",)))  #! R102 vjp(k, wrt=("unread",))
by_whole = Kernel("by_whole", jvp(k, wrt=("x", "i")))  #! R102 jvp(k, wrt=("x", "i"))
of_start = Kernel("of_start", jvp(total))  #! R102 jvp(total)
of_end = Kernel("of_end", vjp(ends))  #! R102 vjp(ends)
of_whole = Kernel("of_whole", vjp(whole))  #! R102 vjp(whole)
of_lane = Kernel("of_lane", vjp(lane))  #! R102 vjp(lane)
of_long = Kernel("of_long", vjp(long))  #! R102 vjp(long)
twice = Kernel("twice", vjp(vjp(recurrence)))  #! R102 vjp(vjp(recurrence))
never = guard_kernel(total)  #! R102 guard_kernel(total)
no_event = guard_kernel(joined)  #! R102 guard_kernel(joined)
of_number = Kernel("of_number", vjp(2.0))  #! R102 2.0
bare = Kernel("bare", vjp(k, wrt="x"))  #! R102 "x"
both = Kernel("both", vjp(k, total))  #! R102 vjp(k, total)
speed = Kernel("speed", vjp(k, speed=2))  #! R102 vjp(k, speed=2)
unnamed = Kernel(vjp(k))  #! R102 Kernel(vjp(k))
kernel_of_kernel = Kernel("kernel_of_kernel", k)  #! R102 Kernel("kernel_of_kernel", k)
spaced = Kernel("k vjp", vjp(k))  #! R102 "k vjp"
