# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""One attempted step of a Kepler orbit with the method RKF7(8) of Fehlberg (NASA TR R-287, table X)."""

from hawk import Index, Mutable, Scalar, Terminated, Vector, kernel
from hawk.math import dot, maximum, minimum, power, sqrt, where

SAFETY = 0.9
TOLERANCE = 1e-10
LAST = 64.0
STAGES = (
    (),
    (2 / 27,),
    (1 / 36, 1 / 12),
    (1 / 24, 0, 1 / 8),
    (5 / 12, 0, -25 / 16, 25 / 16),
    (1 / 20, 0, 0, 1 / 4, 1 / 5),
    (-25 / 108, 0, 0, 125 / 108, -65 / 27, 125 / 54),
    (31 / 300, 0, 0, 0, 61 / 225, -2 / 9, 13 / 900),
    (2, 0, 0, -53 / 6, 704 / 45, -107 / 9, 67 / 90, 3),
    (-91 / 108, 0, 0, 23 / 108, -976 / 135, 311 / 54, -19 / 60, 17 / 6, -1 / 12),
    (2383 / 4100, 0, 0, -341 / 164, 4496 / 1025, -301 / 82, 2133 / 4100, 45 / 82, 45 / 164, 18 / 41),
    (3 / 205, 0, 0, 0, 0, -6 / 41, -3 / 205, -3 / 41, 3 / 41, 6 / 41, 0),
    (-1777 / 4100, 0, 0, -341 / 164, 4496 / 1025, -289 / 82, 2193 / 4100, 51 / 82, 33 / 164, 12 / 41, 0, 1),
)
WEIGHTS = (0, 0, 0, 0, 0, 34 / 105, 9 / 35, 9 / 35, 9 / 280, 9 / 280, 0, 41 / 840, 41 / 840)
ERRORS = (41 / 840, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41 / 840, -41 / 840, -41 / 840)


def combined(weights, slopes):
    terms = [weight * slope for weight, slope in zip(weights, slopes) if weight != 0]
    total = terms[0]
    for term in terms[1:]:
        total = total + term
    return total


def pull(position):
    square = dot(position, position)
    return position * (-1.0 / (square * sqrt(square)))


def slopes_of(position, velocity, h):
    velocities = [velocity]
    pulls = [pull(position)]
    for row in STAGES[1:]:
        place = position + h * combined(row, velocities)
        speed = velocity + h * combined(row, pulls)
        velocities.append(speed)
        pulls.append(pull(place))
    return velocities, pulls


def worst(error, new, old, ratio):
    for i in range(3):
        allowed = TOLERANCE + TOLERANCE * maximum(abs(new[i]), abs(old[i]))
        ratio = maximum(ratio, abs(error[i]) / allowed)
    return ratio


@kernel
def orbit(r: Mutable[Vector[3]], v: Mutable[Vector[3]], t: Mutable[Scalar], h: Mutable[Scalar],
          accepted: Mutable[Index], rejected: Mutable[Index], terminated: Terminated):
    left = LAST - t
    step = minimum(h, left)
    velocities, pulls = slopes_of(r, v, step)
    new_r = r + step * combined(WEIGHTS, velocities)
    new_v = v + step * combined(WEIGHTS, pulls)
    ratio = worst(step * combined(ERRORS, velocities), new_r, r, 0.0)
    ratio = worst(step * combined(ERRORS, pulls), new_v, v, ratio)
    is_good = ratio < 1.0
    exponent = where(is_good, -1.0 / 9.0, -1.0 / 8.0)
    h = step * minimum(5.0, maximum(0.2, SAFETY * power(ratio, exponent)))
    if is_good:
        r = new_r
        v = new_v
        t = where(step >= left, LAST, t + step)
        accepted += 1
    else:
        rejected += 1
    terminated = t >= LAST
