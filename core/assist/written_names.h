// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>

#include "assist/symbols.h"

/// What stands in the text where the tree says nothing: a statement that ends in a dot, or in the middle of
/// an argument, is no part of it.
namespace hawk::assist {

/// Whether a comment or a literal text goes on at the offset.
bool isInCommentOrText(const trace::Module& module, std::uint32_t offset);

/// Where the word begins that ends at the offset; the offset itself when none does.
std::uint32_t beginOfWord(std::string_view text, std::uint32_t offset);

/// Words with dots between them.
struct WrittenName {
    std::string path; ///< its whole dotted meaning, when it comes from a module
    const Symbol* symbol = nullptr; ///< what a single word means that does not
};
WrittenName writtenNameBefore(const trace::Module& module, const Symbols& symbols, std::uint32_t end);

/// The dotted meaning of what is called by the innermost parentheses that are open at the offset, `hawk.sum`;
/// none when a bracket or brace is nearer, or the callee comes from no module. A kernel decorator without a
/// module, such as one of a kind, is none. Cost: linear in the text before, to the beginning of the
/// statement.
std::optional<std::string> calleeAround(const trace::Module& module, const Symbols& symbols,
                                        std::uint32_t offset);

/// Whether the word that begins at the offset is the name of an argument, or may become one: only an opening
/// parenthesis or a comma stands before it.
bool beginsArgument(std::string_view text, std::uint32_t begin);

} // namespace hawk::assist
