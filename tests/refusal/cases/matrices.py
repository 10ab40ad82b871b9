"""Matrices and quaternions: what does not fit, entries, rows and columns, axes, tags."""
import hawk.math as m
from hawk import Index, Int32, Matrix, Mutable, Param, Quat, Scalar, Vector, kernel


@kernel
def built(x: Scalar, n: Int32, v: Vector[2], A: Matrix[2, 3]):
    a = m.mat([[x, 1.0], [x]])  #! R141 m.mat([[x, 1.0], [x]])
    b = m.mat([])  #! R141 m.mat([])
    c = m.mat([[], []])  #! R141 m.mat([[], []])
    d = m.mat([x, x])  #! R141 m.mat([x, x])
    e = m.mat([[v, x]])  #! R141 m.mat([[v, x]])
    f = m.mat(x)  #! R141 m.mat(x)
    g = m.mat([v, v], columns=x > 0.0)  #! R141 m.mat([v, v], columns=x > 0.0)
    h = m.mat([v, v], rows=2)  #! R72 2
    i = m.mat([[x, n]])  #! R137 [[x, n]]
    j = m.eye(0)  #! R141 0
    k = m.eye(x)  #! R141 x
    l = m.eye(40)  #! U36 m.eye(40)
    o = m.vec(x, A)  #! R70 A
    return x * 2.0


@kernel
def applied(x: Scalar, v: Vector[2], u: Vector[3], A: Matrix[2, 3]):
    a = m.trace(A)  #! R141 m.trace(A)
    b = m.diag(A)  #! R141 m.diag(A)
    c = m.tril(v)  #! R68 m.tril(v)
    d = m.outer(x, v)  #! R68 m.outer(x, v)
    e = m.transpose(v)  #! R68 m.transpose(v)
    f = m.cross(v, v)  #! R68 m.cross(v, v)
    g = m.norm(A)  #! R68 m.norm(A)
    h = m.argmax(A)  #! R68 m.argmax(A)
    i = m.vsum(x)  #! R68 m.vsum(x)
    j = A @ v  #! R68 A @ v
    k = v @ A  #! R68 v @ A
    l = A @ A  #! R68 A @ A
    o = A @ x  #! R68 A @ x
    p = A + u  #! R67 A + u
    q = A * m.transpose(A)  #! R67 A * m.transpose(A)
    return x * 2.0


@kernel
def read(x: Scalar, i: Index, v: Vector[2], A: Matrix[2, 3]):
    a = A[0]  #! R65 A[0]
    b = A[i, 0]  #! R65 i
    c = A[2, 0]  #! R64 2
    d = A[0, -1]  #! R64 -1
    e = A[0:1]  #! R65 A[0:1]
    f = A[0, 0:2]  #! R63 0:2
    g = A[x, 0]  #! R63 x
    h = A[True, 0]  #! R62 True
    j = A.rows[2]  #! R64 2
    k = A.columns[x]  #! R63 x
    l = A.rows[0:1]  #! R143 0:1
    o = A.rows[x > 1.0]  #! R62 x > 1.0
    p = A.components[0]  #! R143 components
    q = v.columns[0]  #! R143 columns
    r = A.rows + 1.0  #! R61 A.rows
    s, t = A  #! R64 s, t
    u = A.T  #! R73 T
    w = A.sum(axis=2)  #! R143 2
    y = v.sum(axis="rows")  #! R143 "rows"
    z = A.max(axis="samples")  #! R130 "samples"
    return x * 2.0


@kernel
def stored(x: Scalar, A: Matrix[2, 2]):
    B = A * 2.0
    B[0, 1] = x  #! R65 B[0, 1]
    return x * 2.0


@kernel
def turned(x: Scalar, q: Quat, v: Vector[3]):
    a = m.quat_mul(v, q)  #! R69 m.quat_mul(v, q)
    b = m.quat_conj(x)  #! R69 m.quat_conj(x)
    c = m.quat_rotate(q, q)  #! R69 m.quat_rotate(q, q)
    d = m.as_pure(q)  #! R69 m.as_pure(q)
    e = q if x > 0.0 else m.vec(x, x, x, x)  #! R59 q if x > 0.0 else m.vec(x, x, x, x)
    return x * 2.0


@kernel
def committed(x: Scalar, p: Quat, q: Mutable[Quat], w: Mutable[Vector[4]], M: Mutable[Matrix[2, 2]]):
    q = m.vec(x, x, x, x)  #! R78 q = m.vec(x, x, x, x)
    w = p * 2.0  #! R78 w = p * 2.0
    M = x  #! R78 M = x


@kernel
def no_extents(x: Scalar, M: Mutable[Matrix]):  #! R09 Matrix
    return x * 2.0


@kernel
def zero_extent(x: Scalar, M: Matrix[2, 0]):  #! R09 0
    return x * 2.0


@kernel
def too_large(x: Scalar, M: Matrix[1000000, 2]):  #! U36 1000000
    return x * 2.0


@kernel
def too_large_together(x: Scalar, M: Matrix[64, 64]):  #! U36 Matrix[64, 64]
    return x * 2.0


@kernel
def shared(x: Scalar, q: Param[Quat]):  #! R136 Quat
    return x * 2.0


@kernel
def plain_vector(q: Quat) -> Vector[4]:  #! R126 Vector[4]
    return q * 2.0
