from hawk import Mutable, Param, Scalar, Terminated, Vector
from hawk.ext import Guard, KernelKind, Output
from hawk.math import dot


class Ray(KernelKind, slug="ray"):
    o: Vector[2]
    d: Vector[2]
    reach: Param
    lost: Terminated
    guard = Guard("lost")


class Shaded(Ray, slug="shaded"):
    albedo: Scalar
    output = Output.returned(Vector[2], slot="glow")


@Shaded
def shade(albedo, o, d, reach, gain: Param, s: Mutable[Scalar]):
    s = dot(o, d) / reach
    return d * (albedo * gain) + o
