# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""A step of a damped oscillator with the classical method of Runge and Kutta, until each sample has had its steps."""

from hawk import Index, Mutable, Scalar, Terminated, kernel

DT = 0.01


@kernel
def oscillator(x: Mutable[Scalar], v: Mutable[Scalar], k: Mutable[Index], omega: Scalar, zeta: Scalar,
               nstop: Index, terminated: Terminated):
    w2 = omega * omega
    c = 2.0 * zeta * omega
    h2 = DT / 2.0
    h6 = DT * 0.16666666666666666
    a1 = -w2 * x - c * v
    x2 = x + h2 * v
    v2 = v + h2 * a1
    a2 = -w2 * x2 - c * v2
    x3 = x + h2 * v2
    v3 = v + h2 * a2
    a3 = -w2 * x3 - c * v3
    x4 = x + DT * v3
    v4 = v + DT * a3
    a4 = -w2 * x4 - c * v4
    x += h6 * (v + 2.0 * v2 + 2.0 * v3 + v4)
    v += h6 * (a1 + 2.0 * a2 + 2.0 * a3 + a4)
    k += 1
    terminated = k >= nstop
