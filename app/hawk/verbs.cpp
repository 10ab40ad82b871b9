// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "verbs.h"

#include <array>

namespace hawk::cli {

std::span<const Verb> verbs()
{
    static const std::array<Verb, 12> all = {checkVerb,  explainVerb, assistVerb,  showVerb,
                                             gradVerb,   runVerb,     compileVerb, buildVerb,
                                             bundleVerb, cacheVerb,   doctorVerb,  demoVerb};
    return all;
}

} // namespace hawk::cli
