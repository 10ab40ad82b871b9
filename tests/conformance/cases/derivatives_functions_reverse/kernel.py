import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x_sqrt: Scalar, x_rsqrt: Scalar, x_exp: Scalar, x_log: Scalar, x_sin: Scalar, x_cos: Scalar, x_tan: Scalar, x_tanh: Scalar, x_asin: Scalar, x_acos: Scalar, x_atan: Scalar, x_exp2: Scalar, x_expm1: Scalar, x_log2: Scalar, x_log10: Scalar, x_log1p: Scalar, x_cbrt: Scalar, x_sinh: Scalar, x_cosh: Scalar, x_asinh: Scalar, x_acosh: Scalar, x_atanh: Scalar, x_erf: Scalar, x_erfc: Scalar):
    y = m.sqrt(x_sqrt) + m.rsqrt(x_rsqrt) + m.exp(x_exp) + m.log(x_log) + m.sin(x_sin) + m.cos(x_cos) + m.tan(x_tan) + m.tanh(x_tanh) + m.asin(x_asin) + m.acos(x_acos) + m.atan(x_atan) + m.exp2(x_exp2) + m.expm1(x_expm1) + m.log2(x_log2) + m.log10(x_log10) + m.log1p(x_log1p) + m.cbrt(x_cbrt) + m.sinh(x_sinh) + m.cosh(x_cosh) + m.asinh(x_asinh) + m.acosh(x_acosh) + m.atanh(x_atanh) + m.erf(x_erf) + m.erfc(x_erfc)
    return y
