import hawk.math as m
from hawk import Mutable, Quat, Scalar, Vector, kernel


@kernel
def k(q: Quat, p: Quat, w: Vector[4], v: Vector[3], x: Scalar, r: Mutable[Quat]):
    r = m.where(x > 0.0, q * 2.0, -(q - p)) * x
    return {
        "product": m.quat_mul(q, p),
        "mixed": m.quat_mul(w, q),
        "mirrored": m.quat_conj(w),
        "inverse": m.quat_recip(q),
        "moved": m.quat_rotate(q, v),
        "pure": m.as_pure(v),
        "direction": m.as_vec3(p),
        "plain": m.vec(q) + w,
        "entries": q * p,
        "divided": q / x,
    }
