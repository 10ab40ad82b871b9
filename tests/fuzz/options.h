// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <span>

#include "text/error.h"

namespace hawk::fuzz {

/// What a fuzzer tries: inputs `first` to `first + count` of the seed's sequence.
struct Options {
    std::uint64_t seed = 1;
    std::uint64_t first = 0;
    std::uint64_t count = 0;
    bool usesEveryEngine = false; ///< else some engines take turns
};

/// `--seed S --first I --count N --every-engine`, each over a default. A usage error names what is not
/// understood.
Result<Options> readOptions(std::span<char* const> arguments, Options defaults);

} // namespace hawk::fuzz
