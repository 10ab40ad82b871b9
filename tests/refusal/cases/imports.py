"""Imports of kernel files: one that is missing, one that is no text, names that are missing, and this file."""
import hawk
from hawk import Scalar, kernel
from imported.forces import drag, lift, pul  #! R73 pul
from imported.latin import x  #! R166 from imported.latin import x
from hawk.transform import vjp  #! R73 from hawk.transform import vjp
from hawk.math.linear import solve  #! R73 from hawk.math.linear import solve
import hawk.ext.zip  #! R73 hawk.ext.zip
from imports import good as again  #! R165 from imports import good as again
from nowhere import wind
import imported.forces


@kernel
def good(x: Scalar):
    return drag(x) + lift(x)


@kernel
def missing(x: Scalar):
    return wind * x  #! R85 wind


@kernel
def member(x: Scalar):
    return imported.forces.lif(x)  #! R73 lif
