// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace hawk::toolchain {

/// The words of a command such as `nice -n 5 "/opt/my tools/g++"`: split at blanks, single quotes keep
/// everything, double quotes keep all but `\"` and `\\`, a backslash outside quotes keeps the next character.
/// Nothing is expanded. The error is a sentence's end, for example `a quote is not closed`.
std::expected<std::vector<std::string>, std::string> splitCommand(std::string_view command);

/// The words as one line that a POSIX shell would read back as the same words; for messages only.
std::string joinCommand(const std::vector<std::string>& words);

} // namespace hawk::toolchain
