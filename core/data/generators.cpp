// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/generators.h"

#include <algorithm>

#include "data/random.h"

namespace hawk::data {

/// Between two looks at the stop token.
static constexpr std::int64_t stride = 1 << 16;

template <class Function>
static Array generate(std::int64_t count, const std::stop_token& stop, Function valueAt)
{
    Array array = Array::zeros(Dtype::float64, {count});
    const auto values = array.writableValues<double>();
    for (std::int64_t begin = 0; begin < count && !stop.stop_requested(); begin += stride) {
        const std::int64_t end = std::min(count, begin + stride);
        for (std::int64_t sample = begin; sample < end; ++sample)
            values[static_cast<std::size_t>(sample)] = valueAt(sample);
    }
    return array;
}

Array linspace(double first, double last, std::int64_t count, std::stop_token stop)
{
    const double step = count > 1 ? (last - first) / static_cast<double>(count - 1) : 0.0;
    return generate(count, stop, [=](std::int64_t sample) {
        return sample > 0 && sample == count - 1 ? last : static_cast<double>(sample) * step + first;
    });
}

Array constant(double value, std::int64_t count, std::stop_token stop)
{
    return generate(count, stop, [=](std::int64_t) { return value; });
}

Array uniform(double low, double high, std::int64_t seed, std::int64_t count, std::int64_t counter,
              std::stop_token stop)
{
    return generate(count, stop, [=](std::int64_t sample) {
        return uniformDraw(seed, sample, counter) * (high - low) + low;
    });
}

Array normal(double mean, double deviation, std::int64_t seed, std::int64_t count, std::int64_t counter,
             std::stop_token stop)
{
    return generate(count, stop, [=](std::int64_t sample) {
        return normalDraw(seed, sample, counter) * deviation + mean;
    });
}

} // namespace hawk::data
