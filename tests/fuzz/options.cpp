// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "options.h"

#include <charconv>
#include <format>
#include <string_view>

namespace hawk::fuzz {

Result<Options> readOptions(std::span<char* const> arguments, Options defaults)
{
    Options options = defaults;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view name = arguments[i];
        std::uint64_t* const number = name == "--seed" ? &options.seed
            : name == "--first"                        ? &options.first
            : name == "--count"                        ? &options.count
                                                       : nullptr;
        const std::string_view value = i + 1 < arguments.size() ? arguments[++i] : "";
        if (name == "--engine" && !value.empty()) {
            options.engine = value;
            continue;
        }
        if (number == nullptr
            || std::from_chars(value.data(), value.data() + value.size(), *number).ec != std::errc())
            return text::usageError("fuzz-arguments", std::format("'{} {}' is not understood.", name, value));
    }
    return options;
}

} // namespace hawk::fuzz
