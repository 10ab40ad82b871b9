import hawk.math as m
from hawk import Matrix, kernel


@kernel
def k(S: Matrix[6, 6]):
    w, V, info = m.eigh(S + m.tril(S) - m.transpose(m.tril(S)))
    return {"w": w, "V": V, "info": info, "back": V @ m.diag(w) @ m.transpose(V)}
