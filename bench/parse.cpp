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

#include "large_file.h"
#include "syntax/parser.h"

using namespace hawk;

namespace {

constexpr int kernels = 500;

} // namespace

int main()
{
    const text::SourceText source(bench::largeFile(kernels), "kernels.py");
    std::vector<double> times;
    for (int round = 0; round < 25; ++round) {
        const auto begin = std::chrono::steady_clock::now();
        const syntax::SyntaxTree tree = syntax::parse(source);
        const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - begin;
        times.push_back(time.count());
        const bool isRight =
            std::ranges::count(tree.statements(), syntax::StmtKind::function, &syntax::Stmt::kind) == kernels
            && tree.diagnostics().empty();
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
