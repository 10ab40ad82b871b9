// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "text/error.h"

namespace hawk::fuzz {

/// What a fuzzer tries: inputs `first` to `first + count` of the seed's sequence.
struct Options {
    std::uint64_t seed = 1;
    std::uint64_t first = 0;
    std::uint64_t count = 0;
    std::string engine = {}; ///< the only one to compare; empty for all
};

/// `--seed S --first I --count N --engine NAME`, each over a default. A usage error names what is not
/// understood.
Result<Options> readOptions(std::span<char* const> arguments, Options defaults);

} // namespace hawk::fuzz
