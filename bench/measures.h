// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "process/environment.h"
#include "report.h"
#include "toolchain/settings.h"

namespace hawk::bench {

/// What every measure is given.
struct Context {
    std::string scratch; ///< a private folder that is removed in the end
    std::string programs; ///< the folder of `hawk` and `bench-qtcore-start`
    process::Environment environment;
    toolchain::Settings settings; ///< with a cache of its own, empty in the beginning
    unsigned rounds = 0; ///< 0: what the measure thinks enough

    unsigned roundsOr(unsigned standard) const { return rounds > 0 ? rounds : standard; }
};

/// One question with its lines. `run` fails when an arm gives a wrong result.
struct Measure {
    std::string_view name;
    std::string_view question;
    Result<std::vector<Line>> (*run)(const Context& context);
};

extern const Measure coldMeasure;
extern const Measure traceMeasure;
extern const Measure editMeasure;
extern const Measure hitMeasure;
extern const Measure callMeasure;
extern const Measure streamMeasure;

} // namespace hawk::bench
