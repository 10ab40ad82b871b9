// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "eval/row_collector.h"

#include <cstring>

#include "data/row_fold.h"

namespace hawk::eval {

RowCollector::RowCollector(const Program& program, const data::BoundArguments& arguments)
    : m_program(program)
    , m_mode(arguments.mode)
    , m_sampleCount(arguments.sampleCount)
    , m_terms(program.rows.size())
{ }

void RowCollector::add(const Frame& frame, bool isSkipped)
{
    const auto place = static_cast<std::size_t>(frame.sample % data::rowSamples);
    const bool isLast =
        place + 1 == static_cast<std::size_t>(data::rowSamples) || frame.sample + 1 == m_sampleCount;
    for (std::size_t i = 0; i < m_terms.size(); ++i) {
        const RowSink& sink = m_program.rows[i];
        if (place == 0)
            m_terms[i].fill(data::identityOf<double>(sink.op));
        if (!isSkipped)
            m_terms[i][place] = m_mode == data::Mode::float32
                ? static_cast<double>(as<float>(frame.cells[sink.cell]))
                : as<double>(frame.cells[sink.cell]);
        if (isLast)
            store(frame, i);
    }
}

template <class Real>
static void storeRow(const RowSink& sink, const std::array<double, data::rowSamples>& terms,
                     const Frame& frame)
{
    std::array<Real, data::rowSamples> numbers;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = static_cast<Real>(terms[i]);
    const data::Folded<Real> row = data::foldRow<Real>(sink.op, numbers);
    const auto at = static_cast<std::size_t>(frame.sample / data::rowSamples) * sizeof(Real);
    std::memcpy(frame.planes[sink.plane].data + at, &row.value, sizeof(Real));
    if (sink.companion)
        std::memcpy(frame.planes[*sink.companion].data + at, &row.correction, sizeof(Real));
}

void RowCollector::store(const Frame& frame, std::size_t sink)
{
    if (m_mode == data::Mode::float32)
        storeRow<float>(m_program.rows[sink], m_terms[sink], frame);
    else
        storeRow<double>(m_program.rows[sink], m_terms[sink], frame);
}

} // namespace hawk::eval
