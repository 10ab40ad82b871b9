// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/plane_column.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <format>
#include <limits>
#include <optional>

#include "data/bind_buffer.h"

namespace hawk::workspace {

namespace {

template <class T>
T load(const std::byte* place)
{
    T value;
    std::memcpy(&value, place, sizeof(T));
    return value;
}

/// Calls `use` with the number at `place` in its own type.
template <class Use>
auto withNumber(const std::byte* place, data::Dtype dtype, Use use)
{
    switch (dtype) {
    case data::Dtype::float64:
        return use(load<double>(place));
    case data::Dtype::float32:
        return use(load<float>(place));
    case data::Dtype::int64:
        return use(load<std::int64_t>(place));
    case data::Dtype::int32:
        return use(load<std::int32_t>(place));
    case data::Dtype::uint32:
        return use(load<std::uint32_t>(place));
    case data::Dtype::boolean:
        break;
    }
    return use(load<std::uint8_t>(place) != 0);
}

const std::byte* placeOf(const PlaneColumn& column, std::int64_t sample)
{
    return column.array.bytes() + column.offset + column.stride * sample;
}

/// The largest value of one sample that is taken for one where the shape would also be that of a long plane.
constexpr std::int64_t largestValue = 256;

std::optional<std::size_t> sampleAxis(const data::Array& array, std::int64_t samples)
{
    const std::vector<std::int64_t>& shape = array.shape();
    if (shape.empty())
        return std::nullopt;
    const std::size_t last = shape.size() - 1;
    if (shape[last] == samples)
        return last;
    if (shape[0] == samples)
        return 0;
    if (samples == 1 && array.count() <= largestValue)
        return std::nullopt;
    if (shape[last] > samples && shape[last] >= shape[0])
        return last;
    return shape[0] > samples ? std::optional<std::size_t>(0) : std::nullopt;
}

/// Partial sums over blocks keep the error of a mean small without a second pass.
constexpr std::int64_t blockLength = 4096;

struct Totals {
    double minimum = std::numeric_limits<double>::infinity();
    double maximum = -std::numeric_limits<double>::infinity();
    double sum = 0;
    std::int64_t finite = 0, nans = 0, infinite = 0;

    void add(double value, double& blockSum)
    {
        if (std::isfinite(value)) {
            minimum = std::min(minimum, value);
            maximum = std::max(maximum, value);
            blockSum += value;
            ++finite;
        } else {
            ++(std::isnan(value) ? nans : infinite);
        }
    }
};

template <class T>
void addColumn(Totals& totals, const PlaneColumn& column, const process::JobContext& job)
{
    for (std::int64_t begin = 0; begin < column.count && !job.isStopped(); begin += blockLength) {
        const std::int64_t end = std::min(begin + blockLength, column.count);
        const std::byte* place = placeOf(column, begin);
        double blockSum = 0;
        for (std::int64_t i = begin; i < end; ++i, place += column.stride)
            totals.add(static_cast<double>(load<T>(place)), blockSum);
        totals.sum += blockSum;
    }
}

} // namespace

data::Array samplesInARow(const data::Array& array, std::int64_t sampleCount)
{
    const std::vector<std::int64_t>& shape = array.shape();
    std::int64_t samples = 1;
    for (std::size_t axis = shape.size(); axis-- > 0;) {
        if (shape[axis] == sampleCount && samples == 1)
            return array;
        samples *= shape[axis];
        if (samples != sampleCount || axis + 1 == shape.size())
            continue;
        std::vector<std::int64_t> joined(shape.begin(), shape.begin() + static_cast<std::ptrdiff_t>(axis));
        joined.push_back(sampleCount);
        return data::reshaped(array, std::move(joined));
    }
    return array;
}

std::vector<PlaneColumn> columnsOf(const std::string& name, const data::Array& given,
                                   std::int64_t sampleCount)
{
    const data::Array array = samplesInARow(given, sampleCount);
    const auto axis = sampleAxis(array, sampleCount);
    std::vector<PlaneColumn> columns = {{name, array, 0, 0, 1}};
    if (axis) {
        columns[0].stride = array.strides()[*axis];
        columns[0].count = std::min(array.shape()[*axis], sampleCount);
    }
    std::vector<std::string> labels = {""};
    for (std::size_t i = 0; i < array.shape().size(); ++i) {
        if (axis == i)
            continue;
        std::vector<PlaneColumn> more;
        std::vector<std::string> moreLabels;
        for (std::size_t c = 0; c < columns.size(); ++c) {
            for (std::int64_t component = 0; component < array.shape()[i]; ++component) {
                more.push_back(columns[c]);
                more.back().offset += array.strides()[i] * component;
                moreLabels.push_back(
                    std::format("{}{}{}", labels[c], labels[c].empty() ? "" : ", ", component));
            }
        }
        columns = std::move(more);
        labels = std::move(moreLabels);
    }
    for (std::size_t c = 0; c < columns.size(); ++c) {
        if (!labels[c].empty())
            columns[c].name = std::format("{}[{}]", name, labels[c]);
    }
    return columns;
}

double valueAt(const PlaneColumn& column, std::int64_t sample)
{
    return withNumber(placeOf(column, sample), column.array.dtype(),
                      [](auto value) { return static_cast<double>(value); });
}

std::string textAt(const PlaneColumn& column, std::int64_t sample)
{
    return withNumber(placeOf(column, sample), column.array.dtype(),
                      [](auto value) { return std::format("{}", value); });
}

std::vector<double> valuesOver(const PlaneColumn& column, std::size_t most)
{
    const auto count = static_cast<std::size_t>(column.count);
    const std::size_t taken = std::min(most, count);
    std::vector<double> values(taken);
    for (std::size_t i = 0; i < taken; ++i) {
        const std::size_t sample = taken < 2 ? 0 : i * (count - 1) / (taken - 1);
        values[i] = valueAt(column, static_cast<std::int64_t>(sample));
    }
    return values;
}

ColumnSummary summarizeColumns(const std::vector<PlaneColumn>& columns, const process::JobContext& job)
{
    Totals totals;
    for (const PlaneColumn& column : columns) {
        switch (column.array.dtype()) {
        case data::Dtype::float64:
            addColumn<double>(totals, column, job);
            break;
        case data::Dtype::float32:
            addColumn<float>(totals, column, job);
            break;
        case data::Dtype::int64:
            addColumn<std::int64_t>(totals, column, job);
            break;
        case data::Dtype::int32:
            addColumn<std::int32_t>(totals, column, job);
            break;
        case data::Dtype::uint32:
            addColumn<std::uint32_t>(totals, column, job);
            break;
        case data::Dtype::boolean:
            addColumn<std::uint8_t>(totals, column, job);
            break;
        }
    }
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    const bool isAny = totals.finite > 0;
    return {.minimum = isAny ? totals.minimum : none,
            .maximum = isAny ? totals.maximum : none,
            .mean = isAny ? totals.sum / static_cast<double>(totals.finite) : none,
            .finiteCount = totals.finite,
            .nanCount = totals.nans,
            .infiniteCount = totals.infinite};
}

std::string spellSummary(const ColumnSummary& summary)
{
    std::string text;
    if (summary.finiteCount > 0)
        text = std::format("min {:.3g}  max {:.3g}  mean {:.3g}", summary.minimum, summary.maximum,
                           summary.mean);
    if (summary.nanCount > 0)
        text += std::format("{}{} NaN", text.empty() ? "" : "  ", summary.nanCount);
    if (summary.infiniteCount > 0)
        text += std::format("{}{} infinite", text.empty() ? "" : "  ", summary.infiniteCount);
    return text;
}

} // namespace hawk::workspace
