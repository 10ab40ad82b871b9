// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "text/range.h"

namespace hawk::text {

enum class Severity { error, warning, note };

/// One row of a catalogue of messages: a stable code with the English templates of its sentence and its
/// advice. `{0}`, `{1}`… stand for arguments. Rows are constants with static storage, one catalogue per
/// folder (for example trace/refusals.h); the window translates the templates, never the finished text.
struct DiagnosticRule {
    std::string_view code;
    std::string_view message;
    std::string_view hint = {};
    Severity severity = Severity::error;
};

/// Replaces `range` by `replacement`.
struct TextEdit {
    Range range;
    std::string replacement;
};

/// A mechanical repair: a title for a menu and edits of disjoint ranges in ascending order.
struct Fix {
    std::string title;
    std::vector<TextEdit> edits;
};

/// A second place that explains a diagnostic, for example the call that led into a helper.
struct RelatedPlace {
    Range range;
    std::string message;
};

/// One finding about a text. `rule` is never null and outlives the diagnostic. The range refers to the
/// text the diagnostic was made for.
struct Diagnostic {
    const DiagnosticRule* rule = nullptr;
    Range range;
    std::vector<std::string> arguments = {};
    std::vector<Fix> fixes = {};
    std::vector<RelatedPlace> related = {};

    std::string_view code() const { return rule->code; }
    Severity severity() const { return rule->severity; }
    /// The English sentence with its arguments filled in.
    std::string message() const;
    /// The English advice with its arguments filled in; empty when the rule has none.
    std::string hint() const;
};

Diagnostic diagnose(const DiagnosticRule& rule, Range range, std::vector<std::string> arguments = {});

/// `text` with {0}, {1}… replaced. A number without argument stays as it is; `{{` and `}}` are braces.
std::string fillIn(std::string_view text, const std::vector<std::string>& arguments);

/// Sorts by place, keeping the order of equal places.
void sortByPlace(std::vector<Diagnostic>& diagnostics);

} // namespace hawk::text
