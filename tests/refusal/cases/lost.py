"""Names of the module level that come to no value: the kernel tells why, and the cause is at its place."""
import math

import hawk
import hawk.math as m
import numpy as np
import somewhere
from hawk import Param, Scalar, Vector, kernel


def deep(n):
    return deep(n + 1)  #! U33 deep(n + 1)


def half(n):
    return n / 0  #! S02 n / 0


def endless():
    while True:
        pass


divided = 1 / 0  #! S02 1 / 0
rest = 7 % 0  #! S02 7 % 0
root = math.sqrt(-1.0)  #! S02 math.sqrt(-1.0)
position = [1.0, 2.0][2]  #! S03 [1.0, 2.0][2]
entry = {"a": 1.0}["b"]  #! S03 {"a": 1.0}["b"]
subscript = 3.0[0]  #! S03 3.0[0]
count, other = (1.0, 2.0, 3.0)  #! S04 count, other
items = sum(4)  #! S04 4
called = 5.0(1)  #! S05 5.0(1)
missing = half()  #! S06 half()
named = half(n=1, k=2)  #! S06 2
attribute = (1.0).size  #! S07 size
key = {[1]: 2.0}  #! S08 [1]
text = "a" + 1  #! S01 "a" + 1
sign = -"a"  #! S01 -"a"
undefined = nothing + 1  #! R85 nothing
misspelt = m.sine(1.0)  #! R73 sine
recursive = deep(0)
in_helper = half(1)
large = 2 ** 100000  #! U32 2 ** 100000
slow = endless()  #! U35 endless()
chain = 2.0 * divided + 1.0
left, right = 1 / 0.0, math.log(-2.0)  #! S02 1 / 0.0 ;; S02 math.log(-2.0)
several = [1.0, 2 // 0, {"a": 3 % 0}]  #! S02 2 // 0 ;; S02 3 % 0
standard = lambda v, k=1 / 0: v * k  #! S02 1 / 0 ;; R85 k
width = 3 // 0  #! S02 3 // 0
given = math.log(-1.0)  #! S02 math.log(-1.0)
unused = 1 / 0
listed = []
listed.append(5 / 0)  #! S02 5 / 0
total = 0.0
for number in (1.0, 0.0):
    total = total + 1.0 / number  #! S02 1.0 / number


class Constants:
    good = 2.0
    bad = 1 / 0  #! S02 1 / 0


@kernel
def faults(x: Scalar):
    a = x * divided  #! R85 divided
    b = x * rest  #! R85 rest
    c = x * root  #! R85 root
    d = x * position  #! R85 position
    e = x * entry  #! R85 entry
    f = x * subscript  #! R85 subscript
    g = x * other  #! R85 other
    h = x * items  #! R85 items
    i = x * called  #! R85 called
    j = x * missing  #! R85 missing
    k = x * named  #! R85 named
    l = x * attribute  #! R85 attribute
    n = x * key  #! R85 key
    o = x * text  #! R85 text
    p = x * sign  #! R85 sign
    q = x * undefined  #! R85 undefined
    r = x * misspelt  #! R85 misspelt
    s = x * recursive  #! R85 recursive
    t = x * in_helper  #! R85 in_helper
    u = x * large  #! R85 large
    v = x * slow  #! R85 slow
    w = x * chain  #! R85 chain
    return x * 2.0


@kernel
def parts(x: Scalar):
    a = x * left  #! R85 left
    b = x * right  #! R85 right
    c = x * several[0] * Constants.good
    d = x * several[1]  #! R85 several[1]
    e = x * several[2]["a"]  #! R85 several[2]["a"]
    f = standard(x, 2.0)
    g = standard(x)
    h = x * listed  #! R85 listed
    i = x * total  #! R85 total
    j = x * Constants.bad  #! R85 Constants.bad
    return c + f


@kernel
def declared(v: Vector[width], a: Param = given):  #! R85 width ;; R85 given
    return v * a


loaded = np.loadtxt("table.txt")
built = somewhere.table(3)
scaled = 2.0 * loaded
data = b"abc"
if __name__ == "__main__":
    alone = 2.0


@kernel
def python(x: Scalar):
    a = x * loaded  #! R85 loaded
    b = x * built  #! R85 built
    c = x * scaled  #! R85 scaled
    d = x * alone  #! R85 alone
    e = x * data  #! R85 data
    return x * 2.0
