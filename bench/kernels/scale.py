# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

from hawk import Param, Scalar, kernel


@kernel
def scale(x: Scalar, a: Param):
    y = a * x
    return y
