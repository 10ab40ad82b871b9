// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "assist/symbols.h"
#include "assist/text_edit.h"
#include "syntax/parser.h"

namespace hawk::assist {

/// How the file writes a name of the language at module level: `sin`, `m.sin`, `hawk.math.sin`; none when it
/// imports neither the name nor a module that has it.
std::optional<std::string> nameInFile(const Symbols& symbols, std::string_view path);

/// The edit that imports the name: into the `from` line of its module, else as a line of its own below the
/// imports that stand first.
TextEdit importOf(const syntax::SyntaxTree& tree, std::string_view module, std::string_view name);

} // namespace hawk::assist
