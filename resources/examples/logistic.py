# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""One step of logistic growth: fast while there is room, slower near the capacity.

Every sample is a population of its own. The step is exact for any dt, not an approximation.

    hawk run logistic.py population=@population.npy r=0.4 capacity=1000 dt=0.25 -o population=next.npy
"""

from hawk import Mutable, Param, Scalar, kernel
from hawk.math import exp


@kernel
def logistic(population: Mutable[Scalar], r: Param, capacity: Param, dt: Param):
    # How much a population without limits would grow in this step.
    growth = exp(r * dt)

    # The closed solution of  dp/dt = r p (1 - p / capacity).
    population = population * growth / (1.0 + population * (growth - 1.0) / capacity)
