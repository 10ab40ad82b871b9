// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0
//
// Time to parse a kernel file of 10,000 lines.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <format>
#include <string>
#include <vector>

#include "syntax/parser.h"

using namespace hawk;

namespace {

constexpr int kernels = 500;

/// Twenty lines for each kernel.
std::string kernelFile()
{
    std::string out;
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
        factor = 1.0 if speed > 0.5 else 2.0 * speed
    acceleration = m.vec(force_x / mass, force_y / mass, force_z / mass) * factor
    result = position + dt * velocity + 0.5 * dt * dt * acceleration
    return {{"position_{0}": result, "energy": energy, "gain": m.where(energy > 0.0, energy, 0.0)}}


)",
                           i);
    return out;
}

} // namespace

int main()
{
    const text::SourceText source(kernelFile(), "kernels.py");
    std::vector<double> times;
    for (int round = 0; round < 25; ++round) {
        const auto begin = std::chrono::steady_clock::now();
        const syntax::SyntaxTree tree = syntax::parse(source);
        const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - begin;
        times.push_back(time.count());
        const bool isRight =
            std::ranges::count(tree.statements(), syntax::StmtKind::function, &syntax::Stmt::kind) == kernels
            && tree.statements().size() == kernels && tree.diagnostics().empty();
        if (!isRight) {
            std::puts("The file was not read as 500 kernels without a finding.");
            return 1;
        }
    }
    std::ranges::sort(times);
    std::puts(
        std::format("parse {} lines, {} kernels: median {:.2f} ms, minimum {:.2f} ms (goal: under 25 ms)",
                    source.lineCount() - 1, kernels, times[times.size() / 2], times.front())
            .c_str());
    return 0;
}
