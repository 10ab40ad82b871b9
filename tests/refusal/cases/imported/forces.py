"""Imported by the case file of imports."""
from hawk.math import sqrt

RHO = 1.2


def drag(v):
    return RHO * v * v


def lift(v):
    return sqrt(v)
