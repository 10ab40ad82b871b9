// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include <QJsonObject>

#include "launch/timing.h"

namespace hawk::cli {

/// Two lines: the figures, and what they were taken on.
std::string spellTiming(const launch::Timing& timing, std::int64_t samples, unsigned threads);
QJsonObject timingFacts(const launch::Timing& timing);

} // namespace hawk::cli
