// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "large_file.h"

#include <format>

namespace hawk::bench {

std::string largeFile(int kernels)
{
    std::string out = "import hawk\nimport hawk.math as m\nfrom hawk import Param, Scalar, Vector\n\n\n";
    for (int i = 0; i < kernels; ++i)
        out += std::format(R"(@hawk.kernel
def kernel_{0}(position: Vector[3], velocity: Vector[3], mass: Scalar, drag: Param, dt: Param):
    """Step {0} of a body with drag."""
    # Gravity acts downwards, drag against the motion.
    speed = m.norm(velocity)
    force_x = -drag * speed * velocity[0]
    force_y = -drag * speed * velocity[1]
    force_z = -drag * speed * velocity[2] - mass * 9.81
    energy = 0.5 * mass * speed ** 2 + mass * 9.81 * position[2]
    for k in range(4):
        energy = energy + 1.0e-3 * (k + 1) * m.sin(energy / (k + 2))
    if speed > 10.0:
        factor = m.exp(-(speed - 10.0) / 3.0)
    else:
        factor = m.where(speed > 0.5, 1.0, 2.0 * speed)
    acceleration = m.vec(force_x / mass, force_y / mass, force_z / mass) * factor
    result = position + dt * velocity + 0.5 * dt * dt * acceleration
    return {{"position_{0}": result, "energy": energy, "gain": m.where(energy > 0.0, energy, 0.0)}}


)",
                           i);
    return out;
}

} // namespace hawk::bench
