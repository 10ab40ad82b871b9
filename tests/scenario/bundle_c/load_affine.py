# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
import hawk
import numpy as np

affine = hawk.load("bundle", "affine")
x = np.array([-2.0, -1, 0, 1, 2])
y = np.empty(5)
hawk.run(affine, x=x, y=y, a=2.0, b=1.0)
print(y)
