# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

from hawk import Param, Vector, kernel


@kernel
def wide(v: Vector[1000], a: Param):
    y = a * v + 1.0
    return y
