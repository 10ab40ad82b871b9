"""Parameters and their declarations."""
import hawk
from hawk import Mutable, Param, Scalar, Vector

ZERO = 0


@hawk.kernel
def no_annotation(x: Scalar, a):  #! R03 a
    return x * a


@hawk.kernel
def python_type(x: float):  #! R04 float
    return x * 2.0


@hawk.kernel
def misspelled(x: Scaler):  #! R05 Scaler
    return x * 2.0


@hawk.kernel
def variadic(*xs: Scalar):  #! R07 *xs: Scalar
    return 1.0


@hawk.kernel
def wrong_payload(x: Scalar, y: Mutable[3]):  #! R08 3
    y = x


@hawk.kernel
def no_width(v: Vector):  #! R09 Vector
    return v[0] * 1.0


@hawk.kernel
def zero_width(v: Vector[ZERO]):  #! R09 ZERO
    return v[0] * 1.0


@hawk.kernel
def fractional_width(v: Vector[2.7]):  #! R09 2.7
    return v[0] * 1.0


@hawk.kernel
def wide(v: Vector[1025]):  #! U36 1025
    return v[0] * 1.0


@hawk.kernel
def wires(a__b: Scalar):  #! R16 a__b
    return a__b * 2.0


@hawk.kernel
def no_output(x: Scalar):  #! R19 no_output
    y = x


@hawk.kernel
def unassigned(x: Scalar, y: Mutable[Scalar]):  #! R79 y: Mutable[Scalar]
    return x * y


@hawk.kernel
def reserved(buffer: Scalar):  #! R128 buffer
    return buffer * 2.0


@hawk.kernel
def wide_param(x: Scalar, w: Param[Vector[3]]):  #! R136 Vector[3]
    return x * w[0]


@hawk.kernel
def text_default(x: Scalar, a: Param = "two"):  #! R154 "two"
    return x * a


@hawk.kernel
def array_default(x: Scalar = 1.0):  #! R154 1.0
    return x * 2.0


@hawk.kernel
def good(x: Scalar, a: Param = 2.0):
    return x * a
