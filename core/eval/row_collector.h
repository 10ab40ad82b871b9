// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>
#include <vector>

#include "data/reduction.h"
#include "eval/program.h"

namespace hawk::eval {

/// Makes the rows of a program's reductions over samples, from one sample after another.
class RowCollector
{
public:
    RowCollector(const Program& program, const data::BoundArguments& arguments);

    /// The next sample of a range that begins with a row. One that is skipped counts as if it were not there.
    void add(const Frame& frame, bool isSkipped);

private:
    void store(const Frame& frame, std::size_t sink);

    const Program& m_program;
    data::Mode m_mode;
    std::int64_t m_sampleCount;
    std::vector<std::array<double, data::rowSamples>> m_terms; ///< of each sink
};

} // namespace hawk::eval
