// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/diagnostic.h"

/// What can be wrong with the syntax of a file. The parser reports at most one of them per line.
namespace hawk::syntax::messages {

using text::DiagnosticRule;

/// {0}: what stands there, {1}: what should.
inline constexpr DiagnosticRule unexpected{
    .code = "P01",
    .message = "Did not expect {0} here; expected {1}.",
    .hint = "Write {1} at this place, or remove {0}.",
};
/// {0}: the opening bracket, {1}: the closing one.
inline constexpr DiagnosticRule unclosedBracket{
    .code = "P02",
    .message = "The bracket `{0}` is never closed.",
    .hint = "Write `{1}` where the bracketed part ends.",
};
/// {0}: the quotes that are missing.
inline constexpr DiagnosticRule unterminatedString{
    .code = "P03",
    .message = "The text that begins here has no closing {0}.",
    .hint = "Write {0} at the end of the text; a text over several lines needs three quotes on each side.",
};
inline constexpr DiagnosticRule unexpectedIndent{
    .code = "P04",
    .message = "This line is indented deeper than the statement before it.",
    .hint = "Indent the line exactly like the line above it; only a line after `:` goes deeper.",
};
/// {0}: the number as written, {1}: what is wrong with it.
inline constexpr DiagnosticRule invalidNumber{
    .code = "P05",
    .message = "`{0}` is not a number: {1}.",
    .hint = "Write a number such as `12`, `1_000`, `0.5`, `1e-3` or `0xff`; a name begins with a letter.",
};
/// {0}: the character or byte.
inline constexpr DiagnosticRule invalidCharacter{
    .code = "P06",
    .message = "{0} has no meaning in a kernel file.",
    .hint = "Remove it, or put it into a comment or between quotes; the file must be saved as UTF-8.",
};
inline constexpr DiagnosticRule tooDeep{
    .code = "P07",
    .message = "This is nested more than 200 levels deep.",
    .hint = "Give the inner parts names in statements of their own.",
};
inline constexpr DiagnosticRule chainTooLong{
    .code = "P07",
    .message = "This is a chain of more than 1,000 parts.",
    .hint = "Give the first parts a name in a statement of their own, or use a table.",
};
/// {0}: the statement.
inline constexpr DiagnosticRule missingBlock{
    .code = "P08",
    .message = "The {0} has no body.",
    .hint = "Write at least one statement below it, indented deeper; `pass` does nothing.",
};
inline constexpr DiagnosticRule dedentMismatch{
    .code = "P09",
    .message = "The indentation of this line fits no statement above it.",
    .hint = "Indent the line exactly like the statement it follows.",
};
inline constexpr DiagnosticRule mixedIndentation{
    .code = "P10",
    .message = "Tabs and spaces are mixed, so the depth of this line depends on the width of a tab.",
    .hint = "Indent the whole file with spaces, four for each level.",
};
/// {0}: the kind of expression.
inline constexpr DiagnosticRule invalidTarget{
    .code = "P11",
    .message = "{0} cannot be given a value.",
    .hint = "Write a name, `object.name`, `object[index]` or a tuple of these; a comparison is written `==`.",
};
/// {0}: the escape.
inline constexpr DiagnosticRule invalidEscape{
    .code = "P12",
    .message = "`{0}` stands for no character that a text can hold.",
    .hint = "Write the character itself, `\\xhh`, `\\uhhhh` or `\\Uhhhhhhhh`, or double the backslash.",
};
inline constexpr DiagnosticRule argumentOrder{
    .code = "P13",
    .message = "A positional argument follows a named one.",
    .hint = "Move the positional arguments to the front, or name this one as well.",
};
inline constexpr DiagnosticRule generatorNeedsBrackets{
    .code = "P14",
    .message = "A generator expression beside other arguments needs its own brackets.",
    .hint = "Write `( … )` around it.",
};
/// {0}: the rule that is broken, as a sentence without its full stop.
inline constexpr DiagnosticRule parameterOrder{
    .code = "P15",
    .message = "{0}.",
    .hint = "The order is: positional parameters, `/`, ordinary ones, `*` or `*names`, named-only ones, "
            "`**names`.",
};
inline constexpr DiagnosticRule mixedStrings{
    .code = "P16",
    .message = "Bytes and text stand side by side and cannot be joined.",
    .hint = "Write the prefix `b` before all of them or before none.",
};
inline constexpr DiagnosticRule bytesNotAscii{
    .code = "P17",
    .message = "Bytes can hold only ASCII characters as they are.",
    .hint = "Write `\\xhh` for the others, or drop the prefix `b`.",
};

} // namespace hawk::syntax::messages
