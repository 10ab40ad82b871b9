# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

from hawk import Param, Scalar, kernel


@kernel
def nest(x: Scalar, a: Param):
    y = x
    for i in range(64):
        for j in range(23):
            y = 0.999 * y + a * (i - 2.0 * j)
    return y
