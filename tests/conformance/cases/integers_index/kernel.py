import hawk.math as m
from hawk import kernel, Index


@kernel
def k(a: Index, b: Index):
    return {
        "added": a + b,
        "subtracted": a - b,
        "multiplied": a * b,
        "floored": a // b,
        "rest": a % b,
        "both": a & b,
        "either": a | b,
        "one": a ^ b,
        "flipped": ~a,
        "left": a << b,
        "right": a >> b,
        "negative": -a,
        "size": abs(a),
        "least": min(a, b),
        "most": m.maximum(a, b),
        "literal": a * 3 + 1,
        "chosen": m.where(a < b, a, b + 1),
        "quotient": a / b,
        "signed": m.sign(a),
        "clipped": m.clip(a, -3, b),
        "component": m.index(a, 7),
        "largest": m.argmax(a, b, 5),
        "lt": a < b,
        "le": a <= b,
        "gt": a > b,
        "ge": a >= b,
        "eq": a == b,
        "ne": a != b,
        "narrow": m.int32(a),
        "plain": m.uint32(a),
        "number": m.real(a),
    }
