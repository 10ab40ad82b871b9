// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>

#include "eval/program.h"
#include "process/job_context.h"

namespace hawk::eval {

/// Tells whether a sample needed a read at a place that its plane does not have: such a read is a fault where
/// what the sample stores follows from it on the path that the sample takes, and none where a choice goes the
/// other way (docs/semantics.md "Reads that a choice needs"). Every value carries a mark of the read that it
/// follows from; a choice takes those of its condition and of the side that it chooses, a loop those of its
/// iterations and of its exit.
class MissedReads
{
public:
    explicit MissedReads(const Program& program);

    /// Computes the sample once more, before anything of it is stored, and follows its values. False when a
    /// stop was requested. About ten times the cost of computing it.
    bool follow(Frame frame, const process::JobContext& job);
    /// The first of the reads that what is stored follows from.
    std::optional<MissedPlace> needed() const;

private:
    /// The number of a read among those missed, from 1 on; 0 without one.
    using Mark = std::uint32_t;

    void followStep(const Instruction& step, const Frame& frame);
    Mark markOf(const Operand& operand, std::uint32_t entry) const
    {
        return m_marks[operand.cell + entry * operand.step];
    }
    Mark markOfAll(const Operand& operand, std::uint32_t entries) const;
    Mark newMark(const MissedPlace& place);
    void setMarks(std::uint32_t cell, std::uint32_t count, Mark mark);

    const Program& m_program;
    std::vector<Mark> m_marks; ///< by cell
    std::vector<MissedPlace> m_missed;
};

} // namespace hawk::eval
