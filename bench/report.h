// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <utility>
#include <vector>

#include "arms.h"

namespace hawk::bench {

enum class Unit { ratio, milliseconds, nanoseconds };

struct Goal {
    enum class Kind { atMost, atLeast, below, none };
    Kind kind = Kind::none;
    double limit = 0.0;
};

/// A goal stated for other hardware, or no goal of the product, is information: it is printed with the same
/// words, but nobody should act on it alone.
enum class Weight { goal, information };

enum class Noise { quiet, noisy };

/// One measured line.
struct Line {
    std::string what;
    Figure figure; ///< in `unit`
    Unit unit = Unit::ratio;
    Goal goal;
    Weight weight = Weight::goal;
    std::string details; ///< the times behind the figure
    Noise noise = Noise::quiet;
};

using Facts = std::vector<std::pair<std::string, std::string>>;

/// A figure in another unit of time, from seconds.
Figure scaled(const Figure& figure, double factor);
bool isMet(const Line& line);
/// `52.1 ms`, `310 ns`: seconds with three digits and a fitting unit.
std::string spellSeconds(double seconds);
std::string spellFacts(const Facts& facts);
std::string spell(const Line& line);
/// Facts and lines as one JSON document.
std::string toJson(const Facts& facts, const std::vector<Line>& lines);

} // namespace hawk::bench
