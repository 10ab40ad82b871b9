// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>
#include <vector>

#include "assist/symbols.h"
#include "assist/text_edit.h"
#include "text/error.h"

namespace hawk::assist {

/// The edits, ascending, that give the name at the offset another name everywhere in its file. Refused: where
/// no name of the file stands ("rename-nothing"), a text that is no name ("rename-no-name"), and a name that
/// would then mean something else in one of the places ("rename-taken").
Result<std::vector<TextEdit>> renamingAt(const trace::Module& module, const Symbols& symbols,
                                         std::uint32_t offset, std::string_view newName);

/// The text with the edits, which do not overlap, made in it.
std::string edited(std::string_view text, std::vector<TextEdit> edits);

} // namespace hawk::assist
