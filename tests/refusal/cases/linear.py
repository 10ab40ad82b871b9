"""Linear algebra: what does not fit, and factors where values belong."""
import hawk.math as m
from hawk import Index, Int32, Matrix, Scalar, Vector, kernel


@kernel
def fitting(x: Scalar, c: Index, n: Int32, u: Vector[3], v: Vector[2], A: Matrix[2, 2], B: Matrix[3, 2]):
    a, ok = m.solve(B, u)  #! R141 B
    b, ok = m.solve(A, u)  #! R141 u
    d, ok = m.solve(A, x)  #! R141 x
    e = m.inv(v)  #! R141 v
    f = m.det(x)  #! R141 x
    g, ok = m.cholesky(B)  #! R141 B
    w, V, ok = m.eigh(B)  #! R141 B
    h = m.lstsq(v, v)  #! R68 m.lstsq(v, v)
    i = m.lstsq(B, v)  #! R141 v
    j = m.lm_step(B, u, v)  #! R68 v
    k = m.lm_step(B, u)  #! R72 m.lm_step(B, u)
    l = m.mvn_sample(c, 0, u, A)  #! R141 u
    o = m.mvn_sample(c, 0, v, B)  #! R141 B
    p = m.mvn_sample(x, 0, v, A)  #! R71 x
    q = m.random_multivariate_normal(c, 0, v, v)  #! R141 v
    r = m.inv(n)  #! R137 n
    return x * 2.0


@kernel
def factors(x: Scalar, v: Vector[2], A: Matrix[2, 2]):
    f, ok = m.lu(A)
    g, ok = m.lu(A * 2.0)
    L, ok = m.cholesky(A)
    a = f * 2.0  #! R141 f
    b = m.lu_solve(A, v)  #! R141 A
    c = m.lu_solve(L, v)  #! R141 L
    d = m.cho_solve(A, v)  #! R141 A
    e = m.cho_solve(f, v)  #! R141 f
    h = m.cho_solve(L * 2.0, v)  #! R141 L * 2.0
    i = m.where(x > 0.0, f, g)  #! R141 f ;; R141 g
    l = f if x > 0.0 else g  #! R141 f if x > 0.0 else g
    j = m.lu_solve(f, x)  #! R141 x
    return x * 2.0
