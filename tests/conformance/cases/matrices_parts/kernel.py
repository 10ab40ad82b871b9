import hawk.math as m
from hawk import Index, Matrix, Vector, kernel


@kernel
def k(M: Matrix[2, 3], S: Matrix[3, 3], v: Vector[3], u: Vector[2], i: Index):
    return {
        "entry": M[1, 2],
        "row": M.rows[1],
        "column": M.columns[0],
        "row_at": M.rows[i],
        "column_at": M.columns[i],
        "entry_at": S.rows[i][m.index(u[0], 3)],
        "total": M.sum(),
        "down": M.sum(axis=0),
        "across": M.sum("columns"),
        "largest": M.max(),
        "largest_down": M.max(axis="rows"),
        "least_across": M.min(1),
        "middle": m.mean(M, axis="rows"),
        "everything": m.vsum(M) + m.sum(S, 0)[2],
        "turned": m.transpose(M),
        "square": m.transpose(M) @ M,
        "applied": M @ v,
        "spread": m.outer(u, v),
        "crossed": m.cross(v, M.rows[0]),
        "identity": m.eye(2),
        "slanted": m.diag(u),
        "slant": m.diag(S) + m.diagonal(S),
        "trace": m.trace(S),
        "lower": m.tril(S),
        "stacked": m.mat([v, M.rows[0]]),
        "beside": m.mat((v, M.rows[0]), columns=True),
        "listed": m.mat([[u[0], 1.0], [0, u[1]]]),
        "greater": M > 0.5,
        "chosen": m.where(M > 0.5, M, 0.0),
        "picked": M if u[0] > 0.0 else -M,
        "scaled": M * M / 4.0 - 1,
    }
