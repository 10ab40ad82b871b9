// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/missed_reads.h"

#include <algorithm>

#include "eval/run_steps.h"
#include "eval/steps.h"

namespace hawk::eval {

namespace {

/// Further reads of a long loop go by the number of the last: which of them is told then is open.
constexpr std::size_t mostMissed = 1000;

std::uint32_t firstOf(std::uint32_t a, std::uint32_t b)
{
    return a == 0 || (b != 0 && b < a) ? b : a;
}

} // namespace

MissedReads::MissedReads(const Program& program) : m_program(program), m_marks(program.initialCells.size())
{ }

bool MissedReads::follow(Frame frame, const process::JobContext& job)
{
    std::ranges::fill(m_marks, 0);
    m_missed.clear();
    std::optional<MissedPlace> outside;
    frame.outside = &outside;
    return runSteps(m_program.compute, frame, job, [&](const Instruction& step) {
        followStep(step, frame);
        outside.reset();
    });
}

std::optional<MissedPlace> MissedReads::needed() const
{
    Mark mark = 0;
    for (const Instruction& store : m_program.store) {
        mark = firstOf(mark, markOfAll(store.operands[0], store.count));
        mark = firstOf(mark, markOf(store.operands[1], 0));
    }
    for (const RowSink& row : m_program.rows)
        mark = firstOf(mark, m_marks[row.cell]);
    return mark == 0 ? std::nullopt : std::optional(m_missed[mark - 1]);
}

void MissedReads::followStep(const Instruction& step, const Frame& frame)
{
    const auto& operands = step.operands;
    switch (step.flow) {
    case Flow::byEntry:
        for (std::uint32_t i = 0; i < step.count; ++i) {
            Mark mark = 0;
            for (const Operand& operand : operands)
                mark = firstOf(mark, markOf(operand, i));
            m_marks[step.result + i] = mark;
        }
        break;
    case Flow::together:
    case Flow::toOne: {
        Mark mark = 0;
        for (std::size_t k = 0; k < operands.size(); ++k)
            mark = firstOf(mark, markOfAll(operands[k], step.reads[k]));
        setMarks(step.result, step.flow == Flow::toOne ? 1 : step.count, mark);
        break;
    }
    case Flow::chosen:
        for (std::uint32_t i = 0; i < step.count; ++i) {
            const Operand& side = as<bool>(entry(frame, operands[0], i)) ? operands[1] : operands[2];
            m_marks[step.result + i] = firstOf(markOf(operands[0], i), markOf(side, i));
        }
        break;
    case Flow::gathered:
        setMarks(step.result, step.count,
                 frame.outside->has_value() ? newMark(**frame.outside) : markOf(operands[0], 0));
        break;
    case Flow::exit:
        m_marks[step.result] = firstOf(m_marks[step.result], markOf(operands[0], 0));
        break;
    case Flow::keeping: {
        const auto row = keptRow(step, frame);
        for (std::uint32_t i = 0; i < step.count; ++i)
            m_marks[row + i] = markOf(operands[2], i);
        break;
    }
    case Flow::recalling: {
        const auto row = recalledRow(step, frame);
        for (std::uint32_t i = 0; i < step.count; ++i)
            m_marks[step.result + i] = firstOf(markOf(operands[0], 0), m_marks[row + i]);
        break;
    }
    case Flow::none:
        break;
    }
}

MissedReads::Mark MissedReads::markOfAll(const Operand& operand, std::uint32_t entries) const
{
    Mark mark = 0;
    for (std::uint32_t i = 0; i < entries; ++i)
        mark = firstOf(mark, markOf(operand, i));
    return mark;
}

MissedReads::Mark MissedReads::newMark(const MissedPlace& place)
{
    if (m_missed.size() < mostMissed)
        m_missed.push_back(place);
    return static_cast<Mark>(m_missed.size());
}

void MissedReads::setMarks(std::uint32_t cell, std::uint32_t count, Mark mark)
{
    std::fill_n(m_marks.begin() + cell, count, mark);
}

} // namespace hawk::eval
