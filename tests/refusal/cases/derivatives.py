"""Kernels that have no derivative, and calls that ask for none."""
import hawk
import hawk.math as m
from hawk import Index, Kernel, Mutable, Param, Scalar, Terminated, kernel
from hawk.diff import jvp, refine_entry, tape, vjp
from hawk.diff.event import guard_kernel
from hawk.ext import primitive


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


@primitive("paired", vjp=lambda x, y, bar: bar)  #! R102 primitive("paired", vjp=lambda x, y, bar: bar)
def paired(x, y):
    return x * y


@primitive("backward", vjp=lambda x, bar: bar)  #! R102 primitive("backward", vjp=lambda x, bar: bar)
def backward(x):
    return x + 0.0


@primitive("wide", vjp=lambda x, bar: m.vec(bar, bar))  #! R102 primitive("wide", vjp=lambda x, bar: m.vec(bar, bar))
def wide(x):
    return x + 0.0


@primitive("pushed", jvp=lambda x, dot: m.vec(dot, dot))  #! R102 primitive("pushed", jvp=lambda x, dot: m.vec(dot, dot))
def pushed(x):
    return x + 0.0


@primitive("summed", vjp=lambda x, bar: bar * hawk.sum(x))  #! R102 primitive("summed", vjp=lambda x, bar: bar * hawk.sum(x))
def summed(x):
    return x + 0.0


@primitive("faulty", vjp=lambda x, bar: bar * missing)  #! R85 missing
def faulty(x):
    return x + 0.0


@kernel
def pairs(x: Scalar):
    return paired(x, x)


@kernel
def backwards(x: Scalar):
    return backward(x)


@kernel
def widens(x: Scalar):
    return wide(x)


@kernel
def pushes(x: Scalar):
    return pushed(x)


@kernel
def sums(x: Scalar):
    return summed(x)


@kernel
def faults(x: Scalar):
    return faulty(x)


@kernel
def reads(x: Scalar, t: hawk.Table[Scalar]):
    a = x
    for j in range(4):
        a = a * t.at(j)
    return a


@kernel
def levelled(x: Scalar):
    y = x / hawk.max(x)
    return y


@kernel(time="t", time_step="dt")
def timed(dt: Param, t_0: Scalar, t: Mutable[Scalar], terminated: Terminated):
    end = t + dt
    t = end
    terminated = end > t_0


of_levelled = Kernel("of_levelled", vjp(levelled))  #! R102 vjp(levelled)
of_pairs = Kernel("of_pairs", vjp(pairs))
of_backwards = Kernel("of_backwards", jvp(backwards))
of_widens = Kernel("of_widens", vjp(widens))
of_pushes = Kernel("of_pushes", jvp(pushes))
of_sums = Kernel("of_sums", vjp(sums))
of_faults = Kernel("of_faults", vjp(faults))
of_reads = Kernel("of_reads", jvp(vjp(reads)))  #! R102 jvp(vjp(reads))
no_window = tape(total)  #! R102 tape(total)
no_steps = tape(total, 0)  #! R102 tape(total, 0)
no_state = tape(k, 4)  #! R102 tape(k, 4)
too_wide = tape(total, 1025)  #! R102 tape(total, 1025)
taken = tape(timed, 4)  #! R102 tape(timed, 4)
untimed = refine_entry(total)  #! R102 refine_entry(total)
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
