// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "text/error.h"

namespace hawk::text {

/// Why no file of this name is found although it may be there: where the name on disk is not UTF-8, every
/// wrong byte arrives as U+FFFD. Refused "file-name-not-utf8"; none where the name holds no such character.
std::optional<Error> lossyName(const std::string& path);

/// `bytes` with each byte that is not part of UTF-8 spelled as `\xff`.
std::string spellInvalidBytes(std::string_view bytes);

} // namespace hawk::text
