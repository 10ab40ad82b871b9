import hawk.math as m
from hawk import kernel, UInt32


@kernel
def k(a: UInt32, b: UInt32):
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
