// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <stop_token>

namespace hawk::cli {

/// A token that is stopped by the first SIGINT or SIGTERM from now on; the second ends the program at once.
/// Call it once, from main, and keep the source.
std::stop_token stopOnInterrupt(std::stop_source source);

} // namespace hawk::cli
