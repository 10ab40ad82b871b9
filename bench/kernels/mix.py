# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

from hawk import Scalar, kernel
from hawk.math import exp, log, sin


@kernel
def mix(x: Scalar):
    y = exp(-x) * sin(x) + log(1.0 + x * x)
    return y
