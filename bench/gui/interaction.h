// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "process/environment.h"
#include "support/gui_application.h"
#include "text/error.h"

namespace hawk::bench {

/// What every group of interactions is given.
struct GuiContext {
    gui::GuiApplication& application;
    std::string scratch; ///< a private folder that is removed in the end
    std::string programs; ///< the folder of `hawk-workbench`
    unsigned events = 0; ///< 0: what the interaction thinks enough

    unsigned eventsOr(unsigned standard) const { return events > 0 ? events : standard; }
};

/// Limits that are stated in the goals of the product; absent where there is none.
struct LatencyGoal {
    std::optional<double> p50, p99;
};

/// The events of one interaction, measured.
struct Series {
    int goal = 0; ///< its number among the goals
    std::string what;
    LatencyGoal limits; ///< in `unit`
    std::vector<double> values; ///< in `unit`, one per event; at least one
    std::string_view unit = "ms";
    std::string note = {};
};

/// Interactions that share their set-up. `run` fails when an event gave a wrong result.
struct InteractionGroup {
    std::span<const int> goals; ///< what it measures, ascending
    Result<std::vector<Series>> (*run)(GuiContext& context);
};

extern const InteractionGroup windowGroup;
extern const InteractionGroup typingGroup;
extern const InteractionGroup programGroup;
extern const InteractionGroup buildingGroup;

} // namespace hawk::bench
