// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <string>

#include "interaction.h"

namespace hawk::bench {

/// The smallest value that at least the fraction `q` of all does not exceed (nearest rank).
double quantile(std::vector<double> values, double q);

/// Goal, interaction, events, p50 and p99 with their limits, and whether both are met; a note below.
std::string spellHead();
std::string spell(const Series& series);
/// All of it as one JSON document.
std::string toJson(std::span<const Series> series);

} // namespace hawk::bench
