// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/generators.h"

#include "data/random.h"

namespace hawk::data {

template <class Function>
static Array generate(std::int64_t count, Function valueAt)
{
    Array array = Array::zeros(Dtype::float64, {count});
    std::int64_t sample = 0;
    for (double& value : array.writableValues<double>())
        value = valueAt(sample++);
    return array;
}

Array linspace(double first, double last, std::int64_t count)
{
    const double step = count > 1 ? (last - first) / static_cast<double>(count - 1) : 0.0;
    return generate(count, [=](std::int64_t sample) {
        return sample > 0 && sample == count - 1 ? last : static_cast<double>(sample) * step + first;
    });
}

Array constant(double value, std::int64_t count)
{
    return generate(count, [=](std::int64_t) { return value; });
}

Array uniform(double low, double high, std::int64_t seed, std::int64_t count, std::int64_t counter)
{
    return generate(
        count, [=](std::int64_t sample) { return uniformDraw(seed, sample, counter) * (high - low) + low; });
}

Array normal(double mean, double deviation, std::int64_t seed, std::int64_t count, std::int64_t counter)
{
    return generate(
        count, [=](std::int64_t sample) { return normalDraw(seed, sample, counter) * deviation + mean; });
}

} // namespace hawk::data
