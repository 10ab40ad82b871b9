// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "build_options.h"
#include "verb.h"

namespace hawk::cli {

extern const Verb assistVerb;
extern const Verb buildVerb;
extern const Verb bundleVerb;
extern const Verb cacheVerb;
extern const Verb checkVerb;
extern const Verb compileVerb;
extern const Verb demoVerb;
extern const Verb doctorVerb;
extern const Verb explainVerb;
extern const Verb gradVerb;
extern const Verb runVerb;
extern const Verb showVerb;

} // namespace hawk::cli
