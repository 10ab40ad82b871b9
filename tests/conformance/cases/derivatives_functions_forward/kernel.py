import hawk
import hawk.math as m
from hawk import Index, Matrix, Mutable, Param, Quat, Scalar, Table, Terminated, Vector, kernel


@kernel
def k(x_sqrt: Scalar, x_rsqrt: Scalar, x_exp: Scalar, x_log: Scalar, x_sin: Scalar, x_cos: Scalar, x_tan: Scalar, x_tanh: Scalar, x_asin: Scalar, x_acos: Scalar, x_atan: Scalar, x_exp2: Scalar, x_expm1: Scalar, x_log2: Scalar, x_log10: Scalar, x_log1p: Scalar, x_cbrt: Scalar, x_sinh: Scalar, x_cosh: Scalar, x_asinh: Scalar, x_acosh: Scalar, x_atanh: Scalar, x_erf: Scalar, x_erfc: Scalar):
    return {"sqrt": m.sqrt(x_sqrt), "rsqrt": m.rsqrt(x_rsqrt), "exp": m.exp(x_exp), "log": m.log(x_log), "sin": m.sin(x_sin), "cos": m.cos(x_cos), "tan": m.tan(x_tan), "tanh": m.tanh(x_tanh), "asin": m.asin(x_asin), "acos": m.acos(x_acos), "atan": m.atan(x_atan), "exp2": m.exp2(x_exp2), "expm1": m.expm1(x_expm1), "log2": m.log2(x_log2), "log10": m.log10(x_log10), "log1p": m.log1p(x_log1p), "cbrt": m.cbrt(x_cbrt), "sinh": m.sinh(x_sinh), "cosh": m.cosh(x_cosh), "asinh": m.asinh(x_asinh), "acosh": m.acosh(x_acosh), "atanh": m.atanh(x_atanh), "erf": m.erf(x_erf), "erfc": m.erfc(x_erfc)}
