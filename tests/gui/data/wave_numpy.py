# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""The kernel that the story types, in NumPy: writes x.npy and y.txt, one value in a line, into a folder.

Usage: wave_numpy.py FOLDER SAMPLES
"""

import sys

import numpy as np

folder, samples = sys.argv[1], int(sys.argv[2])
x = np.linspace(-3.0, 4.5, samples)
a = 0.75
np.save(f"{folder}/x.npy", x)
with open(f"{folder}/y.txt", "w", encoding="ascii") as file:
    file.writelines(f"{value!r}\n" for value in (a * x * x + np.sin(x)).tolist())
