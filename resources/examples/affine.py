# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""The smallest useful kernel: a straight line through every sample.

    hawk run affine.py x=@x.npy a=2 b=1 -o y=y.npy
"""

from hawk import Param, Scalar, kernel


@kernel
def affine(x: Scalar, a: Param, b: Param):
    # A kernel describes one sample. `x` is this sample's number; `a` and `b` are the same for all samples.
    y = a * x + b

    # What is returned becomes an output array with one number per sample, called like the variable.
    return y
