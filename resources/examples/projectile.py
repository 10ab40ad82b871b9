# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
"""One step in the flight of many projectiles, with air drag that grows with the square of the speed.

    hawk run projectile.py pos=@pos.npy vel=@vel.npy dt=0.01 drag=0.002 gravity=9.81 \
        -o pos=pos.npy -o vel=vel.npy
"""

from hawk import Mutable, Param, Vector, kernel
from hawk.math import norm, vec


@kernel
def projectile(
    pos: Mutable[Vector[3]],  # metres; x and y level, z up
    vel: Mutable[Vector[3]],  # metres per second
    dt: Param,  # seconds per step
    drag: Param,  # 1/m: half the air density times drag coefficient times area over mass
    gravity: Param,  # metres per second squared, downwards
):
    # Drag points against the velocity; its size is drag times the speed squared.
    speed = norm(vel)
    acceleration = vec(0.0, 0.0, -gravity) - vel * (drag * speed)

    # A Mutable is read and written in place. The place moves with the velocity from before the step, so it
    # is updated first; from here on `pos` means the new place.
    pos = pos + vel * dt
    vel = vel + acceleration * dt
