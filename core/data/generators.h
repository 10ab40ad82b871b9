// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <stop_token>

#include "data/array.h"

namespace hawk::data {

/// Made-up inputs: float64 arrays of `count` >= 0 values. The same arguments give the same bits on every
/// machine with the same C library. A stop request ends the work early; the array then holds zeros from some
/// sample on, and the caller drops it.

/// Evenly spaced from `first` to `last`, both included, as numpy.linspace computes them; one value is
/// `first`.
Array linspace(double first, double last, std::int64_t count, std::stop_token stop = {});
Array constant(double value, std::int64_t count, std::stop_token stop = {});
/// Element i is the language's random_uniform(seed, counter) of sample i, scaled: `u * (high - low) + low`.
Array uniform(double low, double high, std::int64_t seed, std::int64_t count, std::int64_t counter = 0,
              std::stop_token stop = {});
/// Element i is the language's random_normal(seed, counter) of sample i, scaled: `z * deviation + mean`.
Array normal(double mean, double deviation, std::int64_t seed, std::int64_t count, std::int64_t counter = 0,
             std::stop_token stop = {});

} // namespace hawk::data
